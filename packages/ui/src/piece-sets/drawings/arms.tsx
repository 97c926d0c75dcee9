import type { ReactNode } from 'react'
import { base } from './figures.tsx'

const barrel = 'M8.5 13.2h18.5c3 0 3.8-1.7 6.5-1.7v12c-2.7 0-3.5-1.7-6.5-1.7H8.5c-6 0-6-8.6 0-8.6z'

/** Arms and armour. */
export const arms = {
  /** On wheels. */
  cannon: (
    <>
      <path className="v-body" d="M23 26.5 39 36v3.5h-5L20 32z" />
      <path className="v-body" transform="rotate(-20 20 18)" d={barrel} />
      <circle className="v-body" cx="17.5" cy="30" r="9.5" />
      <path className="v-detail" d="M17.5 24v12M11.5 30h12" />
      <circle className="v-sign" cx="17.5" cy="30" r="2" />
    </>
  ),
  /** A footman with a gun for a head. */
  cannonPawn: (
    <>
      <path className="v-body" d="M18.5 20h8c.5 6 2.2 10.5 5.2 14H13.3c3-3.5 4.7-8 5.2-14z" />
      <path className="v-body" transform="translate(2.5 -2) rotate(-18 20 17.5)" d={barrel} />
      <path className="v-detail" d="M17.8 29.5h9.4" />
      {base}
    </>
  ),
  /** Going up, on a foot: a gun that fires along diagonals. */
  arrow: (
    <>
      <path className="v-body" d="M22.5 3 34 17h-7v17h-9V17h-7z" />
      <path className="v-detail" d="M18 25.5l4.5-3.5 4.5 3.5M18 31l4.5-3.5L27 31" />
      {base}
    </>
  ),
  tank: (
    <>
      <path className="v-body" d="M29.5 15.5 42 11l1.3 3.6-12.8 4.8z" />
      <path className="v-body" d="M14 22v-5.5c0-2.2 1.5-3.5 3.5-3.5h9c2.5 0 4 1.3 4 3.5V22z" />
      <path className="v-body" d="M6.5 29 11 22h22.5l5 7z" />
      <path
        className="v-body"
        d="M8 29h29.5c3.3 0 5.5 2.3 5.5 5.3s-2.2 5.2-5.5 5.2H8c-3.3 0-5.5-2.2-5.5-5.2S4.7 29 8 29z"
      />
      <g className="v-sign">
        <circle cx="9" cy="34.3" r="1.9" />
        <circle cx="18" cy="34.3" r="1.9" />
        <circle cx="27" cy="34.3" r="1.9" />
        <circle cx="36" cy="34.3" r="1.9" />
      </g>
    </>
  ),
  archer: (
    <>
      <path className="v-detail" d="M14.5 5v29" />
      <path
        className="v-body"
        d="M14.5 3.5C30 6.5 36 13 36 19.5S30 31.5 14.5 34.5C25.5 30 30 25.5 30 19.5S25.5 9 14.5 3.5z"
      />
      <path className="v-body" d="M9 17.9h22.5v-4L42 19.5l-10.5 5.6v-4H9l-3.5 3.4H2.5L5 19.5l-2.5-5h3z" />
      {base}
    </>
  ),
  shield: (
    <>
      {base}
      <path
        className="v-body"
        d="M9.5 6.5c5 0 9.3-1 13-3.5 3.7 2.5 8 3.5 13 3.5v12.5c0 8.5-5 14.5-13 17.5-8-3-13-9-13-17.5z"
      />
      <path className="v-detail" d="M22.5 8.5v22.5M14.5 17h16" />
    </>
  ),
  /** One goes where the other was. */
  swapper: (
    <>
      <path className="v-body" d="M18 26.5h9c.4 3 1.5 5.5 3.5 7.5h-16c2-2 3.1-4.5 3.5-7.5z" />
      <path className="v-body" d="M7 6.7h19V2.5l12.5 7.7L26 17.9v-4.2H7z" />
      <path className="v-body" d="M38 19.2H19V15L6.5 22.7 19 30.4v-4.2h19z" />
      {base}
    </>
  ),
  lance: (
    <path
      className="v-body"
      d="M22.5 2.5c4.5 4.5 6.5 8.5 6.5 12.5 0 2-1.2 3.5-4 4.5v20h-5v-20c-2.8-1-4-2.5-4-4.5 0-4 2-8 6.5-12.5z"
    />
  ),
  /** The moon on a pillar. */
  silver: (
    <>
      <path className="v-body" d="M19.5 23h6c.4 4.5 1.7 8 4 11h-14c2.3-3 3.6-6.5 4-11z" />
      <path
        className="v-body"
        d="M11.5 5C6.5 16.5 12 25.5 22.5 25.5S38.5 16.5 33.5 5c-.5 8-5 12.5-11 12.5S12 13 11.5 5z"
      />
      {base}
    </>
  ),
  /** The sun on a pillar. */
  gold: (
    <>
      <path className="v-body" d="M19.5 21h6c.4 5 1.7 9.5 4 13h-14c2.3-3.5 3.6-8 4-13z" />
      <circle className="v-body" cx="22.5" cy="13.5" r="10.5" />
      <path className="v-detail" d="M22.5 7.5v12M16.5 13.5h12" />
      {base}
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>
