import { describe } from '@variorum/engine/ask'
import { layoutOf } from '@variorum/engine/board'
import { gameOf } from '@variorum/engine/catalogue'
import { MenSprite } from '@variorum/ui/sprite'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ChatPlace } from '../../../features/chat/components/chat-place.tsx'
import { GameHead } from '../../../features/play/components/game-head.tsx'
import { GamePlace } from '../../../features/play/components/game-place.tsx'
import { VeiledPlace } from '../../../features/play/components/veiled-place.tsx'
import { OnlineHead } from '../../../features/play/online/components/online-head.tsx'
import { OnlinePlace } from '../../../features/play/online/components/online-place.tsx'
import type { OnlineSnapshot } from '../../../features/play/online/state/snapshot.ts'
import type { GameRecord } from '../../../features/play/state/record.ts'
import { readSheet } from '../../../features/rules/server/read-sheet.ts'
import { setsFor } from '../../../lib/board/fitting-look.ts'
import { playersOf } from '../../../lib/board/players.ts'
import { readLook } from '../../../lib/board/read-look.ts'
import { Seats } from '../../../lib/board/seats.tsx'
import { troopOf } from '../../../lib/board/troop-of.ts'
import { isBotName } from '../../../lib/bots/bot-name.ts'
import { ClientMessages } from '../../../lib/client-messages.tsx'
import { NoScript } from '../../../lib/no-script.tsx'
import { Providers } from '../../../trpc/providers.tsx'
import { caller, HydrateClient, prefetch, trpc } from '../../../trpc/server.tsx'
import { pictured } from '../../pictured.ts'
import { AboutOpponent } from './about-opponent.tsx'
import { findGame } from './find-game.ts'

interface GamePageProps {
  readonly params: Promise<{ readonly id: string }>
}

export async function generateMetadata({ params }: GamePageProps): Promise<Metadata> {
  const found = await findGame((await params).id)
  const game = found && gameOf(found.game.variant)
  if (!game) return {}
  const t = await getTranslations('play')
  const { name } = describe(game)
  const words = { title: t('title', { name }), description: t('description', { name }) }
  const { id, isOpen, outcome } = found.game
  // What may not be seen yet has no picture.
  const picture = isOpen || outcome !== null ? await pictured(words, `/games/${id}/picture.png`) : {}
  return { ...words, ...picture, robots: { index: false } }
}

export default async function GamePage({ params }: GamePageProps) {
  const found = await findGame((await params).id)
  const game = found && gameOf(found.game.variant)
  if (!found || !game) notFound()
  const { id, isOpen } = found.game
  const described = describe(game)
  const [t, look, men] = await Promise.all([getTranslations('play'), readLook(), readSheet(described)])
  const furniture = {
    variant: described,
    layout: layoutOf(game.board),
    look,
    men,
  }
  // What may not be seen yet is not even asked for.
  const isVeiled = !isOpen && found.game.outcome === null
  const replay = isVeiled ? null : await replayOf(found.game)
  const table =
    found.kind === 'online' ? (
      <OnlinePlace key={id} snapshot={found.game} replay={replay} {...furniture} chat={chatAt(found.game)} />
    ) : replay ? (
      <GamePlace key={id} record={found.game} replay={replay} {...furniture} />
    ) : (
      <VeiledPlace key={id} record={found.game} {...furniture} />
    )
  return (
    <Providers>
      <HydrateClient>
        <ClientMessages
          of={[
            'play',
            ...(found.kind === 'online' ? (['online', 'chat', 'report'] as const) : []),
            ...(isOpen ? [] : (['curtain'] as const)),
            ...(found.kind === 'own' && found.game.botLevel !== null ? (['bots'] as const) : []),
            'refused',
            'levels',
            'why',
            'obstacles',
            'hindrances',
            'board',
            'names',
            'outcome',
            'keys',
            'men',
          ]}
        >
          <Seats of={playersOf(described)} className="page">
            <MenSprite troops={[troopOf(described, setsFor(described.kinds))]} />
            {found.kind === 'online' ? (
              <OnlineHead variant={described} snapshot={found.game} />
            ) : (
              <GameHead variant={described} record={found.game} />
            )}
            <NoScript>{t(isVeiled ? 'noScriptHidden' : 'noScript')}</NoScript>
            {table}
            {found.kind === 'online' && found.game.mySeat !== null && !hasBot(found.game) && (
              <AboutOpponent gameId={id} mySeat={found.game.mySeat} players={found.game.players} />
            )}
          </Seats>
        </ClientMessages>
      </HydrateClient>
    </Providers>
  )
}

const hasBot = ({ players }: OnlineSnapshot): boolean => players.some(({ name }) => isBotName(name))

/** Where people play; a bot has nothing to say. */
function chatAt(online: OnlineSnapshot) {
  if (hasBot(online)) return null
  const { id, version, outcome, mySeat, players } = online
  const names = players.map(({ name }) => name)
  return <ChatPlace game={{ id, version, isOver: outcome !== null, mySeat, names }} />
}

/** The game step by step, with the legal moves of where it stands asked for on behalf of the table. */
async function replayOf({ variant, start, moves }: Pick<GameRecord, 'variant' | 'start' | 'moves'>) {
  const line = { variant, start: start ?? undefined, moves: [...moves] }
  const [replay] = await Promise.all([
    caller.engine.replay({ line }),
    prefetch(trpc.engine.moves.queryOptions({ line })),
  ])
  return replay
}
