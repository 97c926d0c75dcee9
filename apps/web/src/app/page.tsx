import { describe } from '@variorum/engine/ask'
import { gameOf, slugs } from '@variorum/engine/catalogue'
import { BoardPicture } from '@variorum/ui/picture'
import { PictureSprite } from '@variorum/ui/sprite'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ShelfList } from '../features/catalogue/components/shelf-list.tsx'
import { shelvesOf } from '../features/catalogue/state/shelves.ts'
import { GameShelf } from '../features/play/components/game-shelf.tsx'
import { Army } from '../features/rules/components/army.tsx'
import { Demonstration } from '../features/rules/components/demonstration.tsx'
import { readEdition } from '../features/rules/server/read-edition.ts'
import { readScenes } from '../features/rules/server/read-scenes.ts'
import { fittingLook, setOf, setsFor } from '../lib/board/fitting-look.ts'
import { readLook } from '../lib/board/read-look.ts'
import { troopOf } from '../lib/board/troop-of.ts'
import { ClientMessages } from '../lib/client-messages.tsx'
import { Link } from '../lib/link.tsx'
import { caller } from '../trpc/server.tsx'
import { firstGame } from './first-game.ts'
import { movesOf } from './moves-of.ts'
import { nameOf, sideOf } from './name-of.ts'

export default async function HomePage() {
  const edition = await readEdition(await firstGame())
  if (!edition) notFound()
  const [t, liked, recent] = await Promise.all([getTranslations('home'), readLook(), caller.games.mine({ limit: 3 })])
  const { variant, layout } = edition
  const look = fittingLook(liked, variant.kinds)
  const scenes = readScenes(edition, 6)
  const [first] = scenes
  const games = slugs.flatMap((slug) => gameOf(slug) ?? []).map((game) => ({ variant: describe(game) }))
  const shelf = shelvesOf(games, variant.slug).flatMap(({ books }) => books.map((book) => book.variant))
  return (
    <div className="page">
      <PictureSprite layouts={[layout]} troops={[troopOf(variant, setsFor(variant.kinds))]} />
      <div className="title-page">
        <header>
          <p className="rubric-line">{t('overline')}</p>
          <h1 className="mt-3 text-display">{t('title')}</h1>
          <div className="prose mt-5">
            <p>{t('lead')}</p>
            <p>{t('first', { name: variant.name, by: variant.by, year: String(variant.year) })}</p>
          </div>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Link className="button button-primary" href={`/variants/${variant.slug}/play`}>
              {t('play', { name: variant.name })}
            </Link>
            <Link
              className="link inline-flex min-h-11 items-center font-serif text-large"
              href={`/variants/${variant.slug}`}
            >
              {t('rules')}
            </Link>
          </div>
          <ShelfList variants={shelf} />
        </header>
        {first && (
          <figure className="plate title-plate">
            <ClientMessages of={['tryIt', 'board', 'names', 'outcome']}>
              <Demonstration
                scenes={scenes}
                name={variant.name}
                layout={layout}
                look={look}
                company={{ kinds: variant.kinds, seats: variant.seats }}
                picture={
                  <BoardPicture
                    layout={layout}
                    men={first.before}
                    pieceSet={setOf(look, variant)}
                    label={first.title}
                    marks={[
                      { shape: 'arrow', from: first.move.from, to: first.move.to },
                      { shape: 'takes', move: first.move },
                    ]}
                  />
                }
              />
            </ClientMessages>
          </figure>
        )}
      </div>
      {recent.games.length > 0 && (
        <section className="mt-14" aria-labelledby="recent">
          <h2 id="recent" className="text-title">
            {t('recent')}
          </h2>
          <GameShelf games={recent.games} nameOf={nameOf} sideOf={sideOf} movesOf={movesOf} />
          <Link className="link mt-3 inline-flex min-h-8 items-center" href="/games">
            {t('allGames')}
          </Link>
        </section>
      )}
      <Army variant={variant} />
    </div>
  )
}
