import { exportGame } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
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
  const { tags, remarks } = found.kind === 'own' ? { tags: datedTags(found.game) } : await wordsOf(record.id)
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

function datedTags({ createdAt, tags }: Extract<FoundGame, { kind: 'own' }>['game']) {
  return { Date: createdAt.slice(0, 10).replaceAll('-', '.'), ...tags }
}

/** What the text of a game between people says besides its moves. */
async function wordsOf(id: string) {
  const [record, t] = await Promise.all([caller.archive.read({ id }), getTranslations('archive')])
  const tags = gameTags(record, { guest: t('guest'), closed: t('closed') })
  return { tags, remarks: clockRemarks(record.times) }
}
