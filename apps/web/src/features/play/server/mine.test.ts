import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../../test/own-database.ts'
import { visit } from '../../../../test/visit.ts'

ownDatabase()

type Person = ReturnType<typeof visit>['ask']

async function signedUp(name: string): Promise<Person> {
  const { ask } = visit()
  await ask.account.signUp.mutate({ name, password: 'a withdrawer leaves' })
  return ask
}

/** A game in which the first person has the first move, and the second accepted what the first offered. */
async function between(first: Person, second: Person): Promise<string> {
  const { id: seek } = await first.lobby.post.mutate({ variant: 'ultima', clock: null, seat: 0, rated: false })
  return (await second.lobby.accept.mutate({ id: seek })).gameId
}

const listed = async (person: Person) => (await person.games.mine.query({})).games

describe('a game between people in the list of one’s games', () => {
  it('is in that of either seat, with the other’s name or none for a guest, and in nobody else’s', async () => {
    const [guest, account, watcher] = [visit().ask, await signedUp('Keeper'), visit().ask]
    const id = await between(guest, account)
    await watcher.online.get.query({ id })
    const ofGuest = { id, mode: 'online', mySeat: 0, opponent: { kind: 'account', name: 'Keeper' } }
    expect(await listed(guest)).toMatchObject([ofGuest])
    expect(await listed(account)).toMatchObject([{ id, mySeat: 1, opponent: { kind: 'guest', name: null } }])
    expect(await listed(watcher)).toEqual([])

    await guest.online.act.mutate({ id, kind: 'resign', clientId: 'guest-gives-up' })
    for (const person of [guest, account]) expect(await listed(person)).toMatchObject([{ outcome: { winner: 1 } }])
  })

  it('stands once among those one began, page by page', async () => {
    const [person, other] = [visit().ask, visit().ask]
    const begun = async () => (await person.games.create.mutate({ variant: 'ultima', mode: 'device' })).id
    const ids = [await between(person, other), await begun(), await between(other, person), await begun()].toReversed()
    const first = await person.games.mine.query({ limit: 3 })
    const second = await person.games.mine.query({ limit: 3, cursor: first.next })
    const all = [...first.games, ...second.games]
    expect(all.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(second.next).toBeNull()
    const times = all.map(({ updatedAt }) => updatedAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Map(all.map(({ id, mySeat }) => [id, mySeat]))).toEqual(
      new Map(ids.map((id, at) => [id, [null, 1, null, 0][at]])),
    )
  })
})
