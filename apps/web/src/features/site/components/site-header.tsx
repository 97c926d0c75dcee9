import Link from 'next/link'
import { getTranslations } from 'next-intl/server'

/** The running head of every page. */
export async function SiteHeader() {
  const t = await getTranslations('site')
  const places = [
    { href: '/variants', label: t('nav.library') },
    { href: '/games', label: t('nav.games') },
  ]
  return (
    <header data-site className="page pt-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <Link
          href="/"
          className="flex min-h-11 items-center font-serif text-large font-semibold tracking-[0.14em] text-ink uppercase no-underline"
        >
          {t('name')}
        </Link>
        <nav aria-label={t('nav.label')}>
          <ul className="flex items-center gap-x-1 sm:gap-x-4">
            {places.map((place) => (
              <li key={place.href}>
                <Link
                  href={place.href}
                  className="flex min-h-11 items-center px-2 font-serif text-base text-ink-soft underline-offset-4 hover:text-ink hover:underline"
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
