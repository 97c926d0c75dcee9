import type { ReactNode } from 'react'

const wedge = 'M22.5 2.5 35 8.5 40 42H5L10 8.5z'

/** What a drawing may be laid upon. */
export const bodies = {
  disc: <circle className="v-body" cx="22.5" cy="22.5" r="20" />,
  shieldFrame: (
    <path
      className="v-body"
      d="M4 6.5C4 5 5 4 6.5 4h32C40 4 41 5 41 6.5v19.5c0 8.5-8 13.5-18.5 15.5C12 39.5 4 34.5 4 26z"
    />
  ),
  hexagon: <path className="v-body" d="M22.5 2.5 41 12.8v19.4L22.5 42.5 4 32.2V12.8z" />,
  tablet: <rect className="v-body" x="3.5" y="3.5" width="38" height="38" rx="4" />,
  /** The side where its owner sits. */
  side: <rect className="v-side" x="8.5" y="41.2" width="28" height="3.3" rx="1" />,
  /** A man of xiangqi. */
  counter: (
    <>
      <circle className="v-body" cx="22.5" cy="22.5" r="20.5" />
      <circle className="v-rim" cx="22.5" cy="22.5" r="17.5" />
    </>
  ),
  /** A man of shogi: it looks where its point is. */
  wedge: <path className="v-body" d={wedge} />,
  wood: <path className="v-wood" d={wedge} />,
} satisfies Readonly<Record<string, ReactNode>>
