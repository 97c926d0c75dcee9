import { facing, type Layer, type PieceSet } from './piece-set.ts'

const figure = (name: string): readonly Layer[] => [{ drawing: `figure.${name}` }]

/** Men that borrow the figure of another: what players without the piece put down for it. */
const borrowed = {
  withdrawer: 'queen',
  coordinator: 'rook',
  leaper: 'knight',
  chameleon: 'bishop',
  pincer: 'pawn',
  met: 'ferz',
  khon: 'elephant',
}

const own = [
  'king',
  'queen',
  'rook',
  'bishop',
  'knight',
  'pawn',
  'immobilizer',
  'unicorn',
  'ferz',
  'elephant',
  'clockwisePawn',
  'anticlockwisePawn',
  'cannonPawn',
  'pushmePullyu',
  'archer',
  'shield',
  'swapper',
  'frog',
  'camel',
  'gnu',
  'marshal',
  'cardinal',
  'cannon',
  'arrow',
  'tank',
  'duck',
]

/** Men that were pawns keep one at their foot. */
const risen = { promotedQueen: 'queen', promotedRook: 'rook', promotedBishop: 'bishop', promotedKnight: 'knight' }

/** Men of xiangqi: a figure upon a counter. */
const counters = {
  general: 'king',
  advisor: 'ferz',
  elephant: 'elephant',
  horse: 'knight',
  chariot: 'rook',
  cannon: 'cannon',
  soldier: 'pawn',
}

/** Men of shogi: a figure upon a wedge. */
const wedges = {
  king: 'king',
  rook: 'rook',
  bishop: 'bishop',
  gold: 'gold',
  silver: 'silver',
  knight: 'knight',
  lance: 'lance',
  pawn: 'pawn',
}

/** The same turned over, in red. */
const turnedOver = {
  dragon: 'rook',
  horse: 'bishop',
  promotedSilver: 'silver',
  promotedKnight: 'knight',
  promotedLance: 'lance',
  tokin: 'pawn',
}

/** Birds, the men of tori shogi: upon a wedge too. */
const birds = {
  phoenix: 'phoenix',
  falcon: 'falcon',
  crane: 'crane',
  pheasant: 'pheasant',
  leftQuail: 'leftQuail',
  rightQuail: 'rightQuail',
  swallow: 'swallow',
}

/** And upon its back. */
const birdsTurnedOver = { eagle: 'eagle', goose: 'goose' }

/** What promoted men were before, by the figure of it; not birds, whose signs are all their own and fill the corner. */
export const wasBefore: ReadonlyMap<string, string> = new Map([
  ...Object.keys(risen).map((kind): [string, string] => [kind, 'pawn']),
  ...Object.entries(turnedOver).map(([kind, name]): [string, string] => [`shogi.${kind}`, name]),
])

const each = (names: Readonly<Record<string, string>>, make: string, layers: (name: string) => readonly Layer[]) =>
  Object.entries(names).map(([kind, name]): [string, readonly Layer[]] => [`${make}${kind}`, layers(name)])

const wedge = { drawing: 'body.wedge', isAimed: true } as const

const men: ReadonlyMap<string, readonly Layer[]> = new Map([
  ...own.map((name): [string, readonly Layer[]] => [name, figure(name)]),
  ...each(borrowed, '', figure),
  ...each(risen, '', (name) => [...figure(name), { drawing: 'figure.pawn', place: 'corner' }]),
  ...each(counters, 'xiangqi.', (name) => [{ drawing: 'body.counter' }, { drawing: `figure.${name}`, place: 'inlay' }]),
  ...each(wedges, 'shogi.', (name) => [wedge, { drawing: `figure.${name}`, place: 'inlay' }]),
  ...each(turnedOver, 'shogi.', (name) => [wedge, { drawing: `figure.${name}`, place: 'inlay', ink: 'red' }]),
  ...each(birds, 'tori.', (name) => [wedge, { drawing: `figure.${name}`, place: 'inlay' }]),
  ...each(birdsTurnedOver, 'tori.', (name) => [wedge, { drawing: `figure.${name}`, place: 'inlay', ink: 'red' }]),
])

/** The first seat of xiangqi plays red. */
const red: ReadonlyMap<string, readonly Layer[]> = new Map(
  each(counters, 'xiangqi.', (name) => [
    { drawing: 'body.counter' },
    { drawing: `figure.${name}`, place: 'inlay', ink: 'red' },
  ]),
)

/** Everything the set has a drawing for. */
export const drawn: readonly string[] = [...men.keys()]

/** Plain silhouettes after the usual chess men: each kind wears the man that players put down for it. */
export const chess: PieceSet = {
  id: 'chess',
  knows: (wears) => men.has(wears),
  layersOf: (wears, seat) => (seat === 0 ? red.get(wears) : undefined) ?? men.get(wears) ?? null,
  turnOf: facing,
}
