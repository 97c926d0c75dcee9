import { Prover, type Puzzle } from '../../puzzles/index.ts'
import { numbersFrom } from '../../search/index.ts'
import type { Call } from '../commands.ts'
import { countOf, seedOf } from '../options.ts'
import { gameNamed } from '../requests.ts'
import { EXIT, type Exit } from '../terminal.ts'
import { keptPuzzles, slugsWithPuzzles } from './kept.ts'

const SAMPLE = 5
/** So often those who wait are told how it stands. */
const TELL_MS = 30_000

/** Proves puzzles anew: of every game, or of one, so many as are asked for, or all. */
export async function checkPuzzles({ words, options, terminal }: Call): Promise<Exit> {
  const sample = options.all ? Number.POSITIVE_INFINITY : (countOf(options, 'sample') ?? SAMPLE)
  const next = numbersFrom(seedOf(options))
  let [checked, failed, toldAt] = [0, 0, terminal.now()]
  for (const slug of slugsWithPuzzles(words)) {
    const prover = new Prover(gameNamed(slug))
    for (const puzzle of sampleOf(await keptPuzzles(slug), sample, next)) {
      const fault = prover.fault(puzzle)
      checked++
      if (fault !== undefined) {
        failed++
        terminal.remark(`${slug} ${puzzle.id}: ${fault}`)
      }
      if (terminal.now() - toldAt < TELL_MS) continue
      toldAt = terminal.now()
      terminal.remark(`${checked} puzzles proved anew, ${failed} of them not.`)
    }
  }
  terminal.answer(options.json ? JSON.stringify({ checked, failed }) : `${checked} checked, ${failed} failed.`)
  return failed === 0 ? EXIT.ok : EXIT.badInput
}

/** So many of them by chance, none twice. */
function sampleOf(puzzles: readonly Puzzle[], size: number, next: () => number): readonly Puzzle[] {
  if (size >= puzzles.length) return puzzles
  const rest = [...puzzles]
  return Array.from({ length: size }, () => rest.splice(next() % rest.length, 1)).flat()
}
