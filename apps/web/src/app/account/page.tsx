import { getTranslations } from 'next-intl/server'
import { EmailSection } from '../../features/account/components/email-section.tsx'
import { FieldsForm } from '../../features/account/components/fields-form.tsx'
import { NoticesSection } from '../../features/account/components/notices-section.tsx'
import { PasswordSection } from '../../features/account/components/password-section.tsx'
import { Section } from '../../features/account/components/section.tsx'
import { Vouchers } from '../../features/account/components/vouchers.tsx'
import {
  changeEmailAction,
  changeNameAction,
  changePasswordAction,
  closeAccountAction,
  removeEmailAction,
  setNoticesAction,
  signInByAction,
  signOutAction,
  signOutEverywhereAction,
  subscribePushAction,
  unsubscribePushAction,
} from '../../features/account/server/actions.ts'
import { StandingList } from '../../features/order/components/standing-list.tsx'
import { Interlude } from '../../features/site/components/interlude.tsx'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { ClientMessages } from '../../lib/client-messages.tsx'
import { Link } from '../../lib/link.tsx'
import { vouchers } from '../../server/auth/auth-config.ts'
import { caller } from '../../trpc/server.tsx'

export async function generateMetadata() {
  const t = await getTranslations('account.own')
  return { title: t('title'), description: t('description') }
}

interface AccountPageProps {
  readonly searchParams: Promise<{ readonly confirmed?: string | readonly string[] }>
}

export default async function AccountPage({ searchParams }: AccountPageProps) {
  const [t, programs, order, moderators] = await Promise.all([
    getTranslations('account'),
    getTranslations('api'),
    getTranslations('order'),
    getTranslations('standing'),
  ])
  const [mine, standing] = await Promise.all([caller.account.me(), caller.order.standing()])
  const isConfirmed = (await searchParams).confirmed !== undefined
  if (!mine) return <GuestPage isConfirmed={isConfirmed} />
  const notices = await caller.account.notices()
  const { name, links } = mine
  const unreachable = t('unreachable')
  const others = vouchers().filter((provider) => !links.includes(provider))
  const password = { name: 'password', type: 'password', label: t('fields.currentPassword') } as const
  const confirming = mine.hasPassword ? [{ ...password, autoComplete: 'current-password' }] : []
  return (
    <div className="page">
      <PageTitle overline={t('own.title')} title={name} lead={t('own.since', { date: new Date(mine.createdAt) })}>
        <Link className="button" href={`/players/${name}`}>
          {t('own.profile')}
        </Link>
        {mine.isModerator && (
          <Link className="button" href="/moderation">
            {moderators('toModeration')}
          </Link>
        )}
        <FieldsForm
          action={signOutAction}
          fields={[]}
          submit={t('own.signOut')}
          kind="plain"
          unreachable={unreachable}
        />
      </PageTitle>
      {isConfirmed && mine.email !== null && (
        <p role="status" className="notice mt-6 max-w-md">
          {t('own.emailConfirmed', { email: mine.email })}
        </p>
      )}
      <div className="mt-10 grid max-w-5xl gap-x-16 gap-y-12 md:grid-cols-2">
        {standing.length > 0 && (
          <Section title={moderators('title')}>
            <ClientMessages of={['standing']}>
              <StandingList standing={standing} />
            </ClientMessages>
          </Section>
        )}
        <Section title={t('own.nameTitle')} lead={t(mine.mayChangeName ? 'own.nameLead' : 'own.nameChanged')}>
          {mine.mayChangeName && (
            <FieldsForm
              action={changeNameAction}
              fields={[{ name: 'name', label: t('fields.newName'), autoComplete: 'off' }]}
              submit={t('own.nameSubmit')}
              kind="plain"
              unreachable={unreachable}
            />
          )}
        </Section>
        <EmailSection account={mine} action={changeEmailAction} remove={removeEmailAction} confirming={confirming} />
        <PasswordSection account={mine} action={changePasswordAction} confirming={confirming} />
        <Section title={t('own.devicesTitle')} lead={t('own.devices', { count: mine.devices })}>
          <FieldsForm
            action={signOutEverywhereAction}
            fields={[]}
            submit={t('own.devicesSubmit')}
            kind="plain"
            unreachable={unreachable}
          />
        </Section>
        {(others.length > 0 || links.length > 0) && (
          <Section title={t('own.othersTitle')}>
            {links.map((link) => (
              <p key={link}>
                {t('own.connected', { site: link === 'github' ? t('sites.github') : t('sites.google') })}
              </p>
            ))}
            <Vouchers
              vouchers={others.map((provider) => ({ provider, label: t(`own.${provider}`) }))}
              action={signInByAction}
              goTo="/account"
            />
          </Section>
        )}
        <div className="md:col-span-2">
          <NoticesSection
            notices={notices}
            action={setNoticesAction}
            subscribe={subscribePushAction}
            unsubscribe={unsubscribePushAction}
          />
        </div>
        <Section title={programs('tokens')} lead={programs('tokensLead')}>
          <p>
            <Link className="button" href="/account/tokens">
              {programs('toTokens')}
            </Link>
          </p>
        </Section>
        <Section title={order('blocked')} lead={order('blockedLead')}>
          <p>
            <Link className="button" href="/account/blocked">
              {order('toBlocked')}
            </Link>
          </p>
        </Section>
        <Section title={t('own.dataTitle')} lead={t('own.dataLead')}>
          <p>
            <a className="button" href="/account/data" download>
              {t('own.dataSubmit')}
            </a>
          </p>
        </Section>
        <Section title={t('own.closeTitle')} lead={t('own.closeLead')}>
          <FieldsForm
            action={closeAccountAction}
            fields={
              mine.hasPassword
                ? confirming
                : [{ name: 'name', label: t('fields.typeName', { name }), autoComplete: 'off' }]
            }
            submit={t('own.closeSubmit', { name })}
            kind="destructive"
            unreachable={unreachable}
          />
        </Section>
      </div>
    </div>
  )
}

/** A link of a letter is often opened where its reader is not signed in. */
async function GuestPage({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const t = await getTranslations('account')
  return (
    <Interlude title={t('own.guestTitle')} text={t(isConfirmed ? 'own.confirmedElsewhere' : 'own.guestText')}>
      <Link className="button button-primary" href="/sign-up">
        {t('signUp.title')}
      </Link>
      <Link className="button" href="/sign-in?next=%2Faccount">
        {t('signIn.title')}
      </Link>
    </Interlude>
  )
}
