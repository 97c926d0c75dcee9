import type { AskError } from '../ask/answers.ts'
import type { PositionFault } from '../rules/position-fault.ts'

/**
 * The engine answers in keys; this is their English for the command line. A key without a sentence is shown as it is,
 * with its parameters, rather than hidden.
 */
type Params = AskError['params']
type Phrase = (p: Reader) => string

/** Parameters as words. */
interface Reader {
  (name: string): string
  has(name: string): boolean
}

export function sentence({ key, params }: AskError): string {
  // Wrong usage comes as a whole sentence, in which what was typed is already cut.
  if (key === 'usage') return `${params.text}`
  const part = params.reason ?? params.why
  const phrase = sentences[typeof part === 'string' ? `${key}.${part}` : key] ?? sentences[key]
  const read = reader(params)
  if (phrase === undefined) return `${key}: ${Object.keys(params).map((name) => `${name} ${read(name)}`)}`
  return `${read.has('ply') ? `At ply ${read('ply')}: ` : ''}${phrase(read)}`
}

/** How a game ended, with who won. */
export function outcomeWords(reason: string, winner: string | undefined): string {
  return `${outcomes[reason] ?? reason}; ${winner === undefined ? 'a draw' : `${capital(winner)} wins`}`
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** `promoted queen` for `promotedQueen`. */
export const spaced = (name: string): string =>
  hyphened[name] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Names that people write with a hyphen. */
const hyphened: Readonly<Record<string, string>> = { pushmePullyu: 'pushme-pullyu' }

/** As much of what was typed or piped in as a complaint quotes: enough to find it again. */
export const quoted = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text)

const QUOTED = 60

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

const outcomes: Readonly<Record<string, string>> = {
  checkmate: 'checkmate',
  noMove: 'no move left',
  bareKings: 'bare kings',
  bareSurvivors: 'nothing but kings is left to those who still play',
  repetition: 'the position stood for the third time',
  quiet: 'too many moves without a capture',
  countedOut: 'the moves of the count are up',
  kingTaken: 'the king is taken',
  lastStanding: 'only one is left',
  resignation: 'resignation',
}

const sentences: Readonly<Partial<Record<string, Phrase>> & Record<`badPosition.${PositionFault}`, Phrase>> = {
  unknownVariant: (p) => `There is no game called "${p('variant')}".${p('hint')}`,
  noBots: () => 'There are no bots for this game here: they look at everything, and in it something is hidden.',
  'noMatch.seats': (p) => `A match is between two players; ${p('variant')} is played by ${p('seats')}.`,
  'noMatch.hidden': (p) =>
    `There are no matches of ${p('variant')} yet: the players of a match see everything, and in this game they may not.`,
  badProgram: (p) => `The program "${p('text')}" cannot play here: it ${p('why')}.`,
  'badRecord.other': (p) =>
    `"${p('text')}" holds other games: its first line says which. Name another file, or give the same game, players, limits and seed.`,
  'badRecord.line': (p) => `Line ${p('line')} of "${p('text')}" is no game of that kind.`,
  'badRecord.access': (p) => `The games cannot be kept in "${p('text')}": ${p('found')}.`,
  badDepth: (p) => `A depth is a whole number from 0 to ${p('most')}, not ${p('found')}.`,
  badLine: (p) => `Line ${p('line')} is not a JSON object with variant, fen and depth.`,
  badField: (p) => `"${p('field')}" has to be ${p('wanted')}, not ${p('found')}.`,
  badCell: (p) => `There is no cell called "${p('cell')}" on this board.`,
  gameOver: (p) => `The game is over: ${outcomes[p('reason')] ?? p('reason')}.`,

  'badPosition.badLetter': (p) =>
    p('row') === 'hand'
      ? `"${p('letter')}" among the men in hand is none that a hand holds.`
      : `"${p('letter')}" in row ${p('row')} of the position is no piece of this game.`,
  'badPosition.rowLength': (p) =>
    `Row ${p('row')} of the position has ${plural(Number(p('found')), 'cell')}, not ${p('wanted')}.`,
  'badPosition.rowCount': (p) => `The position has ${plural(Number(p('found')), 'row')}, not ${p('wanted')}.`,
  'badPosition.noKing': (p) => `${capital(p('seat'))} has no ${spaced(p('kind'))} in this position.`,
  'badPosition.tooManyNeutral': (p) => `There are ${p('found')} of the ${p('kind')} in this position; one is wanted.`,
  'badPosition.tooManyKings': (p) => `${capital(p('seat'))} has more than one ${spaced(p('kind'))} in this position.`,
  'badPosition.misplaced': (p) =>
    `The ${spaced(p('kind'))} of ${p('seat')} on ${p('cell')} can never have come to stand there.`,
  'badPosition.badSide': (p) =>
    p('found') === ''
      ? `The position does not say who is to move: ${p('wanted')}.`
      : `"${p('found')}" after the rows of the position is not a side to move: ${p('wanted')}.`,
  'badPosition.badHand': (p) =>
    `There are too many ${p('letter')} in hand in this position; at most ${p('most')} are read.`,
  'badPosition.moverOut': (p) =>
    `${capital(p('seat'))} is out of the game and cannot be the one to move in this position: ${p('wanted')}.`,
  'badPosition.moverStuck': (p) =>
    `${capital(p('seat'))} has no move in this position, and so is out of the game already: it must say so.`,
  'badPosition.allOut': () => 'Every side is out of the game in this position; one at least must be in it.',
  'badPosition.noCell': (p) =>
    `"${p('letter')}" in row ${p('row')} of the position stands where the board has no cell.`,
  'badPosition.badFallen': (p) =>
    `"${p('found')}" does not say who is out of the game: letters of ${p('wanted')}, or -.`,
  'badPosition.badPoints': (p) => `"${p('found')}" is not the points of each side in this position.`,
  'badPosition.badCount': (p) => `"${p('found')}" is neither the number of a count nor a dash.`,
  'badPosition.badCounter': (p) => `"${p('found')}" after the side to move is not a count of moves.`,
  'badPosition.badCastling': (p) => `"${p('found')}" is not the rights to castle in this position.`,
  'badPosition.badPassedCell': (p) => `"${p('found')}" is not the cell just passed in this position: a cell, or -.`,
  'badPosition.extraFields': (p) => `The position has too many fields after the side to move: ${p('found')}.`,
  'badPosition.royalCapturable': (p) =>
    `${capital(p('seat'))} is not to move, and its ${spaced(p('kind'))} could be taken.`,

  badMove: (p) => `"${p('text')}" is not a move in any spelling known here.`,
  ambiguousMove: (p) => `"${p('text')}" can mean ${p('moves')}.`,
  illegalMove: (p) => `"${p('text')}" is not a legal move.`,
  'illegalMove.empty': (p) => `"${p('text')}" is not a legal move: nobody stands there.`,
  'illegalMove.notYourTurn': (p) => `"${p('text')}" is not a legal move: it is the other side's turn.`,
  'illegalMove.unreachable': (p) => `"${p('text')}" is not a legal move: the piece cannot go there.`,
  'illegalMove.frozen': (p) => `"${p('text')}" is not a legal move: the piece is frozen by ${p('by')}.`,
  'illegalMove.hemmedIn': (p) => `"${p('text')}" is not a legal move: the piece is hemmed in by the men on ${p('by')}.`,
  'illegalMove.blocked': (p) => `"${p('text')}" is not a legal move: the piece is blocked.`,
  'illegalMove.pinned': (p) =>
    `"${p('text')}" is not a legal move: it would leave the ${spaced(p('kind'))} on ${p('royal')} to ${p('by')}.`,
  'illegalMove.leavesCheck': (p) =>
    `"${p('text')}" is not a legal move: the ${spaced(p('kind'))} on ${p('royal')} stays in check from ${p('by')}.`,
  'illegalMove.notInHand': (p) => `"${p('text')}" is not a legal move: there is no such man in hand.`,
  'illegalMove.occupied': (p) => `"${p('text')}" is not a legal move: the cell is not empty.`,
  'illegalMove.dropBarred': (p) => `"${p('text')}" is not a legal move: no man of the kind may be put there.`,
  'illegalMove.fileTaken': (p) => `"${p('text')}" is not a legal move: ${p('by')} stands on that file already.`,
  'illegalMove.dropMate': (p) => `"${p('text')}" is not a legal move: no drop of such a man may mate.`,
  'illegalMove.mustTake': (p) => `"${p('text')}" is not a legal move: who can take must.`,
  'illegalMove.losesRoyal': (p) => `"${p('text')}" is not a legal move: it would cost its own ${spaced(p('kind'))}.`,
  'illegalMove.unsafe': (p) =>
    `"${p('text')}" is not a legal move: the ${spaced(p('kind'))} would be taken on ${p('royal')} by ${p('by')}.`,
}

/** Parameters that hold what somebody wrote, of any length; the others are our own words. */
const given: readonly string[] = ['text', 'found', 'variant', 'letter', 'cell', 'field']

function reader(params: Params): Reader {
  const read = (name: string): string => {
    const value = params[name] ?? ''
    const words =
      typeof value === 'string' ? value : listed(value, name === 'moves' || name === 'wanted' ? 'or' : 'and')
    return given.includes(name) ? quoted(words) : words
  }
  return Object.assign(read, { has: (name: string) => params[name] !== undefined })
}
