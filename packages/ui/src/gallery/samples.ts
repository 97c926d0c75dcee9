import type { HandAnswer, ManAnswer, MoveAnswer, VictimAnswer } from '@variorum/engine/ask'
import type { BoardLayout, CellLayout } from '@variorum/engine/board'
import type { BoardText } from '../board/props.ts'
import type { Company } from '../piece-sets/worn.ts'

const files = 'abcdefghijklmnop'

/** A board of squares, drawn by hand: stories and tests know no game that could give them one. */
export function squares(across: number, down: number): BoardLayout {
  const cells: CellLayout[] = []
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      cells.push({
        name: `${files.charAt(column)}${down - row}`,
        x: column + 0.5,
        y: row + 0.5,
        outline: [
          [column, row],
          [column + 1, row],
          [column + 1, row + 1],
          [column, row + 1],
        ],
        tone: (column + down - row) % 2 === 0 ? 1 : 0,
        column,
        row,
      })
    }
  }
  return {
    width: across,
    height: down,
    cells,
    labels: [
      ...Array.from({ length: across }, (_, column) => ({
        text: files.charAt(column),
        x: column + 0.5,
        y: down + 0.25,
        edge: 'file' as const,
      })),
      ...Array.from({ length: down }, (_, row) => ({
        text: `${down - row}`,
        x: -0.25,
        y: row + 0.5,
        edge: 'rank' as const,
      })),
    ],
  }
}

/** A small board of hexagons: three tones, rows of unequal length. */
export function hexagons(radius: number): BoardLayout {
  const cells: CellLayout[] = []
  const side = 1 / Math.sqrt(3)
  const size = 2 * radius + 1
  for (let row = 0; row < size; row++) {
    const length = size - Math.abs(row - radius)
    for (let column = 0; column < length; column++) {
      const x = column + 0.5 + Math.abs(row - radius) / 2
      const y = side + row * side * 1.5
      cells.push({
        name: `${files.charAt(column)}${size - row}`,
        x,
        y,
        outline: Array.from({ length: 6 }, (_, corner) => {
          const angle = (corner * Math.PI) / 3 + Math.PI / 6
          return [x + side * Math.cos(angle), y + side * Math.sin(angle)] as const
        }),
        tone: (column + Math.max(0, row - radius) * 2 + Math.min(row, radius)) % 3,
        column,
        row,
      })
    }
  }
  return { width: size, height: side * 2 + (size - 1) * side * 1.5, cells, labels: [] }
}

/** What men of these names wear: the samples are Abbott's. */
export const company: Company = { kinds: [{ kind: 'pawn', wears: 'pincer' }], seats: [{ turn: 0 }, { turn: 2 }] }

const kinds: Readonly<Record<string, string>> = {
  k: 'king',
  q: 'withdrawer',
  r: 'coordinator',
  n: 'leaper',
  b: 'chameleon',
  p: 'pawn',
  m: 'immobilizer',
  x: 'unheard-of',
}

/** `Kd1 pe5`: capitals are the first seat's. */
export function men(text: string): readonly ManAnswer[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const letter = word.charAt(0)
      const isFirst = letter === letter.toUpperCase()
      return { cell: word.slice(1), kind: kinds[letter.toLowerCase()] ?? letter, seat: isFirst ? 0 : 1, letter }
    })
}

const lines = ['rnbqkbnm', 'pppppppp', '', '', '', '', 'PPPPPPPP', 'MNBKQBNR']

/** Every man of the sets at once. */
export const crowd = men(
  lines
    .flatMap((line, row) => [...line].map((letter, column) => `${letter}${files.charAt(column)}${8 - row}`))
    .join(' '),
)

/** `Bd2d6 xpc6:pinch:b6`: a move of a sample with its victims, rule and partner after colons. */
export function move(text: string): MoveAnswer {
  const [head = '', ...rest] = text.split(' ')
  const letter = head.charAt(0)
  const from = head.slice(1, 3)
  const to = head.slice(3, 5)
  const seat = letter === letter.toUpperCase() ? 0 : 1
  const victims = rest.map((word): VictimAnswer => {
    const [man = '', rule = '', partner] = word.slice(1).split(':')
    return {
      cell: man.slice(1),
      kind: kinds[man.charAt(0).toLowerCase()] ?? man,
      seat: man.charAt(0) === man.charAt(0).toUpperCase() ? 0 : 1,
      rule,
      partner: partner ?? null,
    }
  })
  const taken = victims.map(({ cell }) => cell).join(',')
  return {
    id: `${from}${to}`,
    from,
    to,
    act: from === to ? 'removal' : 'move',
    kind: kinds[letter.toLowerCase()] ?? letter,
    seat,
    text: from === to ? `${from}*` : `${letter.toUpperCase()}${from}-${to}${taken === '' ? '' : ` x${taken}`}`,
    victims,
  }
}

/** `N@f3 P@e6`: men dropped from hand, capitals by the first seat. */
export function drops(text: string): readonly MoveAnswer[] {
  return text.split(' ').map((word) => {
    const letter = word.charAt(0)
    const seat = letter === letter.toUpperCase() ? 0 : 1
    const to = word.slice(2)
    const id = `${letter.toUpperCase()}@${to}`
    return { id, from: to, to, act: 'drop', kind: kinds[letter.toLowerCase()] ?? letter, seat, text: id, victims: [] }
  })
}

/** `NNp`: men in hand, capitals the first seat's. */
export function inHand(text: string): readonly HandAnswer[] {
  return [...new Set(text)].map((letter) => ({
    kind: kinds[letter.toLowerCase()] ?? letter,
    seat: letter === letter.toUpperCase() ? 0 : 1,
    letter,
    count: text.split(letter).length - 1,
  }))
}

export const handKinds = ['q', 'r', 'b', 'n', 'p'].map((letter) => ({
  kind: kinds[letter] ?? letter,
  letter: letter.toUpperCase(),
}))

/** The men after a sample move. */
export function after(before: readonly ManAnswer[], played: MoveAnswer): readonly ManAnswer[] {
  if (played.act === 'drop') {
    const { to: cell, kind, seat, id } = played
    return [...before, { cell, kind, seat, letter: id.charAt(0) }]
  }
  const gone = new Set([...played.victims.map(({ cell }) => cell), ...(isRemoval(played) ? [played.from] : [])])
  return before
    .filter(({ cell }) => !gone.has(cell))
    .map((man) => (man.cell === played.from ? { ...man, cell: played.to } : man))
}

const isRemoval = (played: MoveAnswer) => played.act === 'removal'
const sideOf = (seat: number) => (seat === 0 ? 'white' : 'black')
const nameOf = (man: { readonly seat: number; readonly kind: string }) => `${sideOf(man.seat)} ${man.kind}`

export const sampleText: BoardText = {
  name: 'Board',
  cell: (cell, { man, move: going, frozenBy, isChecked, isUnseen }) =>
    [
      cell,
      isUnseen ? 'in the fog' : '',
      man === null ? '' : nameOf(man),
      frozenBy.length > 0 ? `frozen by ${frozenBy.join(' and ')}` : '',
      isChecked ? 'in check' : '',
      going === null ? '' : going.victims.length === 0 ? 'can go here' : `takes ${takenBy(going)}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  keys: 'Arrows walk, Enter picks up and puts down.',
  selected: (man, reach, frozenBy) =>
    frozenBy.length > 0
      ? `${nameOf(man)} on ${man.cell}, frozen by ${frozenBy.join(' and ')}`
      : reach === null
        ? `${nameOf(man)} on ${man.cell}, not to be moved now`
        : `${nameOf(man)} on ${man.cell}: ${reach.targets} moves, ${reach.captures} of them take`,
  deselected: 'Nothing selected',
  moved: (made, isCheck) =>
    made.act === 'drop'
      ? `${nameOf(made)} dropped on ${made.to}`
      : isRemoval(made)
        ? `${nameOf(made)} on ${made.from} taken off`
        : `${nameOf(made)} from ${made.from} to ${made.to}${made.victims.length === 0 ? '' : `, takes ${takenBy(made)}`}${isCheck ? ', check' : ''}`,
  refused: (typed) => `${typed} is not a legal move`,
  typed: 'Typed',
  choose: 'Which move?',
  choice: (made) => sampleText.moved(made, false),
  cancel: 'Cancel',
  hand: {
    name: (seat) => `Hand of ${sideOf(seat)}`,
    man: ({ kind, count }) => `${kind}, ${count} in hand`,
    none: 'nothing in hand',
    keys: 'Arrows or digits choose.',
    chosen: (man, targets) => `${nameOf(man)} in hand: ${targets} cells`,
  },
  removal: {
    action: (man) => `Take off the ${man.kind} on ${man.cell}`,
    title: (man) => `Take your ${man.kind} on ${man.cell} off the board?`,
    warning: (man) => `The ${man.kind} is gone for good, and your turn is over.`,
    confirm: (man) => `Take off the ${man.kind}`,
    cancel: 'Keep it',
  },
}

const takenBy = (made: MoveAnswer) => made.victims.map(({ kind, cell }) => `${kind} ${cell}`).join(', ')
