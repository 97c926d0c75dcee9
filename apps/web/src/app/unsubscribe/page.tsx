import { getTranslations } from 'next-intl/server'
import { LetterForm } from '../../features/account/components/letter-form.tsx'
import { endLettersAction } from '../../features/account/server/actions.ts'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { one } from '../one.ts'

interface UnsubscribePageProps {
  readonly searchParams: Promise<{ readonly token?: string | string[] }>
}

export async function generateMetadata() {
  const t = await getTranslations('account.unsubscribe')
  // Its address ends somebody's letters: no page it leads to, and nobody who searches, is to see it.
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false } } as const
}

/** Where the last link of a letter about games leads. */
export default async function UnsubscribePage({ searchParams }: UnsubscribePageProps) {
  const t = await getTranslations('account.unsubscribe')
  const token = one((await searchParams).token) ?? ''
  return (
    <div className="page">
      <PageTitle title={t('title')} lead={t('lead')} />
      <LetterForm token={token} action={endLettersAction} submit={t('submit')} />
    </div>
  )
}
