import type { Theme } from './theme.ts'

/** The line ends the game for one of those reasons, and the solver has won. */
const ending = (key: string, isReason: (reason: string) => boolean): Theme => ({
  key,
  tells: 'telling',
  appliesTo: ({ ends }) => [...ends].some(isReason),
  isIn: ({ end, solver }) => end !== undefined && end.scores[solver] === 1 && isReason(end.reason),
})

/** The other side is not in check and has nothing left to do, which loses. */
export const stuck = ending('stuck', (reason) => reason === 'noMove')
/** Nobody is left to the royal man of the other side. */
export const bareKing = ending('bareKing', (reason) => reason === 'bareKing')
/** The royal man itself is taken, or blown up. */
export const kingTaken = ending('kingTaken', (reason) => reason === 'royalLost' || reason.endsWith('Taken'))
/** The solver is rid of its last man, or of its last move. */
export const riddance = ending('riddance', (reason) => reason === 'outOfMoves')
