import { describe, expect, test } from 'vitest'
import { knownGame } from '../../../test/kernel-reading.ts'
import { askMoves, askPlay, exportGame, importGame } from '../../ask/index.ts'

const game = knownGame('crazyhouse')
const line = (moves: readonly string[], start?: string) => ({ variant: 'crazyhouse', start, moves })
const played = ['e2e4', 'd7d5', 'e4d5', 'd8d5', 'P@e6', 'P@d4']

describe('what is told of men in hand', () => {
  test('a victim is told as the kind it is kept as', () => {
    const step = askPlay(game, line(['e2e4', 'd7d5']), 'e4d5')
    expect(step.ok && step.value.move.victims).toMatchObject([{ cell: 'd5', kind: 'pawn', kept: 'pawn' }])
    expect(step.ok && step.value.position.hands).toEqual([{ kind: 'pawn', seat: 0, letter: 'P', count: 1 }])
    const queen = askPlay(game, line([], 'q2k4/1Q~6/8/8/8/8/8/3K4[] b - -'), 'a8b7')
    expect(queen.ok && queen.value.move.victims).toMatchObject([{ kind: 'promotedQueen', kept: 'pawn' }])
  })

  test('a drop tells where it leads and what it brings, and a promotion what the man becomes', () => {
    const moves = askMoves(game, line(played.slice(0, 4)))
    const drop = moves.ok ? moves.value.find(({ id }) => id === 'P@e6') : undefined
    expect(drop).toMatchObject({ act: 'drop', to: 'e6', kind: 'pawn', seat: 0, text: 'P@e6', victims: [] })
    const crowned = askPlay(game, line([], '7k/P7/8/8/8/8/8/K7[] w - -'), 'a7a8q')
    expect(crowned.ok && crowned.value.move.becomes).toBe('promotedQueen')
    expect(drop).not.toHaveProperty('becomes')
  })
})

test.each([
  { start: undefined, moves: played },
  { start: '4k3/8/8/8/8/8/8/4K3[Nr] w - - 0 1', moves: ['N@f3', 'R@a8', 'f3g5'] },
])('a game text with drops comes back as it was, begun from $start', ({ start, moves }) => {
  const text = exportGame(game, line(moves, start), {})
  const read = text.ok ? importGame(game, text.value) : text
  expect(read.ok && read.value.line).toEqual({ variant: 'crazyhouse', start, moves })
})
