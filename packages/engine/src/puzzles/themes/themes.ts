import type { Game } from '../../game/index.ts'
import * as acts from './acts.ts'
import { attraction } from './attraction.ts'
import { barrier } from './barrier.ts'
import { compulsion } from './compulsion.ts'
import { coordination, coordinatorPair } from './coordination.ts'
import { deflection } from './deflection.ts'
import { discoveredCapture, discoveredCheck, doubleCheck } from './discovery.ts'
import { doubleStep } from './double-step.ts'
import { doubleEcho, echo, tripleEcho } from './echo.ts'
import { bareKing, kingTaken, riddance, stuck } from './endings.ts'
import { escaping } from './escape.ts'
import { explosion } from './explosion.ts'
import { fork } from './fork.ts'
import { freeze, unfreeze } from './freeze.ts'
import { hop } from './hop.ts'
import { immobilizerTaken } from './immobilizer-taken.ts'
import { interference } from './interference.ts'
import { kingTakes } from './king-takes.ts'
import { leap, leapChain } from './leap.ts'
import { backRankMate, frozenMate, smotheredMate } from './mated-royal.ts'
import { coordinationMate, dropMate, echoMate, hopMate, leapMate, pinchMate, withdrawalMate } from './mates.ts'
import { anchor, corner, screen } from './partner-placed.ts'
import { pin } from './pin.ts'
import { doublePinch, pinch, triplePinch } from './pinch.ts'
import { promotion, underpromotion } from './promotion.ts'
import { quietMove } from './quiet-move.ts'
import { sacrifice } from './sacrifice.ts'
import { shieldBroken } from './shield-broken.ts'
import { longShot, shortShot } from './shot.ts'
import { skewer } from './skewer.ts'
import { type ProvedLine, study } from './studied-line.ts'
import type { Theme } from './theme.ts'
import { traitsOf } from './traits.ts'
import { trapped } from './trapped.ts'
import { unguarded } from './unguarded.ts'
import { approach, withdrawal } from './withdrawal.ts'
import { zugzwang } from './zugzwang.ts'

/** Every theme there is, in the order in which lists have them: how it ends, how men are taken, what else is done, ideas. */
export const themes: readonly Theme[] = [
  ...[pinchMate, withdrawalMate, leapMate, coordinationMate, hopMate, echoMate, dropMate],
  ...[frozenMate, smotheredMate, backRankMate, stuck, bareKing, kingTaken, riddance],
  ...[pinch, doublePinch, triplePinch, leap, leapChain, withdrawal, approach, coordination, coordinatorPair],
  ...[kingTakes, echo, doubleEcho, tripleEcho, hop, shortShot, longShot, explosion],
  ...[acts.destruction, acts.swap, acts.removal, acts.drop, acts.castling, acts.enPassant, promotion, underpromotion],
  ...[freeze, unfreeze, immobilizerTaken, shieldBroken, anchor, corner, screen, barrier],
  ...[fork, pin, skewer, discoveredCapture, discoveredCheck, doubleCheck, doubleStep, unguarded, trapped, escaping],
  ...[quietMove, sacrifice, attraction, deflection, interference, compulsion, zugzwang],
]

/** The themes that can come about in a game. */
export const themesFor = (game: Game): readonly Theme[] => themes.filter((theme) => theme.appliesTo(traitsOf(game)))

/** The keys of the themes of a proved line. */
export function themesOf(game: Game, proved: ProvedLine): readonly string[] {
  const line = study(game, proved)
  return themesFor(game)
    .filter((theme) => theme.isIn(line))
    .map(({ key }) => key)
}
