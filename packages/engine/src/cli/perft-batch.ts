import { createInterface } from 'node:readline'
import { perft } from '../game/perft.ts'
import { Complaint } from './complaint.ts'
import { depthOf, gameNamed, positionOf, shown } from './requests.ts'
import { EXIT, type Exit, type Terminal } from './terminal.ts'

/**
 * Answers every line of the input with the same object, `nodes` or `error` added, in the order they came. A line that
 * cannot be answered says why and stops nothing, so the exit code is that of having answered.
 */
export async function perftBatch(terminal: Terminal): Promise<Exit> {
  let number = 0
  for await (const text of createInterface({ input: terminal.input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++
    if (text.trim() !== '') terminal.answer(JSON.stringify(answerTo(text, number)))
  }
  return EXIT.ok
}

function answerTo(text: string, line: number): object {
  const request = objectIn(text)
  if (request === undefined)
    return { line, error: told(new Complaint({ key: 'badLine', params: { line: `${line}` } })) }
  const { nodes: _, error: __, ...kept } = request
  try {
    return { ...kept, nodes: countOf(request) }
  } catch (problem) {
    return { ...kept, error: problem instanceof Complaint ? told(problem) : `internal: ${String(problem)}` }
  }
}

function countOf({ variant, fen, depth }: Readonly<Record<string, unknown>>): number {
  if (typeof variant !== 'string') throw wrongField('variant', 'the name of a game', variant)
  if (fen !== undefined && fen !== null && typeof fen !== 'string') throw wrongField('fen', 'position text', fen)
  const game = gameNamed(variant)
  // What is no position is refused here as it is everywhere: a slip must not get the count of another position.
  return perft(game, positionOf(game, fen || undefined), depthOf(depth))
}

const wrongField = (field: string, wanted: string, found: unknown): Complaint =>
  new Complaint({ key: 'badField', params: { field, wanted, found: shown(found) } })

const told = (complaint: Complaint): string => `${complaint.key}: ${complaint.message}`

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    // What JSON.parse calls an object and is no array has string keys.
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
