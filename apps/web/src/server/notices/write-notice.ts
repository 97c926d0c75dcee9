import { sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import type { NoticeRow, NoticeTopic } from '../db/schema/index.ts'

const second = 1_000
const minute = 60 * second

/**
 * When it is first looked at whether somebody has to be told. Pages tell at once what they can, so others wait until it is
 * clear that none is open; and a letter about a turn waits for whoever has only turned away.
 */
const firstLookMs: Readonly<Record<NoticeTopic, Readonly<Record<NoticeRow['channel'], number>>>> = {
  challenged: { push: 10 * second, email: 10 * second },
  begun: { push: 10 * second, email: 10 * second },
  turn: { push: 10 * second, email: 10 * minute },
  reminder: { push: 0, email: 0 },
  ended: { push: 10 * second, email: 10 * minute },
}

export type Tidings = Pick<NoticeRow, 'topic' | 'subject' | 'version' | 'ply' | 'at'>

/**
 * Writes down, in the transaction of what happened, that somebody is to be told of it: once for each way there is to reach
 * them. Guests have none, and an address nobody has confirmed is none.
 */
export async function writeNotice(tx: Database, playerId: string, tidings: Tidings): Promise<void> {
  const { topic, subject, version, ply, at } = tidings
  const due = (channel: NoticeRow['channel']) => new Date(at.getTime() + firstLookMs[topic][channel]).toISOString()
  await tx.execute(sql`
    insert into notice (player_id, topic, channel, subject, version, ply, at, due_at, status)
    select account.id, ${topic}, way.channel, ${subject}, ${version}, ${ply}, ${at.toISOString()}::timestamptz, way.due, 'waiting'
    from account, (values ('push', ${due('push')}::timestamptz), ('email', ${due('email')}::timestamptz)) as way (channel, due)
    where account.id = ${playerId} and account.closed_at is null
      and case way.channel
        when 'email' then account.email_verified_at is not null
        else exists (select 1 from push_subscription where push_subscription.account_id = account.id)
      end
    on conflict do nothing
  `)
}
