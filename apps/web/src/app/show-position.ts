import 'server-only'
import { describe } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import { getTranslations } from 'next-intl/server'
import { answerPicture } from '../server/pictures/answer-picture.ts'
import { createContext } from '../server/trpc/context.ts'
import { caller } from '../trpc/server.tsx'

interface Shown {
  /** What it is known by, for as long as it stays the same. */
  readonly id: string
  /** Null is the game's own start. */
  readonly start: string | null
  readonly moves: readonly string[]
}

/** A picture of a position that no game is played at, as an address asks for it. */
export async function showPosition(request: Request, game: Game, { id, start, moves }: Shown): Promise<Response> {
  const t = await getTranslations('pictures')
  const { name } = describe(game)
  const line = { variant: game.variant.slug, start: start ?? undefined }
  return answerPicture(
    request,
    'png',
    { id, game, moves, version: 0, isOver: true },
    {
      replay: (some) => caller.engine.replay({ line: { ...line, moves: [...some] } }),
      admit: async (pictures) => (await createContext({ headers: request.headers })).admitTo('picture', pictures),
      title: (ply) => t('title', { name, ply }),
      complain: (word) => t('badWish', { word }),
    },
  )
}
