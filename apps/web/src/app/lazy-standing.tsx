'use client'

import { lazy, Suspense } from 'react'
import type { Standing } from '../features/order/components/standing-notices.tsx'

// Every page has this place, and hardly anybody is told anything there: what tells it is fetched by those who are.
const StandingPlace = lazy(() => import('./standing-place.tsx').then((module) => ({ default: module.StandingPlace })))

export function LazyStanding({ standing }: { readonly standing: Standing }) {
  return (
    <Suspense>
      <StandingPlace standing={standing} />
    </Suspense>
  )
}
