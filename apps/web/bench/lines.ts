import { askMoves, describe } from '@variorum/engine/ask'
import { gameOf, slugs } from '@variorum/engine/catalogue'

/** A step of a game and whose it is. */
export interface Step {
  readonly seat: number
  readonly move: string
}

/** Games for two, which is what people can play against each other. */
export function gamesForTwo(): readonly string[] {
  return slugs.filter((slug) => {
    const game = gameOf(slug)
    return game !== undefined && describe(game).seats.length === 2
  })
}

const tries = 20

/**
 * A line that does not end, of so many steps, by chance but the same every time; null where none of some tries lasts so
 * long. Worked out beforehand, because who measures has no time to think.
 */
export function lineOf(variant: string, length: number): readonly Step[] | null {
  for (let seed = 1; seed <= tries; seed++) {
    const line = play(variant, length, dice(seed))
    if (line.length === length) return line
  }
  return null
}

function play(variant: string, length: number, roll: (sides: number) => number): readonly Step[] {
  const game = gameOf(variant)
  if (!game) throw new Error(`There is no game ${variant}.`)
  const line: Step[] = []
  // One more is looked for than is played: the position after the last must not be over.
  while (line.length <= length) {
    const legal = askMoves(game, { variant, moves: line.map(({ move }) => move) })
    const chosen = legal.ok ? legal.value[roll(legal.value.length)] : undefined
    if (!chosen) return line.slice(0, -1)
    line.push({ seat: chosen.seat, move: chosen.id })
  }
  return line.slice(0, length)
}

function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
