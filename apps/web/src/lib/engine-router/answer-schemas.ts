import type {
  AttackAnswer,
  ExplainAnswer,
  HandAnswer,
  HindranceAnswer,
  LineAnswer,
  ManAnswer,
  MotivesAnswer,
  MoveAnswer,
  OutcomeAnswer,
  PositionAnswer,
  PremoveAnswer,
  ReasonAnswer,
  ReplayAnswer,
  SetUp,
  StepAnswer,
  ThoughtAnswer,
  TreeAnswer,
  TreeLine,
  VariantAnswer,
  VictimAnswer,
} from '@variorum/engine/ask'
import * as z from 'zod/mini'

// The engine's answers, checked on their way out. Each is bound to the engine's own type: to what comes in and to what goes out.

type Checked<T> = z.ZodMiniType<T, T>

export function listOf<T>(answer: Checked<T>): Checked<readonly T[]> {
  return z.array(answer)
}

const params = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
const rule = { rule: z.string(), partner: z.nullable(z.string()) }
const man = { cell: z.string(), kind: z.string(), seat: z.number() }

const manAnswer: Checked<ManAnswer> = z.object({ ...man, letter: z.string() })
const handAnswer: Checked<HandAnswer> = z.object({
  kind: z.string(),
  seat: z.number(),
  letter: z.string(),
  count: z.number(),
})
const victimAnswer: Checked<VictimAnswer> = z.object({ ...man, ...rule, kept: z.optional(z.string()) })

export const moveAnswer: Checked<MoveAnswer> = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  act: z.string(),
  kind: z.string(),
  seat: z.number(),
  text: z.string(),
  victims: z.array(victimAnswer),
  becomes: z.optional(z.string()),
  neutral: z.optional(z.boolean()),
})

export const premoveAnswer: Checked<PremoveAnswer> = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  act: z.string(),
  kind: z.string(),
  becomes: z.optional(z.string()),
})

const outcomeAnswer: Checked<OutcomeAnswer> = z.object({
  reason: z.string(),
  winner: z.nullable(z.number()),
  scores: z.array(z.number()),
})

export const positionAnswer: Checked<PositionAnswer> = z.object({
  variant: z.string(),
  fen: z.string(),
  toMove: z.number(),
  stage: z.number(),
  men: z.array(manAnswer),
  unseen: z.array(z.string()),
  hands: z.array(handAnswer),
  check: z.array(z.string()),
  frozen: z.array(z.object({ cell: z.string(), by: z.array(z.string()) })),
  standings: z.array(z.object({ state: z.enum(['playing', 'beaten', 'resigned']), points: z.nullable(z.number()) })),
  dead: z.array(z.string()),
  resignation: z.nullable(z.string()),
  outcome: z.nullable(outcomeAnswer),
  ply: z.number(),
  moveNumber: z.number(),
  quiet: z.number(),
  repeated: z.number(),
})

export const stepAnswer: Checked<StepAnswer> = z.object({
  move: moveAnswer,
  gives: z.nullable(z.enum(['check', 'mate'])),
  position: positionAnswer,
})

export const replayAnswer: Checked<ReplayAnswer> = z.object({
  start: positionAnswer,
  steps: z.array(stepAnswer),
})

const reasonAnswer: Checked<ReasonAnswer> = z.object({ key: z.string(), params })
const attack = { from: z.string(), to: z.string(), kind: z.string(), ...rule }
const attackAnswer: Checked<AttackAnswer> = z.object(attack)

const hindranceAnswer: Checked<HindranceAnswer> = z.object({
  to: z.string(),
  key: z.string(),
  whom: z.array(z.string()),
  by: z.array(z.string()),
})

export const explainAnswer: Checked<ExplainAnswer> = z.object({
  cell: z.string(),
  man: z.nullable(manAnswer),
  moves: z.array(moveAnswer),
  obstacles: z.array(reasonAnswer),
  bars: z.array(reasonAnswer),
  hindrances: z.array(hindranceAnswer),
  immunities: z.array(reasonAnswer),
  attackers: z.array(attackAnswer),
})

export const motivesAnswer: Checked<MotivesAnswer> = z.object({
  seat: z.number(),
  moves: z.array(moveAnswer),
  gives: z.nullable(z.enum(['check', 'mate'])),
  wasInCheck: z.boolean(),
  freezes: z.array(manAnswer),
  frees: z.array(manAnswer),
  escapes: z.array(attackAnswer),
  saves: z.array(manAnswer),
  threatens: z.array(z.object({ ...attack, victim: manAnswer })),
})

export const variantAnswer: Checked<VariantAnswer> = z.object({
  slug: z.string(),
  name: z.string(),
  by: z.string(),
  year: z.number(),
  family: z.string(),
  board: z.object({
    files: z.number(),
    ranks: z.number(),
    shape: z.enum(['squares', 'points', 'hexes', 'ring', 'levels', 'cross', 'twins']),
  }),
  seats: z.array(z.object({ id: z.string(), called: z.string(), turn: z.number() })),
  kinds: z.array(
    z.object({ kind: z.string(), letter: z.string(), royal: z.boolean(), neutral: z.boolean(), wears: z.string() }),
  ),
  start: z.string(),
  steps: z.number(),
  isOpen: z.boolean(),
  stepPlans: z.array(z.enum(['man', 'seat', 'either'])),
  handKinds: z.array(z.object({ kind: z.string(), letter: z.string() })),
  edition: z.string(),
  reading: z.nullable(z.string()),
  readings: z.array(z.object({ slug: z.string(), name: z.string(), isOffered: z.boolean() })),
})

const expected = {
  depth: z.number(),
  score: z.number(),
  mateIn: z.nullable(z.number()),
  line: z.array(z.string()),
  lineText: z.array(z.string()),
}

const lineAnswer: Checked<LineAnswer> = z.object(expected)

export const thoughtAnswer: Checked<ThoughtAnswer> = z.object({
  ...expected,
  best: z.nullable(z.string()),
  lines: z.array(lineAnswer),
  nodes: z.number(),
  ms: z.number(),
  nps: z.number(),
  done: z.boolean(),
})

const branch = {
  parent: z.int(),
  move: z.string().check(z.maxLength(64)),
  comment: z.string().check(z.maxLength(10_000)),
  glyphs: z.array(z.int().check(z.minimum(0), z.maximum(999))),
}
const treeHead = {
  variant: z.string().check(z.maxLength(64)),
  start: z.nullable(z.string().check(z.maxLength(1000))),
  comment: z.string().check(z.maxLength(10_000)),
  tags: z.record(z.string(), z.string()),
  result: z.string().check(z.maxLength(64)),
}

export const treeAnswer: Checked<TreeAnswer> = z.object({
  ...treeHead,
  branches: z.array(
    z.object({
      ...branch,
      text: z.string(),
      seat: z.number(),
      number: z.number(),
      opens: z.boolean(),
      gives: z.nullable(z.enum(['check', 'mate'])),
    }),
  ),
})

/** A tree as it comes in: no more of it than anybody writes by hand. */
export const treeLine: Checked<TreeLine> = z.object({
  ...treeHead,
  branches: z.array(z.object(branch)).check(z.maxLength(10_000)),
})

const word = z.string().check(z.maxLength(64))
const seat = z.int().check(z.gte(-1), z.lte(15))
const counted = z.int().check(z.gte(0), z.lte(9_999_999))

/** A position in its parts, coming in and going out. */
export const setUp: Checked<SetUp> = z.object({
  variant: word,
  men: z.array(z.object({ cell: word, kind: word, seat })).check(z.maxLength(1024)),
  hands: z.array(z.object({ kind: word, seat, count: z.int().check(z.gte(0), z.lte(99)) })).check(z.maxLength(256)),
  toMove: z.int().check(z.gte(0), z.lte(15)),
  stage: z.int().check(z.gte(0), z.lte(7)),
  fields: z.array(z.object({ tells: word, text: word })).check(z.maxLength(8)),
  quiet: counted,
  moveNumber: counted,
})
