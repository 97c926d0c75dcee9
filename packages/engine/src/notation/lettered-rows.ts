import { OFF } from '../board/topology.ts'
import type { Game } from '../game/game.ts'
import { kindOf, manOf, NEUTRAL_TAG, seatOf } from '../position/man.ts'
import type { Position } from '../position/position.ts'
import type { PositionFault } from '../rules/position-fault.ts'
import type { Fault } from './read.ts'

/**
 * Rows of position text for more than two seats, as FEN4 has them: the far rank first, words with commas between, a man
 * as the letter of its seat and its own (`rK`), runs of empty cells as numbers. What is missing from the rectangle round
 * the board counts as empty. `yP*8` is eight alike.
 */
export function printLettered(game: Game, p: Position): string {
  const { files, ranks } = extent(game)
  const rows = Array.from({ length: ranks }, (_, down) => {
    const words: string[] = []
    let empties = 0
    for (let file = 0; file < files; file++) {
      const cell = game.board.cellAt(file, ranks - 1 - down)
      if (cell === OFF || p.cells[cell] === 0) {
        empties++
        continue
      }
      if (empties > 0) words.push(`${empties}`)
      empties = 0
      words.push(wordOf(game, p.cells[cell]))
    }
    return [...words, ...(empties > 0 ? [`${empties}`] : [])].join(',')
  })
  return rows.join('/')
}

/** Puts the men the rows tell of; returns what is wrong with them. */
export function placeLettered(game: Game, p: Position, text: string): Fault<PositionFault> | undefined {
  const { files, ranks } = extent(game)
  const rows = text.split('/')
  if (rows.length !== ranks) return fault('rowCount', { found: `${rows.length}`, wanted: `${ranks}` })
  for (const [down, row] of rows.entries()) {
    const rank = ranks - 1 - down
    let file = 0
    for (const word of row.split(',')) {
      if (/^\d+$/.test(word)) {
        file += Number(word)
        continue
      }
      const [, man = '', times = '1'] = /^(.*?)(?:\*(\d{1,2}))?$/.exec(word) ?? []
      const put = manCalled(game, man)
      if (put === undefined) return fault('badLetter', { letter: word, row: `${rank + 1}` })
      for (let time = 0; time < Number(times); time++, file++) {
        const cell = game.board.cellAt(file, rank)
        if (cell === OFF) return fault('noCell', { letter: word, row: `${rank + 1}` })
        p.set(cell, put)
      }
    }
    if (file !== files) return fault('rowLength', { row: `${rank + 1}`, found: `${file}`, wanted: `${files}` })
  }
  return undefined
}

function extent(game: Game): { readonly files: number; readonly ranks: number } {
  const cells = game.board.plan.cells.map(({ coordinates }) => coordinates)
  return { files: 1 + Math.max(...cells.map(([file]) => file)), ranks: 1 + Math.max(...cells.map(([, rank]) => rank)) }
}

function wordOf(game: Game, man: number): string {
  const { letter, neutral } = game.kinds[kindOf(man)]
  return neutral ? letter : `${game.variant.seats[seatOf(man)].id.charAt(0)}${letter}`
}

function manCalled(game: Game, word: string): number | undefined {
  const neutral = game.kinds.find((kind) => kind.neutral && kind.letter === word)
  if (neutral !== undefined) return manOf(neutral.number, NEUTRAL_TAG - 1)
  const seat = game.variant.seats.findIndex(({ id }) => id.charAt(0) === word.charAt(0))
  const kind = game.kinds.find((one) => one.number > 0 && one.letter === word.slice(1))
  return seat < 0 || kind === undefined ? undefined : manOf(kind.number, seat)
}

const fault = (reason: PositionFault, params: Fault['params']): Fault<PositionFault> => ({ reason, params })
