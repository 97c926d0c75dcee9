import type { AttackAnswer, ExplainAnswer, HindranceAnswer, PositionAnswer, ReasonAnswer } from '../ask/answers.ts'
import { askExplain, askPosition } from '../ask/index.ts'
import type { Game } from '../game/game.ts'
import type { Call } from './commands.ts'
import { answered, usage } from './complaint.ts'
import { moveWords, seatName } from './moves.ts'
import { gameNamed, lineOf } from './requests.ts'
import { ruleWords } from './rule-words.ts'
import { EXIT, type Exit } from './terminal.ts'
import { capital, listed, plural, sentence, spaced } from './words.ts'

/** What the man on a cell can do, why it cannot, and who could take it. */
export function explainCommand({ words: [name], options, terminal }: Call): Exit {
  const game = gameNamed(name)
  const named = options.square?.trim()
  // Capitals tell whose hand is meant, and nothing else.
  const square = named?.endsWith('@') ? named : named?.toLowerCase()
  if (square === undefined || square === '') throw usage('explain needs --square, as in `explain ultima --square d2`.')
  const line = lineOf(game, options.fen, options.moves)
  const position = answered(askPosition(game, line))
  const explained = answered(askExplain(game, line, square))
  if (options.json) terminal.answer(JSON.stringify({ variant: game.variant.slug, fen: position.fen, ...explained }))
  else for (const words of explanation(game, position, explained)) terminal.answer(words)
  return EXIT.ok
}

/** What is told of a cell, a line each. */
export function* explanation(
  game: Game,
  position: PositionAnswer,
  { cell, man, moves, obstacles, bars, hindrances, immunities, attackers }: ExplainAnswer,
): Generator<string> {
  if (man === null) {
    yield `Nobody stands on ${cell}.`
    return
  }
  const isInHand = cell.endsWith('@')
  yield `${capital(seatName(game, man.seat))} ${spaced(man.kind)} ${isInHand ? 'in hand' : `on ${cell}`}.`
  for (const reason of obstacles) yield reasonWords(position, reason)
  if (moves.length > 0) yield `It has ${plural(moves.length, 'move')}:`
  const widest = Math.max(0, ...moves.map((move) => move.id.length))
  for (const move of moves) yield `  ${moveWords(move, widest)}`
  for (const bar of bars) yield reasonWords(position, bar)
  for (const hindrance of hindrances) yield hindranceWords(position, hindrance)
  for (const { params } of immunities)
    yield `Nobody may take it: it is covered by ${listed([params.by ?? []].flat().map((at) => manOn(position, at)))}.`
  if (attackers.length === 0 && !isInHand) yield 'Nothing attacks it.'
  for (const attack of attackers) yield attackWords(attack)
}

function reasonWords(position: PositionAnswer, { key, params }: ReasonAnswer): string {
  const by = listed([params.by ?? []].flat().map((cell) => manOn(position, cell)))
  const royal = [params.royal ?? []].flat().map((cell) => manOn(position, cell))
  switch (key) {
    case 'frozen':
      return `It is frozen by ${by}.`
    case 'hemmedIn':
      return `It has nowhere to go: ${by} ${[params.by ?? []].flat().length === 1 ? 'is' : 'are'} in its way.`
    case 'blocked':
      return 'It is blocked: there is nowhere to go.'
    case 'pinned':
      return `It is pinned: if it moved, ${listed(royal)} could be taken by ${by}.`
    case 'leavesCheck':
      return `None of its moves ends the check on ${listed(royal)} by ${by}.`
    case 'unsafe':
      return `Wherever it goes it could be taken; on ${listed([params.royal ?? []].flat())} by ${by}.`
    case 'losesRoyal':
      return `Each of its moves would cost its own ${spaced(`${params.kind}`)}.`
    case 'mustTake':
      return 'Who can take must, and this man cannot.'
    case 'dropBarred':
      return `Not on ${listed([params.to ?? []].flat())}: no man of its kind may be put there.`
    case 'fileTaken':
      return `Not on the ${[params.by ?? []].flat().length === 1 ? 'file' : 'files'} of ${by}.`
    case 'dropMate':
      return `Not on ${listed([params.to ?? []].flat())}: there it would mate, and no drop of such a man may.`
    case 'noRoom':
      return 'There is nowhere to put it.'
    case 'notYourTurn':
      return 'It is not its turn; this is what it could do if it were.'
    default:
      return sentence({ key, params })
  }
}

function hindranceWords(position: PositionAnswer, { to, key, whom, by }: HindranceAnswer): string {
  const men = listed(whom.map((cell) => manOn(position, cell)))
  switch (key) {
    case 'shielded':
      return `Not to ${to}: it would take ${men}, covered by ${listed(by.map((cell) => manOn(position, cell)))}.`
    case 'notBoth':
      return `Not to ${to}: it would take ${men}, and it takes one a move.`
    case 'unspotted':
      return `It sees ${men}, too far to shoot without another man to spot.`
    case 'notWith':
      return `It may not change places with ${men}.`
    case 'nobodyToBecome':
      return `Not to ${to}: it would have to be promoted there, and no man of its side has been captured.`
    default:
      return `Not to ${to}: ${sentence({ key, params: { whom, by } })}`
  }
}

function attackWords({ from, to, kind, rule, partner }: AttackAnswer): string {
  return `It could be taken by the ${spaced(kind)} on ${from} going to ${to} (${ruleWords(rule)}${partner === null ? '' : ` with ${partner}`}).`
}

/** `the immobilizer on b5`; a cell alone where the man comes to stand only later. */
function manOn(position: PositionAnswer, cell: string): string {
  const man = position.men.find((one) => one.cell === cell)
  return man === undefined ? cell : `the ${spaced(man.kind)} on ${cell}`
}
