import { env } from '../../env.ts'
import { translator } from '../../i18n/translator.ts'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { sendLetter } from '../auth/mail.ts'
import { secretOf } from '../auth/secret.ts'
import type { Database } from '../db/open.ts'
import type { WholeMatter } from './matters.ts'
import { writeUnsubscribeToken } from './unsubscribe-token.ts'
import { wordsOf } from './words.ts'

/** One letter to one player about all that waits for them. */
export async function sendTidings(
  db: Database,
  gameOf: EngineContext['gameOf'],
  matters: readonly [WholeMatter, ...WholeMatter[]],
  now: Date,
): Promise<void> {
  const t = await translator('tidings')
  const { name, email, id } = matters[0].account
  if (email === null) throw new Error('Nobody writes to an account without an address.')
  // Letters leave when nobody asks, so no request says what our address is. With SMTP it is always configured.
  const site = env().origin ?? `http://localhost:${env().port}`
  const told = await Promise.all(matters.map((matter) => wordsOf(gameOf, matter, now)))
  const token = await writeUnsubscribeToken(id, secretOf(env()))
  const body = t('letter', {
    name,
    lines: told.map(({ line, path }) => `${line}\n${site}${path}`).join('\n\n'),
    settings: `${site}/account`,
    unsubscribe: `${site}/unsubscribe?token=${token}`,
    site,
  })
  const subject = told.length === 1 && told[0] ? told[0].line : t('several', { count: told.length })
  await sendLetter(db, { to: email, subject, body, unsubscribe: `${site}/api/unsubscribe?token=${token}` }, now)
}
