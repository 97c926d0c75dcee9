import { env } from '../src/env.ts'
import { accountNamed } from '../src/server/auth/find-account.ts'
import { issueMailToken } from '../src/server/auth/mail-token.ts'
import { inExisting } from './open-existing.ts'

/*
 * For somebody who has forgotten their password where no letters are sent: `npm run password-link -- <name>` prints the
 * address at which a new one is chosen, once and within an hour. The built-in database is held by the server that runs
 * on it: stop that one first.
 */

const [name, ...more] = process.argv.slice(2)
if (name === undefined || name.startsWith('-') || more.length > 0) {
  console.error('Usage: npm run password-link -- <name>')
  process.exit(2)
}
await inExisting(async ({ db, migrate }) => {
  await migrate()
  const found = await accountNamed(db, name)
  if (!found) throw new Error(`Nobody has an account by the name ${name}.`)
  // Where the account has no address, the link is for nobody's mailbox: it was never sent to one.
  const wish = { purpose: 'resetPassword', email: found.email ?? '', accountId: found.id } as const
  const token = await issueMailToken(db, wish, new Date())
  const { origin, port } = env()
  console.log(`${origin ?? `http://localhost:${port}`}/reset?token=${token}`)
  console.log(`With it ${found.name} chooses a new password, once and within an hour. Give it to nobody else.`)
  if (origin === null)
    console.log('VARIORUM_ORIGIN is not set: put the address of your site in place of the first part.')
})
