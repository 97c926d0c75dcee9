import type { ReactNode } from 'react'

/** Signs of how men capture that do not take by landing, and of those that are taken for it. */
export const signs = {
  /** Two jaws closing on a man. */
  pincer: (
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
  /** Over whoever stands beside it, onto the one behind. */
  cannonPawn: (
    <>
      <path className="v-stroke" d="M8.5 26.5C10 11.5 27 9.5 30.5 19.5" />
      <path className="v-stroke" d="M16.5 23.5h7v7h-7z" />
      <path className="v-stroke" d="M28 23.5l7 7M35 23.5l-7 7" />
    </>
  ),
  /** Up to the wall, or away from it. */
  pushmePullyu: (
    <>
      <path className="v-stroke" d="M9 13.5v18M36 13.5v18M18 22.5h9" />
      <path className="v-sign" d="M19.5 16.5v12l-8-6zM25.5 16.5v12l8-6z" />
    </>
  ),
  /** A bow and its arrow. */
  archer: (
    <>
      <path className="v-stroke" d="M14.5 9C29 13 29 32 14.5 36M9 22.5h18" />
      <path className="v-fine" d="M14.5 9v27" />
      <path className="v-sign" d="M27 16.5l10 6-10 6z" />
    </>
  ),
  /** A hand held over its neighbours. */
  shield: (
    <>
      <path
        className="v-stroke"
        d="M22.5 9c3.5 2.5 7 3.5 11.5 3.5V22c0 7-4.5 11-11.5 14C15.5 33 11 29 11 22v-9.5c4.5 0 8-1 11.5-3.5z"
      />
      <path className="v-stroke" d="M22.5 15.5v13M17 21h11" />
    </>
  ),
  /** One where the other was. */
  swapper: (
    <>
      <path className="v-stroke" d="M10 17h16M35 28H19" />
      <path className="v-sign" d="M26 10.5l10 6.5-10 6.5zM19 21.5L9 28l10 6.5z" />
    </>
  ),
  /** Through the corners of a cube. */
  unicorn: (
    <>
      <path
        className="v-fine"
        d="M12.5 17.5h15.5v15.5H12.5zM17.5 12h15.5v15.5M12.5 17.5l5-5.5M28 17.5l5-5.5M28 33l5-5.5"
      />
      <path className="v-stroke" d="M11 34.5 34.5 10.5" />
      <circle className="v-sign" cx="12" cy="33.5" r="3.2" />
      <circle className="v-sign" cx="33.5" cy="11.5" r="3.2" />
    </>
  ),
  /** Round the ring to one hand, taking aslant. */
  clockwisePawn: (
    <>
      <path className="v-stroke" d="M11.5 29.5C10 17 20 11 30 14.5" />
      <path
        className="v-sign"
        d="M28 8.5l8.5 7.5-10.5 4zM14 35a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM24.5 28a3 3 0 1 1 6 0 3 3 0 1 1-6 0z"
      />
    </>
  ),
  anticlockwisePawn: (
    <>
      <path className="v-stroke" d="M33.5 29.5C35 17 25 11 15 14.5" />
      <path
        className="v-sign"
        d="M17 8.5L8.5 16l10.5 4zM25 35a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM14.5 28a3 3 0 1 1 6 0 3 3 0 1 1-6 0z"
      />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>
