import { diagonal, every, straight } from '../board/headings.ts'
import { type Ability, can } from '../game/index.ts'
import { overHurdle } from '../rules/captures/over-hurdle.ts'
import { hop } from '../rules/moves/hop.ts'

/** Men that go like rook, bishop and queen, and take over exactly one other. */
export const cannon: Ability = can(hop(straight), overHurdle(straight))
export const arrow: Ability = can(hop(diagonal), overHurdle(diagonal))
export const tank: Ability = can(hop(every), overHurdle(every))
