export type { HandProps } from './hand.tsx'
export { Hand } from './hand.tsx'
export type { HandKind, HandText } from './hand-text.ts'
