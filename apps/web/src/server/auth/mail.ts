import { createTransport, type Transporter } from 'nodemailer'
import { env } from '../../env.ts'
import type { Database } from '../db/open.ts'
import { devMail } from '../db/schema/index.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly body: string
  /** An address at which one POST ends all letters like this one (RFC 8058), for a button of the mail program's. */
  readonly unsubscribe?: string
}

/** How letters leave this server: by SMTP, into a page for whoever develops it, or not at all. */
export type MailWay = 'smtp' | 'devMailbox' | null

export function mailWay(): MailWay {
  const { smtp, hasDevMail } = env()
  return smtp ? 'smtp' : hasDevMail ? 'devMailbox' : null
}

let transport: Transporter | undefined

export async function sendLetter(db: Database, letter: Letter, now: Date): Promise<void> {
  const { to, subject, body, unsubscribe } = letter
  const { smtp } = env()
  if (smtp) {
    // Patience is bounded: a server for mail that does not answer must not pile up letters in memory.
    transport ??= createTransport(smtp.url, { from: smtp.from, connectionTimeout: 10_000, socketTimeout: 20_000 })
    await transport.sendMail({ to: { name: '', address: to }, subject, text: body, headers: listHeaders(unsubscribe) })
  } else if (mailWay() === 'devMailbox') {
    await db.insert(devMail).values({ to, subject, body, sentAt: now })
  } else {
    throw new Error('No way to send letters is configured.')
  }
}

function listHeaders(unsubscribe: string | undefined): Record<string, string> {
  if (unsubscribe === undefined) return {}
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
