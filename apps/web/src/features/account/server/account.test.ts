import { gameOf } from '@variorum/engine/catalogue'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../../test/own-database.ts'
import { hasDoor, visit as visitFrom } from '../../../../test/visit.ts'
import { sessionCookie } from '../../../server/auth/session.ts'
import { visitorCookie } from '../../../server/auth/visitor.ts'
import {
  account,
  apiToken,
  credential,
  devMail,
  game,
  gamePlayer,
  mailToken,
  retiredName,
  seek,
  session,
} from '../../../server/db/schema/index.ts'
import { beginOnline } from '../../../server/games/begin-online.ts'
import { playOnline } from '../../../server/games/play-online.ts'
import { refusalOf } from '../../../trpc/refusal-of.ts'

const db = ownDatabase()

// Attempts are counted by address, so everybody comes from another one unless told.
hasDoor()
let visitors = 0
const visit = (address = `10.0.${Math.floor(++visitors / 250)}.${visitors % 250}`) => visitFrom(address)

const password = 'a withdrawer leaves'
const other = 'the leaper lands beyond'

const told = async (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => refusalOf(error).key,
  )

async function signedUp(name: string, email?: string) {
  const person = visit()
  await person.ask.account.signUp.mutate({ name, password, ...(email ? { email } : {}) })
  if (email) await person.ask.account.verifyEmail.mutate({ token: await letterTo(email) })
  return person
}

/** What the link of the latest letter to an address holds. Letters are sent behind the answers, so it may take a moment. */
async function letterTo(email: string, count = 1): Promise<string> {
  const sent = () => db().select().from(devMail).where(eq(devMail.to, email)).orderBy(devMail.id)
  await expect.poll(async () => (await sent()).length, { timeout: 20_000 }).toBe(count)
  return /token=([\w-]+)/.exec((await sent()).at(-1)?.body ?? '')?.[1] ?? ''
}

const accountId = async (name: string) =>
  (await db().select().from(account).where(eq(account.name, name)))[0]?.id ?? expect.unreachable()

describe('signing up', () => {
  it('tells all that is wrong at once', async () => {
    const asked = visit().ask.account.signUp.mutate({ name: 'a', password: 'short', email: 'nowhere' })
    const refused = await asked.then(
      () => null,
      (error: unknown) => refusalOf(error),
    )
    expect(refused).toMatchObject({
      key: 'nameLength',
      params: { field: 'name', also: ['password passwordShort', 'email emailWrong'] },
    })
  })

  it('keeps what the guest began, and only whoever signed up may play it on', async () => {
    const person = visit()
    const { id } = await person.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
    const guest = person.jar.get(visitorCookie)
    await person.ask.account.signUp.mutate({ name: 'Keeper', password })
    expect(person.jar.get(visitorCookie)).toBe('')
    expect(await person.ask.games.get.query({ id })).toMatchObject({ mine: true })
    expect((await person.ask.games.mine.query({})).games).toHaveLength(1)
    const thief = visit()
    thief.jar.set(visitorCookie, guest ?? '')
    expect(await told(thief.ask.games.move.mutate({ id, ply: 0, move: 'a2a4', clientId: 'client-1' }))).toBe('notYours')
    await person.ask.account.signOut.mutate()
    expect((await person.ask.games.mine.query({})).games).toHaveLength(0)
  })

  it('sets a cookie that no script reads and no other site sends, and keeps neither it nor the password', async () => {
    const { answers, jar } = await signedUp('Cookie')
    expect(answers[0]?.headers.getSetCookie()[0]).toMatch(
      /^variorum\.session=[\w-]{43}; Path=\/; Max-Age=5184000; HttpOnly; SameSite=Lax$/,
    )
    const rows = JSON.stringify([await db().select().from(session), await db().select().from(credential)])
    expect(rows).not.toContain(jar.get(sessionCookie))
    expect(rows).not.toContain(password)
  })

  it('names the field that will not do', async () => {
    const { ask } = await signedUp('Taken')
    const wrong = async (input: { name?: string; password?: string; email?: string }) => {
      const error: unknown = await ask.account.signUp
        .mutate({ name: 'Somebody', password, ...input })
        .then(expect.unreachable, (refused: unknown) => refused)
      const { key, params } = refusalOf(error)
      return [key, params.field]
    }
    expect(await wrong({ name: 'x' })).toEqual(['nameLength', 'name'])
    expect(await wrong({ name: 'a b c' })).toEqual(['nameSigns', 'name'])
    expect(await wrong({ name: 'admin' })).toEqual(['nameReserved', 'name'])
    expect(await wrong({ name: 'tAKEN' })).toEqual(['nameTaken', 'name'])
    expect(await wrong({ password: 'short' })).toEqual(['passwordShort', 'password'])
    expect(await wrong({ password: 'password123' })).toEqual(['passwordCommon', 'password'])
    expect(await wrong({ password: 'somebody12' })).toEqual(['passwordCommon', 'password'])
    expect(await wrong({ email: 'nowhere' })).toEqual(['emailWrong', 'email'])
  })

  it('gives a name once, though ten ask at the same time and some for its look-alike', async () => {
    const names = ['Racer', 'racer', 'RACER', 'Racer', 'raceR', 'Racer', 'rAcer', 'Racer', 'Racer', 'Racer']
    const outcomes = await Promise.all(names.map((name) => told(visit().ask.account.signUp.mutate({ name, password }))))
    expect(outcomes.toSorted()).toEqual(['done', ...Array.from({ length: 9 }, () => 'nameTaken')])
  })

  it('does not tell whether somebody has an address, nor take it from them', async () => {
    const owner = await signedUp('Owner', 'owner@chess.example')
    const posing = visit()
    await posing.ask.account.signUp.mutate({ name: 'Poser', password, email: 'Owner@chess.example' })
    expect(await posing.ask.account.me.query()).toMatchObject({ email: null })
    expect(await owner.ask.account.me.query()).toMatchObject({ email: 'owner@chess.example' })
    // Whoever reads the letter is told.
    const token = await letterTo('owner@chess.example', 2)
    expect(await told(owner.ask.account.verifyEmail.mutate({ token }))).toBe('emailTaken')
  })
})

describe('signing in', () => {
  it('works by name and by confirmed address, without regard to case', async () => {
    await signedUp('Entering', 'entering@chess.example')
    for (const who of ['Entering', 'eNTERING ', 'Entering@Chess.example']) {
      const { ask } = visit()
      await ask.account.signIn.mutate({ who, password })
      expect(await ask.account.me.query()).toMatchObject({ name: 'Entering', hasPassword: true })
    }
  })

  it('answers the same for a wrong password, a name nobody has, a look-alike and an address not confirmed', async () => {
    await signedUp('Willing')
    await visit().ask.account.signUp.mutate({ name: 'Unproved', password, email: 'unproved@chess.example' })
    const answers = await Promise.all(
      [
        { who: 'Willing', password: other },
        { who: 'Nobody-there', password },
        { who: 'WiIling', password },
        { who: 'unproved@chess.example', password },
      ].map(async (input) => {
        const { ask, answers } = visit()
        await told(ask.account.signIn.mutate(input))
        return [answers[0]?.status, await answers[0]?.text(), answers[0]?.headers.getSetCookie()]
      }),
    )
    // `WiIling` with a capital I looks like `Willing` and is somebody else.
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.[0]).toBe(401)
  })

  it('is refused for a while after five wrong passwords, the right one too, as it is for names nobody has', async () => {
    await signedUp('Locked')
    const place = '192.0.2.1'
    const six = async (who: string) => {
      const outcomes: string[] = []
      while (outcomes.length < 6) {
        outcomes.push(await told(visit(place).ask.account.signIn.mutate({ who, password: other })))
      }
      return outcomes
    }
    const five = Array.from({ length: 5 }, () => 'wrongCredentials')
    expect(await six('locked')).toEqual([...five, 'tooManyAttempts'])
    expect(await six('Not-there')).toEqual([...five, 'tooManyAttempts'])
    // Its owner is not kept out elsewhere.
    expect(await told(visit().ask.account.signIn.mutate({ who: 'Locked', password }))).toBe('done')
    const { ask, answers } = visit(place)
    expect(await told(ask.account.signIn.mutate({ who: 'Locked', password }))).toBe('tooManyAttempts')
    expect(Number(answers[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is refused for a while after fifty wrong passwords from as many places', async () => {
    await signedUp('Besieged')
    const outcomes: string[] = []
    for (let count = 0; count < 51; count++) {
      outcomes.push(await told(visit().ask.account.signIn.mutate({ who: 'Besieged', password: other })))
    }
    expect(outcomes.filter((key) => key === 'wrongCredentials')).toHaveLength(50)
    expect(outcomes[50]).toBe('tooManyAttempts')
  })

  it('ends the session that was there before on the same device', async () => {
    await signedUp('Second')
    const person = await signedUp('First-one')
    const before = person.jar.get(sessionCookie) ?? ''
    await person.ask.account.signIn.mutate({ who: 'Second', password })
    const old = visit()
    old.jar.set(sessionCookie, before)
    expect(await old.ask.account.me.query()).toBeNull()
    expect(await person.ask.account.me.query()).toMatchObject({ name: 'Second' })
  })
})

describe('a link in a letter', () => {
  it('signs in once, and not for another purpose', async () => {
    await signedUp('Reader', 'reader@chess.example')
    await visit().ask.account.askLetter.mutate({ email: 'READER@chess.example', purpose: 'signIn' })
    const token = await letterTo('reader@chess.example', 2)
    expect(await told(visit().ask.account.resetPassword.mutate({ token, password: other }))).toBe('linkUsed')
    const comers = [visit(), visit(), visit()]
    const outcomes = await Promise.all(comers.map(({ ask }) => told(ask.account.signInByLetter.mutate({ token }))))
    expect(outcomes.toSorted()).toEqual(['done', 'linkUsed', 'linkUsed'])
    const [winner] = comers.filter((_, index) => outcomes[index] === 'done')
    expect(await winner?.ask.account.me.query()).toMatchObject({ name: 'Reader' })
  })

  it('lets its reader choose a new password, which signs everybody else out', async () => {
    const before = await signedUp('Forgetful', 'forgetful@chess.example')
    await visit().ask.account.askLetter.mutate({ email: 'forgetful@chess.example', purpose: 'resetPassword' })
    const token = await letterTo('forgetful@chess.example', 2)
    const { ask } = visit()
    expect(await told(ask.account.resetPassword.mutate({ token, password: 'qwertyuiop' }))).toBe('passwordCommon')
    await ask.account.resetPassword.mutate({ token, password: other })
    expect(await ask.account.me.query()).toMatchObject({ name: 'Forgetful' })
    expect(await before.ask.account.me.query()).toBeNull()
    expect(await told(visit().ask.account.resetPassword.mutate({ token, password }))).toBe('linkUsed')
    expect(await told(visit().ask.account.signIn.mutate({ who: 'Forgetful', password }))).toBe('wrongCredentials')
    expect(await told(visit().ask.account.signIn.mutate({ who: 'Forgetful', password: other }))).toBe('done')
  })

  it('is asked for with the same answer and the same writing whether anybody has the address', async () => {
    await signedUp('Present', 'present@chess.example')
    const asked = async (email: string) => {
      const before = await db().$count(mailToken)
      const { ask, answers } = visit()
      await ask.account.askLetter.mutate({ email, purpose: 'resetPassword' })
      return [answers[0]?.status, await answers[0]?.text(), (await db().$count(mailToken)) - before]
    }
    expect(await asked('absent@chess.example')).toEqual(await asked('present@chess.example'))
    await letterTo('present@chess.example', 2)
    expect(await db().select().from(devMail).where(eq(devMail.to, 'absent@chess.example'))).toEqual([])
  })

  it('runs out, and four in a row to one mailbox are one too many', async () => {
    await signedUp('Late', 'late@chess.example')
    await visit().ask.account.askLetter.mutate({ email: 'late@chess.example', purpose: 'signIn' })
    const token = await letterTo('late@chess.example', 2)
    await db()
      .update(mailToken)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(mailToken.email, 'late@chess.example'))
    expect(await told(visit().ask.account.signInByLetter.mutate({ token }))).toBe('linkUsed')
    const again = () => told(visit().ask.account.askLetter.mutate({ email: 'late@chess.example', purpose: 'signIn' }))
    expect([await again(), await again()]).toEqual(['done', 'tooManyAttempts'])
  })

  it('names this site, and whom it is for', async () => {
    await signedUp('Addressed', 'addressed@chess.example')
    const [letter] = await db().select().from(devMail).where(eq(devMail.to, 'addressed@chess.example'))
    expect(letter?.body).toMatch(
      /the player Addressed gave this address[\s\S]*\nhttp:\/\/variorum\.test\/verify\?token=[\w-]{43}\n/,
    )
  })
})

describe('an account', () => {
  it('is told to its owner alone, and nothing secret of it', async () => {
    const { ask, answers } = await signedUp('Told', 'told@chess.example')
    await ask.account.me.query()
    expect(await answers.at(-1)?.json()).toEqual([
      {
        result: {
          data: {
            name: 'Told',
            email: 'told@chess.example',
            isModerator: false,
            hasPassword: true,
            mayChangeName: true,
            devices: 1,
            links: [],
            createdAt: expect.any(String),
            hasMail: true,
          },
        },
      },
    ])
    expect(await visit().ask.account.me.query()).toBeNull()
  })

  it('is no business of guests', async () => {
    const { ask } = visit()
    const changes = [
      ask.account.changeName.mutate({ name: 'Anyname' }),
      ask.account.changePassword.mutate({ password, next: other }),
      ask.account.changeEmail.mutate({ email: 'a@chess.example', password }),
      ask.account.closeAccount.mutate({ password }),
      ask.account.signOutEverywhere.mutate(),
    ]
    expect(await Promise.all(changes.map(told))).toEqual(changes.map(() => 'signInFirst'))
  })

  it('changes its name once, and nobody gets the old one', async () => {
    const { ask } = await signedUp('Before')
    expect(await told(ask.account.changeName.mutate({ name: 'moderator' }))).toBe('nameReserved')
    expect(await told(ask.account.changeName.mutate({ name: 'Before' }))).toBe('nameSame')
    await ask.account.changeName.mutate({ name: 'Afterwards' })
    expect(await ask.account.me.query()).toMatchObject({ name: 'Afterwards', mayChangeName: false })
    expect(await told(ask.account.changeName.mutate({ name: 'Third-one' }))).toBe('nameChanged')
    expect(await told(visit().ask.account.signUp.mutate({ name: 'bef0re', password }))).toBe('nameTaken')
    expect(JSON.stringify(await db().select().from(retiredName))).not.toMatch(/before/i)
  })

  it('gets one new name when it asks for two at once, and none that another asks for too', async () => {
    const { ask } = await signedUp('Hasty')
    const two = ['Hasty-one', 'Hasty-two'].map((name) => told(ask.account.changeName.mutate({ name }, alone)))
    expect((await Promise.all(two)).toSorted()).toEqual(['done', 'nameChanged'])
    const rivals = [await signedUp('Rival-a'), await signedUp('Rival-b')]
    const both = rivals.map((rival) => told(rival.ask.account.changeName.mutate({ name: 'Prize' })))
    expect((await Promise.all(both)).toSorted()).toEqual(['done', 'nameTaken'])
  })

  it('changes its password with the old one, which signs out other devices and voids letters', async () => {
    const { ask } = await signedUp('Changing', 'changing@chess.example')
    const elsewhere = visit()
    await elsewhere.ask.account.signIn.mutate({ who: 'Changing', password })
    await visit().ask.account.askLetter.mutate({ email: 'changing@chess.example', purpose: 'resetPassword' })
    const token = await letterTo('changing@chess.example', 2)
    expect(await told(ask.account.changePassword.mutate({ password: other, next: other }))).toBe('wrongPassword')
    await ask.account.changePassword.mutate({ password, next: other })
    expect(await ask.account.me.query()).toMatchObject({ name: 'Changing', devices: 1 })
    expect(await elsewhere.ask.account.me.query()).toBeNull()
    expect(await told(visit().ask.account.resetPassword.mutate({ token, password }))).toBe('linkUsed')
    await letterTo('changing@chess.example', 3)
  })

  it('changes its address once the new one is confirmed, and tells the old one before', async () => {
    const { ask } = await signedUp('Moving', 'old@chess.example')
    expect(await told(ask.account.changeEmail.mutate({ email: 'new@chess.example', password: other }))).toBe(
      'wrongPassword',
    )
    await ask.account.changeEmail.mutate({ email: 'New@chess.example', password })
    expect(await ask.account.me.query()).toMatchObject({ email: 'old@chess.example' })
    await letterTo('old@chess.example', 2)
    await ask.account.verifyEmail.mutate({ token: await letterTo('new@chess.example') })
    expect(await ask.account.me.query()).toMatchObject({ email: 'new@chess.example' })
  })

  it('signs out on every device', async () => {
    const { ask } = await signedUp('Leaving')
    const elsewhere = visit()
    await elsewhere.ask.account.signIn.mutate({ who: 'Leaving', password })
    await ask.account.signOutEverywhere.mutate()
    expect(await ask.account.me.query()).toBeNull()
    expect(await elsewhere.ask.account.me.query()).toBeNull()
  })

  it('that came without a password is changed only soon after signing in', async () => {
    const { ask } = await signedUp('Linked')
    const id = await accountId('Linked')
    await db().delete(credential).where(eq(credential.accountId, id))
    await db()
      .update(session)
      .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(session.accountId, id))
    expect(await told(ask.account.closeAccount.mutate({ password: '' }))).toBe('signInAgain')
    await db().update(session).set({ createdAt: new Date() }).where(eq(session.accountId, id))
    expect(await told(ask.account.closeAccount.mutate({ password: '', name: 'Linke' }))).toBe('nameDiffers')
    expect(await told(ask.account.changePassword.mutate({ password: '', next: other }))).toBe('done')
    expect(await told(visit().ask.account.signIn.mutate({ who: 'Linked', password: other }))).toBe('done')
  })

  it('closes: games stay without its name, wishes end, name and devices go, and its address is free', async () => {
    const person = await signedUp('Goodbye', 'goodbye@chess.example')
    const id = await accountId('Goodbye')
    const elsewhere = visit()
    await elsewhere.ask.account.signIn.mutate({ who: 'Goodbye', password })
    const played = await person.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
    await db().insert(gamePlayer).values({ gameId: played.id, seat: 0, playerId: id, name: 'Goodbye' })
    const now = new Date()
    const wish = { variants: ['ultima'], clocks: [null], rated: false, createdAt: now, openUntil: now } as const
    await db()
      .insert(seek)
      .values({
        ...wish,
        variants: [...wish.variants],
        id: 'farewell',
        kind: 'lobby',
        playerId: id,
        name: 'Goodbye',
        status: 'open',
      })
    const program = { id: 'program', label: 'mine', scopes: ['read' as const], createdAt: now }
    await db()
      .insert(apiToken)
      .values({ ...program, accountId: id, tokenHash: 'of a token' })
    expect(await told(person.ask.account.closeAccount.mutate({ password: other }))).toBe('wrongPassword')
    await person.ask.account.closeAccount.mutate({ password })

    expect(await person.ask.account.me.query()).toBeNull()
    expect(await elsewhere.ask.account.me.query()).toBeNull()
    expect(await told(visit().ask.account.signIn.mutate({ who: 'Goodbye', password }))).toBe('wrongCredentials')
    expect(await visit().ask.games.get.query({ id: played.id })).toMatchObject({ id: played.id })
    expect(await db().select().from(gamePlayer).where(eq(gamePlayer.playerId, id))).toMatchObject([{ name: null }])
    expect(await db().select().from(seek).where(eq(seek.playerId, id))).toMatchObject([
      { name: null, status: 'withdrawn' },
    ])
    expect(await db().$count(apiToken)).toBe(0)
    const left = [await db().select().from(account), await db().select().from(game), await db().select().from(seek)]
    expect(JSON.stringify(left)).not.toMatch(/goodbye/i)
    expect(await told(visit().ask.account.signUp.mutate({ name: 'Goodbye', password }))).toBe('nameTaken')
    const next = await signedUpAgain('Newcomer', 'goodbye@chess.example')
    expect(await next.ask.account.me.query()).toMatchObject({ email: 'goodbye@chess.example' })
  })
})

describe('whoever closes their account', () => {
  it('calls off what has not begun, and gives up what has', async () => {
    const [leaver, stayer] = [await signedUp('Leaver'), await signedUp('Stayer')]
    const ids = [await accountId('Leaver'), await accountId('Stayer')]
    const players = ids.map((id, seat) => ({ id, name: ['Leaver', 'Stayer'][seat] ?? '' }))
    const begin = (moves: number) => begun(players, moves)
    const [fresh, underway] = [await begin(0), await begin(2)]
    await leaver.ask.account.closeAccount.mutate({ password })
    expect(await ending(fresh)).toMatchObject({ status: 'over', reason: 'aborted' })
    expect(await ending(underway)).toMatchObject({ status: 'over', reason: 'resignation', winner: 1 })
    expect(await stayer.ask.account.me.query()).toMatchObject({ name: 'Stayer' })
  })
})

const ending = async (id: string) => (await db().select().from(game).where(eq(game.id, id)))[0]

async function begun(players: readonly { id: string; name: string }[], moves: number): Promise<string> {
  const clock = { kind: 'days', days: 3 } as const
  const { row } = await db().transaction((tx) =>
    beginOnline(tx, gameOf, { variant: 'ultima', start: null, clock, rated: false, players }, new Date()),
  )
  for (const [ply, move] of ['a2a4', 'a7a5'].slice(0, moves).entries()) {
    const mover = players[ply % 2] ?? expect.unreachable()
    await playOnline(db(), gameOf, mover, { id: row.id, ply, move, clientId: `client-${ply}` }, new Date())
  }
  return row.id
}

const alone = { context: { alone: true } }

async function signedUpAgain(name: string, email: string) {
  const person = visit()
  await person.ask.account.signUp.mutate({ name, password, email })
  await person.ask.account.verifyEmail.mutate({ token: await letterTo(email, 2) })
  return person
}

it('an address is forgotten when its owner asks with the password, and no letter to it opens anything any more', async () => {
  const { ask } = await signedUp('Forgotten', 'forgotten@chess.example')
  await ask.account.askLetter.mutate({ email: 'forgotten@chess.example', purpose: 'resetPassword' })
  const token = await letterTo('forgotten@chess.example', 2)
  expect(await told(ask.account.removeEmail.mutate({ password: other }))).toBe('wrongPassword')
  expect(await ask.account.me.query()).toMatchObject({ email: 'forgotten@chess.example' })
  await ask.account.removeEmail.mutate({ password })
  expect(await ask.account.me.query()).toMatchObject({ email: null })
  expect(await told(ask.account.resetPassword.mutate({ token, password: other }))).toBe('linkUsed')
})
