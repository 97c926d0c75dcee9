import type { StartCarrier } from './carrier.ts'

/** A service that passes messages on between processes, as its client has it. */
export interface Service {
  readonly send: (text: string) => Promise<unknown>
  /** Opens a connection that listens, and again by itself when it breaks. Answers how to close it. */
  readonly listen: (on: { readonly text: (text: string) => void; readonly ready: () => void }) => () => Promise<void>
  readonly close: () => Promise<void>
}

/** A message that says nothing but that the way is open. */
const beat = ''

/**
 * A carrier that notices when its connection is dead and does not know it: it sends itself a beat every few seconds, and
 * begins to listen anew when nothing at all has come for as long as three of them.
 */
export function supervised(service: Service, everyMs = 5_000): StartCarrier {
  return ({ hear, resume, fail }) => {
    let heardAt = performance.now()
    const listen = () =>
      service.listen({
        text: (text) => {
          heardAt = performance.now()
          if (text !== beat) hear(text)
        },
        ready: () => {
          heardAt = performance.now()
          resume()
        },
      })
    let stopListening = listen()
    const watch = setInterval(() => {
      if (performance.now() - heardAt > 3 * everyMs) {
        heardAt = performance.now()
        fail(new Error('Nothing was heard for too long; listening anew.'))
        stopListening().catch(fail)
        stopListening = listen()
      }
      service.send(beat).catch(() => {
        // Whoever publishes says it; a beat that is not sent is not heard either.
      })
    }, everyMs)
    watch.unref()
    return {
      send: async (text) => {
        await service.send(text)
      },
      close: async () => {
        clearInterval(watch)
        await Promise.all([stopListening(), service.close()])
      },
    }
  }
}
