import { IconButton } from '@variorum/ui/primitives'
import { ArrowUpDown, ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, PenLine } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { nodeAt } from '../../../lib/tree/tree.ts'
import type { Deed, Study } from '../state/study.ts'

interface AnalysisActionsProps {
  readonly study: Study
  readonly act: (deed: Deed) => void
  readonly onFlip: () => void
  readonly onSetUp: () => void
}

/** Walks the tree, turns the board and sets it up: under the thumb on a phone. */
export function AnalysisActions({ study, act, onFlip, onSetUp }: AnalysisActionsProps) {
  const t = useTranslations('analysis')
  const node = nodeAt(study.tree, study.at)
  const isStart = node.parent === null
  const isEnd = node.children.length === 0
  return (
    <fieldset className="action-row no-print needs-script" aria-label={t('actions')}>
      <IconButton label={t('walk.first')} disabled={isStart} onClick={() => act({ kind: 'walk', step: 'first' })}>
        <ChevronFirst aria-hidden="true" />
      </IconButton>
      <IconButton label={t('walk.previous')} disabled={isStart} onClick={() => act({ kind: 'walk', step: 'previous' })}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton label={t('walk.next')} disabled={isEnd} onClick={() => act({ kind: 'walk', step: 'next' })}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <IconButton label={t('walk.last')} disabled={isEnd} onClick={() => act({ kind: 'walk', step: 'last' })}>
        <ChevronLast aria-hidden="true" />
      </IconButton>
      <IconButton label={t('flip')} onClick={onFlip}>
        <ArrowUpDown aria-hidden="true" />
      </IconButton>
      <IconButton hasWords label={t('setUp.open')} onClick={onSetUp}>
        <PenLine aria-hidden="true" />
      </IconButton>
    </fieldset>
  )
}
