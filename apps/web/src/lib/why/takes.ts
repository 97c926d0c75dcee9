import type { MoveAnswer } from '@variorum/engine/ask'

/** The moves that take something; of those that go the same way and take the same, as with and without promotion, one. */
export function takesOf(moves: readonly MoveAnswer[]): readonly MoveAnswer[] {
  const takes = moves.filter(({ victims }) => victims.length > 0)
  const way = ({ from, to, victims }: MoveAnswer) =>
    [from, to, ...victims.map(({ cell, rule }) => cell + rule)].join(' ')
  return [...new Map(takes.map((move) => [way(move), move])).values()]
}
