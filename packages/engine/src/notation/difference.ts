import { type Diagram, Faulty, fields, needed, readDiagram, words } from './diagram.ts'

/**
 * One rule in two readings: the one the text prints and another, with the same position run in both. What comes before
 * `reading` is said of the reading printed, what comes after it of the one it names.
 *
 *     id: may-a-spell-be-broken
 *     rule: A chameleon beside the enemy immobilizer
 *     7k/8/2B5/3m4/4N3/8/8/K7 w
 *     by: A63
 *     says: Both are frozen, and so are the chameleon's friends.
 *     frozen: c6 d5 e4
 *     reading: broken-spells
 *     by: MK, V
 *     says: The spell is broken for its friends.
 *     frozen: c6 d5
 */
export interface Difference {
  /** An anchor, like a plate's. */
  readonly id: string
  /** Its number among the plates of its text. */
  readonly plate: number
  /** What the readings differ in, as the heading of a row. */
  readonly rule: string
  readonly printed: Version
  readonly other: Version
  readonly line: number
}

/** A rule as one reading has it. */
export interface Version {
  readonly sigla: readonly string[]
  /** Markdown. */
  readonly says: string
  /** Of the position both have, unless the second has its own: what they differ in may be the start. */
  readonly diagram: Diagram
}

/** Reads the lines between the fences, as `readDiagram` does. Throws `Faulty`. */
export function readDifference(lines: readonly string[], line: number, plate: number): Difference {
  const turn = lines.findIndex((text) => text.startsWith('reading:'))
  if (turn < 0) throw new Faulty('noReading', line, '')
  const again = lines.findIndex((text, index) => index > turn && text.startsWith('reading:'))
  if (again >= 0) throw new Faulty('secondReading', line + 1 + again, lines[again])

  const own = (key: string) => (text: string) => text.startsWith(`${key}:`)
  const isHead = (text: string) => own('id')(text) || own('rule')(text) || isPosition(text)
  const [before, after] = [lines.slice(0, turn), lines.slice(turn)]
  // Lines keep their places, so that a fault is told where it is; what is the other's is left blank.
  const hasOwnPosition = after.some(isPosition)
  const shared = before.map((text) => (isHead(text) && !(hasOwnPosition && isPosition(text)) ? text : ''))
  const rule = fields(before, line).find(({ key }) => key === 'rule')
  if (!rule) throw new Faulty('noRule', line, '')
  const printed = readVersion(before, line, plate)
  return {
    id: printed.diagram.id,
    plate,
    rule: needed(rule),
    printed,
    other: readVersion([...shared, ...after], line, plate),
    line,
  }
}

/** What no diagram has: who has it so, and in which words. */
const apart = ['rule', 'by', 'says']

function readVersion(lines: readonly string[], line: number, plate: number): Version {
  const said = fields(lines, line)
  const of = (key: string) => said.find((field) => field.key === key)
  const [by, says] = [of('by'), of('says')]
  if (!by) throw new Faulty('noWords', line, 'by')
  if (!says) throw new Faulty('noWords', line, 'says')
  let isApart = false
  const drawn = lines.map((text) => {
    if (!/^\s/.test(text)) isApart = apart.some((key) => text.startsWith(`${key}:`))
    return isApart ? '' : text
  })
  return {
    sigla: words(needed(by)).map((siglum) => siglum.replace(/,$/, '')),
    says: needed(says),
    diagram: readDiagram(drawn, line, plate),
  }
}

/** The one line of a diagram that is no field. */
const isPosition = (text: string): boolean => text.trim() !== '' && !/^\s|^[A-Za-z]+:/.test(text)
