import type { Call } from '../commands.ts'
import { usage } from '../complaint.ts'
import { suggestion } from '../nearest.ts'
import type { Exit } from '../terminal.ts'
import { quoted } from '../words.ts'
import { findPuzzles } from './find.ts'

const tasks: Readonly<Record<string, (call: Call) => Exit>> = { find: findPuzzles }

/** What is to be done with puzzles is its first word; the rest is handed on. */
export function puzzlesCommand(call: Call): Exit {
  const [name, ...words] = call.words
  if (!Object.hasOwn(tasks, name)) {
    throw usage(`puzzles has no task "${quoted(name)}".${suggestion(name, Object.keys(tasks))}`)
  }
  return tasks[name]({ ...call, words })
}
