import { bestMove } from './best-move.ts'
import { explain } from './explain.ts'
import { motives } from './motives.ts'
import { moves } from './moves.ts'
import { passed } from './passed.ts'
import { play } from './play.ts'
import { position } from './position.ts'
import { premoves } from './premoves.ts'
import { prepare } from './prepare.ts'
import { engineRouterOf } from './procedure.ts'
import { putTogether } from './put-together.ts'
import { readTree } from './read-tree.ts'
import { replay } from './replay.ts'
import { takenApart } from './taken-apart.ts'
import { variants } from './variants.ts'
import { writeTree } from './write-tree.ts'

/** What screens and other programs may ask of the rules. The browser's worker answers the same questions by the same answers. */
export const engineRouter = engineRouterOf({
  variants,
  position,
  moves,
  replay,
  explain,
  motives,
  play,
  premoves,
  prepare,
  bestMove,
  passed,
  takenApart,
  putTogether,
  readTree,
  writeTree,
})
