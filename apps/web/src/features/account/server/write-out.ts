import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { EngineContext } from '../../../lib/engine-router/context.ts'
import type { Database } from '../../../server/db/open.ts'
import {
  account,
  apiToken,
  botStanding,
  chatMessage,
  game,
  gameMove,
  gamePlayer,
  notice,
  noticeSetting,
  oauthLink,
  pushSubscription,
  puzzleAttempt,
  puzzleStanding,
  rating,
  ratingPoint,
  report,
  type SeekRow,
  sanction,
  seek,
  session,
  sharedStudy,
} from '../../../server/db/schema/index.ts'
import { isVeiled, nothingToldOf } from '../../../server/games/veiled.ts'
import { blockedBy } from '../../../server/people/block.ts'

const gamesAtOnce = 100

/**
 * Everything that is kept of an account, as the text of one JSON object, a piece at a time: somebody may have played
 * thousands of games. What opens the account (hashes of passwords, sessions, letters) is left out, and what a game they
 * are in the middle of hides, which can be taken along when it is over.
 */
export async function* writeOut(
  db: Database,
  gameOf: EngineContext['gameOf'],
  accountId: string,
): AsyncGenerator<string> {
  const [mine] = await db.select().from(account).where(eq(account.id, accountId))
  if (!mine) return
  const { id, name, email, emailVerifiedAt, nameChangedAt, createdAt } = mine
  const of = <T>(rows: T) => JSON.stringify(rows, null, 1)
  yield `{"account": ${of({ id, name, email, emailVerifiedAt, nameChangedAt, createdAt })}`
  const devices = { signedInAt: session.createdAt, expiresAt: session.expiresAt }
  yield `,\n"devices": ${of(await db.select(devices).from(session).where(eq(session.accountId, id)))}`
  const sites = { site: oauthLink.provider, id: oauthLink.providerAccountId, connectedAt: oauthLink.createdAt }
  yield `,\n"otherSites": ${of(await db.select(sites).from(oauthLink).where(eq(oauthLink.accountId, id)))}`
  const programs = {
    label: apiToken.label,
    scopes: apiToken.scopes,
    madeAt: apiToken.createdAt,
    usedAt: apiToken.usedAt,
  }
  yield `,\n"programs": ${of(await db.select(programs).from(apiToken).where(eq(apiToken.accountId, id)))}`
  yield `,\n"ratings": ${of(await db.select().from(rating).where(eq(rating.playerId, id)))}`
  yield `,\n"ratingHistory": ${of(await db.select().from(ratingPoint).where(eq(ratingPoint.playerId, id)))}`
  const againstBots = await db.select().from(botStanding).where(eq(botStanding.playerId, id))
  yield `,\n"strengthAgainstBots": ${of(againstBots)}`
  const puzzles = await db.select().from(puzzleStanding).where(eq(puzzleStanding.playerId, id))
  yield `,\n"puzzleRatings": ${of(puzzles)}`
  const tries = db.select().from(puzzleAttempt).where(eq(puzzleAttempt.playerId, id))
  yield `,\n"puzzlesTried": ${of(await tries.orderBy(asc(puzzleAttempt.begunAt)))}`
  const wishes = or(eq(seek.playerId, id), eq(seek.opponentId, id))
  yield `,\n"seeks": ${of((await db.select().from(seek).where(wishes)).map((row) => seekOf(row, id)))}`
  const { gameId, room, preset, text, at } = chatMessage
  const said = db.select({ gameId, room, preset, text, at }).from(chatMessage).where(eq(chatMessage.playerId, id))
  yield `,\n"said": ${of(await said.orderBy(asc(at)))}`
  const studies = {
    address: sharedStudy.id,
    variant: sharedStudy.variant,
    text: sharedStudy.text,
    at: sharedStudy.createdAt,
  }
  const shared = db.select(studies).from(sharedStudy).where(eq(sharedStudy.owner, id))
  yield `,\n"sharedAnalyses": ${of(await shared.orderBy(asc(sharedStudy.createdAt)))}`
  const blocks = (await blockedBy(db, id)).map(({ name: player, createdAt: blockedAt }) => ({ player, blockedAt }))
  yield `,\n"blocks": ${of(blocks)}`
  const told = {
    kind: report.kind,
    // Of a player the name, as others may know it; nobody is told anybody's id.
    of: sql<string | null>`case when ${report.kind} = 'player' then ${account.name} else ${report.objectId} end`,
    reason: report.reason,
    words: report.words,
    at: report.createdAt,
  }
  const filed = db.select(told).from(report).leftJoin(account, reportedAccount).where(eq(report.reporterId, id))
  yield `,\n"reports": ${of(await filed)}`
  yield `,\n"moderation": ${of(await db.select().from(sanction).where(eq(sanction.playerId, id)))}`
  const { kind, channel, isOn } = noticeSetting
  const switches = db.select({ kind, channel, isOn }).from(noticeSetting).where(eq(noticeSetting.accountId, id))
  yield `,\n"noticeSwitches": ${of(await switches)}`
  const tidings = {
    topic: notice.topic,
    by: notice.channel,
    about: notice.subject,
    at: notice.at,
    status: notice.status,
  }
  yield `,\n"notices": ${of(await db.select(tidings).from(notice).where(eq(notice.playerId, id)).orderBy(asc(notice.id)))}`
  const since = { since: pushSubscription.createdAt }
  const browsers = db.select(since).from(pushSubscription).where(eq(pushSubscription.accountId, id))
  yield `,\n"browsersThatTakeMessages": ${of(await browsers)}`
  yield ',\n"games": ['
  let before = ''
  for (let after: string | null = ''; after !== null; ) {
    const games: Awaited<ReturnType<typeof someGames>> = await someGames(db, gameOf, id, after)
    for (const one of games) {
      yield `${before}\n${of(one)}`
      before = ','
    }
    after = games.length === gamesAtOnce ? (games.at(-1)?.id ?? null) : null
  }
  yield ']}\n'
}

const reportedAccount = and(eq(account.id, report.objectId), isNull(account.closedAt))

/** A wish as its two may know it: whose it is, and of the other the name at most. */
const seekOf = ({ playerId, opponentId, ...one }: SeekRow, id: string) => ({ ...one, isMine: playerId === id })

/** Some of the games somebody began or sat at, by their ids. */
async function someGames(db: Database, gameOf: EngineContext['gameOf'], playerId: string, after: string) {
  const seated = db.select({ id: gamePlayer.gameId }).from(gamePlayer).where(eq(gamePlayer.playerId, playerId))
  const rows = await db
    .select()
    .from(game)
    .where(and(gt(game.id, after), or(eq(game.owner, playerId), inArray(game.id, seated))))
    .orderBy(asc(game.id))
    .limit(gamesAtOnce)
  const ids = rows.map(({ id }) => id)
  const moves = await db
    .select({ id: gameMove.gameId, moves: sql<string>`string_agg(${gameMove.move}, ' ' order by ${gameMove.ply})` })
    .from(gameMove)
    .where(inArray(gameMove.gameId, ids))
    .groupBy(gameMove.gameId)
  const movesOf = new Map(moves.map((row) => [row.id, row.moves]))
  const seats = await db
    .select()
    .from(gamePlayer)
    .where(and(inArray(gamePlayer.gameId, ids), eq(gamePlayer.playerId, playerId)))
  const written = rows.map(async (row) => {
    const { owner, clockState, offers, deadline, ...one } = row
    const isKept = isVeiled(await gameOf(row.variant), row)
    return {
      ...one,
      ...(isKept && nothingToldOf),
      seats: seats.filter(({ gameId }) => gameId === one.id).map(({ gameId, playerId: _, ...seat }) => seat),
      moves: isKept ? null : (movesOf.get(one.id) ?? ''),
    }
  })
  return Promise.all(written)
}
