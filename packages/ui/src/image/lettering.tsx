import { letters } from './letters.ts'

const outlines = new Map(letters.map(([letter, advance, outline]) => [letter, { advance, outline }]))

interface LetteringProps {
  readonly text: string
  /** The middle of it. */
  readonly x: number
  readonly y: number
  /** As a size of type. */
  readonly size: number
  readonly className?: string | undefined
}

/** Words as outlines, for where there may be no font. What has no outline leaves a gap. */
export function Lettering({ text, x, y, size, className }: LetteringProps) {
  const scale = size / 100
  const drawn = [...text].map((letter) => outlines.get(letter) ?? { advance: 30, outline: '' })
  const width = drawn.reduce((sum, { advance }) => sum + advance, 0)
  let at = -width / 2
  const placed = drawn.map(({ advance, outline }) => {
    const here = at
    at += advance
    return { here, outline }
  })
  return (
    <g className={className} transform={`translate(${x} ${y}) scale(${scale})`}>
      {placed.map(({ here, outline }) => (
        <path key={here} d={outline} transform={`translate(${Math.round(here * 10) / 10})`} />
      ))}
    </g>
  )
}
