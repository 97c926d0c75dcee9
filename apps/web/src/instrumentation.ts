/** Runs once when the server starts. The database is the Node process's business; the edge runtime has none. */
export async function register(): Promise<void> {
  // Next replaces this one variable while building, so it cannot come through `env.ts`.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { prepareServer } = await import('./server/prepare.ts')
  await prepareServer()
}
