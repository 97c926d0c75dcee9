import { getTranslations } from 'next-intl/server'
import { LetterForm } from '../../features/account/components/letter-form.tsx'
import { verifyEmailAction } from '../../features/account/server/actions.ts'
import { Interlude } from '../../features/site/components/interlude.tsx'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { Link } from '../../lib/link.tsx'
import { one } from '../one.ts'

interface VerifyPageProps {
  readonly searchParams: Promise<{ readonly token?: string | string[] }>
}

export async function generateMetadata() {
  const t = await getTranslations('account.verify')
  // Its address opens an account: no page it leads to, and nobody who searches, is to see it.
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false } } as const
}

export default async function VerifyPage({ searchParams }: VerifyPageProps) {
  const t = await getTranslations('account')
  const token = one((await searchParams).token)
  if (token === null) {
    return (
      <Interlude title={t('broken.title')} text={t('broken.text')}>
        <Link className="button" href="/account">
          {t('broken.again')}
        </Link>
      </Interlude>
    )
  }
  return (
    <div className="page">
      <PageTitle title={t('verify.title')} lead={t('verify.lead')} />
      <LetterForm token={token} action={verifyEmailAction} submit={t('verify.submit')} />
    </div>
  )
}
