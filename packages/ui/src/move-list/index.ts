export type { MoveListProps, MoveListText, MoveRemark } from './move-list.tsx'
export { MoveList } from './move-list.tsx'
