import { diagonal, straight } from '../board/headings.ts'
import { type Ability, can, promotes } from '../game/index.ts'
import { displacement } from '../rules/captures/displacement.ts'
import type { Region } from '../rules/kinds.ts'
import { paths } from '../rules/moves/leaps.ts'
import { slide } from '../rules/moves/slide.ts'
import { step } from '../rules/moves/step.ts'
import { elsewhere } from '../rules/regions.ts'

/** How the men of shogi go; ways are named as the seat sees them. */
export const pawn: Ability = can(paths(['n']), displacement())
export const lance: Ability = can(slide(['n']), displacement())
export const shogiKnight: Ability = can(paths(['n ne', 'n nw']), displacement())
export const silver: Ability = can(paths(['n', 'ne', 'se', 'sw', 'nw']), displacement())
export const gold: Ability = can(paths(['n', 'ne', 'e', 's', 'w', 'nw']), displacement())
/** One step along rank or file: what a bishop gains. */
export const wazir: Ability = can(step(straight), displacement())
/** One step aslant: what a rook gains. */
export const ferz: Ability = can(step(diagonal), displacement())

/**
 * Abilities of a man that may become another whenever it enters the zone, moves in it or leaves it, and must where it
 * would be stuck.
 */
export const promotable = (
  abilities: readonly Ability[],
  { zone, to, stuckOn = () => new Uint8Array(0) }: { zone: Region; to: string; stuckOn?: Region },
): readonly Ability[] =>
  abilities.map((ability) => promotes(ability, { on: zone, from: zone, among: [to], unless: elsewhere(stuckOn) }))
