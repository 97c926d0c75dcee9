import type { PieceSet } from './piece-set.ts'

/** The frame tells the seat without colour: a disc, a shield. Further seats take them in turn. */
const frames = ['disc', 'shield'] as const

const signs = {
  /** Two jaws closing on a man. */
  pawn: (
    <>
      <path className="v-sign" d="M9.5 14.5 17.5 22.5 9.5 30.5z M35.5 14.5 27.5 22.5 35.5 30.5z" />
      <circle className="v-sign" cx="22.5" cy="22.5" r="2.6" />
    </>
  ),
  /** Away from the wall. */
  withdrawer: (
    <>
      <path className="v-stroke" d="M12.5 13v19M17.5 22.5h13" />
      <path className="v-sign" d="M27.5 15.5 36 22.5 27.5 29.5z" />
    </>
  ),
  /** Over a man, to the square behind. */
  leaper: (
    <>
      <path className="v-stroke" d="M10.5 27.5C12 11.5 29.5 10.5 32.5 23.5" />
      <path className="v-sign" d="M26.8 23 36 20.5 33.6 29.8z" />
      <circle className="v-sign" cx="21.5" cy="27.5" r="4" />
    </>
  ),
  /** Two lines that meet at a right angle on the man they take. */
  coordinator: (
    <>
      <path className="v-stroke" d="M10.5 17h15M28.5 20v14.5" />
      <circle className="v-stroke" cx="28.5" cy="17" r="4.2" />
      <path className="v-sign" d="M8.5 13.5h5v7h-5z M25 31.5h7v5h-7z" />
    </>
  ),
  /** A mirror. */
  chameleon: (
    <>
      <ellipse className="v-stroke" cx="22.5" cy="17.6" rx="7.8" ry="8.8" />
      <path className="v-stroke" d="M22.5 26.4v9.2M18.5 36h8M19.5 18.6l4.5-5M21.8 21.6l3.6-4" />
    </>
  ),
  /** A star of frost: what it does to its neighbours. The lock is for a man to whom that has been done. */
  immobilizer: (
    <>
      {[0, 60, 120].map((turn) => (
        <path
          key={turn}
          className="v-stroke"
          transform={`rotate(${turn} 22.5 22.5)`}
          d="M22.5 9.5v26M18.5 10.5l4 4 4-4M18.5 34.5l4-4 4 4"
        />
      ))}
    </>
  ),
  /** A crown. */
  king: (
    <>
      <path className="v-sign" d="M12 28 10.5 14.5 17 20.5 22.5 11.5 28 20.5 34.5 14.5 33 28z" />
      <path className="v-stroke" d="M12.5 32.5h20" />
    </>
  ),
}

const drawings = {
  disc: <circle className="v-body" cx="22.5" cy="22.5" r="20" />,
  shield: (
    <path
      className="v-body"
      d="M4 6.5C4 5 5 4 6.5 4h32C40 4 41 5 41 6.5v19.5c0 8.5-8 13.5-18.5 15.5C12 39.5 4 34.5 4 26z"
    />
  ),
  ...signs,
}

const isSigned = (kind: string): kind is keyof typeof signs => Object.hasOwn(signs, kind)

/** Signs of how each kind captures, in a frame whose shape tells the seat. */
export const emblem: PieceSet = {
  id: 'emblem',
  drawings,
  parts: (kind, seat) => (isSigned(kind) ? [seat % frames.length === 0 ? frames[0] : frames[1], kind] : null),
}
