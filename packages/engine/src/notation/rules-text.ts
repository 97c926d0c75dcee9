import { type Diagram, Faulty, readDiagram, type TextFault } from './diagram.ts'
import { type Difference, readDifference } from './difference.ts'

/**
 * The prose that lies beside a variant, taken apart so that it can be printed as an edition and run as a test: sections
 * of rules, each rule with its readings in the margin, and the plates between them. Rules and story are both such texts.
 */
export interface RulesText {
  /** The one `#` heading. */
  readonly title: string
  /** `key: value` lines between `---` at the very top: a summary, names, years. */
  readonly front: Readonly<Record<string, string>>
  /** What stands before the first section. */
  readonly lead: readonly Block[]
  /** In order of reading; `level` is 2 or more, as many as the heading has `#`. */
  readonly sections: readonly Section[]
  /** Every plate of the text in order, those in the margin too. */
  readonly diagrams: readonly Diagram[]
  /** Every difference of the text in order. They are numbered together with the plates. */
  readonly differences: readonly Difference[]
}

export interface Section {
  /** The heading in kebab case: an anchor, unique in its text, and shared with no diagram. */
  readonly id: string
  readonly heading: string
  readonly level: number
  readonly blocks: readonly Block[]
}

/** A paragraph, list or table; a plate; or a rule in two readings. Each may have notes in its margin. */
export type Block =
  | { readonly kind: 'prose'; readonly line: number; readonly markdown: string; readonly notes: readonly MarginNote[] }
  | {
      readonly kind: 'diagram'
      readonly line: number
      readonly diagram: Diagram
      readonly notes: readonly MarginNote[]
    }
  | {
      readonly kind: 'difference'
      readonly line: number
      readonly difference: Difference
      readonly notes: readonly MarginNote[]
    }

/**
 * `> [MK, B] text`: what other readings have where this text has the rule before it. A plate of another reading that
 * comes after a note stands in the margin with it.
 */
export interface MarginNote {
  readonly sigla: readonly string[]
  readonly markdown: string
  readonly diagram: Diagram | null
  readonly line: number
}

export type ReadText =
  | { readonly ok: true; readonly value: RulesText }
  | { readonly ok: false; readonly fault: TextFault }

export function readRulesText(markdown: string): ReadText {
  try {
    return { ok: true, value: read(markdown.split(/\r?\n/)) }
  } catch (error) {
    if (error instanceof Faulty) return { ok: false, fault: error.fault }
    throw error
  }
}

interface Chunk {
  readonly line: number
  readonly lines: readonly string[]
}

function read(lines: readonly string[]): RulesText {
  const { front, end } = readFront(lines)
  const anchors = new Set<string>()
  const lead: Block[] = []
  const sections: (Section & { blocks: Block[] })[] = []
  const diagrams: Diagram[] = []
  const differences: Difference[] = []
  let title: string | null = null
  let blocks = lead

  const claim = (id: string, line: number) => {
    if (anchors.has(id)) throw new Faulty('duplicateId', line, id)
    anchors.add(id)
    return id
  }

  for (const chunk of chunks(lines, end)) {
    const { line } = chunk
    const first = chunk.lines[0]
    const heading = /^(#+)\s*(.*?)\s*$/.exec(first)
    const note = /^>\s*\[([A-Z0-9, ]+)\]\s*(.*)$/.exec(first)
    if (heading) {
      const text = heading[2]
      if (text === '') throw new Faulty('emptyHeading', line, first)
      if (heading[1].length === 1) {
        if (title !== null) throw new Faulty('secondTitle', line, text)
        title = text
        continue
      }
      blocks = []
      sections.push({ id: claim(anchorOf(text), line), heading: text, level: heading[1].length, blocks })
    } else if (first === '```diagram') {
      const diagram = readDiagram(chunk.lines.slice(1, -1), line, diagrams.length + differences.length + 1)
      claim(diagram.id, line)
      diagrams.push(diagram)
      if (diagram.reading === null) blocks.push({ kind: 'diagram', line, diagram, notes: [] })
      else putInMargin(blocks, diagram)
    } else if (first === '```difference') {
      const number = diagrams.length + differences.length + 1
      const difference = readDifference(chunk.lines.slice(1, -1), line, number)
      claim(difference.id, line)
      differences.push(difference)
      blocks.push({ kind: 'difference', line, difference, notes: [] })
    } else if (note) {
      const markdown = [note[2], ...chunk.lines.slice(1).map((text) => text.replace(/^>\s?/, ''))].join('\n').trim()
      if (markdown === '') throw new Faulty('emptyNote', line, first)
      const rule = blocks.pop()
      if (!rule) throw new Faulty('noteWithoutRule', line, first)
      const sigla = note[1].split(',').map((siglum) => siglum.trim())
      blocks.push({ ...rule, notes: [...rule.notes, { sigla, markdown, diagram: null, line }] })
    } else {
      blocks.push({ kind: 'prose', line, markdown: chunk.lines.join('\n'), notes: [] })
    }
  }

  if (title === null) throw new Faulty('noTitle', 1, '')
  checkLinks(lines, anchors)
  return { title, front, lead, sections, diagrams, differences }
}

/** A plate of another reading goes with the note before it. */
function putInMargin(blocks: Block[], diagram: Diagram): void {
  const rule = blocks.pop()
  const note = rule?.notes.at(-1)
  if (!rule || !note || note.diagram !== null) throw new Faulty('noteWithoutRule', diagram.line, diagram.id)
  blocks.push({ ...rule, notes: [...rule.notes.slice(0, -1), { ...note, diagram }] })
}

function readFront(lines: readonly string[]): { front: Record<string, string>; end: number } {
  const front: Record<string, string> = {}
  if (lines[0] !== '---') return { front, end: 0 }
  const close = lines.indexOf('---', 1)
  if (close < 0) throw new Faulty('unclosedFront', 1, '---')
  lines.slice(1, close).forEach((text, index) => {
    const match = /^([A-Za-z]+):\s*(.+)$/.exec(text)
    if (!match) throw new Faulty('badFront', index + 2, text)
    if (match[1] in front) throw new Faulty('duplicateField', index + 2, match[1])
    front[match[1]] = match[2].trim()
  })
  return { front, end: close + 1 }
}

/** Cuts the text at blank lines, before headings and notes, and around fences, whose blank lines are their own. */
function chunks(lines: readonly string[], start: number): readonly Chunk[] {
  const found: Chunk[] = []
  let open: string[] = []
  let at = start
  const close = () => {
    if (open.length > 0) found.push({ line: at + 1, lines: open })
    open = []
  }
  for (let index = start; index < lines.length; index++) {
    const text = lines[index]
    if (text.startsWith('```')) {
      close()
      const end = lines.indexOf('```', index + 1)
      if (end < 0) throw new Faulty('unclosedFence', index + 1, text)
      found.push({ line: index + 1, lines: lines.slice(index, end + 1) })
      index = end
    } else if (text.trim() === '') {
      close()
    } else {
      const isQuote = text.startsWith('>')
      const isInQuote = open.length > 0 && open[0].startsWith('>')
      if (text.startsWith('#') || /^>\s*\[/.test(text) || isQuote !== isInQuote) close()
      if (open.length === 0) at = index
      open.push(text)
      if (text.startsWith('#')) close()
    }
  }
  close()
  return found
}

/** A link to `#something` must lead to a section or a plate of the same text. */
function checkLinks(lines: readonly string[], anchors: ReadonlySet<string>): void {
  lines.forEach((text, index) => {
    for (const [, id] of text.matchAll(/\]\(#([^)]*)\)/g)) {
      if (!anchors.has(id)) throw new Faulty('danglingLink', index + 1, id)
    }
  })
}

/** Letters and digits of a heading, joined by hyphens. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
