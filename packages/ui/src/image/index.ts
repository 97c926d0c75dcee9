export type { BoardImageProps } from './board-image.tsx'
export { BoardImage } from './board-image.tsx'
export type { Scheme } from './palette.ts'
