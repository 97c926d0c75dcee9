import { OFF } from '../board/topology.ts'
import type { Game } from '../game/game.ts'
import { moveId, printMove } from '../notation/move-text.ts'
import { kindOf, seatOf } from '../position/man.ts'
import { argumentOf, createMoves, fromOf, type Move, RESIGNATION, toOf } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { slotOfTaken } from '../rules/hands.ts'
import type { MoveAnswer, Seat, VictimAnswer } from './answers.ts'

/** A pseudo-legal move with what it takes and how; the position is the one before it. */
export function describeMove(game: Game, p: Position, move: Move): MoveAnswer {
  const id = moveId(game, p, move)
  if (move === RESIGNATION)
    return { id, from: '', to: '', act: 'resignation', kind: '', seat: p.mover, text: id, victims: [] }
  const { names } = game.board
  const man = p.cells[fromOf(move)]
  const { act, argument } = game.abilityOf(p, move)
  // An act of the seat begins on an empty cell and is about the kind it names.
  const kind = game.kinds[man === 0 ? argumentOf(move) : kindOf(man)]
  const isPromoted = man !== 0 && argument === 'kind' && argumentOf(move) !== 0
  return {
    id,
    from: names[fromOf(move)],
    to: names[toOf(move)],
    act,
    kind: kind.name,
    seat: man === 0 ? p.mover : seatOf(man),
    text: printMove(game, p, move),
    victims: victimsByRule(game, p, move),
    ...(kind.neutral && { neutral: true }),
    ...(isPromoted && { becomes: game.kinds[argumentOf(move)].name }),
  }
}

/** Another's step as a viewer comes to know of it: that it was made, and which of the viewer's own men it took. */
export function describeHidden(game: Game, p: Position, move: Move, viewer: Seat): MoveAnswer {
  const lost = victimsByRule(game, p, move).filter((victim) => victim.seat === viewer)
  const victims = lost.map((victim) => ({ ...victim, rule: 'hidden', partner: null }))
  const text = victims.length === 0 ? '?' : `? x${victims.map(({ cell }) => cell).join(',')}`
  return { id: '?', from: '', to: '', act: 'hidden', kind: '', seat: p.mover, text, victims }
}

/** Who a move takes, by which rule, with whose help; in the order of the cells' names. */
export function victimsByRule(game: Game, p: Position, move: Move): VictimAnswer[] {
  const { names } = game.board
  const from = fromOf(move)
  const to = toOf(move)
  const out = createMoves()
  return game
    .abilityOf(p, move)
    .captures.flatMap((capture) => {
      const n = capture.victims(p, from, to, out, 0)
      return Array.from(out.subarray(0, n), (victim): VictimAnswer => {
        const partner = capture.partner(p, from, to, victim)
        const kept = keptAs(game, p.cells[victim], p.cells[from])
        return {
          cell: names[victim],
          kind: game.kinds[kindOf(p.cells[victim])].name,
          seat: seatOf(p.cells[victim]),
          rule: capture.rule,
          partner: partner === OFF ? null : names[partner],
          ...(kept !== undefined && { kept }),
        }
      })
    })
    .sort((a, b) => (a.cell < b.cell ? -1 : 1))
}

/** The kind as which a victim comes into its captor's hand. */
function keptAs(game: Game, victim: number, captor: number): string | undefined {
  const { hands } = game.rules.setting
  if (hands === undefined || slotOfTaken(hands, victim, captor) === 0) return undefined
  return game.kinds[hands.kept[kindOf(victim)]].name
}
