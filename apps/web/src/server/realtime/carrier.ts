/** Brings texts from one process to all, the sender included. May lose some when a connection breaks, and then says so. */
export interface Carrier {
  /** Rejects when it could not be sent. */
  readonly send: (text: string) => Promise<void>
  readonly close: () => Promise<void>
}

export interface Hearer {
  readonly hear: (text: string) => void
  /** It listens again after a pause, and nobody knows what was said meanwhile. */
  readonly resume: () => void
  readonly fail: (error: unknown) => void
}

export type StartCarrier = (hearer: Hearer) => Carrier
