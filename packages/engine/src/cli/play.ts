import { createInterface } from 'node:readline'
import type { StepAnswer } from '../ask/answers.ts'
import type { Game } from '../game/game.ts'
import { results, moveWords as wordsIn } from '../notation/game-words.ts'
import { asides, drawn, whatMayBeSaid } from './asides.ts'
import { checkBots } from './bots.ts'
import type { Call } from './commands.ts'
import { Complaint, usage } from './complaint.ts'
import { moveWords, seatName } from './moves.ts'
import { levelIn, type Options, seedOf } from './options.ts'
import { gameNamed, lineOf } from './requests.ts'
import { type Opponent, Sitting } from './sitting.ts'
import { EXIT, type Exit, type Terminal } from './terminal.ts'
import { capital, listed, outcomeWords, quoted } from './words.ts'

/**
 * Two people, or one against a level. A person at a terminal is asked again after a move that cannot be played; moves
 * that come from a file or a pipe end there. A line that is no move at all ends neither, and from a pipe is told by the
 * exit code.
 */
export async function playCommand({ words: [name], options, terminal }: Call): Promise<Exit> {
  const game = gameNamed(name)
  const sitting = new Sitting(game, lineOf(game, options.fen, options.moves), opponentOf(game, options, terminal))
  const show = (step: StepAnswer): void => terminal.answer(options.json ? asJson(step) : asWords(game, step))
  if (terminal.isInteractive) terminal.remark(whatMayBeSaid())
  letReply(sitting, show)
  askForMove(sitting, terminal)
  const lines = createInterface({ input: terminal.input, crlfDelay: Number.POSITIVE_INFINITY })
  let exit: Exit = EXIT.ok
  const misread = () => {
    if (!terminal.isInteractive) exit = EXIT.badInput
  }
  for await (const text of lines) {
    if (!take(sitting, text, show, misread, terminal)) break
    if (terminal.isInteractive && sitting.position.outcome !== null) break
    askForMove(sitting, terminal)
  }
  lines.close()
  finish(sitting, options, terminal)
  return exit
}

/** Plays what a line of input says; false when it ends the sitting. */
function take(
  sitting: Sitting,
  text: string,
  show: (step: StepAnswer) => void,
  misread: () => void,
  terminal: Terminal,
): boolean {
  const [said = '', ...more] = text.trim().toLowerCase().split(/\s+/)
  // Where others play on, giving up is a step like any.
  const resignation = said === 'resign' ? sitting.position.resignation : null
  const isAside = Object.hasOwn(asides, said) && (more.length === 0 || said === 'explain')
  if (resignation === null && isAside) return asides[said](sitting, terminal, more)
  for (const word of resignation === null ? wordsIn(text) : [resignation]) {
    if (results.includes(word)) return false
    const step = sitting.play(word)
    if (!step.ok) {
      const ply = `${sitting.line.moves.length + 1}`
      const { key, params } = step.error
      const complaint = new Complaint({ key, params: key === 'gameOver' ? params : { ...params, ply } })
      const isNoMove = key === 'badMove'
      if (!terminal.isInteractive && !isNoMove) throw complaint
      terminal.remark(isNoMove ? `${complaint.message} ${whatMayBeSaid()}` : complaint.message)
      if (isNoMove) misread()
      return true
    }
    show(step.value)
    letReply(sitting, show)
  }
  return true
}

function letReply(sitting: Sitting, show: (step: StepAnswer) => void): void {
  const { opponent } = sitting
  while (opponent !== undefined && sitting.isOpponentsTurn) show(sitting.reply(opponent))
}

function askForMove(sitting: Sitting, terminal: Terminal): void {
  if (!terminal.isInteractive || sitting.position.outcome !== null) return
  terminal.remark(drawn(sitting))
  terminal.ask(`${seatName(sitting.game, sitting.position.toMove)}> `)
}

/** Whoever plays against the person, when a level is named; the person has the first seat unless `--as` says otherwise. */
function opponentOf(game: Game, options: Options, terminal: Terminal): Opponent | undefined {
  const level = levelIn(options)
  if (level === undefined) {
    if (options.as !== undefined) throw usage('--as says which side you play against a --level.')
    return undefined
  }
  checkBots(game)
  const names = game.variant.seats.map(({ id }) => id)
  const own = options.as === undefined ? 0 : names.indexOf(options.as.toLowerCase())
  if (own < 0) throw usage(`--as wants ${listed(names, 'or')}, not "${quoted(options.as ?? '')}".`)
  return { level, seat: 1 - own, seed: seedOf(options), now: () => terminal.now() }
}

function asWords(game: Game, { move, position, gives }: StepAnswer): string {
  const said = gives === null ? '' : gives === 'mate' ? ' – mate' : ' – check'
  return `${position.ply}. ${capital(seatName(game, move.seat))}: ${moveWords(move)}${said}`
}

const asJson = ({ move, position, gives }: StepAnswer): string =>
  JSON.stringify({ ply: position.ply, move, gives, fen: position.fen, outcome: position.outcome })

/** How the board stands in the end, and what came of it. */
function finish({ game, line, position }: Sitting, options: Options, terminal: Terminal): void {
  const { fen, outcome } = position
  if (options.json) {
    terminal.answer(JSON.stringify({ variant: game.variant.slug, moves: line.moves, fen, outcome, done: true }))
    return
  }
  terminal.answer(fen)
  if (outcome === null) return
  terminal.remark(
    `The game is over: ${outcomeWords(outcome.reason, outcome.winner === null ? undefined : seatName(game, outcome.winner))}.`,
  )
}
