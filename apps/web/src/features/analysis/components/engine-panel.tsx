import type { LineAnswer, MoveId, Seat } from '@variorum/engine/ask'
import { Button, IconButton, Toggle } from '@variorum/ui/primitives'
import { Minus, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { mostLines } from '../state/engine-wish.ts'
import type { Thinking } from '../state/use-engine.ts'
import { EngineLines } from './engine-lines.tsx'

interface EnginePanelProps {
  readonly isOn: boolean
  readonly onOn: (isOn: boolean) => void
  readonly count: number
  readonly onCount: (count: number) => void
  /** What would happen if the seat to move passed. */
  readonly isThreat: boolean
  readonly onThreat: (isThreat: boolean) => void
  /** Why nothing can be threatened here; null where something can. */
  readonly noThreat: string | null
  readonly thinking: Thinking
  readonly lines: readonly LineAnswer[]
  readonly toMove: Seat
  /** Instead of lines: why there are none. */
  readonly instead: ReactNode
  readonly onPreview: (moves: readonly MoveId[] | null) => void
  /** Plays the moves of a line; null where they are not of this position. */
  readonly onPlay: ((moves: readonly MoveId[]) => void) | null
}

/** What the engine thinks: on or off, how many lines, how deep and how fast, and the lines themselves. */
export function EnginePanel(props: EnginePanelProps) {
  const { isOn, count, onCount, thinking, isThreat, noThreat, instead } = props
  const t = useTranslations('analysis')
  const { thought } = thinking
  return (
    <section
      aria-labelledby="engine"
      className="sheet engine-panel no-print needs-script"
      data-threat={isThreat || undefined}
    >
      <div className="engine-head">
        <h2 id="engine">
          <Toggle isOn={isOn} onChange={props.onOn}>
            {t('engine.name')}
          </Toggle>
        </h2>
        {isOn && (
          <p className="engine-pace tabular">
            {thought
              ? t('engine.pace', { depth: thought.depth, speed: thought.nps })
              : thinking.isRunning
                ? t('engine.begins')
                : null}
          </p>
        )}
      </div>
      {isOn && (
        <>
          {thinking.isBroken ? (
            <p role="alert" className="engine-note">
              {t('engine.broken')}{' '}
              <button type="button" className="link" onClick={thinking.retry}>
                {t('engine.retry')}
              </button>
            </p>
          ) : (
            (instead ?? <EngineLines {...props} isThinking={thinking.isRunning} />)
          )}
          <div className="engine-foot">
            <fieldset className="engine-count" aria-label={t('engine.lines')}>
              <IconButton label={t('engine.fewer')} disabled={count <= 1} onClick={() => onCount(count - 1)}>
                <Minus aria-hidden="true" />
              </IconButton>
              <span className="tabular" aria-live="polite">
                {t('engine.count', { count })}
              </span>
              <IconButton label={t('engine.more')} disabled={count >= mostLines} onClick={() => onCount(count + 1)}>
                <Plus aria-hidden="true" />
              </IconButton>
            </fieldset>
            <Toggle isOn={isThreat} isDisabled={noThreat !== null && !isThreat} onChange={props.onThreat}>
              {t('engine.threat')}
            </Toggle>
            {thinking.deepen && <Button onClick={thinking.deepen}>{t('engine.deepen')}</Button>}
          </div>
          {noThreat && <p className="engine-note">{noThreat}</p>}
        </>
      )}
    </section>
  )
}
