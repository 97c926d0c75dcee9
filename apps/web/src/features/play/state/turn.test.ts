import { describe, expect, it } from 'vitest'
import type { GameRecord } from './record.ts'
import { resigningSeat, takebackPly, turnOf } from './turn.ts'

const game: GameRecord = {
  id: 'g',
  variant: 'any',
  mode: 'bot',
  botLevel: 'casual',
  personSeat: 0,
  start: null,
  moves: [],
  ply: 0,
  isOpen: true,
  toMove: null,
  outcome: null,
  version: 0,
  mine: true,
}
const onOneDevice: GameRecord = { ...game, mode: 'device', botLevel: null, personSeat: null }

describe('turn', () => {
  it('belongs to the bot in its seat, to the person in any other', () => {
    expect(turnOf(game, 1, false)).toBe('bot')
    expect(turnOf(game, 0, false)).toBe('person')
    expect(turnOf(onOneDevice, 1, false)).toBe('person')
  })

  it('belongs to a bot in every seat but the person’s', () => {
    const third = { ...game, personSeat: 2 }
    expect([0, 1, 2, 3].map((seat) => turnOf(third, seat, false))).toEqual(['bot', 'bot', 'person', 'bot'])
  })

  it('belongs to nobody when the game is over or another visitor’s', () => {
    expect(turnOf(game, 0, true)).toBe('nobody')
    expect(turnOf({ ...game, mine: false }, 1, false)).toBe('nobody')
  })
})

describe('takeback', () => {
  it('returns to the person’s own last move against a bot', () => {
    expect(takebackPly(game, [0, 1, 0, 1])).toBe(2)
    expect(takebackPly(game, [0, 1, 0])).toBe(2)
    expect(takebackPly(game, [0, 1, 2, 3, 0, 1])).toBe(4)
  })

  it('does not undo that a game was given up', () => {
    const outcome = { reason: 'resignation', winner: 1, scores: [0, 1] }
    expect(takebackPly({ ...game, outcome }, [0, 1, 0])).toBeNull()
    expect(takebackPly({ ...onOneDevice, outcome }, [0, 1, 0])).toBeNull()
  })

  it('returns one move on one device', () => {
    expect(takebackPly(onOneDevice, [0, 1, 0])).toBe(2)
  })

  it('is impossible before the person has moved', () => {
    expect(takebackPly(game, [])).toBeNull()
    expect(takebackPly({ ...game, personSeat: 1 }, [0])).toBeNull()
  })
})

describe('resigning', () => {
  it('is the person’s against a bot, and the mover’s on one device', () => {
    expect(resigningSeat(game, 1)).toBe(0)
    expect(resigningSeat(onOneDevice, 1)).toBe(1)
  })
})
