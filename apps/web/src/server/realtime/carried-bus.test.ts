import { describe, expect, it } from 'vitest'
import { CarriedBus } from './carried-bus.ts'
import type { Hearer } from './carrier.ts'

/** A carrier between buses of one process, which can be cut. */
function street() {
  const hearers: Hearer[] = []
  const sent: string[] = []
  let isCut = false
  const start = (hearer: Hearer) => {
    hearers.push(hearer)
    const send = async (text: string) => {
      if (isCut) throw new Error('cut')
      sent.push(text)
      for (const { hear } of hearers) hear(text)
    }
    return { send, close: async () => {} }
  }
  const cut = () => {
    isCut = true
  }
  const mend = () => {
    isCut = false
    for (const { resume } of hearers) resume()
  }
  return { start, sent, cut, mend }
}

const noted = () => {
  const versions: (number | null)[] = []
  return { versions, note: (version: number | null) => void versions.push(version) }
}

const busOn = (between: ReturnType<typeof street>, complaints: unknown[] = []) =>
  new CarriedBus(between.start, { failure: (error) => complaints.push(error) })

describe('the bus', () => {
  it('tells whoever listens to a topic, once, in its own process and in others', async () => {
    const between = street()
    const [here, there] = [busOn(between), busOn(between)]
    const [own, other, stranger] = [noted(), noted(), noted()]
    here.subscribe('game:a', own.note)
    there.subscribe('game:a', other.note)
    there.subscribe('game:b', stranger.note)
    here.publish('game:a', 3)
    here.publish('lobby')
    await Promise.resolve()
    expect([own.versions, other.versions, stranger.versions]).toEqual([[3], [3], []])
  })

  it('says that something may have happened where no version is known', async () => {
    const between = street()
    const { versions, note } = noted()
    busOn(between).subscribe('player:me', note)
    busOn(between).publish('player:me')
    expect(versions).toEqual([null])
  })

  it('keeps no listener that has left', () => {
    const bus = busOn(street())
    const leave = bus.subscribe('lobby', () => {})
    const leaveToo = bus.subscribe('lobby', () => {})
    leave()
    leave()
    expect(bus.listening).toBe(1)
    leaveToo()
    expect(bus.listening).toBe(0)
  })

  it('tells the others though one of them fails', () => {
    const complaints: unknown[] = []
    const bus = busOn(street(), complaints)
    const { versions, note } = noted()
    bus.subscribe('lobby', () => {
      throw new Error('broken')
    })
    bus.subscribe('lobby', note)
    bus.publish('lobby', 1)
    expect(versions).toEqual([1])
    expect(complaints).toHaveLength(1)
  })

  it('has everything looked after again when it was cut off', async () => {
    const between = street()
    const complaints: unknown[] = []
    const [here, there] = [busOn(between, complaints), busOn(between)]
    const { versions, note } = noted()
    there.subscribe('game:a', note)
    between.cut()
    here.publish('game:a', 4)
    await new Promise(setImmediate)
    expect(complaints).toHaveLength(1)
    between.mend()
    expect(versions).toEqual([null])
    here.publish('game:a', 5)
    expect(versions).toEqual([null, 5])
  })

  it('gathers what is published while a message is on its way, and no message reaches 8000 bytes', async () => {
    const between = street()
    const [here, there] = [busOn(between), busOn(between)]
    const heard = new Set<number>()
    for (let game = 0; game < 1_000; game++) {
      there.subscribe(`game:${game}-of-a-thousand`, () => heard.add(game))
      here.publish(`game:${game}-of-a-thousand`, 1)
    }
    await new Promise(setImmediate)
    expect(heard.size).toBe(1_000)
    expect(between.sent.length).toBeLessThan(20)
    expect(Math.max(...between.sent.map((text) => Buffer.byteLength(text)))).toBeLessThan(8_000)
  })
})
