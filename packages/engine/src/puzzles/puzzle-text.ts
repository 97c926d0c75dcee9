import { type Puzzle, type PuzzleGoal, type PuzzleSource, type PuzzleStep, puzzleId } from './puzzle.ts'

/** What separates the parts of a puzzle's text. No position text or move has it. */
const BAR = ' | '

/**
 * A puzzle as one line of text, as the files beside the variants hold it:
 * `position | led | e2e4/e2e3 d7d5 e4d5 | win 300 | fork quiet | 1420 | self-play`. Moves that are accepted besides follow
 * the expected one after a slash. The id is not written, for it follows from the rest.
 */
export function printPuzzle({ position, led, line, goal, themes, rating, source }: Puzzle): string {
  const steps = line.map(({ move, also }) => [move, ...also].join('/')).join(' ')
  return [position, led, steps, printGoal(goal), themes.join(' '), `${rating}`, source].join(BAR)
}

/** The puzzle a line says; undefined where it says none. Whether its moves are legal is for the proof to see. */
export function readPuzzle(slug: string, text: string): Puzzle | undefined {
  const [position, led, steps = '', goalText = '', themes = '', rating = '', sourceText] = text.split(BAR)
  const line = steps.split(' ').flatMap(readStep)
  const goal = readGoal(goalText)
  const source = sources.find((one) => one === sourceText)
  const [first] = line
  if (!position || !led || first === undefined || goal === undefined || source === undefined) return undefined
  if (!/^\d+$/.test(rating)) return undefined
  return {
    id: puzzleId(slug, position, led, first.move),
    slug,
    position,
    led,
    line,
    goal,
    themes: themes.split(' ').filter((theme) => theme !== ''),
    rating: Number(rating),
    source,
  }
}

const sources: readonly PuzzleSource[] = ['self-play', 'perturbed']

function readStep(text: string): PuzzleStep[] {
  const [move, ...also] = text.split('/')
  return move ? [{ move, also }] : []
}

function printGoal(goal: PuzzleGoal): string {
  if (goal.kind === 'mate') return `mate ${goal.in}`
  return goal.kind === 'win' ? `win ${goal.worth}` : 'save'
}

function readGoal(text: string): PuzzleGoal | undefined {
  const [, kind, figure] = /^(mate|win) (\d+)$/.exec(text) ?? []
  if (kind === 'mate') return { kind, in: Number(figure) }
  if (kind === 'win') return { kind, worth: Number(figure) }
  return text === 'save' ? { kind: 'save' } : undefined
}
