/** Waits until something is so, looking again and again; complains when it takes too long. */
export async function until(
  isSo: () => Promise<boolean> | boolean,
  complaint: string,
  { timeoutMs = 60_000, everyMs = 50 } = {},
): Promise<void> {
  for (const end = Date.now() + timeoutMs; !(await isSo()); ) {
    if (Date.now() > end) throw new Error(complaint)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}
