import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import {
  type Asked,
  askMoves,
  askPlay,
  askPosition,
  describe as describeVariant,
  type Line,
  type PositionAnswer,
} from '../src/ask/index.ts'
import { type Game, slugOfReading } from '../src/game/index.ts'
import type { Diagram, Statement } from '../src/notation/diagram.ts'
import { type RulesText, readRulesText } from '../src/notation/rules-text.ts'
import { themesFor } from '../src/puzzles/themes/themes.ts'
import { gameOf, slugs } from '../src/variants/catalogue.ts'
import { type Beside, filesBesideVariants } from './beside-variants.ts'

/** Every plate of every rules text is put to the engine, statement by statement. What they say was worked out by hand. */
const rules = filesBesideVariants('.rules.md')
const stories = filesBesideVariants('.story.md')

test('every variant has its rules and its story beside it', () => {
  expect(rules.map((file) => file.slug).sort()).toEqual([...slugs].sort())
  expect(stories.map((file) => file.slug).sort()).toEqual([...slugs].sort())
})

describe.each(stories)('$name', (file) => {
  test('reads, has a summary, and shares no anchor with the rules beside it', () => {
    const story = read(file)
    const beside = rules.filter((other) => other.slug === file.slug).flatMap((other) => anchors(read(other)))
    expect(story.front.summary).toBeTruthy()
    expect(anchors(story).filter((id) => beside.includes(id))).toEqual([])
  })
})

describe.each(rules)('$name', (file) => {
  const text = read(file)
  const game = gameNamed(file.slug)

  test('has plates, each with a caption that says what to look at', () => {
    expect(text.diagrams.length).toBeGreaterThan(0)
    expect(text.diagrams.filter((diagram) => diagram.caption === null).map((diagram) => diagram.id)).toEqual([])
  })

  test('explains every siglum of its margin in a table', () => {
    const blocks = [...text.lead, ...text.sections.flatMap((section) => section.blocks)]
    const used = [
      ...blocks.flatMap((block) => block.notes.flatMap((note) => note.sigla)),
      ...text.differences.flatMap(({ printed, other }) => [...printed.sigla, ...other.sigla]),
    ]
    expect(used.filter((siglum) => !file.text.includes(`\n| **${siglum}** |`))).toEqual([])
  })

  test('explains themes that its game has, each on one plate', () => {
    const explained = text.diagrams.flatMap((diagram) => diagram.explains)
    const known = themesFor(game).map(({ key }) => key)
    expect(explained.filter((key) => !known.includes(key))).toEqual([])
    expect(explained.length).toBe(new Set(explained).size)
  })

  for (const diagram of text.diagrams) {
    describe(`plate ${diagram.plate}, ${diagram.id} (line ${diagram.line})`, () =>
      runDiagram(inReading(file.slug, diagram.reading), diagram))
  }

  for (const { id, plate, line, printed, other } of text.differences) {
    describe(`plate ${plate}, ${id} (line ${line})`, () => {
      const played = inReading(file.slug, other.diagram.reading)
      describe('as printed', () => runDiagram(game, printed.diagram))
      describe(`as in ${other.diagram.reading}`, () => runDiagram(played, other.diagram))

      test('is a difference: what is printed does not hold in the other reading, nor the other way about', () => {
        expect(holds(game, printed.diagram)).toBe(true)
        expect(holds(played, other.diagram)).toBe(true)
        expect(holds(played, printed.diagram)).toBe(false)
        expect(holds(game, other.diagram)).toBe(false)
      })
    })
  }

  test('shows every reading this variant has, or plays it under', () => {
    const { readings } = describeVariant(game)
    const shown = [...text.diagrams, ...text.differences.map(({ other }) => other.diagram)].map(
      ({ reading }) => reading,
    )
    expect(readings.filter(({ slug, isOffered }) => !isOffered && !shown.includes(slug.split('+')[1]))).toEqual([])
  })
})

/** Whether all a plate says is so. */
function holds(game: Game, diagram: Diagram): boolean {
  let line: Line = { variant: game.variant.slug, start: diagram.position, moves: [] }
  if (!askPosition(game, line).ok) return false
  return diagram.statements.every((statement) => {
    if (statement.kind === 'play' && !askPlay(game, line, statement.move).ok) return false
    const { engine, plate } = compare(game, line, statement)
    if (statement.kind === 'play') line = { ...line, moves: [...line.moves, statement.move] }
    return isDeepStrictEqual(engine, plate)
  })
}

function runDiagram(game: Game, diagram: Diagram): void {
  let line: Line = { variant: game.variant.slug, start: diagram.position, moves: [] }

  test('shows a position that could be on the board', () => {
    expect(askPosition(game, line)).toMatchObject({ ok: true })
  })

  if (diagram.show !== null) {
    const { show } = diagram
    const start = line
    test(`previews the legal move ${show}`, () => {
      expect(value(askMoves(game, start)).map((move) => move.id)).toContain(show)
    })
  }

  for (const statement of diagram.statements) {
    const reached = line
    test(nameOf(statement), () => {
      const { engine, plate } = compare(game, reached, statement)
      expect(engine).toEqual(plate)
    })
    if (statement.kind === 'play') line = { ...line, moves: [...line.moves, statement.move] }
  }
}

function nameOf(statement: Statement): string {
  const at = `line ${statement.line}`
  switch (statement.kind) {
    case 'play':
      return `${at}: ${statement.move} may be played`
    case 'then':
      return `${at}: the position is ${statement.position}`
    case 'reach':
      return `${at}: the man on ${statement.from} has just these ${statement.targets.length} moves and victims`
    case 'ends':
      return `${at}: ${statement.winner === null ? 'drawn' : `${statement.winner} wins`}, by ${statement.reason}`
    case 'goesOn':
      return `${at}: the game goes on`
    case 'frozen':
      return `${at}: frozen are ${statement.cells.join(' ') || 'none'}`
    case 'begins':
      return `${at}: the game begins here`
    case 'check':
      return `${at}: in check are ${statement.cells.join(' ') || 'none'}`
    case 'sees':
      return `${at}: ${statement.side} sees these ${statement.cells.length} cells`
  }
}

/** What the engine says and what the plate says, in one form. */
interface Compared {
  readonly engine: unknown
  readonly plate: unknown
}

function compare(game: Game, line: Line, statement: Statement): Compared {
  const position = value(askPosition(game, line))
  switch (statement.kind) {
    case 'play':
      return { engine: value(askPlay(game, line, statement.move)).move.id, plate: statement.move }
    case 'then': {
      const fields = statement.position.split(' ').length
      return { engine: position.fen.split(' ').slice(0, fields).join(' '), plate: statement.position }
    }
    case 'reach': {
      // A plate that asks about an empty cell would find no moves there and be content.
      if (!position.men.some((man) => man.cell === statement.from)) return { engine: 'empty', plate: statement.from }
      const moves = value(askMoves(game, line)).filter((move) => move.from === statement.from)
      const engine = moves.map(({ id, act, from, victims }) =>
        write(
          act === 'removal' ? null : id.slice(from.length),
          victims.map((victim) => victim.cell),
        ),
      )
      return { engine: engine.sort(), plate: statement.targets.map(({ to, victims }) => write(to, victims)).sort() }
    }
    case 'ends': {
      const { reason, winner } = statement
      return { engine: endOf(game, position), plate: { reason, winner } }
    }
    case 'goesOn':
      return { engine: endOf(game, position), plate: null }
    case 'frozen':
      return { engine: position.frozen.map((man) => man.cell).sort(), plate: [...statement.cells].sort() }
    case 'begins':
      return { engine: describeVariant(game).start, plate: position.fen }
    case 'check':
      return { engine: [...position.check].sort(), plate: [...statement.cells].sort() }
    case 'sees': {
      const viewer = describeVariant(game).seats.findIndex(({ id }) => id === statement.side)
      if (viewer < 0) return { engine: 'no such side', plate: statement.side }
      const { unseen } = value(askPosition(game, line, viewer))
      return {
        engine: game.board.names.filter((cell) => !unseen.includes(cell)).sort(),
        plate: [...statement.cells].sort(),
      }
    }
  }
}

function endOf(game: Game, { outcome }: PositionAnswer): { reason: string; winner: string | null } | null {
  if (!outcome) return null
  const { seats } = describeVariant(game)
  return { reason: outcome.reason, winner: outcome.winner === null ? null : (seats[outcome.winner]?.id ?? '?') }
}

const write = (to: string | null, victims: readonly string[]): string =>
  `${to ?? '*'}${victims.length > 0 ? 'x' : ''}${[...victims].sort().join()}`

function read(file: Beside): RulesText {
  const answer = readRulesText(file.text)
  if (!answer.ok) throw new Error(`${file.name}:${answer.fault.line}: ${answer.fault.key} ${answer.fault.text}`)
  return answer.value
}

function anchors(text: RulesText): readonly string[] {
  return [...text.sections.map((section) => section.id), ...text.diagrams.map((diagram) => diagram.id)]
}

function inReading(slug: string, reading: string | null): Game {
  return gameNamed(reading === null ? slug : slugOfReading(slug, reading))
}

function gameNamed(slug: string): Game {
  const game = gameOf(slug)
  if (!game) throw new Error(`no variant has the slug ${slug}`)
  return game
}

function value<T>(asked: Asked<T>): T {
  if (!asked.ok) throw new Error(`${asked.error.key} ${JSON.stringify(asked.error.params)}`)
  return asked.value
}
