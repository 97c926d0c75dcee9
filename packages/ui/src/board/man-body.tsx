import { ManDrawing, type ManDrawingProps } from '../piece-sets/man.tsx'
import { manSize } from './view.ts'

const scale = Math.round((manSize / 45) * 1000) / 1000
const offset = -manSize / 2

/** A man as large as boards draw it, its middle where it stands. */
export const ManBody = (man: ManDrawingProps) => (
  <g transform={`translate(${offset} ${offset}) scale(${scale})`}>
    <ManDrawing {...man} />
  </g>
)
