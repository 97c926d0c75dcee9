export type { BoardPictureProps } from './board-picture.tsx'
export { BoardPicture } from './board-picture.tsx'
export type { ManPictureProps } from './man-picture.tsx'
export { ManPicture } from './man-picture.tsx'
