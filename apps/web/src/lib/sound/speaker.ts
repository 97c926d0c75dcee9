import type { SoundName } from './sounds.ts'
import type { Synth } from './synth.ts'

/** A browser's way to be heard, as far as it is needed. */
export interface Audio extends Synth {
  readonly state: string
  readonly resume: () => Promise<void>
}

export interface Surroundings {
  /** Null where a browser makes no sounds. */
  readonly open: () => Audio | null
  /** How loud, between 0 and 1, as it is wanted now. */
  readonly volume: () => number
  /** What makes a sound of a name, fetched when the first is due. */
  readonly load: () => Promise<(synth: Synth, name: SoundName, volume: number) => void>
}

/**
 * Makes sounds once somebody has pressed something on the page: browsers let none be heard before, and rightly. Whatever
 * goes wrong costs the sound and nothing else.
 */
export class Speaker {
  private audio: Audio | null = null
  private isPressed = false

  constructor(private readonly around: Surroundings) {}

  /** Something was pressed: from here on it may be heard. */
  wake(): void {
    this.isPressed = true
    if (this.around.volume() > 0) this.open()
  }

  async play(name: SoundName): Promise<void> {
    if (!this.isPressed || this.around.volume() === 0) return
    this.open()
    const { audio } = this
    if (!audio) return
    try {
      const play = await this.around.load()
      // What was wanted when the page was asleep is not heard all at once when it wakes.
      if (audio.state === 'running') play(audio, name, this.around.volume())
    } catch {
      // A chunk that did not come, or a voice that is gone.
    }
  }

  private open(): void {
    try {
      this.audio ??= this.around.open()
      // A page that was put to sleep has lost its voice.
      if (this.audio?.state === 'suspended') this.audio.resume().catch(() => {})
    } catch {
      this.audio = null
    }
  }
}
