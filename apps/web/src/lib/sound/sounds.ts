/** A tone of a sound: seconds and hertz. */
export interface Tone {
  readonly at: number
  readonly lasts: number
  readonly pitch: number
  /** Where its pitch glides to. */
  readonly to?: number
  readonly shape: 'sine' | 'triangle' | 'square'
  /** Between 0 and 1. */
  readonly strength: number
}

/** A man put down is a knock on wood: two short tones that fall. */
const knock = (at: number, pitch: number, strength = 1): readonly Tone[] => [
  { at, lasts: 0.07, pitch, to: pitch * 0.6, shape: 'triangle', strength },
  { at, lasts: 0.03, pitch: pitch * 4.2, to: pitch * 2, shape: 'sine', strength: strength * 0.35 },
]

const bell = (at: number, pitch: number, lasts: number, strength = 0.7): readonly Tone[] => [
  { at, lasts, pitch, shape: 'sine', strength },
  { at, lasts: lasts / 2, pitch: pitch * 2.76, shape: 'sine', strength: strength * 0.2 },
]

/** Everything that can be heard, as tones: a few hundred bytes in place of files. */
export const sounds = {
  move: knock(0, 260),
  /** What is taken is pushed aside before the man stands. */
  capture: [...knock(0, 180, 0.8), ...knock(0.07, 300)],
  check: [...knock(0, 260), ...bell(0.06, 880, 0.16, 0.5)],
  lowTime: [0, 0.16, 0.32].flatMap((at) => bell(at, 1175, 0.1, 0.6)),
  end: [...bell(0, 523, 0.5), ...bell(0.14, 392, 0.9)],
  challenge: [...bell(0, 659, 0.3), ...bell(0.15, 880, 0.5)],
  said: bell(0, 740, 0.18, 0.4),
} as const satisfies Readonly<Record<string, readonly Tone[]>>

export type SoundName = keyof typeof sounds
