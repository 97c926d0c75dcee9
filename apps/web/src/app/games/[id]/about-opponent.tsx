import { getTranslations } from 'next-intl/server'
import { AboutPlayer } from '../../../features/order/components/about-player.tsx'
import { ClientMessages } from '../../../lib/client-messages.tsx'
import { caller } from '../../../trpc/server.tsx'

interface AboutOpponentProps {
  readonly gameId: string
  readonly mySeat: number
  /** By seat; a guest has no name. */
  readonly players: readonly { readonly name: string | null }[]
}

/** What a player can do about an opponent who behaves badly. No game is worse for it when that cannot be told. */
export async function AboutOpponent({ gameId, mySeat, players }: AboutOpponentProps) {
  const seat = 1 - mySeat
  const who = { gameId, seat }
  const [t, standing] = await Promise.all([
    getTranslations('order'),
    caller.order.ownBlock({ who }).catch(() => ({ blockId: null })),
  ])
  return (
    <ClientMessages of={['order', 'report']}>
      <AboutPlayer who={who} name={players[seat]?.name ?? t('opponent')} gameId={gameId} blockId={standing.blockId} />
    </ClientMessages>
  )
}
