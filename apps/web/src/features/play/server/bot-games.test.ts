import { expect, it } from 'vitest'
import { ownDatabase } from '../../../../test/own-database.ts'
import { visit } from '../../../../test/visit.ts'
import { refusalOf } from '../../../trpc/refusal-of.ts'

ownDatabase()

type Visitor = ReturnType<typeof visit>

const opening = ['a2a4', 'a7a5', 'b2b4', 'b7b5', 'c2c4', 'c7c5', 'd2d4', 'd7d5']

async function begun({ ask }: Visitor, moves = opening, botLevel: 'novice' | 'club' = 'club') {
  const { id } = await ask.games.create.mutate({ variant: 'ultima', mode: 'bot', botLevel, seat: 0 })
  for (const [ply, move] of moves.entries())
    await ask.games.move.mutate({ id, ply, move, clientId: `move-${ply}-of-${id}` })
  return { id, ply: moves.length }
}

const keyOf = (change: Promise<unknown>) =>
  change.then(
    () => null,
    (error: unknown) => refusalOf(error).key,
  )

it('a bot that gives up has lost, one that agrees to a draw has drawn, and neither is taken back', async () => {
  const visitor = visit()
  const { ask } = visitor
  const lost = await begun(visitor)
  const told = await ask.games.settle.mutate({ ...lost, as: 'conceded' })
  expect(told.outcome).toEqual({ reason: 'resignation', winner: 0, scores: [1, 0] })
  expect(await ask.games.settle.mutate({ ...lost, as: 'conceded' })).toEqual(told)
  const drawn = await begun(visitor)
  expect(await keyOf(ask.games.settle.mutate({ id: drawn.id, ply: 3, as: 'drawn' }))).toBe('conflict')
  expect((await ask.games.settle.mutate({ ...drawn, as: 'drawn' })).outcome).toEqual({
    reason: 'agreement',
    winner: null,
    scores: [0.5, 0.5],
  })
  expect(await keyOf(ask.games.takeBack.mutate({ id: drawn.id, ply: 6 }))).toBe('gameOver')
  expect(await keyOf(ask.games.settle.mutate({ ...drawn, as: 'conceded' }))).toBe('gameOver')
})

it('on one device there is no bot to give up or to be exchanged', async () => {
  const { ask } = visit()
  const { id } = await ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
  expect(await keyOf(ask.games.settle.mutate({ id, ply: 0, as: 'drawn' }))).toBe('noBotHere')
  expect(await keyOf(ask.games.changeLevel.mutate({ id, level: 'master' }))).toBe('noBotHere')
  expect(await keyOf(ask.games.noteHint.mutate({ id, ply: 0 }))).toBe('noBotHere')
})

it('a bot is exchanged in the middle of a game, which remembers after how many moves', async () => {
  const visitor = visit()
  const { ask } = visitor
  const { id } = await begun(visitor, opening.slice(0, 4))
  const changed = await ask.games.changeLevel.mutate({ id, level: 'expert' })
  const botChanges = [{ ply: 4, from: 'club', to: 'expert' }]
  expect(changed).toMatchObject({ botLevel: 'expert', ply: 4, botChanges })
  expect(await ask.games.changeLevel.mutate({ id, level: 'expert' })).toEqual(changed)
  expect((await ask.games.takeBack.mutate({ id, ply: 2 })).botChanges).toEqual([{ ...botChanges[0], ply: 2 }])
})

it('hints are remembered by their place, and hold up no move', async () => {
  const visitor = visit()
  const { ask } = visitor
  const { id, ply } = await begun(visitor, opening.slice(0, 2))
  const before = await ask.games.get.query({ id })
  await ask.games.noteHint.mutate({ id, ply })
  await ask.games.noteHint.mutate({ id, ply })
  expect(await ask.games.get.query({ id })).toEqual({ ...before, hints: [2] })
  expect((await ask.games.takeBack.mutate({ id, ply: 0 })).hints).toEqual([])
})

it('whoever beats a bot is suggested a stronger one, and whoever loses to the weakest that one', async () => {
  const visitor = visit()
  const { ask } = visitor
  const suggestion = () => ask.games.suggestion.query({ variant: 'ultima+maroon' })
  expect(await suggestion()).toBeNull()
  await ask.games.settle.mutate({ ...(await begun(visitor)), as: 'conceded' })
  expect(['casual', 'improver', 'club', 'expert']).toContain(await suggestion())
  expect(await ask.games.suggestion.query({ variant: 'chess' })).toBeNull()
  const other = visit()
  const { id } = await begun(other, opening, 'novice')
  await other.ask.games.resign.mutate({ id, seat: 0 })
  expect(await other.ask.games.suggestion.query({ variant: 'ultima' })).toBe('novice')
})

it('what was won with help, against several bots or with a game begun elsewhere says nothing', async () => {
  const visitor = visit()
  const { ask } = visitor
  const helped = await begun(visitor)
  await ask.games.noteHint.mutate({ id: helped.id, ply: 2 })
  const exchanged = await begun(visitor)
  await ask.games.changeLevel.mutate({ id: exchanged.id, level: 'novice' })
  const soon = await begun(visitor, opening.slice(0, 2))
  for (const game of [helped, exchanged, soon]) await ask.games.settle.mutate({ ...game, as: 'conceded' })
  const text = '1. Pe2-e4 Pd7-d5 2. Pe4-d4 Pa7-a5 3. Pa2-a4 Pb7-b5 4. Pb2-b4 Pc7-c5 5. Pc2-c4 *'
  const taken = await ask.games.create.mutate({ variant: 'ultima', mode: 'bot', botLevel: 'club', seat: 0, text })
  await ask.games.settle.mutate({ id: taken.id, ply: taken.ply, as: 'conceded' })
  expect(await ask.games.suggestion.query({ variant: 'ultima' })).toBeNull()
})
