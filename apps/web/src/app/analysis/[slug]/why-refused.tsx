import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '../../../lib/client-messages.tsx'
import { Link } from '../../../lib/link.tsx'
import { analysisPath } from '../../../lib/variant-paths.ts'
import { BadPosition } from './bad-position.tsx'
import type { Opened } from './read-opening.ts'

interface WhyRefusedProps {
  readonly opened: Exclude<Opened, { kind: 'opened' } | { kind: 'missing' }>
  readonly slug: string
  /** The game that was asked for. */
  readonly id: string | null
}

/** Why there is nothing to analyse yet, and where to go instead. */
export async function WhyRefused({ opened, slug, id }: WhyRefusedProps) {
  const t = await getTranslations('analysis')
  return (
    <div className="prose mt-6 grid gap-4">
      <div className="notice">
        {opened.kind === 'refused' ? (
          <p>{t(`refused.${opened.why}`)}</p>
        ) : (
          <ClientMessages of={['analysis', 'names', 'askErrors', 'fenErrors']}>
            <BadPosition error={opened} />
          </ClientMessages>
        )}
      </div>
      <p className="flex flex-wrap gap-3">
        {id !== null && (
          <Link className="button" href={`/games/${id}`}>
            {t('refused.back')}
          </Link>
        )}
        <Link className="button" href={analysisPath(slug)}>
          {t('refused.empty')}
        </Link>
      </p>
    </div>
  )
}
