import { WhyBox } from '../../../lib/why/why-box.tsx'
import { useExplanation } from '../state/use-explanation.ts'
import type { Game } from '../state/use-game.ts'
import { Motives } from './lazy-bot.ts'

/** A note about the man that was pressed; while none is, about the move just made, and about a king in check. */
export function Why({ game, cell }: { readonly game: Game; readonly cell: string | null }) {
  const { position, move } = game.shown
  // Who has moved asks no more: the next to ask is somebody else.
  const about = game.veiled?.isMade ? null : (cell ?? position.check[0] ?? null)
  return (
    <WhyBox position={position} move={move} cell={cell} about={about} answer={useExplanation(game, about)}>
      {game.record.personSeat !== null && <Motives game={game} />}
    </WhyBox>
  )
}
