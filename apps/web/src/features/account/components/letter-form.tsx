import { getTranslations } from 'next-intl/server'
import type { FormAction } from '../state/form-state.ts'
import { FieldsForm, type FormField } from './fields-form.tsx'

interface LetterFormProps {
  /** What the link held. */
  readonly token: string
  readonly action: FormAction
  readonly fields?: readonly FormField[]
  readonly submit: string
}

/**
 * Where a link of a letter leads. It asks for one press more: programs that look at the links of a letter open pages,
 * but they press nothing.
 */
export async function LetterForm({ token, action, fields = [], submit }: LetterFormProps) {
  const t = await getTranslations('account')
  return (
    <div className="mt-6">
      <FieldsForm action={action} fields={fields} hidden={{ token }} submit={submit} unreachable={t('unreachable')} />
    </div>
  )
}
