import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useTRPC } from '../../../trpc/client.tsx'
import { type GameRecord, lineOf } from '../state/record.ts'
import { GamePlace } from './game-place.tsx'
import { StatusLine } from './status-line.tsx'
import type { Furniture } from './table-of-play.tsx'

interface RevealedProps extends Furniture {
  readonly record: GameRecord
}

/** A game that was hidden until now: its moves have just come, and the rules are asked for what they did. */
export function Revealed({ record, ...furniture }: RevealedProps) {
  const t = useTranslations('curtain')
  const play = useTranslations('play')
  const trpc = useTRPC()
  const { variant, start, moves } = lineOf(record)
  const replay = useQuery(trpc.engine.replay.queryOptions({ line: { variant, start, moves: [...moves] } }))
  const frame = useRef<HTMLDivElement>(null)
  const isThere = replay.data !== undefined
  useEffect(() => {
    // The control that ended the game went with the share it stood beside; the focus stays at the table.
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isThere && isLost) frame.current?.querySelector('fieldset')?.focus({ preventScroll: true })
  }, [isThere])
  if (replay.data) {
    return (
      <div ref={frame}>
        <GamePlace record={record} replay={replay.data} {...furniture} />
      </div>
    )
  }
  const action = { label: play('retryNow'), act: () => void replay.refetch() }
  return (
    <StatusLine
      status={{
        tone: replay.isError ? 'trouble' : 'over',
        title: replay.isError ? play('rulesSilent') : t('revealing'),
        note: replay.isError ? play('rulesSilentNote') : null,
      }}
      action={replay.isError ? action : null}
    />
  )
}
