import { getTranslations } from 'next-intl/server'
import type { OwnAccount } from '../server/me.ts'
import type { FormAction } from '../state/form-state.ts'
import { FieldsForm, type FormField } from './fields-form.tsx'
import { Section } from './section.tsx'

interface PasswordSectionProps {
  readonly account: OwnAccount
  readonly action: FormAction
  /** By what the owner shows that it is them. */
  readonly confirming: readonly FormField[]
}

/** Another password, or a first one for whoever came by way of another site. */
export async function PasswordSection({ account: { hasPassword }, action, confirming }: PasswordSectionProps) {
  const t = await getTranslations('account')
  return (
    <Section title={t('own.passwordTitle')} lead={t(hasPassword ? 'own.passwordLead' : 'own.passwordNone')}>
      <FieldsForm
        action={action}
        fields={[
          ...confirming,
          {
            name: 'next',
            type: 'password',
            label: t('fields.newPassword'),
            hint: t('fields.passwordHint'),
            autoComplete: 'new-password',
          },
        ]}
        submit={t(hasPassword ? 'own.passwordSubmit' : 'own.passwordFirst')}
        kind="plain"
        unreachable={t('unreachable')}
      />
    </Section>
  )
}
