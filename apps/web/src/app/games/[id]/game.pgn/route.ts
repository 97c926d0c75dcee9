import { exportGame } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { botRemarks } from '../../../../server/records/bot-remarks.ts'
import { clockRemarks, gameTags } from '../../../../server/records/game-tags.ts'
import { caller } from '../../../../trpc/server.tsx'
import { type FoundGame, findGame } from '../find-game.ts'

interface GameTextContext {
  readonly params: Promise<{ readonly id: string }>
}

/** A game as text, to keep or to import elsewhere. */
export async function GET(_request: Request, { params }: GameTextContext): Promise<Response> {
  const found = await findGame((await params).id)
  const game = found && gameOf(found.game.variant)
  if (!found || !game) notFound()
  const record = found.game
  const { variant, moves, outcome } = record
  if (!record.isOpen && outcome === null) {
    const t = await getTranslations('play')
    return new Response(`${t('textKept')}\n`, { status: 403, headers: { 'cache-control': 'no-store' } })
  }
  const line = record.start === null ? { variant, moves } : { variant, start: record.start, moves }
  const { tags, remarks } = found.kind === 'own' ? await wordsOfOwn(found.game) : await wordsOf(record.id)
  // A resigned game has a result that its board does not show; one that was called off has none.
  const scores = outcome?.scores.length ? outcome.scores : undefined
  const text = exportGame(game, line, tags, scores, remarks)
  if (!text.ok) notFound()
  return new Response(text.value, {
    headers: {
      'content-type': 'application/vnd.chess-pgn; charset=utf-8',
      'content-disposition': `inline; filename="${variant}-${record.id}.pgn"`,
      'cache-control': 'no-store',
    },
  })
}

type OwnGame = Extract<FoundGame, { kind: 'own' }>['game']

/** What the text of somebody's own game says besides its moves: its day, its bot, and what was asked of the bot. */
async function wordsOfOwn(game: OwnGame) {
  const { createdAt, botLevel, personSeat } = game
  const [t, levels] = await Promise.all([getTranslations('games'), getTranslations('levels')])
  const dated = { Date: createdAt.slice(0, 10).replaceAll('-', '.') }
  if (botLevel === null || personSeat === null) return { tags: { ...dated, ...game.tags } }
  // PGN has names for two sides.
  const side = ['Black', 'White'][personSeat]
  const bot = side && { [side]: t('botInText', { level: levels(`${botLevel}.name`) }) }
  const changed = (to: typeof botLevel) => t('changedInText', { level: levels(`${to}.name`) })
  return { tags: { ...dated, ...bot, ...game.tags }, remarks: botRemarks(game, changed, t('hintInText')) }
}

/** What the text of a game between people says besides its moves. */
async function wordsOf(id: string) {
  const [record, t] = await Promise.all([caller.archive.read({ id }), getTranslations('archive')])
  const tags = gameTags(record, { guest: t('guest'), closed: t('closed') })
  return { tags, remarks: clockRemarks(record.times) }
}
