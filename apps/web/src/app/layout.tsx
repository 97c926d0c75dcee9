import './globals.css'
import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { getLocale, getTranslations } from 'next-intl/server'
import { type ReactNode, Suspense } from 'react'
import { SiteFooter } from '../features/site/components/site-footer.tsx'
import { SiteHeader } from '../features/site/components/site-header.tsx'
import { parseTheme, themeAttribute, themeCookie } from '../features/site/state/theme.ts'
import { ClientMessages } from '../lib/client-messages.tsx'
import { asker } from '../trpc/server.tsx'
import { faces } from './fonts.ts'
import { NewsDesk } from './news-desk.tsx'
import { StandingDesk } from './standing-desk.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site')
  return {
    title: { default: t('title'), template: `%s · ${t('name')}` },
    description: t('description'),
    applicationName: t('name'),
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f2e6' },
    { media: '(prefers-color-scheme: dark)', color: '#1d1611' },
  ],
}

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  // A nonce belongs to one request, so no page may be rendered ahead of it.
  await connection()
  const t = await getTranslations('site')
  const theme = parseTheme((await cookies()).get(themeCookie)?.value)
  return (
    <html lang={await getLocale()} data-theme={themeAttribute(theme)} className={faces}>
      <body>
        <a
          href="#main"
          className="button button-primary sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
        >
          {t('skip')}
        </a>
        <ClientMessages of={['error']}>
          <SiteHeader name={(await asker())?.name ?? null} />
          <StandingDesk />
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <SiteFooter theme={theme} />
          <Suspense>
            <NewsDesk />
          </Suspense>
        </ClientMessages>
      </body>
    </html>
  )
}
