'use client'

import { useTranslations } from 'next-intl'
import { Interlude } from '../features/site/components/interlude.tsx'
import { Link } from '../lib/link.tsx'

/** A page that failed while it was rendered. `reset` renders it again with whatever has come right meanwhile. */
export default function PageError({ reset }: { readonly error: Error; readonly reset: () => void }) {
  const t = useTranslations('error')
  return (
    <Interlude title={t('title')} text={t('text')}>
      <button type="button" className="button" onClick={reset}>
        {t('retry')}
      </button>
      <Link className="button" href="/">
        {t('home')}
      </Link>
    </Interlude>
  )
}
