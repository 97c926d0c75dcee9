import { eq, inArray } from 'drizzle-orm'
import {
  isOnAtFirst,
  type NoticeKind,
  type NoticeSwitch,
  noticeKinds,
  noticeSwitches,
} from '../../lib/notices/notice-kind.ts'
import type { Database } from '../db/open.ts'
import { type NoticeTopic, noticeSetting } from '../db/schema/index.ts'

/** Which switch a topic hangs on. */
export const kindOf: Readonly<Record<NoticeTopic, NoticeKind>> = {
  challenged: 'challenge',
  begun: 'challenge',
  turn: 'turn',
  reminder: 'reminder',
  ended: 'end',
}

/** How the switches of accounts stand. */
export type IsOn = (accountId: string, one: NoticeSwitch) => boolean

export async function switchesOf(db: Database, accountIds: readonly string[]): Promise<IsOn> {
  const rows = await db
    .select()
    .from(noticeSetting)
    .where(inArray(noticeSetting.accountId, [...accountIds]))
  const keyOf = (id: string, { kind, channel }: NoticeSwitch) => `${kind} ${channel} ${id}`
  const touched = new Map(rows.map((row) => [keyOf(row.accountId, row), row.isOn]))
  return (id, one) => touched.get(keyOf(id, one)) ?? isOnAtFirst(one)
}

/** Sets every switch: these on, the others off. */
export async function setSwitches(db: Database, accountId: string, on: readonly NoticeSwitch[]): Promise<void> {
  const isOn = ({ kind, channel }: NoticeSwitch) => on.some((one) => one.kind === kind && one.channel === channel)
  const rows = noticeSwitches.map((one) => ({ accountId, ...one, isOn: isOn(one) }))
  await db.transaction(async (tx) => {
    await tx.delete(noticeSetting).where(eq(noticeSetting.accountId, accountId))
    await tx.insert(noticeSetting).values(rows)
  })
}

/** No letters any more, whatever they would tell; other ways stay as they are. */
export async function silenceLetters(db: Database, accountId: string): Promise<void> {
  const rows = noticeKinds.map((kind) => ({ accountId, kind, channel: 'email' as const, isOn: false }))
  await db
    .insert(noticeSetting)
    .values(rows)
    .onConflictDoUpdate({
      target: [noticeSetting.accountId, noticeSetting.kind, noticeSetting.channel],
      set: { isOn: false },
    })
}
