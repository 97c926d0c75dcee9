export { drawings } from '../piece-sets/drawings/index.ts'
export type { Troop } from './men-drawings.tsx'
export { MenSprite } from './men-sprite.tsx'
export { PictureSprite } from './picture-sprite.tsx'
