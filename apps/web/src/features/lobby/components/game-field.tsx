import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Link } from '../../../lib/link.tsx'
import { choiceOf, type GameShelf } from '../state/shelf.ts'

interface GameFieldProps {
  readonly shelves: readonly GameShelf[]
  /** Slug of the game, or of a reading of it. */
  readonly variant: string
  readonly onChange: (variant: string) => void
}

/** Which game, shelf by shelf, and by whose rules where there is a choice. */
export function GameField({ shelves, variant, onChange }: GameFieldProps) {
  const t = useTranslations('lobby.offer')
  const id = useId()
  const game = choiceOf(shelves, variant)
  return (
    <>
      <div>
        <label htmlFor={id} className="text-small text-ink-soft">
          {t('game')}
        </label>
        <select
          id={id}
          className="field mt-1"
          value={game?.slug}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {shelves.map(({ title, games }) => (
            <optgroup key={title} label={title}>
              {games.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <p id={`${id}-hint`} className="mt-1 text-small text-ink-soft">
          {t.rich('rules', {
            link: (words) => (
              <Link className="link" href={`/variants/${game?.slug ?? variant}`}>
                {words}
              </Link>
            ),
          })}
        </p>
      </div>
      {game && game.readings.length > 0 && (
        <div>
          <label htmlFor={`${id}-reading`} className="text-small text-ink-soft">
            {t('reading')}
          </label>
          <select
            id={`${id}-reading`}
            className="field mt-1"
            value={variant}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            <option value={game.slug}>{t('asPrinted')}</option>
            {game.readings.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name.charAt(0).toUpperCase() + name.slice(1)}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  )
}
