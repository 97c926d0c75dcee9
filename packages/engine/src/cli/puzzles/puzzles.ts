import type { Call } from '../commands.ts'
import { usage } from '../complaint.ts'
import { suggestion } from '../nearest.ts'
import type { Exit } from '../terminal.ts'
import { quoted } from '../words.ts'
import { checkPuzzles } from './check.ts'
import { findPuzzles } from './find.ts'
import { gradePuzzles } from './grade.ts'
import { countPuzzles } from './stats.ts'

type Task = (call: Call) => Exit | Promise<Exit>

const tasks: Readonly<Record<string, Task>> = {
  find: findPuzzles,
  check: checkPuzzles,
  grade: gradePuzzles,
  stats: countPuzzles,
}

/** What is to be done with puzzles is its first word; the rest is handed on. */
export function puzzlesCommand(call: Call): Exit | Promise<Exit> {
  const [name, ...words] = call.words
  if (!Object.hasOwn(tasks, name)) {
    throw usage(`puzzles has no task "${quoted(name)}".${suggestion(name, Object.keys(tasks))}`)
  }
  return tasks[name]({ ...call, words })
}
