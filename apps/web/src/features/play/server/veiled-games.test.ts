import { askMoves, askReplay, describe as describeGame, type Line } from '@variorum/engine/ask'
import { gameOf, slugs } from '@variorum/engine/catalogue'
import type { Game } from '@variorum/engine/game'
import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../../test/own-database.ts'
import { visit } from '../../../../test/visit.ts'
import { hasTable } from '../../../lib/board/has-table.ts'
import { refusalOf } from '../../../trpc/refusal-of.ts'

ownDatabase()

// Whichever game it is that hides something; two sit at it.
const hiding = slugs.flatMap((slug) => gameOf(slug) ?? []).filter(({ isOpen }) => !isOpen)
const [played] = hiding
if (!played) throw new Error('No game hides anything.')
const { slug } = played.variant

const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const ranks = [1, 2, 3, 4, 5, 6, 7, 8]

/** A game begun and played so far. */
async function begun(moves: readonly string[]) {
  const visitor = visit()
  const { id } = await visitor.ask.games.create.mutate({ variant: slug, mode: 'device' })
  for (const [ply, move] of moves.entries()) {
    await visitor.ask.games.move.mutate({ id, ply, move, clientId: `client-${ply}` })
  }
  return { ...visitor, id }
}

async function refused(asked: Promise<unknown>) {
  return refusalOf(
    await asked.then(
      () => expect.unreachable('this should have been refused'),
      (error: unknown) => error,
    ),
  )
}

describe('while a game hides something', () => {
  it('nobody is told its moves, its start or its tags, its owner included', async () => {
    const text = '[Annotator "The queen is on d8"]\n\n1. e2e4 d7d5 *\n'
    const owner = visit()
    const created = await owner.ask.games.create.mutate({ variant: slug, mode: 'device', text })
    const { id } = created
    const seen = [
      created,
      await owner.ask.games.get.query({ id }),
      await visit().ask.games.get.query({ id }),
      (await refused(owner.ask.games.move.mutate({ id, ply: 7, move: 'a2a3', clientId: 'client-x' }))).game,
    ]
    for (const game of seen) {
      expect(game).toMatchObject({ moves: [], start: null, tags: {}, ply: 2, toMove: 0, isOpen: false, outcome: null })
    }
    const { games } = await owner.ask.games.mine.query({})
    expect(games).toMatchObject([{ id, start: null, tags: {}, ply: 2 }])
    expect(JSON.stringify([seen, games])).not.toMatch(/d7d5|d5|queen/)
  })

  it('only its owner is shown the board, and only for the seat to move', async () => {
    const { ask, id } = await begun(['e2e4'])
    expect(await refused(visit().ask.games.look.query({ id, seat: 1 }))).toMatchObject({ key: 'notYours' })
    expect(await refused(ask.games.look.query({ id, seat: 0 }))).toMatchObject({ key: 'conflict', game: { moves: [] } })
    expect(await refused(ask.games.explain.query({ id, seat: 0, ply: 1, cell: 'e4' }))).toMatchObject({
      key: 'conflict',
    })
    const { view } = await ask.games.look.query({ id, seat: 1 })
    expect(view.replay.steps).toMatchObject([{ move: { id: '?', act: 'hidden', from: '', to: '' } }])
    expect(view.moves).toHaveLength(20)
  })

  it('a move is answered with what its mover sees of it, a retry too until somebody goes on', async () => {
    const { ask, id } = await begun(['e2e4'])
    const sent = { id, ply: 1, move: 'd7d5', clientId: 'client-1' }
    const first = await ask.games.move.mutate(sent)
    expect(first).toMatchObject({ moves: [], toMove: 0, view: { seat: 1, moves: [] } })
    expect(first.view?.replay.steps.at(-1)).toMatchObject({ move: { id: 'd7d5' } })
    expect(await ask.games.move.mutate(sent)).toEqual(first)
    await ask.games.move.mutate({ id, ply: 2, move: 'e4d5', clientId: 'client-2' })
    expect(await ask.games.move.mutate(sent)).toMatchObject({ moves: [], view: null })
  })

  it('a move is refused for what its mover can know', async () => {
    // Black's pawn on e5 stands in the way of White's on e4, who does not see it.
    const { ask, id } = await begun(['e2e4', 'e7e5'])
    const refusal = await refused(ask.games.move.mutate({ id, ply: 2, move: 'e4e5', clientId: 'client-2' }))
    expect(refusal.key).toBe('illegalMove')
    expect(JSON.stringify(refusal.params)).toBe('{"text":"e4e5","why":"blocked"}')
  })

  it('nothing is taken back, while it is played and afterwards', async () => {
    const { ask, id } = await begun(['e2e4', 'e7e5'])
    expect(await refused(ask.games.takeBack.mutate({ id, ply: 1 }))).toMatchObject({
      key: 'hiddenMoves',
      game: { moves: [] },
    })
    await ask.games.resign.mutate({ id, seat: 0 })
    expect(await refused(ask.games.takeBack.mutate({ id, ply: 1 }))).toMatchObject({ key: 'hiddenMoves' })
  })

  it('no bot plays it', async () => {
    const { ask } = visit()
    const wish = { variant: slug, mode: 'bot', botLevel: 'novice', seat: 0 } as const
    expect(await refused(ask.games.create.mutate(wish))).toMatchObject({ key: 'noBots' })
  })
})

describe('when it is over', () => {
  it('everybody is told everything', async () => {
    const { ask, id } = await begun(['e2e4', 'd7d5'])
    await ask.games.resign.mutate({ id, seat: 0 })
    const told = { moves: ['e2e4', 'd7d5'], toMove: null, outcome: { reason: 'resignation', winner: 1 } }
    expect(await visit().ask.games.get.query({ id })).toMatchObject(told)
    expect(await refused(ask.games.look.query({ id, seat: 0 }))).toMatchObject({ key: 'gameOver', game: told })
  })
})

describe('a table', () => {
  it('is not set up for a game it cannot hold', async () => {
    for (const { variant } of slugs
      .flatMap((one) => gameOf(one) ?? [])
      .filter((game) => !hasTable(describeGame(game)))) {
      const wish = { variant: variant.slug, mode: 'device' } as const
      expect(await refused(visit().ask.games.create.mutate(wish))).toMatchObject({ key: 'noTable' })
    }
  })
})

describe('two games that are alike to a seat', () => {
  it('give it the same bytes, whatever it asks', async () => {
    for (const { seat, lines } of alikes(played, 3)) {
      const [first, second] = [await everythingAsked(lines[0], seat), await everythingAsked(lines[1], seat)]
      expect(first.length).toBeGreaterThan(15)
      // Answers are long; where they differ is enough to know.
      expect(second.map((text, index) => text === first[index])).toEqual(first.map(() => true))
    }
  })
})

/** All answers to whatever can be asked on behalf of the seat to move, refusals too, without what differs by chance. */
async function everythingAsked(moves: readonly string[], seat: number): Promise<readonly string[]> {
  const { ask, answers } = visit()
  const { id } = await ask.games.create.mutate({ variant: slug, mode: 'device', text: moves.join(' ') })
  const ply = moves.length
  await ask.games.get.query({ id })
  await ask.games.mine.query({})
  const { view } = await ask.games.look.query({ id, seat })
  for (const file of files) {
    await Promise.all(ranks.map((rank) => ask.games.explain.query({ id, seat, ply, cell: `${file}${rank}` })))
  }
  const may = new Set(view.moves.map((move) => move.id))
  for (const move of ['a1h8', 'e1e8', 'd1d8', 'd8d1', 'e4e5', 'e5e4', 'nonsense'].filter((text) => !may.has(text))) {
    await refused(ask.games.move.mutate({ id, ply, move, clientId: `client-${move}` }))
  }
  await refused(ask.games.takeBack.mutate({ id, ply: 0 }))
  await refused(ask.games.look.query({ id, seat: 1 - seat }))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  return texts.map((text) => text.replaceAll(id, 'the game').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then'))
}

interface Alike {
  readonly seat: number
  readonly lines: readonly [readonly string[], readonly string[]]
}

/** Games played by chance, each with another of which the seat to move has seen the same: a move it did not see was another one. */
function alikes(game: Game, count: number): readonly Alike[] {
  const chance = numbers(7)
  const found: Alike[] = []
  while (found.length < count) {
    const length = 4 + chance(24)
    const moves: string[] = []
    while (moves.length < length) {
      const legal = movesAfter(game, moves)
      const move = legal[chance(legal.length)]
      if (move === undefined) break
      moves.push(move)
    }
    if (moves.length < length) continue
    const seat = length % 2
    const view = shareOf(game, moves, seat)
    const before = moves.slice(0, -1)
    const other = movesAfter(game, before).find(
      (move) => move !== moves.at(-1) && shareOf(game, [...before, move], seat) === view,
    )
    if (other !== undefined) found.push({ seat, lines: [moves, [...before, other]] })
  }
  return found
}

const lineOf = (moves: readonly string[]): Line => ({ variant: slug, moves })

function movesAfter(game: Game, moves: readonly string[]): readonly string[] {
  const asked = askMoves(game, lineOf(moves))
  return asked.ok ? asked.value.map(({ id }) => id) : []
}

/** What the seat has seen of the whole game: tested where the rules are, and only a measure here. */
const shareOf = (game: Game, moves: readonly string[], seat: number) =>
  JSON.stringify(askReplay(game, lineOf(moves), seat))

/** Numbers by chance, the same every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
