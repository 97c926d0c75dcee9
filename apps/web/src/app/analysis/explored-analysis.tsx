'use client'

import dynamic from 'next/dynamic'
import { Analysis, type AnalysisProps } from '../../features/analysis/components/analysis.tsx'

/** Nobody needs it to see the board. Its room is kept, so that nothing below it jumps. */
const Explorer = dynamic(
  () => import('../../features/explorer/components/explorer.tsx').then(({ Explorer: panel }) => panel),
  { loading: () => <div className="sheet explorer" /> },
)

interface ExploredAnalysisProps extends Omit<AnalysisProps, 'beside'> {
  readonly hasBook: boolean
}

/** The analysis board with the explorer of openings in its margin. */
export function ExploredAnalysis({ hasBook, ...analysis }: ExploredAnalysisProps) {
  return (
    <Analysis
      {...analysis}
      beside={({ line, play }, { moment, isCurrent }) => (
        <Explorer
          line={line}
          fen={isCurrent && moment ? moment.position.fen : null}
          isOver={isCurrent && moment?.position.outcome != null}
          hasBook={hasBook}
          onPlay={(move) => void play([move])}
        />
      )}
    />
  )
}
