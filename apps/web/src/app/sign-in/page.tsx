import { getTranslations } from 'next-intl/server'
import { FieldsForm } from '../../features/account/components/fields-form.tsx'
import { Section } from '../../features/account/components/section.tsx'
import { Vouchers } from '../../features/account/components/vouchers.tsx'
import { askSignInLetterAction, signInAction, signInByAction } from '../../features/account/server/actions.ts'
import { ownPath } from '../../features/account/state/form-state.ts'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { Link } from '../../lib/link.tsx'
import { vouchers } from '../../server/auth/auth-config.ts'
import { mailWay } from '../../server/auth/mail.ts'
import { asker } from '../../trpc/server.tsx'
import { one } from '../one.ts'

interface SignInPageProps {
  readonly searchParams: Promise<{
    readonly next?: string | string[]
    /** Why next-auth sent somebody back here. */
    readonly error?: string | string[]
  }>
}

export async function generateMetadata() {
  const t = await getTranslations('account.signIn')
  return { title: t('title'), description: t('description') }
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const t = await getTranslations('account')
  const { next, error } = await searchParams
  const goTo = ownPath(next)
  const player = await asker()
  const others = vouchers()
  const common = { unreachable: t('unreachable'), ...(goTo && { hidden: { goTo } }) }
  return (
    <div className="page">
      <PageTitle title={t('signIn.title')} />
      {player?.name && <p className="mt-4 text-ink-soft">{t('signIn.already', { name: player.name })}</p>}
      {one(error) && (
        <p role="alert" className="notice mt-6 max-w-2xl">
          {t(one(error) === 'OAuthAccountNotLinked' ? 'signIn.notLinked' : 'signIn.failed')}
        </p>
      )}
      <div className="mt-6 grid max-w-4xl gap-x-16 gap-y-10 md:grid-cols-2">
        <div className="grid content-start gap-6">
          <FieldsForm
            {...common}
            action={signInAction}
            fields={[
              { name: 'who', label: t('fields.who'), autoComplete: 'username' },
              { name: 'password', type: 'password', label: t('fields.password'), autoComplete: 'current-password' },
            ]}
            submit={t('signIn.submit')}
          >
            <Link className="underline underline-offset-4" href="/forgot">
              {t('signIn.forgot')}
            </Link>
          </FieldsForm>
          <p>
            {t('signIn.new')}{' '}
            <Link
              className="underline underline-offset-4"
              href={goTo ? `/sign-up?next=${encodeURIComponent(goTo)}` : '/sign-up'}
            >
              {t('signIn.signUp')}
            </Link>
          </p>
        </div>
        {mailWay() !== null && (
          <Section title={t('signIn.letterTitle')} lead={t('signIn.letterLead')}>
            <FieldsForm
              unreachable={t('unreachable')}
              action={askSignInLetterAction}
              fields={[{ name: 'email', type: 'email', label: t('fields.email'), autoComplete: 'email' }]}
              submit={t('signIn.letterSubmit')}
              kind="plain"
            />
          </Section>
        )}
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
