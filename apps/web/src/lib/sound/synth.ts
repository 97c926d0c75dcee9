import { type SoundName, sounds, type Tone } from './sounds.ts'

/** As far as a sound needs it: what makes tones, and tells the time. */
export type Synth = Pick<AudioContext, 'currentTime' | 'createOscillator' | 'createGain' | 'destination'>

/** Nothing jumps from silence to a tone, which would click. */
const attack = 0.004
const silence = 0.0001

/** Plays a sound now, as loud as `volume` between 0 and 1. */
export function playTones(synth: Synth, name: SoundName, volume: number): void {
  for (const tone of sounds[name]) playTone(synth, tone, volume)
}

function playTone(synth: Synth, { at, lasts, pitch, to, shape, strength }: Tone, volume: number): void {
  const start = synth.currentTime + at
  const end = start + lasts
  const tone = synth.createOscillator()
  tone.type = shape
  tone.frequency.setValueAtTime(pitch, start)
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, end)
  const gain = synth.createGain()
  gain.gain.setValueAtTime(silence, start)
  gain.gain.exponentialRampToValueAtTime(Math.max(silence, strength * volume), start + attack)
  gain.gain.exponentialRampToValueAtTime(silence, end)
  tone.connect(gain).connect(synth.destination)
  tone.start(start)
  tone.stop(end)
}
