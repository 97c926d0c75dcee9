import { gameOf } from '@variorum/engine/catalogue'
import { asc } from 'drizzle-orm'
import { tokenHashOf } from '../src/server/auth/secret-token.ts'
import { openSession } from '../src/server/auth/session.ts'
import type { Database } from '../src/server/db/open.ts'
import { account, devMail } from '../src/server/db/schema/index.ts'
import { sendDue } from '../src/server/notices/send-due.ts'
import type { Post } from '../src/server/push/post-publicly.ts'
import { subscribe } from '../src/server/push/subscriptions.ts'
import { browser } from './push-service.ts'

/** An account whose address is confirmed, its name as its id. */
export async function writeReader(db: Database, name: string, isConfirmed = true) {
  const createdAt = new Date('2026-01-01T00:00:00Z')
  const id = name.toLowerCase()
  const email = isConfirmed ? `${id}@chess.example` : null
  await db
    .insert(account)
    .values({ id, name, nameKey: id, createdAt, email, emailVerifiedAt: isConfirmed ? createdAt : null })
  return { id, name, isGuest: false, role: 'player' as const }
}

/** Signs an account in on a browser that takes messages. */
export async function signInWithPush(db: Database, accountId: string, now: Date) {
  const sessionHash = tokenHashOf(await openSession(db, accountId, now))
  const one = browser(`https://push.example/send/${sessionHash}`)
  await subscribe(db, { accountId, sessionHash }, one.keys, now)
  return { ...one, sessionHash }
}

export const nowhere: Post = () => Promise.reject(new Error('There is no push service in this test.'))

/** Sends what is due then, and answers the letters there have ever been, oldest first. */
export async function lettersAt(db: Database, now: Date, post: Post = nowhere) {
  await sendDue(db, gameOf, now, post)
  return db.select().from(devMail).orderBy(asc(devMail.id))
}
