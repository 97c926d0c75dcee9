import { expect, test } from 'vitest'
import { slugs } from '../variants/catalogue.ts'
import { lines, run } from './run-command.ts'

test('shares the count out among the first moves', async () => {
  // The Chess Programming Wiki, Perft Results, position 2: 48 moves, 2,039 lines of two.
  const fen = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -'
  const { exit, out } = await run(['divide', 'chess', '2', '--fen', fen])
  expect(exit).toBe(0)
  expect(out.split('\n')).toHaveLength(49)
  expect(out).toMatch(/^a1b1: 43\n.*\n2039$/s)
})

test('is told in JSON with the same total', async () => {
  const { out } = await run(['divide', 'chess', '3', '--moves', 'e4 e5', '--json'])
  // As the command writes it.
  const [{ nodes, moves }] = lines(out) as [{ nodes: number; moves: { nodes: number }[] }]
  expect(moves.reduce((sum, move) => sum + move.nodes, 0)).toBe(nodes)
  expect((await run(['perft', 'chess', '3', '--moves', 'e4 e5'])).out).toBe(`${nodes}`)
})

test.each(slugs)('the shares of %s make up its count', async (slug) => {
  const total = (await run(['divide', slug, '2'])).out.split('\n').at(-1)
  expect((await run(['perft', slug, '2'])).out).toBe(total)
})

test('of a finished game is nothing', async () => {
  expect((await run(['divide', 'ultima', '2', '--fen', '4k3/8/8/8/8/8/8/3K4 w'])).out).toBe('0')
})

test('wants a move to divide by', async () => {
  const { exit, err } = await run(['divide', 'chess', '0'])
  expect([exit, err.split('\n')[0]]).toEqual([
    2,
    'divide needs a depth of 1 or more: with none there is no first move.',
  ])
})
