import { every } from '../../board/headings.ts'
import { type Ability, can, promotes } from '../../game/index.ts'
import { aimed } from '../../rules/captures/aimed.ts'
import { approach } from '../../rules/captures/approach.ts'
import { displacement } from '../../rules/captures/displacement.ts'
import { leap } from '../../rules/captures/leap.ts'
import { overMount } from '../../rules/captures/over-mount.ts'
import { withdrawal } from '../../rules/captures/withdrawal.ts'
import { destroyBoth } from '../../rules/effects/destroy-both.ts'
import { exchange } from '../../rules/effects/exchange.ts'
import { shootDown } from '../../rules/effects/shoot-down.ts'
import type { Movement } from '../../rules/kinds.ts'
import { advance } from '../../rules/moves/advance.ts'
import { glide } from '../../rules/moves/glide.ts'
import { mounted } from '../../rules/moves/mounted.ts'
import { shot } from '../../rules/moves/shot.ts'
import { sight } from '../../rules/moves/sight.ts'
import { singly } from '../../rules/moves/singly.ts'
import { slide } from '../../rules/moves/slide.ts'
import { strike } from '../../rules/moves/strike.ts'
import { vault } from '../../rules/moves/vault.ts'
import { lacking } from '../../rules/offers/lacking.ts'
import { farRank } from '../../rules/regions.ts'

export const queen: Ability = can(slide(every), displacement())
/** As in Ultima, but one man a move. */
export const leaper: Ability = can(vault(every, { one: true }), leap())

const drive = [withdrawal(), approach()] as const
/** Takes what it leaves or what it comes up to, and may not go where that would be two. */
export const pushmePullyu: Ability = can(singly(glide(every), ...drive), ...drive)
/** As vchess has it: a shielded man, whom it cannot take, does not keep it away. */
export const lenientPushmePullyu: Ability = { ...pushmePullyu, leavesSpared: true }
/** As in Rococo: it takes both. */
export const doublePushmePullyu: Ability = can(glide(every), ...drive)

const goes: Ability = can(glide(every))
export const immobilizer = goes
export const shield = goes

const swapperThat = (seesWhom: Movement): readonly Ability[] => [
  goes,
  { ...can(seesWhom), act: 'swap', effects: [exchange()] },
  { ...can(strike(every), aimed('destruction')), act: 'destruction', effects: [destroyBoth()], suffix: 'd' },
]
/** Changes places with anybody in sight but the enemy swapper, or takes a neighbour with it. */
export const swapper = swapperThat(sight(every, { butHostile: ['swapper'] }))
/** As vchess has it: with enemies alone, their swapper among them. */
export const enemySwapper = swapperThat(sight(every, { onlyHostile: true }))

/** Shoots whom it sees: up close by itself, far off at what another man spots. */
export const archer: readonly Ability[] = [
  goes,
  { ...can(shot(every, { near: 2 }), aimed('shot')), act: 'shot', effects: [shootDown()], suffix: 's' },
]

const pieces = ['queen', 'immobilizer', 'pushmePullyu', 'archer', 'shield', 'leaper', 'swapper']

/** On the far rank a pawn may become what its side has lost, and may remain a pawn. */
const homecoming = {
  on: farRank(1),
  unless: farRank(1),
  among: pieces,
  offer: lacking(pieces),
}

/** Steps, or hops over a neighbour, and takes only in hopping. */
export const cannonPawn: readonly Ability[] = [
  promotes(can(advance(every)), homecoming),
  promotes(can(mounted(), overMount()), homecoming),
]
