export type { ClockFaceProps } from './clock-face.tsx'
export { ClockFace } from './clock-face.tsx'
