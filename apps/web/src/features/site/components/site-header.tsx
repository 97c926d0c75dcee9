import { UserRound } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { Link } from '../../../lib/link.tsx'

interface SiteHeaderProps {
  /** Name of whoever is signed in. */
  readonly name: string | null
}

const entry =
  'flex min-h-11 items-center px-1 font-serif text-base whitespace-nowrap text-ink-soft underline-offset-4 hover:text-ink hover:underline sm:px-2'

/** The running head of every page. */
export async function SiteHeader({ name }: SiteHeaderProps) {
  const t = await getTranslations('site')
  const places = [
    { href: '/play', label: t('nav.play') },
    { href: '/variants', label: t('nav.library') },
    { href: '/games', label: t('nav.games') },
  ]
  return (
    <header data-site className="page pt-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-1 sm:gap-x-3">
        <Link
          href="/"
          className="flex min-h-11 items-center font-serif text-base font-semibold tracking-[0.02em] text-ink uppercase no-underline sm:text-large sm:tracking-[0.14em]"
        >
          {t('name')}
        </Link>
        <nav aria-label={t('nav.label')} className="-me-1 sm:-me-2">
          <ul className="flex items-center sm:gap-x-4">
            {places.map((place) => (
              <li key={place.href}>
                <Link href={place.href} className={entry}>
                  {place.label}
                  {/* News puts in here how much waits. */}
                  {place.href === '/play' && <span id="play-count" />}
                </Link>
              </li>
            ))}
            <li>
              <Link
                href={name === null ? '/sign-in' : '/account'}
                className={`${entry} gap-1.5`}
                aria-label={name === null ? t('nav.signIn') : t('nav.account', { name })}
              >
                <UserRound aria-hidden="true" className="size-5 shrink-0" strokeWidth={name === null ? 1.5 : 2} />
                {/* On a phone there is no room for words beside the places. */}
                <span className="hidden max-w-24 truncate sm:inline md:max-w-44">{name ?? t('nav.signIn')}</span>
              </Link>
            </li>
          </ul>
        </nav>
      </div>
      <div className="double-rule" aria-hidden="true" />
    </header>
  )
}
