import { splitHeader } from '../src/notation/game-tags.ts'

/** A game that was really played, as the `<slug>.games` beside a variant tells it. */
export interface PlayedGame {
  /** `Anderssen – Kieseritzky, London 1851`, for names of tests. */
  readonly name: string
  /** The whole text, for the importer to read. */
  readonly text: string
  readonly source: string
  /** How many moves the source has, each step of a turn by itself. */
  readonly plies: number
  readonly result: string
  /** How it ended by its source: a reason of the variant's, or one of `offTheBoard`. */
  readonly termination: string
  /** Where another program says that it ended. */
  readonly last: string | undefined
}

export interface GamesFile {
  readonly games: readonly PlayedGame[]
  /** What the file says of games it has not found. */
  readonly notFound: string | undefined
}

/** Ends that people bring about and the board does not show. */
export const offTheBoard: readonly string[] = ['resignation', 'time forfeit', 'agreement', 'not told']

/** Reads game texts one after another, a blank line and a tag before the next; a line with `% not found:` stands for none. */
export function readGames(text: string): GamesFile {
  const parts = text
    .split(/\n\s*\n(?=\[)/)
    .map((part) => part.trim())
    .filter((part) => part.startsWith('['))
  return { games: parts.map(readPlayed), notFound: /^% not found: (.+)$/m.exec(text)?.[1] }
}

function readPlayed(text: string): PlayedGame {
  const { own, derived } = splitHeader(text)
  const { Event: event, Date: date = '', White: white, Black: black, Players: players } = own
  const { Source: source, PlyCount: plyCount, Termination: termination, Last: last } = own
  const plies = Number(plyCount)
  const who = players ?? (white === undefined || black === undefined ? undefined : `${white} – ${black}`)
  const { Result: result } = derived
  if (who === undefined || event === undefined) throw new Error(`who played what? ${text}`)
  if (source === undefined || termination === undefined) throw new Error(`who says so, and how did it end? ${text}`)
  if (!(plies > 0) || result === undefined) throw new Error(`how many moves, and to what end? ${text}`)
  return { name: `${who}, ${event} ${date}`, text, source, plies, result, termination, last }
}
