'use client'

import dynamic from 'next/dynamic'
import { useNoTime } from '../state/time.ts'
import type { GameTableProps } from './game-table.tsx'

/** Fetched where nobody plays from elsewhere, who has another one. */
// biome-ignore lint/plugin: this is the page; whoever goes to it stays where they are until it has come.
const OpenTable = dynamic(() => import('./game-table.tsx').then(({ GameTable: table }) => table))

/** Fetched by the pages that have clocks: the others need not carry them. */
// biome-ignore lint/plugin: this is the page; whoever goes to it stays where they are until it has come.
const TimedTable = dynamic(() => import('../device/timed-table.tsx').then(({ TimedTable: table }) => table))

/** The table of a game that everybody sees, by a clock or without. */
export function GamePlace(props: Omit<GameTableProps, 'useTime'>) {
  return props.record.clock ? <TimedTable {...props} /> : <OpenTable {...props} useTime={useNoTime} />
}
