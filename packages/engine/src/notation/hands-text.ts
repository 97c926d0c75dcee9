import type { Game } from '../game/game.ts'
import type { Position } from '../position/position.ts'
import type { PositionFault } from '../rules/position-fault.ts'
import type { Fault } from './read.ts'

/** Men in hand as position text has them behind the rows, the first seat's before the others': `[QPPn]`. */
export function printHands(game: Game, p: Position): string {
  const { hands } = game.rules.setting
  if (hands === undefined) return ''
  const men = game.variant.seats.flatMap((_, seat) =>
    hands.kinds.map((kind) => {
      const { letter } = game.kinds[kind]
      return (seat === 0 ? letter : letter.toLowerCase()).repeat(p.cells[hands.slots[(kind << 4) | (seat + 1)]])
    }),
  )
  return `[${men.join('')}]`
}

/** Takes rows and hands apart: `[Qn]`, `[-]`, or a row more than the board has, `/Qn`. */
export function splitHands(text: string, rows: number): { readonly rows: string; readonly hands: string | undefined } {
  const bracketed = /^(.*?)\/?\[([^\]]*)\]$/.exec(text)
  if (bracketed !== null) return { rows: bracketed[1], hands: bracketed[2] }
  const all = text.split('/')
  return all.length === rows + 1
    ? { rows: all.slice(0, rows).join('/'), hands: all[rows] }
    : { rows: text, hands: undefined }
}

/** Puts the men into the hands; a number before a letter is how many. Returns what is wrong with them. */
export function readHands(game: Game, p: Position, text: string): Fault<PositionFault> | undefined {
  const { hands } = game.rules.setting
  for (const [token, many, letter] of text.replace(/^-$/, '').matchAll(/(\d*)(\D|$)/gu)) {
    if (token === '') continue
    const kind = hands?.kinds.find((one) => game.kinds[one].letter === letter.toUpperCase())
    if (hands === undefined || kind === undefined) return fault('badLetter', { letter: token, row: 'hand' })
    const slot = hands.slots[(kind << 4) | (letter === letter.toUpperCase() ? 1 : 2)]
    const held = p.cells[slot] + Number(many || 1)
    if (held > mostInHand) return fault('badHand', { letter, found: many || `${held}`, most: `${mostInHand}` })
    p.set(slot, held)
  }
  return undefined
}

/** More men of a kind than any board has; a text that says more is mistaken. */
const mostInHand = 99

const fault = (reason: PositionFault, params: Fault['params']): Fault<PositionFault> => ({ reason, params })
