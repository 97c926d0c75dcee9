import type { Instrumentation } from 'next'

/** Runs once when the server starts. The database is the Node process's business; the edge runtime has none. */
export async function register(): Promise<void> {
  // Next replaces this one variable while building, so it cannot come through `env.ts`.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { prepareServer } = await import('./server/prepare.ts')
  await prepareServer()
}

/** What a page could not be made for: its reader sees a number and no reason, so the log has both. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('./server/log.ts')
  const [path] = request.path.split('?')
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined
  log.error({ err: error, method: request.method, path, route: context.routePath, digest }, 'A page came to nothing.')
}
