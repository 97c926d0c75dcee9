import type { ReactNode } from 'react'

/** What the men of chess stand on. */
export const base = <path className="v-body" d="M11 39.5v-2.6c0-1.7 1.2-2.9 2.9-2.9h17.2c1.7 0 2.9 1.2 2.9 2.9v2.6z" />

const tower = (
  <>
    <path
      className="v-body"
      d="M12.5 8.5h5v3.6h2.6V8.5h4.8v3.6h2.6V8.5h5v8.2l-3.8 3.6v10.2l3 3.5H13.3l3-3.5V20.3l-3.8-3.6z"
    />
    <path className="v-detail" d="M16.8 20.6h11.4M16.8 30.2h11.4" />
    {base}
  </>
)

const footman = (
  <>
    <path className="v-body" d="M19.4 19.5h6.2c.5 6.5 2.4 11 5.6 14.5H13.8c3.2-3.5 5.1-8 5.6-14.5z" />
    <circle className="v-body" cx="22.5" cy="13.6" r="5.8" />
    <path className="v-detail" d="M18 20.2h9" />
    {base}
  </>
)

const steed = (
  <>
    <path
      className="v-body"
      d="M13.4 34c0-6.4 6.3-8.3 7.6-13.2-1.6 1.9-3.9 2.3-5.8 3.5l-2.9 2.6c-1.1 1-2.7.8-3.5-.4l-.9-1.3c-.7-1-.6-2 .1-3l5.1-8.3c.5-.9.8-1.7.9-2.7l.5-4.4 4 3.2C28.6 9.6 34.2 17 33.6 25.6 33.4 28.8 32.5 31.4 31.6 34z"
    />
    <path className="v-detail" d="M22.6 14.2c4.4 2.4 6.6 7.2 6.4 13.4" />
    <circle className="v-sign" cx="16.7" cy="16.3" r="1.5" />
  </>
)

const horse = (
  <>
    {steed}
    {base}
  </>
)

const mitre = (
  <>
    <circle className="v-body" cx="22.5" cy="7.4" r="2.7" />
    <path
      className="v-body"
      d="M22.5 10.1c4.9 3.5 8.3 8 8.3 12.4 0 3-1.6 5.2-4.2 6.5h-8.2c-2.6-1.3-4.2-3.5-4.2-6.5 0-4.4 3.4-8.9 8.3-12.4z"
    />
    <path className="v-detail" d="M26.2 14.4 21.8 21" />
    <path className="v-body" d="M15.6 29h13.8l1.6 5h-17z" />
    {base}
  </>
)

/** Plain silhouettes after the usual chess men, and the men that players put down for others. */
export const figures = {
  king: (
    <>
      <path className="v-cross" d="M22.5 3.5v8M18.9 6.6h7.2" />
      <path className="v-body" d="M22.5 23c-4.2-5.6-3.6-12 0-12s4.2 6.4 0 12z" />
      <path
        className="v-body"
        d="M22.5 22.5c-1.2-4.6-4.6-7.7-8.6-7.7-4.7 0-7.4 4.2-5.7 8.6L12.6 34h19.8l4.4-10.6c1.7-4.4-1-8.6-5.7-8.6-4 0-7.4 3.1-8.6 7.7z"
      />
      <path className="v-detail" d="M22.5 23v6.2M13.6 29.8c5.8-1.5 12-1.5 17.8 0" />
      {base}
    </>
  ),
  queen: (
    <>
      <path className="v-body" d="M12.4 34 8.6 15.8l7.2 8 1.2-12.6 5.5 11.6L28 11.2l1.2 12.6 7.2-8L32.6 34z" />
      <g className="v-body">
        <circle cx="7.8" cy="13.6" r="2.4" />
        <circle cx="16.6" cy="9.2" r="2.4" />
        <circle cx="28.4" cy="9.2" r="2.4" />
        <circle cx="37.2" cy="13.6" r="2.4" />
      </g>
      <path className="v-detail" d="M13.4 29.8c6-1.5 12.2-1.5 18.2 0" />
      {base}
    </>
  ),
  rook: tower,
  /** A rook on its head, as players without the piece have always made it. */
  immobilizer: <g transform="rotate(180 22.5 24)">{tower}</g>,
  knight: horse,
  /** A horse with a horn. */
  unicorn: (
    <>
      <path className="v-body" d="M13.6 10.6 8.2 1.8 18 7.6z" />
      {horse}
    </>
  ),
  bishop: mitre,
  /** A horse in a tower. */
  marshal: (
    <>
      <g transform="translate(6.2 -4) scale(.76)">{steed}</g>
      <path className="v-body" d="M10.5 20.5h5v3h4.5v-3h5v3h4.5v-3h5V27l-2.6 2v5H13.1v-5l-2.6-2z" />
      <path className="v-detail" d="M13.6 29h17.8" />
      {base}
    </>
  ),
  /** A horse in a mitre. */
  cardinal: (
    <>
      <circle className="v-body" cx="24.6" cy="3.6" r="2" />
      <path className="v-body" d="M25 5.4c4.6 2.6 6.8 6.6 6.4 11.6l-11.2.6c-2.2-4.4-.2-9 4.8-12.2z" />
      <g transform="translate(3.2 7.2) scale(.79)">{steed}</g>
      <path className="v-detail" d="M25.8 8.4v5.6M23.2 10.8h5.2" />
      {base}
    </>
  ),
  pawn: footman,
  /** A pawn that goes on round the ring to one hand, with an arrow that says which. */
  clockwisePawn: (
    <>
      {footman}
      <path className="v-detail" d="M30 18.5c4-4.5 4-9.5 0-13M27.5 20.8l2.5-2.3 3.2 1.2" />
    </>
  ),
  anticlockwisePawn: (
    <>
      {footman}
      <path className="v-detail" d="M15 18.5c-4-4.5-4-9.5 0-13M17.5 20.8 15 18.5l-3.2 1.2" />
    </>
  ),
  /** The counsellor who became the queen, with one point to the crown. */
  ferz: (
    <>
      <path className="v-body" d="M13.6 34 11.4 19.5l6.8 5 4.3-12.5 4.3 12.5 6.8-5L31.4 34z" />
      <circle className="v-body" cx="22.5" cy="9.4" r="2.6" />
      <path className="v-detail" d="M14.4 29.8c5.4-1.4 10.8-1.4 16.2 0" />
      {base}
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>
