import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../test/own-database.ts'
import { audience } from '../db/schema/index.ts'
import { Audience, countWatchers } from './audience.ts'

const db = ownDatabase()

describe('the audience of a process', () => {
  it('are those who follow a game and do not play it, each counted once however many windows they have', () => {
    const here = new Audience()
    here.enter('white', ['game'])
    here.enter('black', ['game', 'another'])
    here.enter('watcher', ['game'])
    const leave = here.enter('watcher', ['game'])
    const leaveUnknown = here.enter(null, ['game'])
    here.enter(null, ['game'])
    expect(here.watchersOf('game', ['white', 'black'])).toBe(3)
    expect(here.watchersOf('another', ['white', 'red'])).toBe(1)
    leave()
    expect(here.watchersOf('game', ['white', 'black'])).toBe(3)
    leaveUnknown()
    expect(here.watchersOf('game', ['white', 'black'])).toBe(2)
    expect(here.watchersOf('nowhere', [])).toBe(0)
  })
})

describe('watchers', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1_000)
  const count = async (process: string, seconds: number, here: Record<string, number>) =>
    Object.fromEntries(await countWatchers(db(), process, new Map(Object.entries(here)), at(seconds)))

  it('are counted over all processes, a game without any here included', async () => {
    expect(await count('one', 0, { a: 2, b: 0 })).toEqual({ a: 2, b: 0 })
    expect(await count('two', 1, { a: 3, b: 4 })).toEqual({ a: 5, b: 4 })
    expect(await count('one', 5, { a: 1, b: 0 })).toEqual({ a: 4, b: 4 })
    expect(await count('two', 6, { a: 0, b: 4 })).toEqual({ a: 1, b: 4 })
  })

  it('of a process that is gone are nobody soon, and leave nothing', async () => {
    await count('gone', 100, { c: 7 })
    expect(await count('here', 112, { c: 1 })).toEqual({ c: 8 })
    expect(await count('here', 114, { c: 1 })).toEqual({ c: 1 })
    expect((await db().select().from(audience)).map(({ process }) => process)).toEqual(['here'])
    expect(await count('here', 200, {})).toEqual({})
  })
})
