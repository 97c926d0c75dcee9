import { diagonal, straight } from '../board/headings.ts'
import { type Ability, can } from '../game/index.ts'
import { displacement } from '../rules/captures/displacement.ts'
import type { SeatPlan } from '../rules/kinds.ts'
import { paths } from '../rules/moves/leaps.ts'
import { slideOnto } from '../rules/moves/slide.ts'
import { step } from '../rules/moves/step.ts'
import { within } from '../rules/moves/within.ts'
import { both, cellsNamed, elsewhere, farRank, file, rank } from '../rules/regions.ts'
import { clothed } from './clothed.ts'
import { cannon } from './hoppers.ts'
import { rook } from './orthodox.ts'

/** Texts know them as White and Black, players as Red and Black. */
export const redAndBlack: readonly SeatPlan[] = [
  { id: 'white', faces: 'n', called: 'red' },
  { id: 'black', faces: 's' },
]

/** Nine points around the middle of the back rank. */
const palace = both(rank(1, 2, 3), file(4, 5, 6))
/** This side of the river, and the other. */
export const home = rank(1, 2, 3, 4, 5)
const abroad = farRank(1, 2, 3, 4, 5)

/** One step in the palace; and it may take the other general along an open file, so that they never face each other. */
export const general: readonly Ability[] = [
  can(within(palace, step(straight)), displacement()),
  can(slideOnto(['n'], ['general']), displacement({ only: ['general'] })),
]
export const advisor: Ability = can(within(palace, step(diagonal)), displacement())
/** Exactly two steps aslant, held up by whoever stands between, and never across the river. */
export const elephant: Ability = can(
  within(home, paths(['ne ne', 'se se', 'sw sw', 'nw nw'], { lame: true })),
  displacement(),
)
/** One step straight and one aslant, held up by whoever stands beside it. */
export const horse: Ability = can(
  paths(['n ne', 'n nw', 'e ne', 'e se', 's se', 's sw', 'w nw', 'w sw'], { lame: true }),
  displacement(),
)
/** One step ahead; once across the river to either side too; never back. */
export const soldier: readonly Ability[] = [
  can(paths(['n']), displacement()),
  can(within(abroad, paths(['e', 'w'])), displacement()),
]

/** Where those that keep to the palace or the bank can come at all: five points and seven, by their steps. */
export const stations = {
  general: { never: elsewhere(palace) },
  advisor: { never: elsewhere(cellsNamed('d1 f1 e2 d3 f3', 'd10 f10 e9 d8 f8')) },
  elephant: { never: elsewhere(cellsNamed('c1 g1 a3 e3 i3 c5 g5', 'c10 g10 a8 e8 i8 c6 g6')) },
}

/** The men of xiangqi. */
export const xiangqiMen = clothed('xiangqi', {
  soldier: { letter: 'P', abilities: soldier, worth: 1.5 },
  advisor: { letter: 'A', abilities: [advisor], worth: 2 },
  elephant: { letter: 'B', abilities: [elephant], worth: 2 },
  horse: { letter: 'N', abilities: [horse], worth: 4 },
  cannon: { letter: 'C', abilities: [cannon], worth: 4.5 },
  chariot: { letter: 'R', abilities: [rook], worth: 9 },
  general: { letter: 'K', abilities: general, worth: 0, royal: true },
})
