import { eq } from 'drizzle-orm'
import { accountNamed } from '../src/server/auth/find-account.ts'
import type { Database } from '../src/server/db/open.ts'
import { account, moderationLog } from '../src/server/db/schema/index.ts'
import { inExisting } from './open-existing.ts'

/*
 * Makes an account a moderator's, or an ordinary one again: `npm run moderator -- <name> [--revoke]`. It counts from the
 * account's next request on. The built-in database is held by the server that runs on it: stop that one first.
 */

async function appoint(db: Database, name: string, isRevoked: boolean): Promise<string> {
  const found = await accountNamed(db, name)
  if (!found) throw new Error(`Nobody has an account by the name ${name}.`)
  const role = isRevoked ? 'player' : 'moderator'
  if (found.role === role) return `${found.name} is ${isRevoked ? 'no moderator' : 'a moderator'} already.`
  const now = new Date()
  await db.transaction(async (tx) => {
    await tx.update(account).set({ role }).where(eq(account.id, found.id))
    const action = isRevoked ? 'discharge' : 'appoint'
    await tx.insert(moderationLog).values({ at: now, moderatorId: null, playerId: found.id, action, why: '' })
  })
  return `${found.name} is ${isRevoked ? 'no longer' : 'now'} a moderator.`
}

const words = process.argv.slice(2)
const [name] = words.filter((word) => !word.startsWith('--'))
if (name === undefined || words.some((word) => word.startsWith('--') && word !== '--revoke')) {
  console.error('Usage: npm run moderator -- <name> [--revoke]')
  process.exit(2)
}
await inExisting(async ({ db, migrate }) => {
  await migrate()
  console.log(await appoint(db, name, words.includes('--revoke')))
})
