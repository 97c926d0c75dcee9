import { askExplain, askMoves, askPosition } from '../ask/index.ts'
import { openLine } from '../ask/open.ts'
import { knownTo } from '../ask/position.ts'
import { answered } from './complaint.ts'
import { explanation } from './explain.ts'
import { moveWords } from './moves.ts'
import { picture } from './picture.ts'
import type { Sitting } from './sitting.ts'
import type { Terminal } from './terminal.ts'
import { listed, sentence } from './words.ts'

/**
 * What may be said in a game besides moves, with the words after it: all of it is answered for the seat to move. Returns
 * whether the game goes on.
 */
type Aside = (sitting: Sitting, terminal: Terminal, words: readonly string[]) => boolean

export const asides: Readonly<Record<string, Aside>> = {
  moves({ game, line, position }, terminal) {
    for (const move of answered(askMoves(game, line, position.toMove))) terminal.remark(moveWords(move))
    return true
  },
  board(sitting, terminal) {
    terminal.remark(drawn(sitting))
    return true
  },
  fen({ game, line, position }, terminal) {
    terminal.remark(answered(askPosition(game, line, position.toMove)).fen)
    return true
  },
  explain({ game, line, position }, terminal, [cell]) {
    if (cell === undefined) {
      terminal.remark('explain wants a cell, as in `explain d2`.')
      return true
    }
    const explained = askExplain(game, line, cell, position.toMove)
    if (!explained.ok) terminal.remark(sentence(explained.error))
    else {
      const seen = answered(askPosition(game, line, position.toMove))
      for (const words of explanation(game, seen, explained.value)) terminal.remark(words)
    }
    return true
  },
  undo(sitting, terminal) {
    if (!sitting.takeBack()) terminal.remark('There is no move to take back.')
    return true
  },
  resign(sitting) {
    sitting.resign()
    return false
  },
  help(_, terminal) {
    terminal.remark(whatMayBeSaid())
    return true
  },
  quit: () => false,
}

/** What a person may type, in a sentence. */
export function whatMayBeSaid(): string {
  const words = Object.keys(asides).map((word) => (word === 'explain' ? 'explain <cell>' : word))
  return `A move in any spelling, or ${listed(words, 'or')}.`
}

/** The board as the seat to move sees it. */
export const drawn = ({ game, line, position }: Sitting): string =>
  picture(game, knownTo(game, answered(openLine(game, line)), position.toMove))
