import { getTranslations } from 'next-intl/server'
import { LetterForm } from '../../features/account/components/letter-form.tsx'
import { resetPasswordAction } from '../../features/account/server/actions.ts'
import { Interlude } from '../../features/site/components/interlude.tsx'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { Link } from '../../lib/link.tsx'
import { one } from '../one.ts'

interface ResetPageProps {
  readonly searchParams: Promise<{ readonly token?: string | string[] }>
}

export async function generateMetadata() {
  const t = await getTranslations('account.reset')
  // Its address opens an account: no page it leads to, and nobody who searches, is to see it.
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false } } as const
}

export default async function ResetPage({ searchParams }: ResetPageProps) {
  const t = await getTranslations('account')
  const token = one((await searchParams).token)
  if (token === null) {
    return (
      <Interlude title={t('broken.title')} text={t('broken.text')}>
        <Link className="button" href="/forgot">
          {t('broken.again')}
        </Link>
      </Interlude>
    )
  }
  return (
    <div className="page">
      <PageTitle title={t('reset.title')} lead={t('reset.lead')} />
      <LetterForm
        token={token}
        action={resetPasswordAction}
        fields={[
          {
            name: 'password',
            type: 'password',
            label: t('fields.newPassword'),
            hint: t('fields.passwordHint'),
            autoComplete: 'new-password',
          },
        ]}
        submit={t('reset.submit')}
      />
    </div>
  )
}
