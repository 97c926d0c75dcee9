export { Board } from './board.tsx'
export type { BoardMark, BoardProps, BoardText, CellState, FrozenMan } from './props.ts'
export type { RemovalControlProps, RemovalText } from './removal-control.tsx'
export { RemovalControl } from './removal-control.tsx'
