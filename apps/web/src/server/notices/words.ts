import { translator } from '../../i18n/translator.ts'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { titleOf } from '../seeks/title-of.ts'
import type { WholeMatter } from './matters.ts'

/** What somebody is told, and the page of ours it is about. */
export interface Told {
  readonly title: string
  readonly line: string
  readonly path: string
}

const hourMs = 3_600_000

/**
 * A notice in words. They name the game, the other player and how things stand with both, and never a move or a position:
 * whoever looks over a shoulder at a locked screen is to see no more of a game than anybody may.
 */
export async function wordsOf(
  gameOf: EngineContext['gameOf'],
  { notice, seek, game, players, account }: WholeMatter,
  now: Date,
): Promise<Told> {
  const t = await translator('tidings')
  const slug = seek?.variants[0] ?? game?.variant ?? ''
  const seat = players.findIndex(({ playerId }) => playerId === account.id)
  const other = seek ? seek.name : (players[1 - seat]?.name ?? null)
  const hours = game?.deadline ? Math.max(1, Math.floor((game.deadline.getTime() - now.getTime()) / hourMs)) : 0
  const { topic, subject } = notice
  const values = { game: await titleOf(gameOf, slug), name: other ?? t('guest'), hours, how: howEnded(game, seat) }
  return {
    title: t(`titles.${topic}`),
    line: t(`lines.${topic}`, values),
    path: topic === 'challenged' ? `/challenge/${subject}` : `/games/${subject}`,
  }
}

function howEnded(game: WholeMatter['game'], seat: number): 'won' | 'lost' | 'drawn' | 'calledOff' {
  const [mine, theirs] = [game?.scores?.[seat], game?.scores?.[1 - seat]]
  if (mine === undefined || theirs === undefined) return 'calledOff'
  return mine === theirs ? 'drawn' : mine > theirs ? 'won' : 'lost'
}
