import { chessRules } from '../../families/orthodox.ts'
import { defineVariant } from '../../game/index.ts'
import levels from './chess.levels.json' with { type: 'json' }

/** Chess as the world plays it. */
export const chess = defineVariant({
  slug: 'chess',
  name: 'Chess',
  alsoCalled: ['Standard', 'From Position', 'Normal'],
  by: 'traditional',
  year: 1475,
  ...chessRules,
  levels,
})

export default chess
