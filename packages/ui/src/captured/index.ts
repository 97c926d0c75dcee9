export type { CapturedProps, CapturedText, LostMan } from './captured.tsx'
export { Captured } from './captured.tsx'
