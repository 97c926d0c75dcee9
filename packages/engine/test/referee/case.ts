/** Positions with their complete answers, worked out by hand; any implementation can be held against them. */
export type MovesCase = {
  readonly id: string
  readonly guarantee: string
  readonly fen: string
  readonly side: 'white' | 'black'
  /** The man whose moves are listed, or `all` men of the side. */
  readonly square: string
  /** As `spell` writes them, sorted. */
  readonly expected: readonly string[]
}

export type FrozenCase = { readonly fen: string; readonly frozen: readonly string[] }

export type CheckCase = { readonly guarantee: string; readonly fen: string; readonly inCheck: boolean }

/** A legal move by its id, and the FEN text it must lead to. */
export type PlayCase = {
  readonly id: string
  readonly guarantee: string
  readonly fen: string
  readonly move: string
  readonly leadsTo: string
}

export type OutcomeCase = {
  readonly id: string
  readonly guarantee: string
  readonly fen: string
  /** Ids played from the position before the verdict is asked. */
  readonly moves: readonly string[]
  readonly expected: {
    readonly reason: 'checkmate' | 'stalemate' | 'noMove' | 'kingTaken' | 'bareKings' | 'repetition' | 'quiet'
    readonly winner: 'white' | 'black' | null
  } | null
}

export type QuietCase = {
  readonly guarantee: string
  readonly fen: string
  readonly move: string
  readonly quiet: number
}

/** A legal move by its id, and how people write it. */
export type NotationCase = { readonly id: string; readonly fen: string; readonly move: string; readonly text: string }

/** Numbers of lines of one, two, three … plies; draws are not looked at. The deepest are for a fast implementation. */
export type PerftCase = {
  readonly fen: string
  readonly leaves: readonly number[]
  /** Who else has counted them. */
  readonly source: string
  /** How deep a slow implementation goes in a few seconds. */
  readonly slowDepth: number
}

/** `d2d6xc6,d1`: the id and then what it takes; `d4d6<>` where the man on d6 is not taken but swapped with. */
export function spell(id: string, victims: readonly string[], act = 'move'): string {
  const taken = victims.length === 0 ? id : `${id}x${[...victims].sort().join(',')}`
  return act === 'swap' ? `${taken}<>` : taken
}

/** All moves of one man; a target is an id without the square it begins on. */
export function one(id: string, guarantee: string, fen: string, square: string, targets: string): MovesCase {
  const moves = words(targets).map((target) => square + target)
  return { ...whole(id, guarantee, fen, moves.join(' ')), square }
}

/** All moves of a side. */
export function whole(id: string, guarantee: string, fen: string, moves: string): MovesCase {
  const side = fen.split(' ')[1] === 'w' ? 'white' : 'black'
  return { id, guarantee, fen, side, square: 'all', expected: words(moves).sort() }
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
