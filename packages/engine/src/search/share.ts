import type { Line } from '../ask/answers.ts'
import { type Game, veil } from '../game/index.ts'
import { readMoveAmong } from '../notation/move-text.ts'
import { parsePosition, startPosition } from '../notation/position-text.ts'
import { isMan, type Man, type Seat, seatOf, VEILED } from '../position/man.ts'
import { createMoves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Cell } from '../rules/kinds.ts'
import { stepsBetween } from './steps.ts'

/**
 * What a seat knows of a game in which not everybody sees everything: what it sees now, and what it remembers. There is
 * no place in it for what is hidden: where the seat does not see, a cell holds the veil, and a memory is of what was seen.
 * Plain numbers, so that it can be sent to a thread that is told nothing else.
 */
export interface Share {
  readonly variant: string
  readonly seat: Seat
  /** The veiled position, cells and slots. */
  readonly seen: readonly number[]
  /** Men of others that are still about, as the seat remembers them; one that it sees now among them. */
  readonly memories: readonly Memory[]
  /** Cells where men of its own were taken in the step before. */
  readonly struck: readonly Cell[]
}

/** A man of another seat, and where it was last known to stand. */
export interface Memory {
  readonly man: Man
  readonly cell: Cell
  /** Steps of others since then. */
  readonly ago: number
  /** Whether it is seen not to stand there any more. */
  readonly hasLeft: boolean
}

interface Track {
  man: Man
  cell: Cell
  at: number
  hasLeft: boolean
}

/** Of what stood where at an unknown start nothing is remembered: as if that many steps had passed unseen. */
const LONG_AGO = 40

/** What a seat knows after a line. Undefined where the line cannot be played. */
export function shareOf(game: Game, line: Line, seat: Seat): Share | undefined {
  const given = line.start === undefined ? undefined : parsePosition(game, line.start)
  if (given?.ok === false) return undefined
  const usual = startPosition(game)
  const p = given?.value ?? usual
  const mind = new Mind(game, seat, usual, given !== undefined)
  mind.look(p)
  const legal = createMoves()
  for (const text of line.moves) {
    const move = readMoveAmong(game, p, text, legal, game.legal(p, legal))
    if (!move.ok) return undefined
    mind.beforeStep(p, move.value)
    game.make(p, move.value)
    mind.look(p)
  }
  return mind.share(p)
}

/** What a seat keeps in mind. It is shown full positions, and lets nothing in but what is left of them under the veil. */
class Mind {
  readonly #tracks: Track[] = []
  readonly #steps: Uint8Array
  readonly #victims = createMoves()
  #theirSteps = 0
  #struck: Cell[] = []

  constructor(
    private readonly game: Game,
    private readonly seat: Seat,
    usual: Position,
    isUnusual: boolean,
  ) {
    this.#steps = stepsBetween(game.board)
    const at = isUnusual ? -LONG_AGO : 0
    // Who stands where at the usual start is no secret.
    for (let cell = 0; cell < usual.size; cell++) {
      const man = usual.cells[cell]
      if (isMan(man) && seatOf(man) !== seat) this.#tracks.push({ man, cell, at, hasLeft: false })
    }
  }

  /** A step is about to be made: one's own takes men that one sees, another's shows which of one's own it takes. */
  beforeStep(p: Position, move: number): void {
    this.#struck = []
    const took = this.game.victimsOf(p, move, this.#victims, 0)
    const isOwn = p.mover === this.seat
    if (!isOwn) this.#theirSteps++
    for (let i = 0; i < took; i++) {
      const cell = this.#victims[i]
      const owner = seatOf(p.cells[cell])
      if (isOwn && owner !== this.seat) this.#forget(p.cells[cell], cell)
      if (!isOwn && owner === this.seat) this.#struck.push(cell)
    }
  }

  /** Whom one sees is where one sees it; whoever was remembered elsewhere on a cell that is seen has left it. */
  look(p: Position): void {
    const seen = veil(this.game, p, this.seat).cells
    const matched = new Set<Track>()
    const strangers: Cell[] = []
    for (let cell = 0; cell < p.size; cell++) {
      const man = seen[cell]
      if (!isMan(man) || seatOf(man) === this.seat) continue
      const track = this.#tracks.find((one) => one.man === man && one.cell === cell && !matched.has(one))
      if (track === undefined) strangers.push(cell)
      else this.#place(track, cell, matched)
    }
    for (const track of this.#tracks) {
      if (!matched.has(track) && seen[track.cell] !== VEILED) track.hasLeft = true
    }
    for (const cell of strangers) {
      const man = seen[cell]
      const track = this.#nearest(man, cell, matched) ?? this.#changeling(man, matched)
      if (track !== undefined) this.#place(track, cell, matched)
    }
  }

  share(p: Position): Share {
    return {
      variant: this.game.variant.slug,
      seat: this.seat,
      seen: Array.from(veil(this.game, p, this.seat).cells),
      memories: this.#tracks.map(({ man, cell, at, hasLeft }) => ({ man, cell, ago: this.#theirSteps - at, hasLeft })),
      struck: this.#struck,
    }
  }

  #place(track: Track, cell: Cell, matched: Set<Track>): void {
    track.cell = cell
    track.at = this.#theirSteps
    track.hasLeft = false
    matched.add(track)
  }

  #forget(man: Man, cell: Cell): void {
    const index = this.#tracks.findIndex((track) => track.man === man && track.cell === cell)
    if (index >= 0) this.#tracks.splice(index, 1)
  }

  /** The one it most likely is: one of its looks that has left its place, or else the nearest. */
  #nearest(man: Man, cell: Cell, matched: ReadonlySet<Track>): Track | undefined {
    const alike = this.#tracks.filter((track) => track.man === man && !matched.has(track))
    const away = (track: Track): number =>
      this.#steps[track.cell * this.game.board.size + cell] - (track.hasLeft ? 32 : 0)
    return alike.sort((a, b) => away(a) - away(b))[0]
  }

  /** More of a kind than there were: one of those of which there are most and that are out of sight has become one. */
  #changeling(man: Man, matched: ReadonlySet<Track>): Track | undefined {
    const seat = seatOf(man)
    const unseen = this.#tracks.filter((track) => seatOf(track.man) === seat && !matched.has(track))
    const many = (track: Track): number => unseen.filter((one) => one.man === track.man).length
    const track = unseen.sort((a, b) => many(b) - many(a) || b.at - a.at)[0]
    if (track !== undefined) track.man = man
    return track
  }
}
