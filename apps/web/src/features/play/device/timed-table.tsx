'use client'

import { GameTable, type GameTableProps } from '../components/game-table.tsx'
import { useOpenTime } from './use-open-time.tsx'

/** A game by a clock at one device. */
export function TimedTable(props: Omit<GameTableProps, 'useTime'>) {
  return <GameTable {...props} useTime={useOpenTime} />
}
