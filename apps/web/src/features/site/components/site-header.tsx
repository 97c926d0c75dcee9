import Link from 'next/link'
import { getTranslations } from 'next-intl/server'

/** The running head of every page. */
export async function SiteHeader() {
  const t = await getTranslations('site')
  const places = [
    { href: '/play', label: t('nav.play') },
    { href: '/variants', label: t('nav.library') },
    { href: '/games', label: t('nav.games') },
  ]
  return (
    <header data-site className="page pt-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <Link
          href="/"
          className="flex min-h-11 items-center font-serif text-large font-semibold tracking-[0.08em] text-ink uppercase no-underline sm:tracking-[0.14em]"
        >
          {t('name')}
        </Link>
        <nav aria-label={t('nav.label')} className="-me-1.5 sm:-me-2">
          <ul className="flex items-center sm:gap-x-4">
            {places.map((place) => (
              <li key={place.href}>
                <Link
                  href={place.href}
                  className="flex min-h-11 items-center px-1.5 font-serif text-base sm:px-2 whitespace-nowrap text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                >
                  {place.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="double-rule" aria-hidden="true" />
    </header>
  )
}
