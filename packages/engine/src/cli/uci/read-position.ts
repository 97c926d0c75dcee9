import type { Line, MoveId } from '../../ask/answers.ts'
import { openStart, refuseMove } from '../../ask/open.ts'
import type { Game } from '../../game/game.ts'
import { answered, Complaint } from '../complaint.ts'
import { positionText } from '../requests.ts'
import { makeTurn } from './move-words.ts'

/** The line that `position [startpos | fen …] [moves …]` means. Throws the complaint about what cannot be. */
export function readPosition(game: Game, words: readonly string[]): Line {
  const at = words.indexOf('moves')
  const [kind, ...fen] = words.slice(0, at < 0 ? undefined : at)
  if (kind !== 'startpos' && (kind !== 'fen' || fen.length === 0)) {
    throw new Complaint({ key: 'usage', params: { text: 'position wants startpos, or fen and a position.' } })
  }
  const start = kind === 'startpos' ? undefined : positionText(game, fen.join(' '))
  const p = answered(openStart(game, { variant: game.variant.slug, start, moves: [] }))
  const moves: MoveId[] = []
  const turns = at < 0 ? [] : words.slice(at + 1)
  for (const [index, word] of turns.entries()) {
    const turn = makeTurn(game, p, word)
    if (!turn.ok) throw new Complaint(refuseMove(turn.fault, { ply: `${index + 1}` }).error)
    moves.push(...turn.value)
  }
  return { variant: game.variant.slug, start, moves }
}
