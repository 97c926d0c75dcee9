import type { Seat } from '../../ask/answers.ts'
import type { Limits } from '../../search/index.ts'

/** What `go` asks for. */
export interface Go {
  /** Numbers by the word before them: `depth`, `nodes`, `movetime`, `wtime`, `perft`, … */
  readonly numbers: ReadonlyMap<string, number>
  /** Whether the answer has to wait for `stop`. */
  readonly isInfinite: boolean
  readonly isPondering: boolean
  /** Moves to choose from, when there are any. */
  readonly searchMoves: readonly string[]
  /** Words that mean nothing here. */
  readonly strange: readonly string[]
  /** Whether a count is asked for and its depth cannot be told: counting something else would be no answer. */
  readonly isCountUnclear: boolean
}

const counted = ['depth', 'nodes', 'movetime', 'wtime', 'btime', 'winc', 'binc', 'movestogo', 'mate', 'perft'] as const
type Counted = (typeof counted)[number]
const isCounted = (word: string): word is Counted => counted.some((one) => one === word)
const isWord = (word: string): boolean => isCounted(word) || ['infinite', 'ponder', 'searchmoves'].includes(word)

/** Clocks may have run over; nothing else may be below one. */
const least = (word: string): number => (/^.time$|^.inc$|^perft$/.test(word) ? 0 : 1)

export function readGo(words: readonly string[]): Go {
  const numbers = new Map<string, number>()
  const said = new Set<string>()
  const searchMoves: string[] = []
  const strange: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    const next = words[i + 1] ?? ''
    if (isCounted(word)) {
      if ((word === 'perft' ? /^\d{1,12}$/ : /^-?\d{1,12}$/).test(next))
        numbers.set(word, Math.max(least(word), Number(words[++i])))
      else strange.push(`${word} without a number`)
    } else if (word === 'searchmoves') {
      while (i + 1 < words.length && !isWord(words[i + 1])) searchMoves.push(words[++i])
    } else if (isWord(word)) said.add(word)
    else strange.push(word)
  }
  const isLimited = numbers.size > 0
  const isPondering = said.has('ponder')
  const isCountUnclear = words.includes('perft') && !numbers.has('perft')
  // What was not understood may have been meant for a limit: whoever waits for it gets a move at once.
  const isUnclear = strange.length > 0 && !isLimited && !said.has('infinite')
  if (isUnclear) numbers.set('depth', 1)
  const isInfinite = said.has('infinite') || !(isLimited || isPondering || isUnclear)
  return { numbers, isInfinite, isPondering, searchMoves, strange, isCountUnclear }
}

/** What the search may spend on it; `overheadMs` go to whoever stands between the clock and us. */
export function limitsFor({ numbers, isInfinite }: Go, seat: Seat, overheadMs: number): Limits {
  if (isInfinite) return {}
  const nodes = numbers.get('nodes')
  const mate = numbers.get('mate')
  const depth = numbers.get('depth') ?? (mate === undefined ? undefined : 2 * mate - 1)
  const ms = msFor(numbers, seat, overheadMs)
  return {
    ...(depth === undefined ? {} : { depth }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(ms === undefined ? {} : { ms }),
  }
}

/** Moves a game is supposed to last still, where nobody says until when the time is meant. */
const MOVES_TO_COME = 25

function msFor(numbers: ReadonlyMap<string, number>, seat: Seat, overheadMs: number): number | undefined {
  const fixed = numbers.get('movetime')
  if (fixed !== undefined) return Math.max(1, fixed - overheadMs)
  const clock = numbers.get(seat === 0 ? 'wtime' : 'btime')
  if (clock === undefined) return undefined
  const increment = numbers.get(seat === 0 ? 'winc' : 'binc') ?? 0
  const left = Math.max(1, clock - overheadMs)
  const moves = Math.min(numbers.get('movestogo') ?? MOVES_TO_COME, MOVES_TO_COME)
  // Never more than half of what is left, but for the last move before more comes.
  return Math.max(1, Math.floor(Math.min(left / moves + 0.75 * increment, moves === 1 ? 0.9 * left : left / 2)))
}
