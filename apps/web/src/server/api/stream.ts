import { refusal } from '../../lib/refusal.ts'
import { log } from '../log.ts'

const shared = globalThis as typeof globalThis & { variorumExports?: Set<string> }

/** Callers to whom a stream is going out: one at a time for each. */
function busy(): Set<string> {
  shared.variorumExports ??= new Set()
  return shared.variorumExports
}

/**
 * Values as lines of JSON. Each is asked for only when the one before has been taken, so whoever reads slowly costs
 * nothing, and whoever goes away ends it. The first is waited for: what is wrong with a question shows before it is
 * answered.
 */
export async function streamOf(values: AsyncIterable<unknown>, caller: string): Promise<ReadableStream<Uint8Array>> {
  if (busy().has(caller)) throw refusal('TOO_MANY_REQUESTS', 'oneExportAtATime', { seconds: 10 })
  busy().add(caller)
  const free = () => busy().delete(caller)
  const reader = values[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const first = await reader.next().catch((error: unknown) => {
    free()
    throw error
  })
  let next: typeof first | null = first
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = next ?? (await reader.next())
        next = null
        if (!done) return controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
        free()
        controller.close()
      } catch (error) {
        log.error({ err: error }, 'export broke off')
        free()
        // The reader has to see that it is not the end.
        controller.error(new Error('The export broke off.'))
      }
    },
    cancel: async () => {
      free()
      await reader.return?.()
    },
  })
}
