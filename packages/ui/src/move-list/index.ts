export type { MoveListProps, MoveListText } from './move-list.tsx'
export { MoveList } from './move-list.tsx'
