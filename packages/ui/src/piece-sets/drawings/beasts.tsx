import type { ReactNode } from 'react'
import { base } from './figures.tsx'

const earPath = 'M16.5 9.5C9.5 4.5 3 9 3.5 18c.4 7 4.5 10.5 8.5 10 2.5-.3 3.8-2 4.5-4.5z'

/** Animals, each with what nobody else has: ears and tusks, humps, horns, a bill. */
export const beasts = {
  elephant: (
    <>
      <path className="v-body" d={earPath} />
      <path className="v-body" transform="matrix(-1 0 0 1 45 0)" d={earPath} />
      <path
        className="v-body"
        d="M13.5 16.5c0-6 3.5-10 9-10s9 4 9 10c0 4.5-2.5 7.5-3.8 11.5-.9 2.8-.7 5.5-.2 8 .5 2.2-1.5 3.5-5 3.5s-5.5-1.3-5-3.5c.5-2.5.7-5.2-.2-8-1.3-4-3.8-7-3.8-11.5z"
      />
      <path
        className="v-body"
        d="M16.5 26c-1.5 3-4.5 4.5-8.5 4 1.5 3.8 7.5 4.5 9.8.5zM28.5 26c1.5 3 4.5 4.5 8.5 4-1.5 3.8-7.5 4.5-9.8.5z"
      />
      <circle className="v-sign" cx="18.3" cy="17" r="1.5" />
      <circle className="v-sign" cx="26.7" cy="17" r="1.5" />
      <path className="v-detail" d="M20.5 29.5h4M20.3 33.5h4.4" />
    </>
  ),
  frog: (
    <>
      <path
        className="v-body"
        d="M12.5 25c-6 .5-9 6-8.5 14.5h11.5c0-5-.5-9.5-3-14.5zM32.5 25c6 .5 9 6 8.5 14.5H29.5c0-5 .5-9.5 3-14.5z"
      />
      <path
        className="v-body"
        d="M22.5 11.5c8.5 0 13.5 5 13.5 11.5 0 8-5.5 14.5-13.5 14.5S9 31 9 23c0-6.5 5-11.5 13.5-11.5z"
      />
      <circle className="v-body" cx="14.5" cy="11" r="4.8" />
      <circle className="v-body" cx="30.5" cy="11" r="4.8" />
      <circle className="v-sign" cx="14.5" cy="11" r="1.7" />
      <circle className="v-sign" cx="30.5" cy="11" r="1.7" />
      <path className="v-detail" d="M13.5 21.5c5 4.5 13 4.5 18 0M18 39.5v-6M27 39.5v-6" />
    </>
  ),
  camel: (
    <>
      <path
        className="v-body"
        d="M13 39.5V29.5c-3.5-1.5-6-4.5-6.5-9L5.7 14.5H3.5c-1.7 0-2.3-1.8-1.3-3l2.5-3.2C6.5 6 10.5 6.2 11.5 9.5c1 3.3.5 6.5 2 9 1.2 1.8 2.3 0 3.2-2.8 1.7-5.2 6.1-5.2 7.8 0 .8 2.4 1.4 3.8 2.5 3.8s1.7-1.4 2.5-3.8c1.7-5.2 6.1-5.2 7.8 0 .8 2.7 2 4.5 3.7 6.8 1.5 2 2 4 2 7v10h-5v-8.5l-3-2.5-2.5 3v8h-5v-9.5H18v9.5z"
      />
      <circle className="v-sign" cx="7.8" cy="11" r="1.2" />
      <path className="v-detail" d="M16.5 24.5c1.5 1.5 3 1.5 4.5 0M29 24.5c1.5 1.5 3 1.5 4.5 0" />
    </>
  ),
  /** A face between two horns that go down before they go up. */
  gnu: (
    <>
      <path
        className="v-body"
        d="M14.5 20c-3.5-1.3-6.5-.5-8.5 2.5 3 1.8 6.5 1.8 9.3 0zM30.5 20c3.5-1.3 6.5-.5 8.5 2.5-3 1.8-6.5 1.8-9.3 0z"
      />
      <path className="v-body" d="M13.5 15.5h18c.3 6-.8 11-2 16-.9 4.2-3 8-7 8s-6.1-3.8-7-8c-1.2-5-2.3-10-2-16z" />
      <path
        className="v-body"
        d="M9.5 3.5C4 9 3.5 17.5 11 18.5c4 .5 6.5-1.5 11.5-1.5s7.5 2 11.5 1.5c7.5-1 7-9.5 1.5-15 1.3 5 .5 8.8-3.5 8.8-3.5 0-5-2.3-9.5-2.3s-6 2.3-9.5 2.3c-4 0-4.8-3.8-3.5-8.8z"
      />
      <circle className="v-sign" cx="17.7" cy="22.5" r="1.5" />
      <circle className="v-sign" cx="27.3" cy="22.5" r="1.5" />
      <path className="v-detail" d="M22.5 20.5v8M19.5 34c1 .9 2 .9 3 0 1 .9 2 .9 3 0" />
    </>
  ),
  /** Two horses and no tail between them. */
  pushmePullyu: (
    <>
      <path
        className="v-body"
        d="M22.5 18.5c-1-4.5-4.3-7.5-8-8.6L10.6 6.5l-.5 4.6c-.1 1-.4 1.8-.9 2.7L4.4 22c-.6 1-.7 2 0 3l.9 1.3c.8 1.2 2.4 1.4 3.5.4l2-1.8c1.5-1 3.2-1 4.7-1.9-2.5 3-4.5 6-4.5 11h23c0-5-2-8-4.5-11 1.5.9 3.2.9 4.7 1.9l2 1.8c1.1 1 2.7.8 3.5-.4l.9-1.3c.7-1 .6-2 0-3l-4.8-8.2c-.5-.9-.8-1.7-.9-2.7l-.5-4.6-3.9 3.4c-3.7 1.1-7 4.1-8 8.6z"
      />
      <path className="v-detail" d="M22.5 19v9" />
      <circle className="v-sign" cx="12.3" cy="15.8" r="1.5" />
      <circle className="v-sign" cx="32.7" cy="15.8" r="1.5" />
      {base}
    </>
  ),
  duck: (
    <>
      <path
        className="v-body"
        d="M4 24.5c3 2.2 6.5 2.7 10 1.5 2.2-.8 2.8-2.3 2-4.3-1-2.5-1.7-4.7-1.7-7.2C14.3 8.6 18.6 4 24.5 4s10 4.5 10 10.2c0 4-2 6.3-2 8.8 3.5 2 6 4.7 6 8.5 0 6-6.5 8.5-16.5 8.5C10.5 40 3.5 34.5 4 24.5z"
      />
      <path className="v-bill" d="M33.5 11.5l8.2 1.8c1.7.4 1.7 3 0 3.4l-8.2 1.5z" />
      <circle className="v-sign" cx="27.5" cy="12.3" r="1.9" />
      <path className="v-detail" d="M14 30.5c4.5 4 11.5 4 16-.5" />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>
