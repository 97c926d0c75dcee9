'use client'

import dynamic from 'next/dynamic'

/** The table behind a curtain, fetched by the games that have one: the others need not carry it. */
export const VeiledPlace = dynamic(() => import('./veiled-table.tsx').then(({ VeiledTable }) => VeiledTable))
