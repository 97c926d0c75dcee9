import { getTranslations } from 'next-intl/server'
import { FieldsForm, type FormField } from '../../features/account/components/fields-form.tsx'
import { Section } from '../../features/account/components/section.tsx'
import { Vouchers } from '../../features/account/components/vouchers.tsx'
import { signInByAction, signUpAction } from '../../features/account/server/actions.ts'
import { ownPath } from '../../features/account/state/form-state.ts'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { Link } from '../../lib/link.tsx'
import { vouchers } from '../../server/auth/auth-config.ts'
import { mailWay } from '../../server/auth/mail.ts'

interface SignUpPageProps {
  readonly searchParams: Promise<{ readonly next?: string | string[] }>
}

export async function generateMetadata() {
  const t = await getTranslations('account.signUp')
  return { title: t('title'), description: t('description') }
}

export default async function SignUpPage({ searchParams }: SignUpPageProps) {
  const t = await getTranslations('account')
  const goTo = ownPath((await searchParams).next)
  const others = vouchers()
  const fields: readonly FormField[] = [
    { name: 'name', label: t('fields.name'), hint: t('fields.nameHint'), autoComplete: 'username' },
    {
      name: 'password',
      type: 'password',
      label: t('fields.password'),
      hint: t('fields.passwordHint'),
      autoComplete: 'new-password',
    },
    {
      name: 'email',
      type: 'email',
      label: t('fields.emailOptional'),
      hint: t('fields.emailHint'),
      autoComplete: 'email',
      isOptional: true,
    },
  ]
  return (
    <div className="page">
      <PageTitle title={t('signUp.title')} lead={t('signUp.lead')} />
      <div className="mt-6 grid max-w-4xl gap-x-16 gap-y-10 md:grid-cols-2">
        <div className="grid content-start gap-6">
          <FieldsForm
            action={signUpAction}
            fields={mailWay() === null ? fields.filter(({ name }) => name !== 'email') : fields}
            submit={t('signUp.submit')}
            unreachable={t('unreachable')}
            {...(goTo && { hidden: { goTo } })}
          />
          <p>
            {t('signUp.have')}{' '}
            <Link
              className="underline underline-offset-4"
              href={goTo ? `/sign-in?next=${encodeURIComponent(goTo)}` : '/sign-in'}
            >
              {t('signUp.signIn')}
            </Link>
          </p>
        </div>
        {others.length > 0 && (
          <Section title={t('signIn.othersTitle')}>
            <Vouchers
              vouchers={others.map((provider) => ({ provider, label: t(`signIn.${provider}`) }))}
              action={signInByAction}
              goTo={goTo}
            />
          </Section>
        )}
      </div>
    </div>
  )
}
