import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../../test/own-database.ts'
import { writeReader } from '../../../../test/tidings.ts'
import { env } from '../../../env.ts'
import { noticeSwitches } from '../../../lib/notices/notice-kind.ts'
import { secretOf } from '../../../server/auth/secret.ts'
import { writeVisitor } from '../../../server/auth/visitor.ts'
import { noticeSetting } from '../../../server/db/schema/index.ts'
import { switchesOf } from '../../../server/notices/settings.ts'
import { writeUnsubscribeToken } from '../../../server/notices/unsubscribe-token.ts'
import { POST } from './route.ts'

const db = ownDatabase()

/** As a mail program sends it (RFC 8058), from its maker's own network and without a cookie. */
const press = (token: string) =>
  POST(
    new Request(`https://variorum.test/api/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      body: 'List-Unsubscribe=One-Click',
    }),
  )

describe('the button of a mail program', () => {
  it('ends all letters about games to its reader, and nothing else, once or twice', async () => {
    const { id } = await writeReader(db(), 'Ann')
    await writeReader(db(), 'Ben')
    const token = await writeUnsubscribeToken(id, secretOf(env()))
    expect([(await press(token)).status, (await press(token)).status]).toEqual([204, 204])
    const isOn = await switchesOf(db(), ['ann', 'ben'])
    const letters = noticeSwitches.filter(({ channel }) => channel === 'email')
    expect(letters.filter((one) => isOn('ann', one))).toEqual([])
    expect(noticeSwitches.filter((one) => !isOn('ann', one)).toSorted()).toEqual(letters.toSorted())
    expect(letters.filter((one) => isOn('ben', one))).not.toEqual([])
  })

  it('does nothing by a token that was not written here for this, nor by one of an account that is closed', async () => {
    const { id } = await writeReader(db(), 'Cid')
    const token = await writeUnsubscribeToken(id, 'another secret than that of this site')
    const cookie = await writeVisitor({ id, isStale: true }, secretOf(env()), new Date(), false)
    const visitor = cookie.split(/[=;]/)[1] ?? ''
    for (const wrong of [token, visitor, '', 'made-up']) expect((await press(wrong)).status).toBe(400)
    const nobody = await writeUnsubscribeToken('nobody', secretOf(env()))
    expect((await press(nobody)).status).toBe(204)
    for (const owner of [id, 'nobody'])
      expect(await db().select().from(noticeSetting).where(eq(noticeSetting.accountId, owner))).toEqual([])
  })
})
