import { chessRules, orthodox } from '../../families/orthodox.ts'
import { defineVariant } from '../../game/index.ts'
import { anybody } from '../../rules/chances/anybody.ts'
import { ownReach } from '../../rules/sights/own-reach.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import { taken } from '../../rules/verdicts/taken.ts'

/** Chess in the dark: one sees where one's men can go, there is no check, and the king is taken. */
export const fogOfWar = defineVariant({
  ...chessRules,
  slug: 'fog-of-war',
  name: 'Fog of War',
  by: 'Jens Bæk Nielsen and Torben Osted',
  year: 1989,
  pieces: { ...orthodox, king: { ...orthodox.king, royal: false, worth: 100 } },
  sight: ownReach(),
  ends: [taken('king').loses(), noMove.draws(), repetition(3).draws(), quiet(100).draws()],
  winsOnTime: anybody(),
})

export default fogOfWar
