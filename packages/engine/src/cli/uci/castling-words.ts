import type { Game } from '../../game/game.ts'
import { fromOf, type Move, toOf } from '../../position/move.ts'
import type { Position } from '../../position/position.ts'

/** How castling is written: by where the king ends, `e1g1`, or by where its partner stands, `e1h1`, as Chess960 has it. */
export type Castling = 'king' | 'partner'

/** A castling move in both ways, as far as both can be told; undefined for any other move. */
export function castlingWords(game: Game, p: Position, move: Move): Partial<Record<Castling, string>> | undefined {
  if (game.abilityOf(p, move).act !== 'castling') return undefined
  const { names } = game.board
  const from = fromOf(move)
  const to = toOf(move)
  const before = p.cells.slice(0, game.board.size)
  game.make(p, move)
  const kingEnds = before.findIndex((man, cell) => man !== before[from] && p.cells[cell] === before[from])
  const left = before.findIndex((man, cell) => cell !== from && man !== 0 && man !== p.cells[cell])
  p.unmake()
  // The move itself names the partner, or the empty cell where the king ends.
  const partner = before[to] === 0 || to === from ? left : to
  return {
    ...(kingEnds < 0 ? {} : { king: `${names[from]}${names[kingEnds]}` }),
    ...(partner < 0 ? {} : { partner: `${names[from]}${names[partner]}` }),
  }
}
