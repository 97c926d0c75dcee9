import { gameOf } from '@variorum/engine/catalogue'
import { eq } from 'drizzle-orm'
import { issueToken } from '../../src/server/auth/api-token.ts'
import { issueMailToken } from '../../src/server/auth/mail-token.ts'
import { hashPassword } from '../../src/server/auth/password.ts'
import { type Player, playerOf } from '../../src/server/auth/player.ts'
import { openSession, sessionCookie } from '../../src/server/auth/session.ts'
import { insertAccount } from '../../src/server/auth/take-name.ts'
import { say } from '../../src/server/chat/say.ts'
import type { Database } from '../../src/server/db/open.ts'
import { account, block, credential, sanction } from '../../src/server/db/schema/index.ts'
import { actOnline } from '../../src/server/games/act-online.ts'
import { beginOnline } from '../../src/server/games/begin-online.ts'
import { playOnline } from '../../src/server/games/play-online.ts'
import { askRematch } from '../../src/server/seeks/ask-rematch.ts'
import { postSeek } from '../../src/server/seeks/post-seek.ts'
import { visit } from '../visit.ts'

/** Two who have everything an account can have, and what of it must stay theirs. */
export type Scene = Awaited<ReturnType<typeof makeScene>>

/** What no answer to anybody but their owner may hold while the games it belongs to are played. */
export const hidden = {
  move: 'g1h3',
  start: 'rnbqkbnr/pppppp1p/8/6p1/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  /** What the two say to each other. */
  words: 'between the two of us',
}
export const password = 'only the owner knows of this'

/** An account that is signed in: its player, and the cookie by which it is known. */
export async function signedIn(db: Database, name: string, role: Player['role'] = 'player') {
  const now = new Date()
  const row = await insertAccount(db, { name, email: `${name}@chess.example` }, now)
  if (!row) throw new Error(`The name ${name} is taken.`)
  if (role !== 'player') await db.update(account).set({ role }).where(eq(account.id, row.id))
  const person = visit()
  person.jar.set(sessionCookie, await openSession(db, row.id, now))
  return { ...person, player: { ...playerOf(row), role } }
}

export async function makeScene(db: Database) {
  const now = new Date()
  const [owner, opponent] = [await signedIn(db, 'Owner'), await signedIn(db, 'Opponent')]
  await db
    .insert(credential)
    .values({ accountId: owner.player.id, passwordHash: await hashPassword(password), changedAt: now })
  const players = [owner.player, opponent.player]

  const begin = async (variant: string, start: string | null = null) => {
    const wish = { variant, start, clock: null, rated: false, players }
    const { row } = await db.transaction((tx) => beginOnline(tx, gameOf, wish, now))
    return row.id
  }
  const open = await begin('ultima')
  const said = { id: open, room: 'players', words: { text: hidden.words }, clientId: 'owner-says-1' } as const
  await say(db, owner.player, said, now)
  const veiled = await begin('fog-of-war', hidden.start)
  const played = { id: veiled, ply: 0, move: hidden.move, clientId: 'owner-move-1' }
  await playOnline(db, gameOf, owner.player, played, now)
  const over = await begin('ultima')
  for (const [seat, move] of ['a2a4', 'a7a5'].entries()) {
    const sent = { id: over, ply: seat, move, clientId: `of-seat-${seat}` }
    await playOnline(db, gameOf, seat === 0 ? owner.player : opponent.player, sent, now)
  }
  await actOnline(db, gameOf, opponent.player, { id: over, kind: 'resign', clientId: 'given-up-1' }, now)
  const rematch = await askRematch(db, gameOf, opponent.player, over, now)
  if (rematch.kind !== 'asked') throw new Error('A rematch that one asks for is not there yet.')

  const wish = { variants: ['ultima'], clocks: [null], rated: false, ratingMin: null, ratingMax: null }
  const post = async (kind: 'lobby' | 'direct') => {
    const addressee = kind === 'direct' ? { id: opponent.player.id, name: opponent.player.name } : null
    return (await postSeek(db, gameOf, owner.player, kind, { ...wish, seat: null, start: null }, addressee, now)).id
  }
  const device = await owner.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
  const secretive = await owner.ask.games.create.mutate({ variant: 'fog-of-war', mode: 'device', start: hidden.start })
  await owner.ask.games.move.mutate({ id: secretive.id, ply: 0, move: hidden.move, clientId: 'owner-move-2' })
  const { token, known } = await issueToken(db, owner.player.id, 'the owner’s program', now)
  const letter = { purpose: 'signIn', email: 'owner@chess.example', accountId: owner.player.id } as const
  const mailToken = await issueMailToken(db, letter, now)

  await db
    .insert(block)
    .values({ id: 'own-block', playerId: owner.player.id, blockedId: 'whom', isNamed: false, createdAt: now })
  const warning = { id: 'own-warning', kind: 'warning', words: 'only the owner reads this', createdAt: now } as const
  await db.insert(sanction).values({ ...warning, playerId: owner.player.id })

  const ids = {
    block: 'own-block',
    warning: 'own-warning',
    ...{ open, veiled, over, device: device.id, secretive: secretive.id },
    ...{ seek: await post('lobby'), challenge: await post('direct'), rematch: rematch.row.id, token: known.id },
  }
  return {
    ids,
    owner,
    opponent,
    /** Whatever one of these words stands in has been told to somebody it does not concern. */
    secrets: [
      ...players.map(({ id }) => id),
      ...['owner@chess.example', 'opponent@chess.example', hidden.move, hidden.start.split(' ')[0] ?? ''],
      ...[hidden.words, ids.challenge, ids.rematch, ids.token, token, mailToken],
      ...[ids.block, warning.words],
    ],
    /** What every row of theirs can be known by. */
    marks: [...players.map(({ id }) => id), ...Object.values(ids)],
  }
}
