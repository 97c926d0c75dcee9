import { desc } from 'drizzle-orm'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { PageTitle } from '../../../features/site/components/page-title.tsx'
import { mailWay } from '../../../server/auth/mail.ts'
import { database } from '../../../server/db/client.ts'
import { devMail } from '../../../server/db/schema/index.ts'

export async function generateMetadata() {
  const t = await getTranslations('mailbox')
  return { title: t('title'), robots: { index: false } }
}

/** The mailbox of whoever develops this: letters with links that open accounts, so it exists only where it is asked for. */
export default async function MailboxPage() {
  if (mailWay() !== 'devMailbox') notFound()
  const t = await getTranslations('mailbox')
  const letters = await (await database()).select().from(devMail).orderBy(desc(devMail.id)).limit(50)
  return (
    <div className="page">
      <PageTitle title={t('title')} lead={t('lead')} />
      {letters.length === 0 && <p className="prose mt-6 text-ink-soft">{t('empty')}</p>}
      <ol className="mt-8 grid max-w-3xl gap-6">
        {letters.map(({ id, to, subject, body, sentAt }) => (
          <li key={id} className="sheet p-4">
            <h2 className="text-head">{subject}</h2>
            <p className="text-small text-ink-soft">{t('to', { to, at: sentAt })}</p>
            <p className="mt-3 whitespace-pre-wrap wrap-anywhere">{linked(body)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The text with its addresses to press. */
function linked(body: string) {
  return body.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} className="underline" href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
