'use client'

import dynamic from 'next/dynamic'
import { useNoTime } from '../state/time.ts'
import { GameTable, type GameTableProps } from './game-table.tsx'

/** Fetched by the pages that have clocks: the others need not carry them. */
const TimedTable = dynamic(() => import('../device/timed-table.tsx').then(({ TimedTable: table }) => table))

/** The table of a game that everybody sees, by a clock or without. */
export function GamePlace(props: Omit<GameTableProps, 'useTime'>) {
  return props.record.clock ? <TimedTable {...props} /> : <GameTable {...props} useTime={useNoTime} />
}
