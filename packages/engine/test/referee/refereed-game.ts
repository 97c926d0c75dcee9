import type { Generator } from './generator.ts'
import type { Act, Move, Victim } from './move.ts'
import { countLines, type Referee, type Verdict } from './referee.ts'

/** A legal move, spelt out so that it can be held against another reading. */
export type MoveReading = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly act: Act
  readonly victims: readonly Victim[]
  readonly lost: string | null
  readonly carried: { readonly from: string; readonly to: string } | null
  readonly promotion: string | null
  /** Text of the position it leads to. */
  readonly leadsTo: string
}

/** All that a referee says of a position, seen by itself without what went before. */
export type Reading = {
  readonly moves: readonly MoveReading[]
  readonly frozen: readonly string[]
  readonly inCheck: boolean
  readonly verdict: Verdict | null
}

/** A game with its referee and its generator, in text alone, so that games of different men stand in one list. */
export type RefereedGame = Generator & {
  readonly slug: string
  readonly start: string
  readonly reading: (fen: string) => Reading
  /** How a game stands after these positions, its start included. */
  readonly verdict: (fens: readonly string[]) => Verdict | null
  readonly countLines: (fen: string, depth: number) => number
}

export function refereedGame<Kind extends string>(
  slug: string,
  referee: Referee<Kind>,
  generator: Generator,
): RefereedGame {
  return {
    ...generator,
    slug,
    start: referee.start,
    reading: (fen) => readingOf(referee, fen),
    verdict: (fens) => referee.verdict(fens.map(referee.parse)),
    countLines: (fen, depth) => countLines(referee, fen, depth),
  }
}

function readingOf<Kind extends string>(referee: Referee<Kind>, fen: string): Reading {
  const position = referee.parse(fen)
  const spellOut = (move: Move<Kind>): MoveReading => {
    const { id, from, to, act, victims, lost, carried, promotion } = move
    const leadsTo = referee.print(referee.play(position, move))
    return { id, from, to, act, victims, lost, carried, promotion, leadsTo }
  }
  return {
    moves: referee.legalMoves(position).map(spellOut),
    frozen: referee.frozen(position),
    inCheck: referee.inCheck(position),
    verdict: referee.verdict([position]),
  }
}
