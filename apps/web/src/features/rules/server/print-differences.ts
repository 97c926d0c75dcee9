import 'server-only'
import { type Asked, askMoves, askPlay, askPosition, type Line, type MoveAnswer } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { type Game, slugOfReading } from '@variorum/engine/game'
import type { Difference, Version } from '@variorum/engine/notation'
import { type Fact, gistOf, type PrintedDifference, type PrintedVersion } from '../state/difference.ts'
import { marksOf } from '../state/marks.ts'

/** Asks the rules of both readings about every difference of a text, by its id. */
export function printDifferences(
  slug: string,
  differences: readonly Difference[],
): ReadonlyMap<string, PrintedDifference> {
  return new Map(differences.map((difference) => [difference.id, print(slug, difference)]))
}

function print(slug: string, difference: Difference): PrintedDifference {
  const printed = settingOf(slug, difference.printed)
  const other = settingOf(slug, difference.other)
  return {
    difference,
    printed: printVersion(difference.printed, printed, other),
    other: printVersion(difference.other, other, printed),
  }
}

/** A reading's game and where its plate begins. */
interface Setting {
  readonly game: Game
  readonly line: Line
  readonly moves: readonly MoveAnswer[]
}

function settingOf(slug: string, { diagram }: Version): Setting {
  const variant = diagram.reading === null ? slug : slugOfReading(slug, diagram.reading)
  const game = gameOf(variant)
  if (!game) throw new Error(`${diagram.id}: there is no reading ${variant}.`)
  const line = { variant, start: diagram.position, moves: [] }
  return { game, line, moves: value(askMoves(game, line)) }
}

function printVersion(version: Version, here: Setting, there: Setting): PrintedVersion {
  const { game, line, moves } = here
  const position = value(askPosition(game, line))
  const isSamePosition = line.start === there.line.start
  const others = new Set(isSamePosition ? there.moves.map(gistOf) : moves.map(gistOf))
  const facts = factsOf(version, here, (move) => !others.has(gistOf(move)))
  const show = moves.find((move) => move.id === version.diagram.show) ?? null
  const apart = facts.flatMap((fact) => (fact.kind === 'reach' ? fact.moves : [])).filter((one) => one.isOnlyHere)
  return {
    version,
    line,
    men: position.men,
    frozen: position.frozen.map(({ cell }) => cell),
    marks: [
      ...apart.flatMap(({ move }) =>
        move.from === move.to
          ? []
          : [{ shape: landsOn(move) ? ('struck' as const) : ('ring' as const), cell: move.to }],
      ),
      ...marksOf(show),
    ],
    facts,
  }
}

const landsOn = ({ to, victims }: MoveAnswer): boolean => victims.some(({ cell }) => cell === to)

/** What the plate states, with the answers of the rules to it: the suite has seen to it that the two agree. */
function factsOf({ diagram }: Version, { game, line, moves }: Setting, isOnlyHere: (move: MoveAnswer) => boolean) {
  const facts: Fact[] = []
  let now = line
  const position = () => value(askPosition(game, now))
  for (const statement of diagram.statements) {
    switch (statement.kind) {
      case 'play':
        now = { ...now, moves: [...now.moves, value(askPlay(game, now, statement.move)).move.id] }
        break
      case 'reach': {
        const man = position().men.find(({ cell }) => cell === statement.from)
        if (!man) break
        const reached = moves.filter(({ from }) => from === statement.from)
        const told = reached.map((move) => ({ move, isOnlyHere: isOnlyHere(move) }))
        // What the other has not comes first, then what takes most.
        told.sort(
          (a, b) => Number(b.isOnlyHere) - Number(a.isOnlyHere) || b.move.victims.length - a.move.victims.length,
        )
        facts.push({ kind: 'reach', man, moves: told })
        break
      }
      case 'frozen':
      case 'check':
        facts.push({ kind: statement.kind, cells: statement.cells })
        break
      case 'ends':
      case 'goesOn': {
        const { outcome, repeated } = position()
        facts.push({ kind: 'outcome', played: now.moves, outcome, repeated })
        break
      }
      case 'begins':
        facts.push({ kind: 'begins' })
        break
    }
  }
  return facts
}

function value<T>(asked: Asked<T>): T {
  // The suite runs every difference of every text, so a fault here is a broken build, not a reader's problem.
  if (!asked.ok) throw new Error(`A difference does not hold: ${asked.error.key}`)
  return asked.value
}
