import type { AskError, Asked, Line, MoveId, ThoughtAnswer } from '../ask/answers.ts'
import type { Game } from '../game/index.ts'
import { moveId, readMoveAmong } from '../notation/move-text.ts'
import { parsePosition, startPosition } from '../notation/position-text.ts'
import { createMoves, type Move, type Moves, NO_MOVE, toOf } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { BotLevel } from './bot-levels.ts'
import { Budget, type Limits } from './budget.ts'
import { type Aims, deepen, type Finding } from './deepening.ts'
import { type Glance, glance } from './glance.ts'
import { inForm, type Level, levelAt, levelOf, unlimited } from './levels.ts'
import { ManyPlayers } from './many-players.ts'
import { MOST_PLIES } from './scores.ts'
import { chanceOf, numbersFrom } from './seeded.ts'
import { Table } from './table.ts'
import { thoughtOf } from './thought.ts'
import { isOpening, varied, WAYS } from './varied.ts'
import { Workspace } from './workspace.ts'

export interface ThinkOptions {
  /** Whose strength to play at; all it has when absent. */
  readonly level?: BotLevel
  /** In place of a level, a setting on the scale on which levels are places; in games of two only. */
  readonly setting?: number
  /** In place of what the level may spend, as far as they say something. With `nodes` or `depth` and without `ms` the answer is the same each time. */
  readonly limits?: Limits
  /** How many lines to follow, each from another first step; one when absent. A bot that only glances has one. */
  readonly lines?: number
  /** The moves to choose from; all legal ones when absent. */
  readonly among?: readonly MoveId[]
  /**
   * Decides between moves that are equally good, what a bot overlooks, and how good a day it has: one for a game, or the
   * bot changes with every move.
   */
  readonly seed: number
  /** Milliseconds since any fixed moment. */
  readonly now: () => number
  readonly shouldStop: () => boolean
  /** Told of every finished depth and every better move. */
  readonly onThought: (thought: ThoughtAnswer) => void
}

/** A quarter of a million positions remembered: 4 MB, which a processor still has near. */
const TABLE_BITS = 18
/** Keeps apart what is decided by chance of the same position. */
const ATTENDS = -2

/** A game's workspace is large, and the next question is likely about the same game. */
const workspaces = new WeakMap<Game, Workspace>()
const companies = new WeakMap<Game, ManyPlayers>()

/** Whether a bot that sees everything can play it. */
export const hasBots = (game: Game): boolean => game.isOpen

/** Whether two programs can be set against each other in it. */
export const isForTwo = (game: Game): boolean => hasBots(game) && game.variant.seats.length === 2

/** The move a bot would play after a line. Blocks until the budget is spent or the caller stops it. */
export function think(game: Game, line: Line, options: ThinkOptions): Asked<ThoughtAnswer> {
  if (!hasBots(game)) return refuse('noBots')
  const opened = open(game, line)
  return opened.ok ? thinkAt(game, opened.value.p, opened.value.last, options) : opened
}

/** The same of a position that stands with its history, and stands there again afterwards; `last` led to it. */
export function thinkAt(game: Game, p: Position, last: Move, options: ThinkOptions): Asked<ThoughtAnswer> {
  if (game.outcome(p) !== undefined) return refuse('gameOver')
  const { seed } = options
  const level = botFor(game, options)
  const limits = level === undefined ? (options.limits ?? unlimited) : { ...level.limits, ...options.limits }
  const budget = new Budget(limits, options.now, options.shouldStop)
  const roots = createMoves()
  const n = keepThose(game, p, roots, game.legal(p, roots), options.among)
  if (n === 0) return refuse('illegalMove', { text: options.among ?? [] })
  shuffle(roots, n, numbersFrom(seed))
  const tell = (found: readonly Finding[]): void => options.onThought(thoughtOf(game, p, budget, found, false))
  const aims = { depth: limits.depth ?? MOST_PLIES, lines: options.lines ?? 1 }
  const found = isForTwo(game)
    ? duel({ game, p, budget, seed, last }, level, roots, n, { ...aims, isFree: options.lines === undefined }, tell)
    : manyPlayersOf(game).deepen(p, budget, roots, n, aims.depth, { ...level, seed }, tell)
  const thought = thoughtOf(game, p, budget, found, true)
  options.onThought(thought)
  return { ok: true, value: thought }
}

/** Between two: a bot glances, or thinks; near the start of a game it does not always play the same. */
function duel(
  { game, p, budget, seed, last }: Pick<Glance, 'game' | 'p' | 'budget' | 'seed'> & { readonly last: Move },
  level: Level | undefined,
  roots: Moves,
  n: number,
  aims: Aims & { readonly isFree: boolean },
  tell: (found: readonly Finding[]) => void,
): readonly Finding[] {
  const workspace = workspaceOf(game)
  if (level?.eye !== undefined && isAbsent(level, p, seed)) {
    const focus = last === NO_MOVE ? undefined : toOf(last)
    return [glance({ game, p, budget, evaluation: workspace.evaluation, eye: level.eye, seed, focus }, roots, n)]
  }
  const isVaried = level !== undefined && aims.isFree && isOpening(p)
  const found = deepen(workspace.begin(p, budget), roots, n, isVaried ? { ...aims, lines: WAYS } : aims, tell)
  return isVaried ? varied(found, p, seed) : found
}

function botFor(game: Game, { level, setting, seed }: ThinkOptions): Level | undefined {
  if (setting !== undefined) return levelAt(inForm(setting, seed))
  return level === undefined ? undefined : levelOf(game, level, seed)
}

/** Whether the bot does not think about this move. */
const isAbsent = ({ attention = 1 }: Level, p: Position, seed: number): boolean =>
  chanceOf(seed, p.hashLow, p.hashHigh, ATTENDS) >= attention

/** Keeps the moves of those ids, in their order; all of them where no ids are given. Returns their number. */
function keepThose(game: Game, p: Position, moves: Moves, n: number, ids: readonly MoveId[] | undefined): number {
  if (ids === undefined) return n
  let kept = 0
  for (let i = 0; i < n; i++) if (ids.includes(moveId(game, p, moves[i]))) moves[kept++] = moves[i]
  return kept
}

function manyPlayersOf(game: Game): ManyPlayers {
  const known = companies.get(game) ?? new ManyPlayers(game)
  companies.set(game, known)
  return known
}

/** Gets ready to think about a game, so that the first thought about it comes at once. */
export function prepare(game: Game): void {
  if (isForTwo(game)) workspaceOf(game)
  else if (hasBots(game)) manyPlayersOf(game)
}

function workspaceOf(game: Game): Workspace {
  let workspace = workspaces.get(game)
  if (workspace === undefined) {
    workspace = new Workspace(game, new Table(TABLE_BITS))
    workspaces.set(game, workspace)
  }
  return workspace
}

/** The position a line has come to, with its history, so that repetition is seen. */
function open(game: Game, line: Line): Asked<{ readonly p: Position; readonly last: Move }> {
  const read = line.start === undefined ? undefined : parsePosition(game, line.start)
  if (read?.ok === false) return refuse('badPosition', { reason: read.fault.reason, ...read.fault.params })
  const p = read?.value ?? startPosition(game)
  // One list for all of them: a weak bot thinks no longer than the making of a list for every ply takes.
  const legal = createMoves()
  let last = NO_MOVE
  for (const [index, text] of line.moves.entries()) {
    const move = readMoveAmong(game, p, text, legal, game.legal(p, legal))
    if (!move.ok) return refuse(move.fault.reason, { ...move.fault.params, ply: `${index + 1}` })
    game.make(p, move.value)
    last = move.value
  }
  return { ok: true, value: { p, last } }
}

const refuse = (key: string, params: AskError['params'] = {}): { readonly ok: false; readonly error: AskError } => ({
  ok: false,
  error: { key, params },
})

function shuffle(moves: Moves, n: number, next: () => number): void {
  for (let i = n - 1; i > 0; i--) {
    const k = next() % (i + 1)
    const kept = moves[i]
    moves[i] = moves[k]
    moves[k] = kept
  }
}
