import type { Database } from '../db/open.ts'
import { log } from '../log.ts'
import { takeTurn } from './one-at-a-time.ts'

/**
 * Values as lines of JSON. Each is asked for only when the one before has been taken, so whoever reads slowly costs
 * nothing, and whoever goes away ends it. The first is waited for: what is wrong with a question shows before it is
 * answered.
 */
export async function streamOf(
  db: Database,
  values: AsyncIterable<unknown>,
  caller: string,
): Promise<ReadableStream<Uint8Array>> {
  const free = await takeTurn(db, caller)
  const reader = values[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const first = await reader.next().catch(async (error: unknown) => {
    await free()
    throw error
  })
  let next: typeof first | null = first
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = next ?? (await reader.next())
        next = null
        if (!done) return controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
        await free()
        controller.close()
      } catch (error) {
        log.error({ err: error }, 'export broke off')
        await free()
        // The reader has to see that it is not the end.
        controller.error(new Error('The export broke off.'))
      }
    },
    cancel: async () => {
      await free()
      await reader.return?.()
    },
  })
}
