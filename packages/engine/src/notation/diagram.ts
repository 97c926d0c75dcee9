/**
 * A diagram in rules prose: a position, what is true of it, and what to look at. The site draws it and a test runs it,
 * so the prose cannot drift from the rules. A block reads from top to bottom like a caption would: a statement speaks of
 * the position as the statements before it left it, and `play` is the only one that changes the position.
 *
 *     id: a-withdrawer-takes-what-it-leaves
 *     7k/8/8/2pQ4/8/8/8/K7 w
 *     show: d5g5
 *     play: d5g5
 *     then: 7k/8/8/6Q1/8/8/8/K7 b
 *     caption: The withdrawer leaves the pawn, and the pawn is gone.
 *
 * Nothing here knows a game: cells, moves, reasons and sides are words until a test asks the engine about them.
 */
export interface Diagram {
  readonly id: string
  /** Its number among the plates of its text, from 1. */
  readonly plate: number
  /** Position text: rows, side to move, and counters where they matter. */
  readonly position: string
  readonly statements: readonly Statement[]
  /** Move to preview when the reader has not chosen one, legal in the position as drawn. */
  readonly show: string | null
  /** Markdown. */
  readonly caption: string | null
  /** Name of the reading in which the statements hold, when it is not the one the text prints. */
  readonly reading: string | null
  /** Keys of the themes of puzzles that it shows as well as anything on the page. */
  readonly explains: readonly string[]
  /** Line of the opening fence in its text. */
  readonly line: number
}

/** One thing a diagram claims; `line` says where, for whoever has to mend it. */
export type Statement =
  /** The move is legal and is played. */
  | { readonly kind: 'play'; readonly line: number; readonly move: string }
  /** The position is this one, in as many fields as are written. */
  | { readonly kind: 'then'; readonly line: number; readonly position: string }
  /** These are all the moves of the man on `from`, each with all its victims; none at all means it may not move. */
  | { readonly kind: 'reach'; readonly line: number; readonly from: string; readonly targets: readonly Target[] }
  /** The game is over for this reason; `winner` is a side, or null for a draw. */
  | { readonly kind: 'ends'; readonly line: number; readonly reason: string; readonly winner: string | null }
  /** The game is not over. */
  | { readonly kind: 'goesOn'; readonly line: number }
  /** The game begins from this position. */
  | { readonly kind: 'begins'; readonly line: number }
  /** These are all the men, of every side, that something freezes. */
  | { readonly kind: 'frozen'; readonly line: number; readonly cells: readonly string[] }
  /** These are all the royals of the side to move that are attacked. */
  | { readonly kind: 'check'; readonly line: number; readonly cells: readonly string[] }
  /** Of the board these are all the cells that a side sees. Before anything is played, the plate is drawn as it sees it. */
  | { readonly kind: 'sees'; readonly line: number; readonly side: string; readonly cells: readonly string[] }

/**
 * Where a man may go and what that takes; `to` has what the move's id has after its cells (`c4s` for a shot, `a8i` for
 * what a pawn becomes, `d6+` for a man made better), and is null for taking the man itself off the board (written `*`).
 */
export interface Target {
  readonly to: string | null
  readonly victims: readonly string[]
}

/** What can be wrong with a rules text, with the line it is wrong on (counted from 1). */
export interface TextFault {
  readonly key: FaultKey
  readonly line: number
  /** The offending word, where there is one. */
  readonly text: string
}

export type FaultKey =
  | 'noId'
  | 'badId'
  | 'duplicateId'
  | 'noPosition'
  | 'secondPosition'
  | 'badPosition'
  | 'positionAfterStatement'
  | 'unknownField'
  | 'duplicateField'
  | 'emptyField'
  | 'badMove'
  | 'badCell'
  | 'badTarget'
  | 'duplicateTarget'
  | 'reachWithoutFrom'
  | 'fromWithoutReach'
  | 'badBeginning'
  | 'badEnding'
  | 'badSight'
  | 'strayContinuation'
  | 'unclosedFence'
  | 'unclosedFront'
  | 'badFront'
  | 'noTitle'
  | 'secondTitle'
  | 'emptyHeading'
  | 'noRule'
  | 'noReading'
  | 'secondReading'
  | 'noWords'
  | 'noteWithoutRule'
  | 'emptyNote'
  | 'danglingLink'

/** Carries a fault out of the depths of a parser; the parser's front door catches it and returns the fault. */
export class Faulty extends Error {
  readonly fault: TextFault
  constructor(key: FaultKey, line: number, text: string) {
    super(`${key} at line ${line}: ${text}`)
    this.fault = { key, line, text }
  }
}

/** Reads the lines between the fences. `line` is the number of the opening fence. Throws `Faulty`. */
export function readDiagram(lines: readonly string[], line: number, plate: number): Diagram {
  const once = new Map<string, string>()
  const statements: Statement[] = []
  let position: string | null = null
  let from: { readonly cell: string; readonly line: number } | null = null

  for (const field of fields(lines, line)) {
    if (from && field.key !== 'reach') throw new Faulty('fromWithoutReach', from.line, from.cell)
    switch (field.key) {
      case null:
        if (position !== null) throw new Faulty('secondPosition', field.line, field.value)
        if (statements.length > 0) throw new Faulty('positionAfterStatement', field.line, field.value)
        position = readPosition(field.value, field.line)
        break
      case 'id':
      case 'show':
      case 'caption':
      case 'reading':
      case 'explains':
        if (once.has(field.key)) throw new Faulty('duplicateField', field.line, field.key)
        once.set(field.key, needed(field))
        if (field.key === 'id' && !kebab.test(field.value)) throw new Faulty('badId', field.line, field.value)
        if (field.key === 'show') readMove(field.value, field.line)
        break
      case 'play':
        for (const word of words(needed(field))) {
          statements.push({ kind: 'play', line: field.line, move: readMove(word, field.line) })
        }
        break
      case 'then':
        statements.push({ kind: 'then', line: field.line, position: readPosition(needed(field), field.line) })
        break
      case 'from':
        from = { cell: readCell(field.value, field.line), line: field.line }
        break
      case 'reach':
        if (!from) throw new Faulty('reachWithoutFrom', field.line, field.value)
        statements.push({ kind: 'reach', line: field.line, from: from.cell, targets: readTargets(field) })
        from = null
        break
      case 'frozen':
      case 'check': {
        const cells = words(field.value).map((word) => readCell(word, field.line))
        statements.push({ kind: field.key, line: field.line, cells })
        break
      }
      case 'sees': {
        const [side, ...cells] = words(needed(field))
        if (side === undefined || cell.test(side)) throw new Faulty('badSight', field.line, field.value)
        statements.push({
          kind: 'sees',
          line: field.line,
          side,
          cells: cells.map((word) => readCell(word, field.line)),
        })
        break
      }
      case 'begins':
        if (field.value !== 'here') throw new Faulty('badBeginning', field.line, field.value)
        statements.push({ kind: 'begins', line: field.line })
        break
      case 'ends':
        statements.push(readEnding(field))
        break
      default:
        throw new Faulty('unknownField', field.line, field.key)
    }
  }

  if (from) throw new Faulty('fromWithoutReach', from.line, from.cell)
  const id = once.get('id')
  if (id === undefined) throw new Faulty('noId', line, '')
  if (position === null) throw new Faulty('noPosition', line, id)
  const optional = (key: string) => once.get(key) ?? null
  return {
    id,
    plate,
    position,
    statements,
    show: optional('show'),
    caption: optional('caption'),
    reading: optional('reading'),
    explains: words(once.get('explains') ?? ''),
    line,
  }
}

export interface Field {
  /** Null for the one line that is the position. */
  readonly key: string | null
  readonly value: string
  readonly line: number
}

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
const cell = /^[A-Za-z]+\d+$/
const move = /^(?:[A-Za-z]+\d+|\S?@)[A-Za-z]+\d+\S*$/
const target = /^([A-Za-z]+\d+(?:[a-wyz]|\+)?)(?:x([A-Za-z]+\d+(?:,[A-Za-z]+\d+)*))?$/
export const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** Lines as fields; a line that begins with a blank goes on with the one before, so long sets and captions may wrap. */
export function fields(lines: readonly string[], fence: number): readonly Field[] {
  const found: Field[] = []
  lines.forEach((text, index) => {
    const line = fence + 1 + index
    if (text.trim() === '') return
    if (/^\s/.test(text)) {
      const last = found.pop()
      if (!last) throw new Faulty('strayContinuation', line, text.trim())
      found.push({ ...last, value: `${last.value} ${text.trim()}`.trim() })
      return
    }
    const match = /^([A-Za-z]+):(.*)$/.exec(text)
    found.push(match ? { key: match[1], value: match[2].trim(), line } : { key: null, value: text.trim(), line })
  })
  return found
}

export function needed(field: Field): string {
  if (field.value === '') throw new Faulty('emptyField', field.line, field.key ?? '')
  return field.value
}

function readPosition(text: string, line: number): string {
  // Rows and side at the least; whether the rows fit a board is for the game to say.
  if (words(text).length < 2) throw new Faulty('badPosition', line, text)
  return words(text).join(' ')
}

function readCell(text: string, line: number): string {
  if (!cell.test(text)) throw new Faulty('badCell', line, text)
  return text
}

function readMove(text: string, line: number): string {
  if (!move.test(text)) throw new Faulty('badMove', line, text)
  return text
}

function readTargets(field: Field): readonly Target[] {
  const seen = new Set<string | null>()
  return words(field.value).map((word) => {
    const match = target.exec(word)
    if (!match && word !== '*') throw new Faulty('badTarget', field.line, word)
    const to = match ? match[1] : null
    if (seen.has(to)) throw new Faulty('duplicateTarget', field.line, word)
    seen.add(to)
    return { to, victims: match?.[2]?.split(',') ?? [] }
  })
}

/** `checkmate white` names the winner, `draw bareKings` the reason of a draw, `not yet` says the game goes on. */
function readEnding(field: Field): Statement {
  const [first, second, ...rest] = words(needed(field))
  if (second === undefined || rest.length > 0) throw new Faulty('badEnding', field.line, field.value)
  if (first === 'not' && second === 'yet') return { kind: 'goesOn', line: field.line }
  return first === 'draw'
    ? { kind: 'ends', line: field.line, reason: second, winner: null }
    : { kind: 'ends', line: field.line, reason: first, winner: second }
}
