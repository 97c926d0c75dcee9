import { getTranslations } from 'next-intl/server'
import type { OwnAccount } from '../server/me.ts'
import type { FormAction } from '../state/form-state.ts'
import { FieldsForm, type FormField } from './fields-form.tsx'
import { Section } from './section.tsx'

interface EmailSectionProps {
  readonly account: OwnAccount
  readonly action: FormAction
  readonly remove: FormAction
  /** By what the owner shows that it is them. */
  readonly confirming: readonly FormField[]
}

/** Where letters go, and how to have them go elsewhere. */
export async function EmailSection({ account: { email, hasMail }, action, remove, confirming }: EmailSectionProps) {
  const t = await getTranslations('account')
  const kept = email && t(hasMail ? 'own.emailIs' : 'own.emailKept', { email })
  const lead = kept || t(hasMail ? 'own.emailNone' : 'own.emailNoMail')
  return (
    <Section title={t('own.emailTitle')} lead={lead}>
      {hasMail && (
        <FieldsForm
          action={action}
          fields={[{ name: 'email', type: 'email', label: t('fields.newEmail'), autoComplete: 'email' }, ...confirming]}
          submit={t('own.emailSubmit')}
          kind="plain"
          unreachable={t('unreachable')}
        />
      )}
      {email && (
        <FieldsForm
          action={remove}
          fields={confirming}
          submit={t('own.emailRemove')}
          kind="plain"
          unreachable={t('unreachable')}
        />
      )}
    </Section>
  )
}
