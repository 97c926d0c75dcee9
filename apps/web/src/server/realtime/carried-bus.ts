import { randomBytes } from 'node:crypto'
import { within } from '../within.ts'
import type { Carrier, StartCarrier } from './carrier.ts'
import { Listeners } from './listeners.ts'
import type { Bus, Topic } from './topic.ts'

/** Most that one message may hold: PostgreSQL takes payloads shorter than 8000 bytes. */
const maxBytes = 7_500

/** How long a message may take to be taken; those behind it wait, and are given up with it. */
const patienceMs = 5_000

/** What one publication may hold, which is an id and a number. */
const maxTopic = 200

export interface BusListener {
  readonly failure: (error: unknown) => void
  /** A message came that was sent so long ago, by the clocks of the two. */
  readonly heard?: (delayMs: number) => void
  readonly told?: (topic: Topic) => void
}

/**
 * A bus between processes. Whoever listens in this process hears at once; the others hear through the carrier, in
 * messages of many lines: while one is on its way the next is gathered, so a busy bus sends fewer and longer ones.
 */
export class CarriedBus implements Bus {
  private readonly listeners: Listeners
  private readonly carrier: Carrier
  /** By this a process knows its own messages, which it has heard already. */
  private readonly own = randomBytes(6).toString('hex')
  private waiting: string[] = []
  private isSending = false

  constructor(
    start: StartCarrier,
    private readonly on: BusListener,
  ) {
    this.listeners = new Listeners(on.failure)
    this.carrier = start({
      hear: (text) => this.hear(text),
      resume: () => this.listeners.tellAll(),
      fail: on.failure,
    })
  }

  get listening(): number {
    return this.listeners.count
  }

  publish(topic: Topic, version?: number): void {
    this.listeners.tell(topic, version ?? null)
    this.on.told?.(topic)
    if (topic.length > maxTopic) return this.on.failure(new Error(`A topic of ${topic.length} signs is not sent.`))
    this.waiting.push(`${topic} ${version ?? ''}`)
    void this.send()
  }

  subscribe(topic: Topic, listener: (version: number | null) => void): () => void {
    return this.listeners.add(topic, listener)
  }

  close(): Promise<void> {
    return this.carrier.close()
  }

  private async send(): Promise<void> {
    if (this.isSending) return
    this.isSending = true
    try {
      while (this.waiting.length > 0) {
        const lines = fitting(this.waiting)
        this.waiting = this.waiting.slice(lines.length)
        const text = [`${this.own} ${Date.now()}`, ...lines].join('\n')
        await within(patienceMs, this.carrier.send(text), 'The bus took too long to take a message.')
      }
    } catch (error) {
      // What waits behind is as old by the time the connection is back, and whoever missed it looks for themselves.
      this.waiting = []
      this.on.failure(error)
    } finally {
      this.isSending = false
    }
  }

  private hear(text: string): void {
    const [head = '', ...lines] = text.split('\n')
    const [sender, at] = head.split(' ')
    this.on.heard?.(Math.max(0, Date.now() - Number(at)))
    if (sender === this.own) return
    for (const line of lines) {
      const [topic, version] = line.split(' ')
      if (topic && isTopic(topic)) this.listeners.tell(topic, version ? Number(version) : null)
    }
  }
}

/** As many lines as one message holds, at least one. */
function fitting(lines: readonly string[]): readonly string[] {
  let bytes = 0
  const count = lines.findIndex((line) => {
    bytes += Buffer.byteLength(line) + 1
    return bytes > maxBytes
  })
  return count === -1 ? lines : lines.slice(0, Math.max(1, count))
}

function isTopic(text: string): text is Topic {
  return text === 'lobby' || ['game:', 'chat:', 'player:'].some((kind) => text.startsWith(kind))
}
