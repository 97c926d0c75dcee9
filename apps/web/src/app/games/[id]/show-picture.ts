import 'server-only'
import { describe } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { answerPicture, type PictureKind, plain } from '../../../server/pictures/answer-picture.ts'
import { createContext } from '../../../server/trpc/context.ts'
import { caller } from '../../../trpc/server.tsx'
import { findGame } from './find-game.ts'

/** A picture of the game at an address, for whoever may see the game. */
export async function showPicture(request: Request, id: string, kind: PictureKind): Promise<Response> {
  const found = await findGame(id)
  const game = found && gameOf(found.game.variant)
  if (!found || !game) notFound()
  const t = await getTranslations('pictures')
  const { variant, start, moves, version, outcome, isOpen } = found.game
  if (!isOpen && outcome === null) return plain(403, t('kept'))
  const { name } = describe(game)
  return answerPicture(
    request,
    kind,
    { id: found.game.id, game, moves, version, isOver: outcome !== null },
    {
      replay: (some) => caller.engine.replay({ line: { variant, start: start ?? undefined, moves: [...some] } }),
      admit: async (pictures) => (await createContext({ headers: request.headers })).admitTo('picture', pictures),
      title: (ply) => t('title', { name, ply }),
      complain: (word) => t('badWish', { word }),
    },
  )
}
