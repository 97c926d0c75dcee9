/** What was promised, or the complaint when it takes longer. The work itself goes on: nothing can be called back. */
export async function within<T>(ms: number, work: PromiseLike<T>, complaint: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
