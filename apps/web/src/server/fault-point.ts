import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { env } from '../env.ts'

/** The steps of a move, in the order in which they are taken. */
export const faultPoints = [
  /** It was received, and nothing has been asked of the database. */
  'received',
  /** The game's row is locked, and the game has been read. */
  'locked',
  /** The move stands in its table, as far as its transaction can see. */
  'written',
  /** The game is over, and both ratings are what it made of them. */
  'rated',
  /** All is written and nothing is committed. */
  'complete',
  /** It is committed, and nobody has been told. */
  'committed',
  /** Everybody has been told but who sent it. */
  'published',
] as const
type FaultPoint = (typeof faultPoints)[number]

/** What goes wrong in this process from now on. */
const told = z.object({
  /** Where it dies, as from `kill -9`. */
  dieAt: z.enum(faultPoints).optional(),
  /** Where whatever it does comes to nothing, as when a connection breaks. */
  failAt: z.enum(faultPoints).optional(),
  /** How long it waits at each of these. */
  waitMs: z.partialRecord(z.enum(faultPoints), z.number()).optional(),
  /** How far the clock of the machine is off. */
  clockMs: z.number().optional(),
})
type Faults = z.infer<typeof told>

/**
 * What the bench of faults wants of this process: it writes so in a file, whose name is in the surroundings of a server
 * that is to break, and in those of no other. Nothing that can be asked of a server comes near it.
 */
export function faults(): Faults {
  const { faultsFile } = env()
  if (faultsFile === null) return {}
  const text = readFileSync(faultsFile, 'utf8')
  return text === '' ? {} : told.parse(JSON.parse(text))
}

/** A step at which a server under test may die or dawdle; any other passes it by. */
export async function faultPoint(point: FaultPoint): Promise<void> {
  if (env().faultsFile === null) return
  const { dieAt, failAt, waitMs } = faults()
  if (dieAt === point) process.kill(process.pid, 'SIGKILL')
  if (failAt === point) throw new Error(`A fault at the point ${point}.`)
  const ms = waitMs?.[point] ?? 0
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}
