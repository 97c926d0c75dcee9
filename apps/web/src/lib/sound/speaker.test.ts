import { describe, expect, it } from 'vitest'
import { type SoundName, sounds } from './sounds.ts'
import { type Audio, Speaker } from './speaker.ts'
import { playTones } from './synth.ts'

interface Heard {
  readonly from: number
  readonly to: number
  readonly loudest: number
}

/** A browser's voice that writes down what it is asked for. */
function fakeAudio(state = 'running') {
  const heard: Heard[] = []
  const levels: number[] = []
  const level = () => ({
    setValueAtTime: () => {},
    exponentialRampToValueAtTime: (value: number) => {
      // As the standard has it: a curve of this kind never reaches nothing.
      if (value <= 0) throw new RangeError('0 cannot be reached')
      levels.push(value)
    },
  })
  const connectable = { connect: (next: unknown) => next }
  let from = 0
  const audio = {
    state,
    currentTime: 10,
    destination: {},
    resume: async () => {
      audio.state = 'running'
    },
    createGain: () => ({ ...connectable, gain: level() }),
    createOscillator: () => {
      levels.length = 0
      return {
        ...connectable,
        type: 'sine',
        frequency: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
        start: (at: number) => {
          from = at
        },
        stop: (at: number) => heard.push({ from, to: at, loudest: Math.max(...levels) }),
      }
    },
  }
  // As much of a context as a speaker asks of one.
  return { audio: audio as unknown as Audio, heard }
}

function speakerWith(open: () => Audio | null, volume = { now: 0.5 }) {
  return { volume, speaker: new Speaker({ open, volume: () => volume.now, load: async () => playTones }) }
}

describe('a page', () => {
  it('is silent until something was pressed', async () => {
    const { audio, heard } = fakeAudio()
    const { speaker } = speakerWith(() => audio)
    await speaker.play('move')
    expect(heard).toEqual([])
    speaker.wake()
    await speaker.play('move')
    expect(heard.length).toBeGreaterThan(0)
  })

  it('is silent where sounds are off, and as loud as is wanted where they are on', async () => {
    const { audio, heard } = fakeAudio()
    const { speaker, volume } = speakerWith(() => audio)
    speaker.wake()
    volume.now = 0
    await speaker.play('capture')
    expect(heard).toEqual([])
    volume.now = 0.25
    await speaker.play('capture')
    expect(Math.max(...heard.map(({ loudest }) => loudest))).toBeLessThanOrEqual(0.25)
  })

  it('opens nothing while sounds are off, and does when they are turned on and something is pressed', () => {
    let opened = 0
    const { speaker, volume } = speakerWith(
      () => {
        opened++
        return fakeAudio().audio
      },
      { now: 0 },
    )
    speaker.wake()
    expect(opened).toBe(0)
    volume.now = 1
    speaker.wake()
    speaker.wake()
    expect(opened).toBe(1)
  })

  it('goes on in silence where a browser makes no sounds, or fails to', async () => {
    const none = speakerWith(() => null).speaker
    const broken = speakerWith(() => {
      throw new Error('no more contexts')
    }).speaker
    const { audio } = fakeAudio()
    const unloaded = new Speaker({ open: () => audio, volume: () => 1, load: () => Promise.reject(new Error('gone')) })
    for (const speaker of [none, broken, unloaded]) {
      speaker.wake()
      await expect(speaker.play('end')).resolves.toBeUndefined()
    }
  })

  it('finds its voice again after a sleep, and says nothing of what happened meanwhile', async () => {
    const { audio, heard } = fakeAudio('suspended')
    const { speaker } = speakerWith(() => audio)
    // Nothing is resumed without a press, so what is due now is not kept for later.
    Object.assign(audio, { resume: async () => {} })
    speaker.wake()
    await speaker.play('move')
    expect(heard).toEqual([])
    Object.assign(audio, { state: 'running' })
    await speaker.play('said')
    expect(heard).toHaveLength(sounds.said.length)
  })
})

// The keys of a constant object are exactly its own.
it.each(Object.keys(sounds) as SoundName[])('the sound of %s begins at once and is over within two seconds', (name) => {
  const { audio, heard } = fakeAudio()
  playTones(audio, name, 1)
  expect(Math.min(...heard.map(({ from }) => from))).toBe(10)
  expect(Math.max(...heard.map(({ to }) => to))).toBeLessThan(12)
  for (const { from, to, loudest } of heard) {
    expect(to).toBeGreaterThan(from)
    expect(loudest).toBeLessThanOrEqual(1)
  }
})
