import type { Seat } from '@variorum/engine/ask'
import type { Layer } from '../piece-sets/piece-set.ts'
import type { Palette } from './palette.ts'

/** Whose man it is that is drawn, and among how many. */
export interface Wearer {
  readonly seat: Seat
  readonly seats: number
  readonly isDead: boolean
}

/** The colours of one layer of a man. Elsewhere the browser finds them; `piece-sets.css` says why each is what it is. */
interface Dress {
  readonly fill: string
  readonly line: string
  readonly detail: string
  readonly character: string
  readonly wood: string
}

export function dressOf({ seat, seats, isDead }: Wearer, { place, ink }: Partial<Layer>, colour: Palette): Dress {
  const { fill, line, detail } = isDead ? deadOf(colour) : armyOf(seat, seats, colour)
  const wood = colour(seat === 1 ? 'man-wood-deep' : 'man-wood-pale')
  const red = colour(place === 'inlay' && seat === 1 ? 'man-red-on-black' : 'man-red')
  const character = ink === 'red' ? red : ink === 'dark' ? colour('man-white-line') : detail
  if (place === 'inlay') return { fill: character, line: character, detail: fill, character, wood }
  if (place === 'corner') return { fill: character, line: fill, detail: fill, character, wood }
  return { fill, line, detail, character, wood }
}

function deadOf(colour: Palette) {
  const line = colour('man-dead-line')
  return { fill: colour('man-dead-fill'), line, detail: line }
}

function armyOf(seat: Seat, seats: number, colour: Palette) {
  const white = { fill: colour('man-white-fill'), line: colour('man-white-line'), detail: colour('man-white-line') }
  if (seat < 0) return { ...white, fill: colour('man-yellow-fill') }
  if (seat === 2) return { fill: colour('man-3-fill'), line: colour('man-3-line'), detail: colour('man-3-line') }
  if (seat === 3) return { fill: colour('man-4-fill'), line: colour('man-4-line'), detail: colour('man-4-line') }
  if (seats > 2) {
    return seat === 0
      ? { fill: colour('man-1-fill'), line: colour('man-1-line'), detail: colour('man-1-detail') }
      : { fill: colour('man-2-fill'), line: colour('man-2-line'), detail: colour('man-2-detail') }
  }
  if (seat === 0) return white
  return { fill: colour('man-black-fill'), line: colour('man-black-fill'), detail: colour('man-black-line') }
}

/** The rules for what is drawn inside an element of that class. */
export function dressRules(within: string, dress: Dress, isDead: boolean, colour: Palette): string {
  const { fill, line, detail, character, wood } = dress
  const round = 'stroke-linejoin:round'
  const rules: Readonly<Record<string, string>> = {
    body: `fill:${fill};stroke:${line};stroke-width:1.9;${round}${isDead ? ';stroke-dasharray:2.6 2' : ''}`,
    side: `fill:${fill};stroke:${line};stroke-width:1.1`,
    cross: `fill:none;stroke:${line};stroke-width:2.6;stroke-linecap:round`,
    detail: `fill:none;stroke:${detail};stroke-width:1.9;stroke-linecap:round;${round}`,
    stroke: `fill:none;stroke:${detail};stroke-width:3;stroke-linecap:round;${round}`,
    fine: `fill:none;stroke:${detail};stroke-width:1.8;${round}`,
    rim: `fill:none;stroke:${detail};stroke-width:.9;${round}`,
    wood: `fill:${wood};stroke:${colour('man-white-line')};stroke-width:1.5;${round}`,
    character: `fill:${character}`,
    bill: `fill:${colour('man-bill')};stroke:${line};stroke-width:1.9;${round}`,
    sign: `fill:${detail};stroke:${detail};stroke-width:1;${round}`,
    letter: `fill:${detail}`,
  }
  return Object.entries(rules)
    .map(([name, rule]) => `.${within} .v-${name}{${rule}}`)
    .join('')
}
