import { getTranslations } from 'next-intl/server'
import { noticeChannels, noticeKinds } from '../../../lib/notices/notice-kind.ts'
import type { OwnNotices } from '../server/notices.ts'
import type { FormAction } from '../state/form-state.ts'
import { NoticeForm } from './notice-form.tsx'
import { PushSwitch } from './push-switch.tsx'
import { Section } from './section.tsx'

interface NoticesSectionProps {
  readonly notices: OwnNotices
  readonly action: FormAction
  readonly subscribe: FormAction
  readonly unsubscribe: FormAction
}

/** What its owner is told, and how; and whether this browser shows it while no page is open. */
export async function NoticesSection({ notices, action, subscribe, unsubscribe }: NoticesSectionProps) {
  const t = await getTranslations('account')
  const { on, noLetters, pushKey, hasPush } = notices
  const rows = noticeKinds.map((kind) => ({
    name: t(`notices.kinds.${kind}`),
    switches: noticeChannels.map((channel) => ({
      name: `${kind}.${channel}`,
      label: t('notices.switch', { kind: t(`notices.kinds.${kind}`), channel: t(`notices.channels.${channel}`) }),
      isOn: on.some((one) => one.kind === kind && one.channel === channel),
      isDead: channel === 'email' && noLetters === 'noMail',
    })),
  }))
  return (
    <Section title={t('own.noticesTitle')} lead={t('own.noticesLead')}>
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
        <NoticeForm
          action={action}
          what={t('notices.what')}
          columns={noticeChannels.map((channel) => t(`notices.channels.${channel}`))}
          rows={rows}
          remark={noLetters === null ? null : t(`notices.${noLetters}`)}
          submit={t('notices.submit')}
          unreachable={t('unreachable')}
        />
        <div className="grid content-start gap-3">
          <h3 className="text-large">{t('notices.push.title')}</h3>
          <PushSwitch
            publicKey={pushKey}
            isKnown={hasPush}
            subscribe={subscribe}
            unsubscribe={unsubscribe}
            said={{
              off: t('notices.push.off'),
              on: t('notices.push.on'),
              denied: t('notices.push.denied'),
              unsupported: t('notices.push.unsupported'),
            }}
            turnOn={t('notices.push.turnOn')}
            turnOff={t('notices.push.turnOff')}
            failed={t('notices.push.failed')}
          />
        </div>
      </div>
    </Section>
  )
}
