import { exportGame } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { findGame } from '../find-game.ts'

interface GameTextContext {
  readonly params: Promise<{ readonly id: string }>
}

/** A game as text, to keep or to import elsewhere. */
export async function GET(_request: Request, { params }: GameTextContext): Promise<Response> {
  const record = await findGame((await params).id)
  const game = record && gameOf(record.variant)
  if (!record || !game) notFound()
  const { variant, moves, outcome, tags } = record
  if (record.toMove !== null) {
    const t = await getTranslations('play')
    return new Response(`${t('textKept')}\n`, { status: 403, headers: { 'cache-control': 'no-store' } })
  }
  const line = record.start === null ? { variant, moves } : { variant, start: record.start, moves }
  const text = exportGame(
    game,
    line,
    { Date: record.createdAt.slice(0, 10).replaceAll('-', '.'), ...tags },
    // A resigned game has a result that its board does not show.
    outcome?.scores,
  )
  if (!text.ok) notFound()
  return new Response(text.value, {
    headers: {
      'content-type': 'application/vnd.chess-pgn; charset=utf-8',
      'content-disposition': `inline; filename="${variant}-${record.id}.pgn"`,
      'cache-control': 'no-store',
    },
  })
}
