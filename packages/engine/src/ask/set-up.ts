import type { Game } from '../game/game.ts'
import { cellNamed, parsePosition, printPosition } from '../notation/position-text.ts'
import { manOf, NEUTRAL_TAG } from '../position/man.ts'
import type { Asked, Line, SetUp } from './answers.ts'
import { answer, openLine, refuse } from './open.ts'
import { NOBODY, viewOf } from './position.ts'

/** The position at the end of a line, taken apart. */
export function askTakenApart(game: Game, line: Line): Asked<SetUp> {
  const opened = openLine(game, line)
  if (!opened.ok) return opened
  const p = opened.value
  const { men, hands, toMove, stage, quiet, moveNumber } = viewOf(game, p)
  const fields = game.rules.fields.flatMap(({ tells, print }) => (tells ? [{ tells, text: print(p) }] : []))
  return answer({
    variant: game.variant.slug,
    men: men.map(({ cell, kind, seat }) => ({ cell, kind, seat })),
    hands: hands.map(({ kind, seat, count }) => ({ kind, seat, count })),
    toMove,
    stage,
    fields,
    quiet,
    moveNumber,
  })
}

/** The position text of what was set up, or what is wrong with it: nothing is taken that the text itself could not say. */
export function askPutTogether(game: Game, setUp: SetUp): Asked<string> {
  const p = game.emptyPosition()
  const { setting, fields } = game.rules
  const { slots } = setting
  const numberOf = (kind: string) => game.kinds.find(({ name, number }) => name === kind && number > 0)?.number

  // 1. Men and hands, as far as the game has such cells and kinds.
  for (const { cell: name, kind, seat } of setUp.men) {
    const cell = cellNamed(game, name)
    const number = numberOf(kind)
    if (cell === undefined) return refuse('badCell', { cell: name })
    if (number === undefined || seat >= game.variant.seats.length) return refuse('badCell', { cell: name, kind })
    p.set(cell, manOf(number, seat === NOBODY || game.kinds[number].neutral ? NEUTRAL_TAG - 1 : seat))
  }
  for (const { kind, seat, count } of setUp.hands) {
    const slot = setting.hands?.slots[manOf(numberOf(kind) ?? 0, seat)]
    if (slot !== undefined && slot > 0) p.set(slot, count)
  }
  p.set(slots.mover, Math.min(setUp.toMove, game.variant.seats.length - 1))
  p.set(slots.stage, Math.min(setUp.stage, setting.steps.length - 1))
  p.set(slots.quiet, setUp.quiet)
  p.set(slots.number, Math.max(1, setUp.moveNumber))

  // 2. What is kept in mind takes its place in the text, which is then read as any other.
  const words = printPosition(game, p).split(' ')
  const first = 2
  for (const [index, { tells }] of fields.entries()) {
    const told = setUp.fields.find((field) => field.tells === tells)?.text.trim()
    if (told) words[first + index] = told.replace(/\s+/g, '')
  }
  const read = parsePosition(game, words.join(' '))
  return read.ok
    ? answer(printPosition(game, read.value))
    : refuse('badPosition', { reason: read.fault.reason, ...read.fault.params })
}
