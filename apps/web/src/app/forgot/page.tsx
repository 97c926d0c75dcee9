import { getTranslations } from 'next-intl/server'
import { FieldsForm } from '../../features/account/components/fields-form.tsx'
import { askResetLetterAction } from '../../features/account/server/actions.ts'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { mailWay } from '../../server/auth/mail.ts'

export async function generateMetadata() {
  const t = await getTranslations('account.forgot')
  return { title: t('title'), description: t('description') }
}

export default async function ForgotPage() {
  const t = await getTranslations('account')
  const hasMail = mailWay() !== null
  return (
    <div className="page">
      <PageTitle title={t('forgot.title')} lead={t(hasMail ? 'forgot.lead' : 'forgot.noMail')} />
      {hasMail && (
        <div className="mt-6">
          <FieldsForm
            action={askResetLetterAction}
            fields={[{ name: 'email', type: 'email', label: t('fields.email'), autoComplete: 'email' }]}
            submit={t('forgot.submit')}
            unreachable={t('unreachable')}
          />
        </div>
      )}
    </div>
  )
}
