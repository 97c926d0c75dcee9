import { expect, it } from 'vitest'
import {
  type CheckCase,
  type FrozenCase,
  type MovesCase,
  type NotationCase,
  type OutcomeCase,
  type PerftCase,
  type PlayCase,
  type QuietCase,
  spell,
} from './case.ts'
import { countLines, findMove, playThrough, type Referee } from './referee.ts'

export type Cases = {
  readonly moves: readonly MovesCase[]
  readonly plays?: readonly PlayCase[]
  readonly checks?: readonly CheckCase[]
  readonly frozen?: readonly FrozenCase[]
  readonly outcomes?: readonly OutcomeCase[]
  readonly quiet?: readonly QuietCase[]
  readonly perft?: readonly PerftCase[]
  readonly notation?: readonly NotationCase[]
}

const isLong = Boolean(process.env.VARIORUM_LONG)

/** Holds a referee to the cases of its game: a second reading is worth no more than what it was tried on. */
export function holdToCases<Kind extends string>(referee: Referee<Kind>, cases: Cases): void {
  const { parse, print } = referee

  it.each(cases.moves)('$id: $guarantee', ({ fen, square, expected }) => {
    const moves = referee.legalMoves(parse(fen))
    expect(new Set(moves.map((move) => move.id)).size).toBe(moves.length)
    const spelt = moves
      .filter((move) => square === 'all' || move.from === square)
      .map(({ id, victims, act }) =>
        spell(
          id,
          victims.map((victim) => victim.square),
          act,
        ),
      )
    expect(spelt.sort()).toEqual(expected)
  })

  it.each(cases.plays ?? [])('$id: $guarantee', ({ fen, move, leadsTo }) => {
    const position = parse(fen)
    expect(print(referee.play(position, findMove(referee, position, move)))).toBe(leadsTo)
  })

  it.each(cases.checks ?? [])('$guarantee', ({ fen, inCheck }) => {
    expect(referee.inCheck(parse(fen))).toBe(inCheck)
  })

  it.each(cases.frozen ?? [])('$fen has just its frozen men', ({ fen, frozen }) => {
    expect(referee.frozen(parse(fen))).toEqual(frozen)
  })

  it.each(cases.outcomes ?? [])('$id: $guarantee', ({ fen, moves, expected }) => {
    expect(referee.verdict(playThrough(referee, fen, moves))).toEqual(expected)
  })

  it.each(cases.quiet ?? [])('$guarantee', ({ fen, move, quiet }) => {
    const position = parse(fen)
    expect(referee.play(position, findMove(referee, position, move)).quiet).toBe(quiet)
  })

  it.each(cases.perft ?? [])(
    'the tree below $fen has as many lines as counted by $source',
    ({ fen, leaves, slowDepth }) => {
      const depth = isLong ? Math.min(3, leaves.length) : Math.min(2, slowDepth)
      const counted = leaves.slice(0, depth).map((_, ply) => countLines(referee, fen, ply + 1))
      expect(counted).toEqual(leaves.slice(0, depth))
    },
    isLong ? 1_800_000 : 120_000,
  )

  it.each(cases.notation ?? [])('$id: what people write $text is a legal move', ({ fen, move }) => {
    expect(referee.legalMoves(parse(fen)).map(({ id }) => id)).toContain(move)
  })

  it('printing returns what was parsed', () => {
    for (const fen of [referee.start, ...cases.moves.map((one) => one.fen)]) {
      const whole = fen.split(' ').length === 2 ? `${fen} - - 0 1` : fen
      expect(print(parse(fen))).toBe(whole)
    }
  })
}
