import { portraits } from './portraits.ts'
import './level-face.css'

export interface LevelFaceProps {
  /** Its place among the eight, from 1, the weakest. */
  readonly number: number
  /** Said in its place; without words it is an ornament beside a name, and nothing is said. */
  readonly label?: string | undefined
}

/** Lines as an engraver lays them behind a sitter, cut off where the rim is. */
const ground = Array.from({ length: 10 }, (_, row) => {
  const y = 6 + 3 * row
  const half = Math.sqrt(20.5 ** 2 - (24 - y) ** 2).toFixed(1)
  return `M${24 - Number(half)} ${y}h${2 * Number(half)}`
}).join('')

/** A bot as a small engraved plate: its portrait, in a rim of which as many of eight parts are inked as it is strong. */
export function LevelFace({ number, label }: LevelFaceProps) {
  const parts = portraits.length
  return (
    <svg
      className="v-level-face"
      viewBox="0 0 48 48"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {/* The plate leaves the rim free, so that its red lies on the page by day and by night. */}
      <g transform="translate(2.2 2.2) scale(0.908)">
        <circle className="plate" cx="24" cy="24" r="22" />
        <path className="ground" d={ground} />
        {portraits[number - 1]?.map(([className, d]) => (
          <path key={d} className={className} d={d} />
        ))}
      </g>
      <circle className="rim" cx="24" cy="24" r="22.5" />
      <circle
        className="strength"
        cx="24"
        cy="24"
        r="22.5"
        pathLength={10 * parts}
        strokeDasharray={`${'8 2 '.repeat(Math.min(parts, number))}0 ${10 * parts}`}
        transform="rotate(-90 24 24)"
      />
    </svg>
  )
}
