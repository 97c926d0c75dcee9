import { useQuery } from '@tanstack/react-query'
import type { ReplayAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useTRPC } from '../../../../trpc/client.tsx'
import { StatusLine } from '../../components/status-line.tsx'
import { lineOf } from '../../state/record.ts'
import type { Online } from '../state/use-online.ts'

interface UncoveredProps {
  readonly online: Online
  readonly children: (replay: ReplayAnswer) => ReactNode
}

/** A game that was hidden until now: its moves have just come, and the rules are asked for what they did. */
export function Uncovered({ online, children }: UncoveredProps) {
  const t = useTranslations('online')
  const play = useTranslations('play')
  const trpc = useTRPC()
  const { variant, start, moves } = lineOf(online.outbox.record)
  const replay = useQuery(trpc.engine.replay.queryOptions({ line: { variant, start, moves: [...moves] } }))
  if (replay.data) return children(replay.data)
  const { isError } = replay
  return (
    <StatusLine
      status={{
        tone: isError ? 'trouble' : 'over',
        title: isError ? play('rulesSilent') : t('revealing'),
        note: isError ? play('rulesSilentNote') : null,
      }}
      action={isError ? { label: play('retryNow'), act: () => void replay.refetch() } : null}
    />
  )
}
