'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReplayAnswer } from '@variorum/engine/ask'
import { type ReactNode, useEffect } from 'react'
import { useLook } from '../../../../lib/board/use-look.ts'
import { useTRPC } from '../../../../trpc/client.tsx'
import { type Furniture, TableOfPlay } from '../../components/table-of-play.tsx'
import { isKept, lineOf } from '../../state/record.ts'
import type { SeatView } from '../../state/veiled.ts'
import type { OnlineGame } from '../state/online-game.ts'
import { proposalMarks } from '../state/proposal-marks.ts'
import type { OnlineSnapshot } from '../state/snapshot.ts'
import { type Online, useOnline } from '../state/use-online.ts'
import { useOpenGame } from '../state/use-open-game.ts'
import { usePremove } from '../state/use-premove.ts'
import { useShareGame } from '../state/use-share-game.ts'
import { ConfirmChoice } from './confirm-choice.tsx'
import { OnlineActions } from './online-actions.tsx'
import { OnlineNews } from './online-news.tsx'
import { OnlinePlate } from './online-plate.tsx'
import { OnlineStatus } from './online-status.tsx'
import { Uncovered } from './uncovered.tsx'
import { WatchersCurtain } from './watchers-curtain.tsx'

export interface OnlineTableProps extends Furniture {
  readonly snapshot: OnlineSnapshot
  /** The game step by step; null while its moves are kept. */
  readonly replay: ReplayAnswer | null
  /** What people say to each other beside the board. */
  readonly chat: ReactNode
}

/** A game between people, for those who play it and those who watch. */
export function OnlineTable({ snapshot, replay, chat, ...furniture }: OnlineTableProps) {
  const online = useOnline(snapshot)
  // Kept here, because the table itself changes when what was hidden is uncovered.
  const { look, setLook } = useLook(furniture.look)
  const table = { ...furniture, online, look, onLook: setLook, chat }
  const { view } = online.snapshot
  if (isKept(online.outbox.record)) {
    return view ? <ShareTable {...table} view={view} /> : <WatchersCurtain {...furniture} online={online} chat={chat} />
  }
  if (replay) return <OpenTable {...table} replay={replay} />
  return <Uncovered online={online}>{(whole) => <OpenTable {...table} replay={whole} />}</Uncovered>
}

interface SeatedTableProps extends Furniture {
  readonly online: Online
  readonly chat: ReactNode
  readonly onLook: ReturnType<typeof useLook>['setLook']
}

function OpenTable({ online, replay, chat, ...furniture }: SeatedTableProps & { readonly replay: ReplayAnswer }) {
  const trpc = useTRPC()
  const table = useOpenGame(online, replay, furniture.variant.seats.length)
  const { game } = table
  const { variant, start, moves } = lineOf(game.record, online.moves)
  const legal = useQuery({
    ...trpc.engine.moves.queryOptions({ line: { variant, start, moves: [...moves] } }),
    enabled: game.isComplete && game.turn === 'person',
    gcTime: 60_000,
  })
  const isMine = game.turn === 'person' && game.isComplete
  const { mayMove } = online
  const { data } = legal
  const ply = moves.length
  useEffect(() => {
    if (isMine && data) {
      mayMove(
        ply,
        data.map(({ id }) => id),
      )
    }
  }, [isMine, data, ply, mayMove])
  const onFailedMoves = legal.isError ? () => void legal.refetch() : null
  const { ahead, marks } = usePremove(table)
  return (
    <TableOfPlay
      {...furniture}
      game={game}
      moves={data}
      isAsking={legal.isFetching}
      onFailedMoves={onFailedMoves}
      parts={{
        ...partsOf(table, furniture, onFailedMoves),
        ahead,
        marks: [...marks, ...proposalMarks(table, data)],
        chat,
      }}
    >
      <OnlineNews online={online} />
    </TableOfPlay>
  )
}

/** The table as one seat sees it, where each sees only a share. */
function ShareTable({ online, view, chat, ...furniture }: SeatedTableProps & { readonly view: SeatView }) {
  const table = useShareGame(online, view)
  return (
    <TableOfPlay
      {...furniture}
      game={table.game}
      moves={view.moves}
      isAsking={false}
      onFailedMoves={null}
      parts={{ ...partsOf(table, furniture, null), ahead: null, marks: proposalMarks(table, view.moves), chat }}
    >
      <OnlineNews online={online} />
    </TableOfPlay>
  )
}

function partsOf(table: OnlineGame, { variant }: Furniture, onFailedMoves: (() => void) | null) {
  return {
    plate: (seat: number) => <OnlinePlate online={table.online} toMove={table.toMove} seat={seat} />,
    head: (
      <>
        <OnlineStatus table={table} variant={variant} onFailedMoves={onFailedMoves} />
        <OnlineActions table={table} />
        {table.confirm.isOffered && table.game.outcome === null && table.online.snapshot.mySeat !== null && (
          <ConfirmChoice confirm={table.confirm} />
        )}
      </>
    ),
  }
}
