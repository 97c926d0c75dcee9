import { longLeaper } from '../../families/ultima.ts'
import { takingOff } from '../../families/ultima-readings.ts'
import { type Ability, type Changes, type ReadingDefinition, together } from '../../game/index.ts'
import { frozen } from '../../rules/guards/frozen.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import { taken } from '../../rules/verdicts/taken.ts'
import { doublePushmePullyu, enemySwapper, lenientPushmePullyu } from './men.ts'

const doing =
  (name: string, abilities: readonly Ability[]): Changes =>
  ({ pieces }) => ({ pieces: { ...pieces, [name]: { ...pieces[name], abilities } } })

const lenient = doing('pushmePullyu', [lenientPushmePullyu])
const swapsWithEnemies = doing('swapper', enemySwapper)
const startLeftOut = repetition(3, { start: 'isLeftOut' }).loses()

/** What others have where its inventor’s page has the rules printed. */
export const readings: Readonly<Record<string, ReadingDefinition>> = {
  'lenient-pushme-pullyu': { name: 'lenient pushme-pullyu', isOffered: true, rules: lenient },
  vchess: {
    name: 'as vchess has it',
    isOffered: true,
    rules: together(lenient, swapsWithEnemies, () => ({
      ends: [taken('king').loses(), noMove.loses(), startLeftOut],
    })),
  },
  'double-pushme-pullyu': { name: 'double pushme-pullyu', rules: doing('pushmePullyu', [doublePushmePullyu]) },
  'several-leaps': { name: 'several leaps a move', rules: doing('leaper', [longLeaper]) },
  'swaps-with-enemies': { name: 'swaps with enemies alone', rules: swapsWithEnemies },
  'immobilizers-lock': { name: 'immobilizers lock', rules: () => ({ guards: [frozen({ by: 'immobilizer' })] }) },
  'taking-off': { name: 'taking off', rules: takingOff },
  'start-left-out': {
    name: 'the start is not counted',
    rules: () => ({ ends: [taken('king').loses(), noMove.loses(), startLeftOut, quiet(100).draws()] }),
  },
  'no-fifty-moves': {
    name: 'no fifty moves',
    rules: () => ({ ends: [taken('king').loses(), noMove.loses(), repetition(3).loses()] }),
  },
}
