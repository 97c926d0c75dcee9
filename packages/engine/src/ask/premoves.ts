import type { Game } from '../game/game.ts'
import { createMoves, fromOf, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Asked, Line, PremoveAnswer, Seat } from './answers.ts'
import { answer, openLine } from './open.ts'
import { describeMove } from './victims.ts'

/**
 * Turns of the other side that are tried at most, many more than turns of two steps come to. Beyond that a premove may be
 * missing, but none is wrong.
 */
const mostTurns = 20_000

/**
 * The moves a seat may be able to make once the other has made its turn, in the order of their ids: all that are legal
 * after some turn of it, and no others. Which they are follows from the rules alone, however far the men of a game see.
 * None on the seat's own turn, where more than two play, and where not everybody sees everything: what one may intend
 * there would tell what the other can do.
 */
export function askPremoves(game: Game, line: Line, seat: Seat): Asked<readonly PremoveAnswer[]> {
  const opened = openLine(game, line)
  if (!opened.ok) return opened
  const p = opened.value
  const isAsked = game.isOpen && game.variant.seats.length === 2 && p.mover !== seat && game.outcome(p) === undefined
  return answer(isAsked ? premoves(game, p, seat) : [])
}

function premoves(game: Game, p: Position, seat: Seat): PremoveAnswer[] {
  const told = new Map<number, PremoveAnswer>()
  const own = createMoves()
  const steps: Moves[] = []
  let turns = 0

  const tell = () => {
    turns++
    const n = game.legal(p, own)
    for (let i = 0; i < n; i++) {
      // A move is the same if it is the same man's: the other's turn may have made another of it.
      const key = own[i] * mostMen + p.cells[fromOf(own[i])]
      if (!told.has(key)) told.set(key, premoveOf(game, p, own[i]))
    }
  }
  const tryTurn = (depth: number) => {
    steps[depth] ??= createMoves()
    const n = game.legal(p, steps[depth])
    for (let i = 0; i < n && turns < mostTurns; i++) {
      game.make(p, steps[depth][i])
      if (p.mover === seat) tell()
      else tryTurn(depth + 1)
      p.unmake()
    }
  }
  tryTurn(0)
  return [...told.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** More than any man's number. */
const mostMen = 4_096

function premoveOf(game: Game, p: Position, move: number): PremoveAnswer {
  const { id, from, to, act, kind, becomes } = describeMove(game, p, move)
  return { id, from, to, act, kind, ...(becomes !== undefined && { becomes }) }
}
