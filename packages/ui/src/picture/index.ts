export type { BoardPictureProps } from './board-picture.tsx'
export { BoardPicture } from './board-picture.tsx'
export { PictureSprite } from './picture-sprite.tsx'
