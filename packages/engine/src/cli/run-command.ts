import { Readable } from 'node:stream'
import { main } from './main.ts'

/** Runs a command line within the process, and says what came of it. For tests. */
export async function run(args: readonly string[], input = '', isInteractive = false) {
  const out: string[] = []
  const err: string[] = []
  let clock = 0
  const exit = await main(args, {
    input: Readable.from([input]),
    isInteractive,
    answer: (text) => out.push(text),
    remark: (text) => err.push(text),
    ask: (text) => err.push(text),
    now: () => (clock += 10),
  })
  return { exit, out: out.join('\n'), err: err.join('\n') }
}

export const lines = (text: string): unknown[] => text.split('\n').map((line): unknown => JSON.parse(line))
