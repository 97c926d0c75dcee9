export type { DiagramProps } from './diagram.tsx'
export { Diagram } from './diagram.tsx'
export type { PlateProps } from './plate.tsx'
export { Plate } from './plate.tsx'
