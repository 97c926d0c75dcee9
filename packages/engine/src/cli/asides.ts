import { askMoves, askPosition } from '../ask/index.ts'
import { openLine } from '../ask/open.ts'
import { knownTo } from '../ask/position.ts'
import { answered } from './complaint.ts'
import { moveWords } from './moves.ts'
import { picture } from './picture.ts'
import type { Sitting } from './sitting.ts'
import type { Terminal } from './terminal.ts'

/** What may be said in a game besides moves: all of it is answered for the seat to move. Returns whether the game goes on. */
type Aside = (sitting: Sitting, terminal: Terminal) => boolean

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
  undo(sitting, terminal) {
    if (!sitting.takeBack()) terminal.remark('There is no move to take back.')
    return true
  },
  quit: () => false,
}

/** The board as the seat to move sees it. */
export const drawn = ({ game, line, position }: Sitting): string =>
  picture(game, knownTo(game, answered(openLine(game, line)), position.toMove))
