import type { LineAnswer, ThoughtAnswer } from '../ask/answers.ts'
import { askPosition } from '../ask/index.ts'
import { think } from '../search/index.ts'
import { checkBots } from './bots.ts'
import type { Call } from './commands.ts'
import { answered, Complaint } from './complaint.ts'
import { countOf, levelIn, limitsOf, seedOf } from './options.ts'
import { gameNamed, lineOf } from './requests.ts'
import { EXIT, type Exit } from './terminal.ts'

/** The move a bot would play. Its thoughts go to people as they come; the answer is the move alone. */
export function bestCommand({ words: [name], options, terminal }: Call): Exit {
  const game = gameNamed(name)
  checkBots(game)
  const level = levelIn(options)
  const limits = limitsOf(options)
  const lines = countOf(options, 'lines')
  const seed = seedOf(options)
  const line = lineOf(game, options.fen, options.moves)
  const { outcome } = answered(askPosition(game, line))
  if (outcome !== null) throw new Complaint({ key: 'gameOver', params: { reason: outcome.reason } })
  if (!options.json) terminal.remark('depth   score        nodes      ms  line')
  let told: ThoughtAnswer | undefined
  const thought = answered(
    think(game, line, {
      ...(level === undefined ? {} : { level }),
      ...(limits === undefined ? {} : { limits }),
      ...(lines === undefined ? {} : { lines }),
      seed,
      now: () => terminal.now(),
      shouldStop: () => false,
      onThought: (thought) => {
        if (options.json) terminal.answer(JSON.stringify(thought))
        else if (told === undefined || !isSame(told, thought))
          terminal.remark(thoughtWords(thought, lines !== undefined))
        told = thought
      },
    }),
  )
  if (!options.json) terminal.answer(`${thought.best}`)
  return EXIT.ok
}

/** The last thought is most often the one before it once more, now done: JSON has it again, people need not. */
const isSame = (told: ThoughtAnswer, thought: ThoughtAnswer): boolean =>
  told.lines.length === thought.lines.length &&
  told.lines.every((line, index) => isSameLine(line, thought.lines[index]))

const isSameLine = (a: LineAnswer, b: LineAnswer): boolean =>
  a.depth === b.depth && a.score === b.score && `${a.lineText}` === `${b.lineText}`

/** Several lines stand apart from those before them. */
const thoughtWords = (thought: ThoughtAnswer, isSpaced: boolean): string =>
  thought.lines.map((line) => lineWords(line, thought)).join('\n') + (isSpaced ? '\n' : '')

function lineWords({ depth, score, mateIn, lineText }: LineAnswer, { nodes, ms }: ThoughtAnswer): string {
  const worth = mateIn === null ? (score / 100).toFixed(2) : `end in ${Math.abs(mateIn)}`
  const columns = [`${depth}`.padStart(5), worth.padStart(7), `${nodes}`.padStart(12), `${ms}`.padStart(7)]
  return `${columns.join(' ')}  ${lineText.join(' ')}`
}
