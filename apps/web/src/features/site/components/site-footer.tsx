import { getTranslations } from 'next-intl/server'
import { Link } from '../../../lib/link.tsx'
import type { Theme } from '../state/theme.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** The colophon: what the edition is made of, and by whose light it is read. */
export async function SiteFooter({ theme }: { readonly theme: Theme }) {
  const t = await getTranslations('site')
  const places = [
    { href: '/players', label: t('nav.players') },
    { href: '/archive', label: t('nav.archive') },
    { href: '/programs', label: t('nav.api') },
    { href: '/credits', label: t('nav.credits') },
  ]
  return (
    <footer data-site className="page mt-16 pb-10">
      <div className="double-rule" aria-hidden="true" />
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-6">
        <div className="max-w-md font-serif text-base text-ink-soft">
          <p>{t('colophon')}</p>
          <nav aria-label={t('nav.colophon')}>
            <ul className="mt-1 flex flex-wrap gap-x-5">
              {places.map(({ href, label }) => (
                <li key={href}>
                  <Link className="link inline-flex min-h-7 items-center" href={href}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <ThemeSwitch
          initial={theme}
          legend={t('theme.legend')}
          labels={{ system: t('theme.system'), light: t('theme.light'), dark: t('theme.dark') }}
        />
      </div>
    </footer>
  )
}
