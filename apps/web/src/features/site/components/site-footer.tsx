import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { Theme } from '../state/theme.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** The colophon: what the edition is made of, and by whose light it is read. */
export async function SiteFooter({ theme }: { readonly theme: Theme }) {
  const t = await getTranslations('site')
  return (
    <footer data-site className="page mt-16 pb-10">
      <div className="double-rule" aria-hidden="true" />
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-6">
        <div className="max-w-md font-serif text-base text-ink-soft">
          <p>{t('colophon')}</p>
          <Link className="link mt-1 inline-flex min-h-7 items-center" href="/credits">
            {t('nav.credits')}
          </Link>
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
