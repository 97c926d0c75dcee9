import { askReplay } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { expect, it } from 'vitest'
import { beginClock } from '../../../lib/clock/clock.ts'
import { clocksWith } from './clocks-with.ts'

const rule = { kind: 'fischer', initial: 60_000, increment: 1_000 } as const
const moves = ['a2a4', 'a7a5', 'b2b4']

const played = gameOf('ultima')
const replay = played && askReplay(played, { variant: 'ultima', moves })
if (!replay?.ok) throw new Error('These moves are Ultima.')
const { steps } = replay.value
const clock = { rule, state: beginClock(rule, 2, 0, 0) }
const pending = moves.map((move, ply) => ({ clientId: `${ply}`, ply, move, by: 'person' as const, thought: 5_000 }))

it('moves that wait have cost their time already, first turns none', () => {
  expect(clocksWith(clock, pending, steps).state).toMatchObject({
    running: 1,
    since: 15_000,
    seats: [{ left: 60_000 - 5_000 + 1_000 }, { left: 60_000 }],
  })
})

it('a move of which the rules have not said what it does is not reckoned with yet', () => {
  expect(clocksWith(clock, pending, steps.slice(0, 1)).state).toMatchObject({ running: 1, since: 5_000 })
})
