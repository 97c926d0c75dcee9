import type { Theme } from './theme.ts'

/** The solver does what goes by that name in the rules. */
const doing = (key: string, act: string, tells: Theme['tells']): Theme => ({
  key,
  tells,
  appliesTo: ({ acts }) => acts.has(act),
  isIn: ({ own }) => own.some(({ told }) => told.act === act && told.neutral !== true),
})

/** Takes one of its own frozen men off the board. */
export const removal = doing('removal', 'removal', 'obvious')
/** Changes the places of two men. */
export const swap = doing('swap', 'swap', 'telling')
/** A man goes off the board together with its neighbour. */
export const destruction = doing('destruction', 'destruction', 'telling')
export const castling = doing('castling', 'castling', 'obvious')

/** Puts a man from its hand on the board. */
export const drop: Theme = {
  ...doing('drop', 'drop', 'plain'),
  appliesTo: ({ acts, hasNeutral }) => acts.has('drop') && !hasNeutral,
}

/** Takes a pawn that has just passed. */
export const enPassant: Theme = {
  key: 'enPassant',
  tells: 'obvious',
  appliesTo: ({ rules }) => rules.has('enPassant'),
  isIn: ({ own }) => own.some(({ told }) => told.victims.some(({ rule }) => rule === 'enPassant')),
}
