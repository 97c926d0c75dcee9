import type { Game } from '../game/game.ts'
import type { Move } from '../position/move.ts'
import { moveId, printMove, readMove } from './move-text.ts'
import { parsePosition, printPosition, startPosition } from './position-text.ts'
import type { Read } from './read.ts'

/** A game as text carries it. */
export interface GameRecord {
  /** Tag pairs besides those the text derives (Variant, SetUp, FEN, Result). */
  readonly tags: Readonly<Record<string, string>>
  /** Position text of the start; absent for the variant's own. */
  readonly start: string | undefined
  /** As `moveId` writes them. */
  readonly moves: readonly string[]
  /** `1-0`, `0-1`, `1/2-1/2` or `*`. */
  readonly result: string
}

const derived = new Set(['Variant', 'SetUp', 'FEN', 'Result'])
const results = ['1-0', '0-1', '1/2-1/2', '*']
const lineWidth = 80

/** Writes a game in the manner of PGN, with `[Variant "…"]`; moves as people write them, victims named. */
export function printGame(game: Game, record: GameRecord): Read<string> {
  const p = record.start === undefined ? startPosition(game) : undefined
  const read = p === undefined ? parsePosition(game, record.start ?? '') : { ok: true as const, value: p }
  if (!read.ok) return read
  const position = read.value
  const start = printPosition(game, position)
  const words: string[] = []
  const { mover, number } = game.rules.setting.slots
  for (const [ply, text] of record.moves.entries()) {
    const move = readMove(game, position, text)
    if (!move.ok) return { ok: false, fault: { ...move.fault, params: { ...move.fault.params, ply: `${ply + 1}` } } }
    // Black's number is written only where the text would otherwise begin with it.
    if (position.cells[mover] === 0) words.push(`${position.cells[number]}.`)
    else if (ply === 0) words.push(`${position.cells[number]}...`)
    words.push(...printMove(game, position, move.value).split(' '))
    game.make(position, move.value)
  }
  words.push(record.result)
  const tags: [string, string][] = [
    ['Variant', game.variant.name],
    ...Object.entries(record.tags).filter(([name]) => !derived.has(name)),
    ['Result', record.result],
    ...(record.start === undefined
      ? []
      : ([
          ['SetUp', '1'],
          ['FEN', start],
        ] satisfies [string, string][])),
  ]
  return { ok: true, value: `${tags.map(printTag).join('\n')}\n\n${wrap(words)}\n` }
}

/** Reads what `printGame` writes, and forgives comments, annotations, variations and missing victims. */
export function parseGame(game: Game, text: string): Read<GameRecord> {
  const { tags, body } = splitHeader(text.replace(/^\uFEFF/, ''))
  const variant = tags.Variant
  if (
    variant !== undefined &&
    variant.toLowerCase() !== game.variant.name.toLowerCase() &&
    variant !== game.variant.slug
  ) {
    return { ok: false, fault: { reason: 'otherVariant', params: { found: variant, wanted: game.variant.name } } }
  }
  const start = tags.FEN
  const read = start === undefined ? { ok: true as const, value: startPosition(game) } : parsePosition(game, start)
  if (!read.ok) return read
  const position = read.value
  const moves: string[] = []
  let result = tags.Result ?? '*'
  const plain = withoutRemarks(body)
  if (plain === undefined) return { ok: false, fault: { reason: 'unclosed', params: {} } }
  for (const word of moveWords(plain)) {
    if (results.includes(word)) {
      result = word
      break
    }
    const move: Read<Move> = readMove(game, position, word)
    if (!move.ok)
      return { ok: false, fault: { ...move.fault, params: { ...move.fault.params, ply: `${moves.length + 1}` } } }
    // Games end of themselves: what a text goes on to play after that was never played by these rules.
    const ended = game.outcome(position)
    if (ended !== undefined) {
      return { ok: false, fault: { reason: 'gameOver', params: { ended: ended.reason, ply: `${moves.length + 1}` } } }
    }
    moves.push(moveId(game, move.value))
    game.make(position, move.value)
  }
  if (!results.includes(result))
    return { ok: false, fault: { reason: 'badResult', params: { found: result, wanted: results } } }
  const own = Object.fromEntries(Object.entries(tags).filter(([name]) => !derived.has(name)))
  return { ok: true, value: { tags: own, start: start === undefined ? undefined : start, moves, result } }
}

/** The tag pairs a text opens with, and the rest: what looks like a tag inside a later comment is none. */
function splitHeader(text: string): { tags: Record<string, string>; body: string } {
  const tags: Record<string, string> = {}
  let body = text
  for (;;) {
    const pair = /^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]/.exec(body)
    if (pair === null) return { tags, body }
    const [whole, name = '', value = ''] = pair
    tags[name] = value.replace(/\\(.)/g, '$1')
    body = body.slice(whole.length)
  }
}

const printTag = ([name, value]: readonly [string, string]): string =>
  `[${name.replace(/\W+/g, '')} "${value.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ')}"]`

/** Moves and results; what a move takes may stand apart from it. */
function moveWords(plain: string): string[] {
  const words: string[] = []
  for (const word of plain.split(/\s+/)) {
    const move = word.replace(/^\d+\.+/, '')
    if (move === '') continue
    if (/^x[a-z]+\d/.test(move) && words.length > 0) words.push(`${words.pop()} ${move}`)
    else words.push(move)
  }
  return words
}

/**
 * The text without comments, annotations and variations, in one sweep however they nest: whichever begins first holds
 * what looks like the beginning of another. Undefined where one is never closed: who knows what it should have held.
 */
function withoutRemarks(body: string): string | undefined {
  const kept: string[] = []
  let depth = 0
  for (let i = 0; i < body.length; i++) {
    const sign = body[i]
    if (sign === '{' || sign === ';') {
      const end = body.indexOf(sign === '{' ? '}' : '\n', i)
      if (end < 0 && sign === '{') return undefined
      i = end < 0 ? body.length : end
      kept.push(' ')
    } else if (sign === '(') depth++
    else if (sign === ')') {
      depth = Math.max(0, depth - 1)
      kept.push(' ')
    } else if (depth === 0) kept.push(sign)
  }
  return depth > 0 ? undefined : kept.join('').replace(/\$\d+/g, ' ')
}

function wrap(words: readonly string[]): string {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > lineWidth) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}
