import { exportGame } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
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
  const text = exportGame(
    game,
    line,
    { Date: record.createdAt.slice(0, 10).replaceAll('-', '.'), ...tagsOf(found) },
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

/** What the text says of the game besides its moves. Nobody is named by more than their name. */
function tagsOf(found: FoundGame): Readonly<Record<string, string>> {
  if (found.kind === 'own') return found.game.tags
  const [white, black] = found.game.players.map(({ name }) => name ?? '?')
  return { White: white ?? '?', Black: black ?? '?' }
}
