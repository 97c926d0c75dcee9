'use client'

import dynamic from 'next/dynamic'

/** The table behind a curtain, fetched by the games that have one: the others need not carry it. */
// biome-ignore lint/plugin: this is the page; whoever goes to it stays where they are until it has come.
export const VeiledPlace = dynamic(() => import('./veiled-table.tsx').then(({ VeiledTable }) => VeiledTable))
