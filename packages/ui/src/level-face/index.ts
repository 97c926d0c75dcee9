export type { LevelFaceProps } from './level-face.tsx'
export { LevelFace } from './level-face.tsx'
