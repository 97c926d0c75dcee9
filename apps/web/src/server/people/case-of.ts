import { and, asc, between, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { account, chatMessage, gamePlayer, gameSignal, type ReportRow, report, sanction } from '../db/schema/index.ts'
import type { CaseFile } from './case-file.ts'
import { logOf } from './moderation-entries.ts'
import { queueBanOf } from './queue-ban.ts'

/** All that moderators know of a player, with these of the reports about them. */
export async function caseOf(
  db: Database,
  playerId: string,
  reports: readonly ReportRow[],
  now: Date,
): Promise<CaseFile> {
  const [known] = await db.select().from(account).where(eq(account.id, playerId))
  const ban = await queueBanOf(db, playerId, now)
  const kind = known === undefined ? 'guest' : known.closedAt === null ? 'account' : 'closed'
  return {
    player: {
      id: playerId,
      name: kind === 'account' ? (known?.name ?? null) : null,
      kind,
      since: known?.createdAt.toISOString() ?? null,
      isModerator: known?.role === 'moderator',
    },
    reports: await reportsTold(db, reports),
    dismissed: await dismissedOf(db, playerId),
    signals: await signalsOf(db, playerId),
    pausedUntil: ban?.why === 'leaving' ? (ban.until?.toISOString() ?? null) : null,
    sanctions: await sanctionsOf(db, playerId, now),
    log: await logOf(db, 20, playerId),
  }
}

/** More than moderators read in one sitting; the oldest come first. */
const mostReports = 500

/** Reports that nobody has answered, the oldest first, by whom they are about. */
export async function openCases(db: Database, most: number): Promise<ReadonlyMap<string, readonly ReportRow[]>> {
  const rows = await db
    .select()
    .from(report)
    .where(eq(report.status, 'open'))
    .orderBy(asc(report.createdAt), report.id)
    .limit(mostReports)
  const cases = new Map<string, ReportRow[]>()
  for (const row of rows) cases.set(row.accusedId, [...(cases.get(row.accusedId) ?? []), row])
  return new Map([...cases].slice(0, most))
}

/** More than anybody looks back. */
const mostDismissed = 10

async function dismissedOf(db: Database, playerId: string): Promise<CaseFile['dismissed']> {
  const rows = await db
    .select()
    .from(report)
    .where(and(eq(report.accusedId, playerId), eq(report.status, 'dismissed')))
    .orderBy(desc(report.closedAt), report.id)
    .limit(mostDismissed)
  return rows.map(({ id, createdAt, reason, words, quoted }) => ({
    ...{ id, reason, words, quoted },
    at: createdAt.toISOString(),
  }))
}

/** How many messages before and after the reported one are shown with it. */
const around = 4

async function reportsTold(db: Database, reports: readonly ReportRow[]): Promise<CaseFile['reports']> {
  if (reports.length === 0) return []
  const ids = reports.map(({ reporterId }) => reporterId)
  const people = await db.select({ id: account.id, name: account.name }).from(account).where(inArray(account.id, ids))
  const nameOf = new Map(people.map(({ id, name }) => [id, name]))
  const told: CaseFile['reports'] = []
  for (const row of reports) {
    const { id, kind, reason, words, gameId, quoted, createdAt, reporterId } = row
    told.push({
      ...{ id, kind, reason, words, gameId, quoted },
      at: createdAt.toISOString(),
      // A closed account has the empty name.
      reporter: nameOf.get(reporterId) || null,
      context: kind === 'message' ? await contextOf(db, row) : [],
    })
  }
  return told
}

async function contextOf(db: Database, { objectId, accusedId }: ReportRow): Promise<CaseFile['reports'][0]['context']> {
  const [at] = await db.select().from(chatMessage).where(eq(chatMessage.id, objectId))
  if (!at) return []
  const rows = await db
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.gameId, at.gameId),
        eq(chatMessage.room, at.room),
        between(chatMessage.number, at.number - around, at.number + around),
      ),
    )
    .orderBy(asc(chatMessage.number))
  return rows.map(({ id, name, playerId, preset, text, at: when }) => ({
    ...{ name, preset, text },
    isAccused: playerId === accusedId,
    isReported: id === objectId,
    at: when.toISOString(),
  }))
}

/** What games told of a player, added up. */
async function signalsOf(db: Database, playerId: string): Promise<CaseFile['signals']> {
  const are = (conduct: string) => sql<number>`(count(*) filter (where ${gameSignal.conduct} = ${conduct}))::int`
  const [sums] = await db
    .select({
      games: sql<number>`count(*)::int`,
      aborted: are('aborted'),
      noShow: are('noShow'),
      left: are('left'),
      thinkMean: sql<number | null>`round(avg(${gameSignal.thinkMean}))::int`,
      thinkSpread: sql<number | null>`round(avg(${gameSignal.thinkSpread}))::int`,
      compared: sql<number>`coalesce(sum(${gameSignal.compared}), 0)::int`,
      agreed: sql<number>`coalesce(sum(${gameSignal.agreed}), 0)::int`,
    })
    .from(gamePlayer)
    .innerJoin(gameSignal, and(eq(gameSignal.gameId, gamePlayer.gameId), eq(gameSignal.seat, gamePlayer.seat)))
    .where(eq(gamePlayer.playerId, playerId))
  if (!sums) throw new Error('A sum over nothing is still a row.')
  return sums
}

async function sanctionsOf(db: Database, playerId: string, now: Date): Promise<CaseFile['sanctions']> {
  const holds = or(isNull(sanction.until), gt(sanction.until, now))
  const rows = await db
    .select()
    .from(sanction)
    .where(and(eq(sanction.playerId, playerId), isNull(sanction.liftedAt), holds))
    .orderBy(asc(sanction.createdAt), sanction.id)
  return rows.map(({ id, kind, words, createdAt, until, readAt }) => ({
    ...{ id, kind, words },
    at: createdAt.toISOString(),
    until: until?.toISOString() ?? null,
    isRead: readAt !== null,
  }))
}
