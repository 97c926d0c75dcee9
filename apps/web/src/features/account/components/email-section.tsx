import { getTranslations } from 'next-intl/server'
import type { OwnAccount } from '../server/me.ts'
import type { FormAction } from '../state/form-state.ts'
import { FieldsForm, type FormField } from './fields-form.tsx'
import { Section } from './section.tsx'

interface EmailSectionProps {
  readonly account: OwnAccount
  readonly action: FormAction
  /** By what the owner shows that it is them. */
  readonly confirming: readonly FormField[]
}

/** Where letters go, and how to have them go elsewhere. */
export async function EmailSection({ account: { email, hasMail }, action, confirming }: EmailSectionProps) {
  const t = await getTranslations('account')
  const stands = email ? t('own.emailIs', { email }) : t('own.emailNone')
  return (
    <Section title={t('own.emailTitle')} lead={hasMail ? stands : t('own.emailNoMail')}>
      {hasMail && (
        <FieldsForm
          action={action}
          fields={[{ name: 'email', type: 'email', label: t('fields.newEmail'), autoComplete: 'email' }, ...confirming]}
          submit={t('own.emailSubmit')}
          kind="plain"
          unreachable={t('unreachable')}
        />
      )}
    </Section>
  )
}
