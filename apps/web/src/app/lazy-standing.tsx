'use client'

import dynamic from 'next/dynamic'
import { nothing } from '../lib/nothing.ts'

/** Every page has this place, and hardly anybody is told anything there: what tells it is fetched by those who are. */
export const LazyStanding = dynamic(() => import('./standing-place.tsx').then(({ StandingPlace }) => StandingPlace), {
  loading: nothing,
})
