'use client'

import type { BoardLayout } from '@variorum/engine/board'
import type { Board, BoardText } from '@variorum/ui/board'
import type { Company } from '@variorum/ui/piece-sets'
import { useTranslations } from 'next-intl'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { setOf } from '../../../lib/board/fitting-look.ts'
import type { Look } from '../../../lib/board/look.ts'
import { type Cue, firstCue, holdMs, nextCue, type Scene } from '../state/demonstration.ts'
import { marksOf } from '../state/marks.ts'
import { type Pressed, pressedIn } from '../state/pressed.ts'
import { useWayBack } from '../state/use-way-back.ts'
import type { TryBoardProps } from './try-board.tsx'

interface DemonstrationProps {
  readonly scenes: readonly Scene[]
  readonly name: string
  readonly layout: BoardLayout
  readonly look: Look
  /** What its men wear. */
  readonly company: Company
  /** The first scene as print, for as long as nothing else has come. */
  readonly picture: ReactNode
}

/** A little board that shows one capture after another, and becomes a board to try when it is pressed. */
export function Demonstration({ scenes, name, layout, look, company, picture }: DemonstrationProps) {
  const t = useTranslations('tryIt')
  const [Drawn, setDrawn] = useState<typeof Board | null>(null)
  const [Tried, setTried] = useState<ComponentType<TryBoardProps> | null>(null)
  const [cue, setCue] = useState<Cue>(firstCue)
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const opener = useWayBack<HTMLButtonElement>(Tried !== null)

  // The board is fetched when the page has nothing better to do, and moves by itself only for those who like motion.
  useEffect(() => {
    const fetchBoard = () =>
      import('@variorum/ui/board').then((module) => {
        setDrawn(() => module.Board)
        setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches)
      })
    const timer = setTimeout(() => void fetchBoard().catch(() => undefined), 2500)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => setCue((before) => nextCue(before, scenes.length)), holdMs(cue))
    return () => clearTimeout(timer)
  }, [isPlaying, cue, scenes.length])

  const scene = scenes[cue.scene]
  if (!scene) return picture
  const told = (
    <p>
      <strong className="text-ink">{scene.heading}.</strong> {scene.title}
    </p>
  )
  const tryIt = (at: Pressed | null) => {
    setPlaying(false)
    setPressed(at)
    void import('./try-board.tsx').then(
      ({ TryBoard }) => setTried(() => TryBoard),
      () => undefined,
    )
  }
  if (Tried) {
    return (
      <Tried
        key={scene.id}
        line={scene.line}
        name={name}
        label={scene.heading}
        look={look}
        company={company}
        layout={layout}
        picture={picture}
        pressed={pressed}
        onClose={() => setTried(null)}
      >
        {told}
      </Tried>
    )
  }
  return (
    <div className="plate-body">
      <div className="plate-board cursor-pointer" onPointerUp={(event) => tryIt(pressedIn(event.currentTarget, event))}>
        {Drawn ? (
          <Drawn
            layout={layout}
            men={cue.phase === 'after' ? scene.after : scene.before}
            pieceSet={setOf(look, company)}
            step={cue.phase === 'after' ? scene.move : null}
            marks={cue.phase === 'ahead' ? marksOf(scene.move) : undefined}
            text={silent(`${name}: ${scene.heading}. ${scene.title}`)}
          />
        ) : (
          picture
        )}
      </div>
      <figcaption className="caption">
        <div className="min-h-[4lh]">{told}</div>
        <p className="needs-script mt-2 flex flex-wrap gap-2">
          <button ref={opener} type="button" className="button button-small" onClick={() => tryIt(null)}>
            {t('open')}
          </button>
          <button
            type="button"
            className="button button-small"
            disabled={!Drawn}
            onClick={() => setPlaying((is) => !is)}
          >
            {isPlaying ? t('pause') : t('run')}
          </button>
          <button
            type="button"
            className="button button-small"
            onClick={() => setCue((before) => ({ scene: (before.scene + 1) % scenes.length, phase: 'ahead' }))}
          >
            {t('another')}
          </button>
        </p>
      </figcaption>
    </div>
  )
}

/** A picture has a name and nothing to say: what moves by itself must not be read out. */
function silent(name: string): BoardText {
  const nothing = () => ''
  return {
    name,
    keys: '',
    cell: nothing,
    selected: nothing,
    deselected: '',
    moved: nothing,
    refused: nothing,
    typed: '',
    choose: '',
    choice: nothing,
    hand: { name: nothing, man: nothing, none: '', keys: '', chosen: nothing },
    cancel: '',
    removal: { action: nothing, title: nothing, warning: nothing, confirm: nothing, cancel: '' },
  }
}
