import type { VariantDefinition } from '../game/define-variant.ts'
import type { Game } from '../game/game.ts'
import type { Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { ownTags, printTag, splitHeader } from './game-tags.ts'
import { moveWords, results, withoutRemarks, withPlainResults } from './game-words.ts'
import { moveId, printMove, readMove } from './move-text.ts'
import { plainChoice } from './plain-choice.ts'
import { parsePosition, printPosition, startPosition } from './position-text.ts'
import type { Fault, GameFault, MoveFault, Read } from './read.ts'
import { resultText } from './result-text.ts'

/** A game as text carries it. */
export interface GameRecord {
  /** Tag pairs besides those the text derives (Variant, SetUp, FEN, Result, Scores). */
  readonly tags: Readonly<Record<string, string>>
  /** Position text of the start; absent for the variant's own. */
  readonly start: string | undefined
  /** As `moveId` writes them. */
  readonly moves: readonly string[]
  /** `1-0`, `0-1`, `1/2-1/2` or `*`. */
  readonly result: string
  /** What each seat got, where no result says it; written, and not read: the moves say it too. */
  readonly scores?: string | undefined
  /** What is remarked after each move, where there is something; written, and not read. */
  readonly remarks?: readonly (string | null)[] | undefined
}

const lineWidth = 80

/** Writes a game in the manner of PGN, with `[Variant "…"]`; moves as people write them, victims named. */
export function printGame(game: Game, record: GameRecord): Read<string> {
  const p = record.start === undefined ? startPosition(game) : undefined
  const read = p === undefined ? parsePosition(game, record.start ?? '') : { ok: true as const, value: p }
  if (!read.ok) return read
  const position = read.value
  const words: string[] = []
  const { mover, number, stage } = game.rules.setting.slots
  let numbered = 0
  for (const [ply, text] of record.moves.entries()) {
    const move = readMove(game, position, text)
    if (!move.ok) return { ok: false, fault: { ...move.fault, params: { ...move.fault.params, ply: `${ply + 1}` } } }
    // Black's number is written only where the text would otherwise begin with it.
    const isFirst = position.cells[mover] === 0 && position.cells[stage] === 0
    // Where the first seat is out of the game, the next one begins the round.
    const isRound = isFirst || (game.variant.seats.length > 2 && ply > 0 && position.cells[number] > numbered)
    numbered = position.cells[number]
    if (isRound) words.push(`${numbered}.`)
    else if (ply === 0) words.push(`${position.cells[number]}...`)
    words.push(...printMove(game, position, move.value).split(' '))
    const remark = record.remarks?.[ply]
    // A brace would end it.
    if (remark) words.push(`{${remark.replaceAll(/[{}]/g, '')}}`)
    game.make(position, move.value)
  }
  words.push(record.result)
  return { ok: true, value: `${printTags(game, { ...record, result: record })}\n\n${wrap(words)}\n` }
}

/** The tag pairs a text opens with: what was played, what is told of it, how it ended, and where it began. */
export function printTags(
  game: Game,
  {
    tags,
    result,
    start,
  }: {
    readonly tags: GameRecord['tags']
    readonly result: Pick<GameRecord, 'result' | 'scores'>
    readonly start: string | undefined
  },
): string {
  const read = start === undefined ? undefined : parsePosition(game, start)
  const pairs: [string, string][] = [
    ['Variant', game.variant.name],
    ...ownTags(tags),
    ['Result', result.result],
    ...(result.scores === undefined ? [] : ([['Scores', result.scores]] satisfies [string, string][])),
    ...(read?.ok !== true
      ? []
      : ([
          ['SetUp', '1'],
          ['FEN', printPosition(game, read.value)],
        ] satisfies [string, string][])),
  ]
  return pairs.map(printTag).join('\n')
}

/** The name or slug a game text has for what was played; undefined where it has none. */
export const variantOf = (text: string): string | undefined => splitHeader(plain(text)).derived.Variant

/** Whether a game text that says this was played means the variant: by its name, its slug, or what other programs write. */
export function isCalled({ name, slug, reading, alsoCalled = [] }: VariantDefinition, told: string): boolean {
  // What others call the game is the game as printed, not a reading of it.
  const names = reading === undefined ? [name, ...alsoCalled] : [name]
  return told === slug || names.some((one) => one.toLowerCase() === told.toLowerCase())
}

const plain = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** Reads what `printGame` writes, and forgives comments, annotations, variations and missing victims. */
export function parseGame(game: Game, text: string): Read<GameRecord, GameFault> {
  const { derived, own, body } = splitHeader(plain(text))
  const { Variant: variant, FEN: start } = derived
  if (variant !== undefined && !isCalled(game.variant, variant)) {
    return bad('otherVariant', { found: variant, wanted: game.variant.name })
  }
  if (body.startsWith('[')) return bad('badTag', { text: body.slice(0, body.search(/\]|\n|$/) + 1).trim() })
  const read = start === undefined ? { ok: true as const, value: startPosition(game) } : parsePosition(game, start)
  if (!read.ok) return read
  const position = read.value
  const moves: string[] = []
  const bare = withoutRemarks(plainChoice(body))
  if (bare === undefined) return bad('unclosed')
  let result: string | undefined
  for (const word of moveWords(bare)) {
    if (isResult(game, word)) {
      result ??= word
      continue
    }
    // What comes after a result, or with tags of its own, is another game, and which was meant is not for us to say.
    if (result !== undefined || word.startsWith('[')) return bad('manyGames')
    const move: Read<Move, MoveFault> = readMove(game, position, word)
    if (!move.ok) return bad(move.fault.reason, { ...move.fault.params, ply: `${moves.length + 1}` })
    // Games end of themselves: what a text goes on to play after that was never played by these rules.
    const ended = game.outcome(position)
    if (ended !== undefined) return bad('gameOver', { ended: ended.reason, ply: `${moves.length + 1}` })
    moves.push(moveId(game, position, move.value))
    game.make(position, move.value)
  }
  const tagged = withPlainResults(derived.Result ?? '*')
  const contradiction = contradicted(game, position, [result, tagged])
  if (contradiction !== undefined) return { ok: false, fault: contradiction }
  const told = [tagged, result].filter((one) => one !== undefined && one !== '*' && isResult(game, one))
  if (new Set(told).size > 1) return bad('twoResults', { found: result ?? '', wanted: tagged })
  // An open result says nothing, so the other of the two is heard.
  if (result === undefined || (result === '*' && isResult(game, tagged))) result = tagged
  if (!isResult(game, result)) return bad('badResult', { found: result, wanted: results })
  return { ok: true, value: { tags: own, start, moves, result } }
}

/**
 * A told result that the moves contradict, where between two the last of them ends the game. One of the two is a slip, and
 * which was meant is for whoever hands us the text to say. An open result says nothing, and a game that the moves leave
 * open may have ended by the clock or by agreement.
 */
function contradicted(game: Game, p: Position, told: readonly (string | undefined)[]): Fault<GameFault> | undefined {
  const wanted = game.variant.seats.length === 2 ? resultText(game.outcome(p)?.scores).result : '*'
  const found = told.find((one) => one !== undefined && one !== '*' && one !== wanted && results.includes(one))
  return wanted === '*' || found === undefined ? undefined : { reason: 'otherResult', params: { found, wanted } }
}

/** Where more than two play, what each has won is read for a result too: `45-20-33-0`. */
const isResult = (game: Game, word: string): boolean =>
  results.includes(word) || (/^\d+(-\d+){2,}$/.test(word) && word.split('-').length === game.variant.seats.length)

const bad = (reason: GameFault, params: Fault['params'] = {}): { ok: false; fault: Fault<GameFault> } => ({
  ok: false,
  fault: { reason, params },
})

/** Words in lines of the width PGN asks for. */
export function wrap(words: readonly string[]): string {
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
