import { Button, IconButton } from '@variorum/ui/primitives'
import { ArrowDown, ArrowUp, ListStart, Scissors, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { mayDemote, mayPromote } from '../../../lib/tree/changes.ts'
import { glyphs } from '../../../lib/tree/glyphs.ts'
import { nodeAt, root } from '../../../lib/tree/tree.ts'
import type { Deed, Study } from '../state/study.ts'

interface NodeNotesProps {
  readonly study: Study
  readonly act: (deed: Deed) => void
}

/** What one may do with the move one stands on: move its line about, delete it, mark it, and write about it. */
export function NodeNotes({ study, act }: NodeNotesProps) {
  const t = useTranslations('analysis')
  const { tree, at, undoes } = study
  const node = nodeAt(tree, at)
  const isStart = at === root
  return (
    <section aria-labelledby="notes" className="sheet no-print needs-script">
      <h2 id="notes" className="margin-head">
        {isStart ? t('notes.ofStart') : t('notes.of', { move: node.written?.text ?? '' })}
      </h2>
      <div className="grid gap-3 px-3 py-3">
        <Comment key={at} comment={node.comment} onComment={(text) => act({ kind: 'comment', node: at, text })} />
        {!isStart && (
          <fieldset className="glyph-row" aria-label={t('notes.glyphs')}>
            {glyphs.map((glyph) => (
              <button
                key={glyph.nag}
                type="button"
                aria-pressed={node.glyphs.includes(glyph.nag)}
                aria-label={t(`glyphs.${glyph.name}`)}
                title={t(`glyphs.${glyph.name}`)}
                onClick={() => act({ kind: 'glyph', node: at, glyph })}
              >
                {glyph.sign}
              </button>
            ))}
          </fieldset>
        )}
        <fieldset className="line-row" aria-label={t('notes.line')}>
          <IconButton
            label={t('notes.promote')}
            disabled={!mayPromote(tree, at)}
            onClick={() => act({ kind: 'promote', node: at })}
          >
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('notes.demote')}
            disabled={!mayDemote(tree, at)}
            onClick={() => act({ kind: 'demote', node: at })}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('notes.main')}
            disabled={!mayPromote(tree, at)}
            onClick={() => act({ kind: 'main', node: at })}
          >
            <ListStart aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('notes.deleteRest')}
            disabled={node.children.length === 0}
            onClick={() => act({ kind: 'deleteRest', node: at })}
          >
            <Scissors aria-hidden="true" />
          </IconButton>
          <IconButton label={t('notes.delete')} disabled={isStart} onClick={() => act({ kind: 'delete', node: at })}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </fieldset>
        <p role="status" className="min-h-6 text-small text-ink-soft">
          {undoes && (
            <>
              {t(`undoes.${undoes}`)}{' '}
              <Button kind="quiet" onClick={() => act({ kind: 'undo' })}>
                {t('notes.undo')}
              </Button>
            </>
          )}
        </p>
      </div>
    </section>
  )
}

interface CommentProps {
  readonly comment: string
  readonly onComment: (text: string) => void
}

/** A pause after which what was written is kept. */
const pauseMs = 800

/** Kept after a pause, or when one goes on elsewhere, so that writing is one change and not one for each letter. */
function Comment({ comment, onComment }: CommentProps) {
  const t = useTranslations('analysis')
  const id = useId()
  const [text, setText] = useState(comment)
  const keepWritten = useEffectEvent(() => {
    if (text !== comment) onComment(text)
  })
  // What something else changed about it, as an undoing does.
  useEffect(() => setText(comment), [comment])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the wait anew
  useEffect(() => {
    const timer = setTimeout(() => keepWritten(), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const keepNow = () => {
    if (text !== comment) onComment(text)
  }
  return (
    <div>
      <label htmlFor={id} className="text-small text-ink-soft">
        {t('notes.comment')}
      </label>
      <textarea
        id={id}
        className="field mt-1"
        rows={2}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={keepNow}
      />
    </div>
  )
}
