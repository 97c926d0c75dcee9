import { diagonal, every, square, straight } from '../board/index.ts'
import { type Ability, can, castles, type PieceDefinition, promotes, type VariantDefinition } from '../game/index.ts'
import { displacement } from '../rules/captures/displacement.ts'
import { enPassant } from '../rules/captures/en-passant.ts'
import type { CastlingPlan } from '../rules/castling.ts'
import { matingMaterial } from '../rules/chances/mating-material.ts'
import { castlingField } from '../rules/fields/castling-field.ts'
import { passedCell } from '../rules/fields/passed-cell.ts'
import type { Region, SeatPlan } from '../rules/kinds.ts'
import { advance } from '../rules/moves/advance.ts'
import { leaps } from '../rules/moves/leaps.ts'
import { overtake } from '../rules/moves/overtake.ts'
import { slide } from '../rules/moves/slide.ts'
import { step } from '../rules/moves/step.ts'
import { strike } from '../rules/moves/strike.ts'
import type { Memory } from '../rules/passing.ts'
import { farRank, rank } from '../rules/regions.ts'
import { alternate } from '../rules/turns/alternate.ts'
import { castlingLapses } from '../rules/upkeep/castling-lapses.ts'
import { rememberPassing } from '../rules/upkeep/remember-passing.ts'
import { checkmate } from '../rules/verdicts/checkmate.ts'
import { insufficient } from '../rules/verdicts/insufficient.ts'
import { noMove } from '../rules/verdicts/no-move.ts'
import { quiet } from '../rules/verdicts/quiet.ts'
import { repetition } from '../rules/verdicts/repetition.ts'

/** White below, looking up the board; Black opposite. */
export const whiteAndBlack: readonly SeatPlan[] = [
  { id: 'white', faces: 'n' },
  { id: 'black', faces: 's' },
]

export const board = square(8, 8)
export const rook: Ability = can(slide(straight), displacement())
export const bishop: Ability = can(slide(diagonal), displacement())
export const queen: Ability = can(slide(every), displacement())
export const knight: Ability = can(leaps(2, 1), displacement())
export const king: Ability = can(step(every), displacement())

/** The ways a pawn takes. */
const aslant = ['ne', 'nw'] as const

/**
 * A pawn: one step ahead, two from where it starts, takes aslant and in passing, and is promoted on arrival.
 * `memories` is how many pawns may have just gone two steps at a time.
 */
export function pawn({
  start = rank(2),
  promotion = farRank(1),
  to,
  memories = 1,
}: {
  start?: Region
  promotion?: Region
  to: readonly string[]
  memories?: number
}): readonly Ability[] {
  const choice = { on: promotion, among: to }
  return [
    promotes(can(advance(['n'], { steps: 2, from: start })), choice),
    promotes(can(strike(aslant), displacement()), choice),
    can(overtake(aslant, memories), enPassant(memories)),
  ]
}

/** Castling on a board of eight files: the king two steps, to the c- or g-file. */
export const castling: CastlingPlan = {
  king: 'king',
  partner: 'rook',
  names: 'king',
  sides: [
    {
      letter: 'k',
      ends: [
        ['g1', 'f1'],
        ['g8', 'f8'],
      ],
    },
    {
      letter: 'q',
      ends: [
        ['c1', 'd1'],
        ['c8', 'd8'],
      ],
    },
  ],
}

/** The same, named by the rook that joins in: where men start elsewhere, the king's goal may be next to it or its own. */
export const castlingOntoRook: CastlingPlan = { ...castling, names: 'partner' }

export const officers = ['queen', 'rook', 'bishop', 'knight'] as const

/** The men of chess. */
export const orthodox = {
  pawn: { letter: 'P', abilities: pawn({ to: officers }), worth: 1 },
  knight: { letter: 'N', abilities: [knight], worth: 3 },
  bishop: { letter: 'B', abilities: [bishop], worth: 3 },
  rook: { letter: 'R', abilities: [rook], worth: 5 },
  queen: { letter: 'Q', abilities: [queen], worth: 9 },
  king: { letter: 'K', abilities: [king, castles(castling)], worth: 0, royal: true },
} satisfies Readonly<Record<string, PieceDefinition>>

export const setup = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'

/** What is kept in mind and told in position text where men castle by a plan and pawns take in passing. */
export const memory = (
  plan: CastlingPlan,
  passing: { memories?: number; lasts?: Memory } = {},
): Pick<VariantDefinition, 'upkeep' | 'fields'> => ({
  upkeep: [castlingLapses(plan), rememberPassing('pawn', aslant, passing)],
  fields: [castlingField(plan), passedCell('pawn', passing.memories, passing.lasts)],
})

/** All that chess is but its name: the games next to it say what they do otherwise. */
export const chessRules = {
  family: 'orthodox',
  board,
  seats: whiteAndBlack,
  pieces: orthodox,
  ...memory(castling),
  turns: alternate(),
  setup,
  ends: [
    checkmate(),
    noMove.draws(),
    repetition(3).draws(),
    quiet(100).draws(),
    insufficient({ minors: ['knight', 'bishop'], toneBound: ['bishop'] }).draws(),
  ],
  winsOnTime: matingMaterial({
    leaper: { kind: 'knight', unhelpedBy: ['queen'] },
    slider: { kind: 'bishop', unhelpedBy: ['rook', 'queen'] },
  }),
  irreversible: ['pawn'],
  notation: 'algebraic',
} satisfies Omit<VariantDefinition, 'slug' | 'name' | 'by' | 'year'>
