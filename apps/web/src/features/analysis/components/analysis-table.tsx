'use client'

import { useQuery } from '@tanstack/react-query'
import type { CellName, Line, MoveId, VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { Board, type BoardMark } from '@variorum/ui/board'
import { Skeleton } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react'
import { useBoardText } from '../../../lib/board/board-text.ts'
import { setOf } from '../../../lib/board/fitting-look.ts'
import type { Look } from '../../../lib/board/look.ts'
import { useNames } from '../../../lib/board/names.ts'
import { useOutcomeText } from '../../../lib/board/outcome-text.ts'
import { useHands } from '../../../lib/board/use-hands.ts'
import { whyNoReview } from '../../../lib/review/why-no-review.ts'
import { walk } from '../../../lib/tree/paths.ts'
import { useTRPC } from '../../../trpc/client.tsx'
import { refusalOf } from '../../../trpc/refusal-of.ts'
import { arrowsOf } from '../state/arrows.ts'
import { keepEngineWish, readEngineWish, usualEngineWish } from '../state/engine-wish.ts'
import { worthOf, worthOfEnd } from '../state/score.ts'
import { useEngine } from '../state/use-engine.ts'
import { type Shown, useMoment } from '../state/use-moment.ts'
import type { StudyDesk } from '../state/use-study.ts'
import { AnalysisActions } from './analysis-actions.tsx'
import { AnalysisKeys } from './analysis-keys.tsx'
import { AnalysisWhy } from './analysis-why.tsx'
import { EnginePanel } from './engine-panel.tsx'
import { NodeNotes } from './node-notes.tsx'
import { Notation } from './notation.tsx'
import { StudyText } from './study-text.tsx'
import { WalkKeys } from './walk-keys.tsx'
import { WorthBar } from './worth-bar.tsx'

interface AnalysisTableProps {
  readonly variant: VariantAnswer
  readonly layout: BoardLayout
  readonly look: Look
  readonly desk: StudyDesk
  readonly orientation: number
  readonly onFlip: () => void
  readonly onSetUp: () => void
  readonly beside?: ((desk: StudyDesk, shown: Shown) => ReactNode) | undefined
}

const nothing: readonly never[] = []

/** The board, the engine, the moves and what one writes about them. */
export function AnalysisTable({ variant, layout, look, desk, orientation, ...props }: AnalysisTableProps) {
  const t = useTranslations('analysis')
  const trpc = useTRPC()
  const names = useNames()
  const { study, line, act } = desk
  const [cell, setCell] = useState<CellName | null>(null)
  const [preview, setPreview] = useState<readonly MoveId[] | null>(null)
  const [wish, setWish] = useState(usualEngineWish)
  useEffect(() => setWish(readEngineWish()), [])
  const [isThreat, setThreat] = useState(false)
  const like = (changes: Partial<typeof wish>) => {
    const next = { ...wish, ...changes }
    setWish(next)
    keepEngineWish(next)
  }

  // 1. The position one stands at, and what may be played there.
  const shown = useMoment(line)
  const asked = { variant: line.variant, start: line.start, moves: [...line.moves] }
  const legal = useQuery(trpc.engine.moves.queryOptions({ line: asked }))
  const { moment } = shown
  const isOver = shown.isCurrent && moment?.position.outcome != null
  const end = useOutcomeText(
    shown.isCurrent ? (moment?.position.outcome ?? null) : null,
    moment?.position.repeated ?? 1,
  )

  // 2. What the engine is asked: the position itself, or what would come of a pass in it.
  const noBots = whyNoReview(variant)
  const passed = useQuery({
    ...trpc.engine.passed.queryOptions({ line: asked }),
    enabled: wish.isOn && noBots === null,
  })
  const threatened: Line | null =
    isThreat && passed.data ? { variant: line.variant, start: passed.data, moves: nothing } : null
  const isThought = wish.isOn && noBots === null && shown.isCurrent && !isOver
  const thoughtLine = !isThought ? null : isThreat ? threatened : line
  const thinking = useEngine(thoughtLine, wish.count)
  const passedMoves = useQuery({
    ...trpc.engine.moves.queryOptions({ line: { ...asked, start: passed.data, moves: [] } }),
    enabled: threatened !== null,
  })
  const toMove = moment?.position.toMove ?? 0
  const mover = threatened === null ? toMove : (toMove + 1) % variant.seats.length

  // 3. Where a line of the engine leads, while one points at it.
  const previewed = useMoment({
    ...(threatened ?? line),
    moves: [...(threatened?.moves ?? line.moves), ...(preview ?? nothing)],
  })
  const onBoard = preview !== null && previewed.isCurrent && previewed.moment ? previewed.moment : moment

  const movesThere = threatened === null ? legal.data : passedMoves.data
  const marks: readonly BoardMark[] = useMemo(
    () => (preview === null ? arrowsOf(thinking.lines, movesThere ?? nothing, isThreat) : nothing),
    [preview, thinking.lines, movesThere, isThreat],
  )
  const [best] = thinking.lines
  const outcome = shown.isCurrent ? moment?.position.outcome : null
  const worth = outcome ? worthOfEnd(outcome) : best ? worthOf(best, mover) : null

  const hands = useHands(variant, onBoard?.position ?? noHands)
  const text = useBoardText(t('board', { name: variant.name }), hands !== undefined)
  const canMove = preview === null && shown.isCurrent && !isOver
  const go = (moves: readonly MoveId[]) => {
    setCell(null)
    setPreview(null)
    return desk.play(moves)
  }
  const passRefusal = passed.error ? refusalOf(passed.error) : null
  const why = passRefusal?.key === 'noPass' ? passWhys.find((one) => one === passRefusal.params.why) : undefined
  const noThreat = passRefusal === null || isOver ? null : t(`engine.noPass.${why ?? 'impossible'}`)
  // React has no type for properties of one's own.
  const shape = { '--board-shape': layout.width / layout.height } as CSSProperties
  return (
    <>
      <WalkKeys
        onWalk={(step) => {
          setCell(null)
          if (walk(study.tree, study.at, step) === study.at) return step !== 'above' && step !== 'below'
          act({ kind: 'walk', step })
          return true
        }}
        onUndo={() => {
          if (study.undoes === null) return false
          act({ kind: 'undo' })
          return true
        }}
        onFlip={props.onFlip}
      />
      <div className="table-of-play analysis" style={shape} data-hands={hands && ''}>
        <div className="table-board">
          <div className="analysis-board" data-barred={variant.seats.length === 2 || undefined}>
            <div className="board-place" data-preview={preview !== null || undefined}>
              {onBoard ? (
                <Board
                  layout={layout}
                  men={onBoard.position.men}
                  pieceSet={setOf(look, variant)}
                  labels={look.hasLabels}
                  coordinates={look.hasCoordinates}
                  text={text}
                  moves={canMove ? legal.data : nothing}
                  marks={marks}
                  step={onBoard.move}
                  check={onBoard.position.check}
                  frozen={onBoard.position.frozen}
                  dead={onBoard.position.dead}
                  hands={hands}
                  orientation={orientation}
                  seats={variant.seats.length}
                  interactive={canMove ? [toMove] : nothing}
                  busy={canMove && legal.isPending}
                  onMove={(move) => go([move])}
                  onInspect={setCell}
                />
              ) : (
                <Skeleton shape="board" label={t('loading')} />
              )}
            </div>
            {variant.seats.length === 2 && <WorthBar worth={worth} orientation={orientation} />}
          </div>
          <AnalysisKeys />
        </div>
        <div className="table-head">
          <p className="analysis-turn" data-over={isOver || undefined}>
            {end ? `${end.title} ${end.reason}` : moment && t('toMove', { side: names.seat(toMove) })}
          </p>
          {(shown.isBroken || desk.hasFailed || legal.isError) && (
            <p role="alert" className="notice">
              {t('silent')}{' '}
              <button
                type="button"
                className="link"
                onClick={() => {
                  shown.retry()
                  void legal.refetch()
                }}
              >
                {t('engine.retry')}
              </button>
            </p>
          )}
          {desk.isLinkBroken && (
            <p className="notice" role="alert">
              {t('brokenLink')}
            </p>
          )}
          <AnalysisActions study={study} act={act} onFlip={props.onFlip} onSetUp={props.onSetUp} />
          {noBots === null ? (
            <EnginePanel
              isOn={wish.isOn}
              onOn={(isOn) => like({ isOn })}
              count={wish.count}
              onCount={(count) => like({ count })}
              isThreat={isThreat}
              onThreat={setThreat}
              noThreat={noThreat}
              thinking={thinking}
              lines={thinking.lines}
              toMove={mover}
              instead={
                isOver ? (
                  <p className="engine-note">{t('engine.over')}</p>
                ) : isThreat && noThreat ? (
                  <p className="engine-note">{t('engine.noThreat')}</p>
                ) : null
              }
              onPreview={setPreview}
              onPlay={isThreat ? null : (moves) => void go(moves)}
            />
          ) : (
            <p className="sheet engine-note">{t(`engine.none.${noBots}`)}</p>
          )}
        </div>
        <div className="table-margin">
          <section aria-labelledby="moves" className="sheet">
            <h2 id="moves" className="margin-head">
              {t('moves')}
            </h2>
            <Notation tree={study.tree} at={study.at} onGo={(to) => act({ kind: 'go', to })} />
          </section>
          {props.beside?.(desk, shown)}
          <NodeNotes study={study} act={act} />
          {moment && <AnalysisWhy line={line} moment={moment} cell={cell} />}
          {moment && <StudyText desk={desk} position={moment.position} variant={variant.slug} />}
        </div>
      </div>
    </>
  )
}

const passWhys = ['midTurn', 'inCheck', 'impossible'] as const
const noHands = { hands: nothing }
