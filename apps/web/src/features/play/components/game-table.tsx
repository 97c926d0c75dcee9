'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReplayAnswer } from '@variorum/engine/ask'
import { useLook } from '../../../lib/board/use-look.ts'
import { useTRPC } from '../../../trpc/client.tsx'
import { type GameRecord, lineOf } from '../state/record.ts'
import { seedOf } from '../state/seed-of.ts'
import type { UseTime } from '../state/time.ts'
import { useGame } from '../state/use-game.ts'
import { useHint } from '../state/use-hint.ts'
import { useThink } from '../state/use-think.ts'
import { type Furniture, TableOfPlay } from './table-of-play.tsx'

export interface GameTableProps extends Furniture {
  readonly record: GameRecord
  readonly replay: ReplayAnswer
  /** Keeps its identity. */
  readonly useTime: UseTime
}

/** One game that everybody sees: the rules are asked beside the page. */
export function GameTable({ record, replay, useTime, ...furniture }: GameTableProps) {
  const trpc = useTRPC()
  const { look, setLook } = useLook(furniture.look)
  const bare = useGame(record, replay, furniture.variant.seats.length, useTime)
  const { variant, start, moves } = lineOf(record, bare.moves)
  const legal = useQuery({
    ...trpc.engine.moves.queryOptions({ line: { variant, start, moves: [...moves] } }),
    enabled: bare.isComplete && bare.turn === 'person',
    gcTime: 60_000,
  })
  const isHelped = bare.turn === 'person' && bare.isComplete && bare.record.botLevel !== null
  const hints = useHint(
    isHelped ? { variant, start, moves } : null,
    seedOf(record.id),
    legal.data,
    useThink(null),
    () => bare.noteHint(bare.moves.length),
  )
  const game = { ...bare, hints: record.botLevel === null || !record.mine ? null : hints }
  return (
    <TableOfPlay
      game={game}
      moves={legal.data}
      isAsking={legal.isFetching}
      onFailedMoves={legal.isError ? () => void legal.refetch() : null}
      {...furniture}
      look={look}
      onLook={setLook}
    />
  )
}
