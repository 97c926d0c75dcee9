import postgres from 'postgres'
import type { Service } from './supervised.ts'

/** LISTEN and NOTIFY of the database everybody shares anyway. */
export function postgresService(url: string, channel = 'variorum'): Service {
  const client = () => postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {}, backoff: () => 0.5 })
  const mouth = client()
  return {
    send: (text) => mouth.notify(channel, text),
    listen: ({ text, ready }) => {
      const ear = client()
      let isOpen = true
      const open = async (): Promise<void> => {
        try {
          // Once it listens, it does so again by itself after every break, and says when.
          await ear.listen(channel, text, ready)
        } catch {
          if (isOpen) setTimeout(() => void open(), 500).unref()
        }
      }
      void open()
      return () => {
        isOpen = false
        return ear.end({ timeout: 1 })
      }
    },
    close: () => mouth.end({ timeout: 1 }),
  }
}
