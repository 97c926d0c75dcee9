import { useQuery } from '@tanstack/react-query'
import type { CellName, Line } from '@variorum/engine/ask'
import { WhyBox } from '../../../lib/why/why-box.tsx'
import { useTRPC } from '../../../trpc/client.tsx'
import type { Moment } from '../state/moment.ts'

interface AnalysisWhyProps {
  readonly line: Line
  readonly moment: Moment
  /** The cell that was pressed. */
  readonly cell: CellName | null
}

/** What the rules say of the man that was pressed; while none is, of the last move, and of a king in check. */
export function AnalysisWhy({ line: { variant, start, moves }, moment, cell }: AnalysisWhyProps) {
  const trpc = useTRPC()
  const about = cell ?? moment.position.check[0] ?? null
  const answer = useQuery({
    ...trpc.engine.explain.queryOptions({ line: { variant, start, moves: [...moves] }, cell: about ?? '' }),
    enabled: about !== null,
    gcTime: 60_000,
  })
  return <WhyBox position={moment.position} move={moment.move} cell={cell} about={about} answer={answer} />
}
