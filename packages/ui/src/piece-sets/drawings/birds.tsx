import type { ReactNode } from 'react'

/** A round bird with a plume, looking to the left. */
const quail = (
  <>
    <path className="v-body" d="M15 11.5c-2-4-.5-8 4-9 2.3.6 2.8 3.3.6 4.6-2 1.1-2.8 2-2.6 4.4z" />
    <path
      className="v-body"
      d="M14 10c3.5-1 7 .5 8.5 3.5 1 2 2.5 3 5 3.8 7 2 12 6.5 14 13.2-2.5-.5-4-.3-5.5 1-3 3-7 5-11.5 5v3.5H22v-3.5h-3V40h-2.5v-4C10 34 6.5 28.5 7 21.5L3.5 20l4.3-2.5C8.5 13.5 10.5 11 14 10z"
    />
    <circle className="v-sign" cx="12.7" cy="16" r="1.5" />
    <path className="v-detail" d="M20 24.5c3.5 4.5 8 6.5 13 6.5" />
  </>
)

const feather = 'M22.5 29c-3-7-4.8-12-4.8-17a4.8 4.8 0 0 1 9.6 0c0 5-1.8 10-4.8 17z'
const breast =
  'M22.5 17.5c2.9 0 4.3 2 4.3 4.2 0 1.8-.8 2.7-.8 4.6 0 3.5 4.5 4.7 4.5 9.2 0 3.5-3.5 5-8 5s-8-1.5-8-5c0-4.5 4.5-5.7 4.5-9.2 0-1.9-.8-2.8-.8-4.6 0-2.2 1.4-4.2 4.3-4.2z'

/** Birds, each with what nobody else has: a fork, a neck, a leg, a tail, a plume, a hook, wings, a fan. */
export const birds = {
  swallow: (
    <path
      className="v-body"
      d="M22.5 4c2 0 3.2 2 3.2 5v3C32 12.5 38 16 41.5 24c-5-3-9.5-4-14-3.5L26.3 27 30 40.5c-3.3-2.5-5.5-5.5-7.5-9.5-2 4-4.2 7-7.5 9.5L18.7 27l-1.2-6.5c-4.5-.5-9 .5-14 3.5C7 16 13 12.5 19.3 12V9c0-3 1.2-5 3.2-5z"
    />
  ),
  goose: (
    <>
      <path
        className="v-body"
        d="M13 5.5c-1.5 0-3 .8-4.2 2.2L3 10.5l6 1.8c1.8.5 2.8 1.6 2.8 3.4 0 3.5-2 6.5-2 11.3 0 7.5 6.5 12 14.5 12 9 0 15.5-5 18-14-5 2-9.5.5-14-1-4.5-1.5-8-.5-10.3 1.5.2-3.5 1.5-6.5 1.5-11 0-5.5-2.5-9-6.5-9z"
      />
      <circle className="v-sign" cx="13" cy="10" r="1.4" />
      <path className="v-detail" d="M17.5 31c5 3.5 11 2.5 15.5-1.5" />
    </>
  ),
  /** On one leg, as they sleep. */
  crane: (
    <>
      <path
        className="v-body"
        d="M14 3.5c2.7 0 4.3 1.8 4.3 4.5 0 4.5-3.2 6.5-3.2 10 0 .8.2 1.5.5 2 3-3 7-4.5 11.5-3.5 5.5 1.2 9.5 6 14.4 12.5-4-.5-7-.5-10 .5-2 .7-3.5 1-4.8 1V41.5h-2.6V30.5c-7-.2-13.5-5-13.5-12.5 0-4 2.5-6 2.5-9 0-.8-.4-1.3-1-1.3L2.5 8.5l8.3-3.8c.9-.8 2-1.2 3.2-1.2z"
      />
      <circle className="v-sign" cx="14" cy="7.3" r="1.3" />
      <path className="v-detail" d="M20.5 24c4 2.5 9 3 13 1.5" />
    </>
  ),
  pheasant: (
    <>
      <path
        className="v-body"
        d="M31 5c3.5 0 5.5 2.5 5.8 5l4.7 2.7-4.7 1.5c-.3 2.5-1 4-1 6.5 0 6-4.5 11-10 12v7.3h-2.5v-7h-3v7h-2.5v-7.3c-2.5-.5-4.5-1.5-6-2.5C8 33 5.5 37 2.5 41.5 3 32 7 25 13 22c5-2.5 9-2 11.5-5C26.5 14.5 26 5 31 5z"
      />
      <circle className="v-sign" cx="32" cy="9.7" r="1.5" />
      <path className="v-detail" d="M27.5 16.5h8M18 26c3.5 1.5 7.5 1 10.5-1.5" />
    </>
  ),
  leftQuail: quail,
  rightQuail: <g transform="matrix(-1 0 0 1 45 0)">{quail}</g>,
  /** Its head. */
  falcon: (
    <>
      <path
        className="v-body"
        d="M21 4.5c9.5 0 15.5 6.5 16 15.5.3 7.5-1.5 13 1 20H11c-.5-6.5 2-10.5 5.5-14-3.5-.3-6 .5-7.5 3.5-3-3.5-4-8.5-1.5-13.5C10 9 14 4.5 21 4.5z"
      />
      <circle className="v-sign" cx="19" cy="14.5" r="2" />
      <path className="v-detail" d="M12.5 18.5c2 1.5 4 2 6.5 1.5M26 20c.5 4-.5 7-3 9.5" />
    </>
  ),
  /** With its wings spread. */
  eagle: (
    <>
      <path
        className="v-body"
        d="M22.5 4c2.5 0 4 1.8 4 4.3 0 1.7-.5 2.7-.5 4.2 0 2 1.2 2.5 3 1C33 10 36 6.5 38 3.5c3.5 7.5 4.5 15 1.5 20.5l-3-1 .5 4.5-3.5-1.5-.5 4-4.5-2c-.5 2-1 3.5-1.5 4.5l4 8h-17l4-8c-.5-1-1-2.5-1.5-4.5l-4.5 2-.5-4-3.5 1.5.5-4.5-3 1c-3-5.5-2-13 1.5-20.5 2 3 5 6.5 9 10 1.8 1.5 3 1 3-1 0-1.5-.5-2.5-.5-4.2 0-2.5 1.5-4.3 4-4.3z"
      />
      <path className="v-detail" d="M18.5 33h8M22.5 8.5v1.5" />
    </>
  ),
  /** In front of its tail. */
  phoenix: (
    <>
      {[-66, 66, -33, 33, 0].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 22.5 30)`}>
          <path className="v-body" d={feather} />
          <circle className="v-sign" cx="22.5" cy="11.5" r="1.7" />
        </g>
      ))}
      <path className="v-body" d={breast} />
      <path className="v-detail" d={breast} />
      <circle className="v-sign" cx="22.5" cy="22" r="1" />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>
