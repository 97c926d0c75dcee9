import type { CellName, ManAnswer, MoveAnswer } from '@variorum/engine/ask'

/** What a hand holds over the board: nothing, and men are moved about; a man to be put down; or a sponge. */
export type Tool = 'move' | 'erase' | { readonly kind: string; readonly seat: number }

/** The seat of men that belong to nobody. */
export const nobody = -1

type Man = Pick<ManAnswer, 'cell' | 'kind' | 'seat'>

/** What may be done with a tool, in the words a board understands: it need not know that these are no moves of a game. */
export function movesWith(tool: Tool, men: readonly Man[], cells: readonly CellName[]): readonly MoveAnswer[] {
  const move = (part: Pick<MoveAnswer, 'from' | 'to' | 'act' | 'kind' | 'seat'>): MoveAnswer => ({
    ...part,
    id: `${part.from} ${part.to}`,
    text: '',
    victims: [],
  })
  if (tool === 'move')
    return men.flatMap(({ cell: from, kind, seat }) =>
      cells.filter((to) => to !== from).map((to) => move({ from, to, act: 'move', kind, seat })),
    )
  const { kind, seat } = tool === 'erase' ? { kind: '', seat: 0 } : tool
  const reached = tool === 'erase' ? men.map(({ cell }) => cell) : cells
  return reached.map((cell) => move({ from: cell, to: cell, act: 'drop', kind, seat }))
}

/** The men after such a move. What stood where a man is put is gone; the same man put there again is taken off. */
export function menAfter(tool: Tool, men: readonly Man[], id: string): readonly Man[] {
  const [from, to] = id.split(' ')
  if (from === undefined || to === undefined) return men
  const others = men.filter(({ cell }) => cell !== to)
  if (tool === 'erase') return others
  if (tool === 'move') {
    const mover = men.find(({ cell }) => cell === from)
    return mover ? [...others.filter(({ cell }) => cell !== from), { ...mover, cell: to }] : men
  }
  const isThere = men.some(({ cell, kind, seat }) => cell === to && kind === tool.kind && seat === tool.seat)
  return isThere ? others : [...others, { ...tool, cell: to }]
}
