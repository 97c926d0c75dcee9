'use client'

import dynamic from 'next/dynamic'

/** The table of a game between people, fetched by the pages that have one: the others need not carry it. */
// biome-ignore lint/plugin: this is the page; whoever goes to it stays where they are until it has come.
export const OnlinePlace = dynamic(() => import('./online-table.tsx').then(({ OnlineTable }) => OnlineTable))
