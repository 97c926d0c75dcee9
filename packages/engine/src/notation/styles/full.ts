import { kindOf } from '../../position/man.ts'
import { argumentOf, fromOf, toOf } from '../../position/move.ts'
import { actSigns } from '../act-signs.ts'
import { chosenLetter } from '../chosen-letter.ts'
import { victimNames } from '../victim-names.ts'
import { castlesMeant } from './castles.ts'
import type { Style } from './style.ts'

/** `Bd2-d6 xc6,d1`: letter, both cells, and the victims in the order of their names; removal `d4*`, other acts by their signs. */
export const full: Style = {
  print(game, p, move) {
    const from = game.board.names[fromOf(move)]
    if (game.abilityOf(p, move).act === 'removal') return `${from}*`
    if (game.abilityOf(p, move).act === 'drop')
      return `${game.kinds[argumentOf(move)].letter}@${game.board.names[toOf(move)]}`
    const { letter } = game.kinds[kindOf(p.cells[fromOf(move)])]
    const victims = victimNames(game, p, move)
    const chosen = chosenLetter(game, p, move)
    const becomes = chosen === '' ? '' : `=${chosen}`
    const sign = actSigns[game.abilityOf(p, move).act] ?? '-'
    return `${letter}${from}${sign}${game.board.names[toOf(move)]}${becomes}${victims.length > 0 ? ` x${victims.join(',')}` : ''}`
  },
  read: (game, p, text, legal) => castlesMeant(game, p, text, legal) ?? [],
  plain: (text) => ({ text, takes: false }),
  countsPlies: false,
}
