import type { PositionAnswer } from '@variorum/engine/ask'
import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { useAskErrorText } from '../../../lib/board/ask-error-text.ts'
import { analysisPath } from '../../../lib/variant-paths.ts'
import { refusalOf } from '../../../trpc/refusal-of.ts'
import { isPosition } from '../state/is-position.ts'
import { packed } from '../state/packed.ts'
import type { StudyDesk } from '../state/use-study.ts'

interface StudyTextProps {
  readonly desk: StudyDesk
  readonly position: PositionAnswer
  readonly variant: string
}

/** An address longer than this is cut off by some of what people send addresses with. */
const longestLink = 8_000

/** The tree and the position as text: to take along, to send as an address, and to bring in. */
export function StudyText({ desk, position, variant }: StudyTextProps) {
  const t = useTranslations('analysis')
  const [note, setNote] = useState<string | null>(null)
  const [fallback, setFallback] = useState<string | null>(null)
  const [isSharing, setSharing] = useState(false)

  const copy = async (write: () => Promise<string>, told: string) => {
    setFallback(null)
    let text = ''
    try {
      text = await write()
      await navigator.clipboard.writeText(text)
      setNote(told)
    } catch {
      // A page without TLS, or a reader who said no: the text can still be selected.
      setNote(t(text ? 'text.copyFailed' : 'text.failed'))
      setFallback(text || null)
    }
  }
  const link = async () => {
    const address = new URL(analysisPath(variant), window.location.origin)
    address.hash = await packed(await desk.write())
    return address.href
  }
  const share = async () => {
    let isLong = false
    await copy(async () => {
      const address = await link()
      isLong = address.length > longestLink
      return address
    }, t('text.copiedLink'))
    if (isLong) setNote(t('text.longLink'))
  }
  const shorten = async () => {
    if (isSharing) return
    setSharing(true)
    try {
      const { href } = new URL(await desk.share(), window.location.origin)
      await copy(async () => href, t('text.copiedShort'))
    } catch (problem) {
      setFallback(null)
      const { key } = refusalOf(problem)
      const why = (['tooManyRequests', 'badInput'] as const).find((one) => one === key)
      setNote(why ? t(`text.shortRefused.${why}`) : t('text.shortFailed'))
    }
    setSharing(false)
  }
  const download = async () => {
    try {
      const file = URL.createObjectURL(new Blob([await desk.write()], { type: 'application/vnd.chess-pgn' }))
      const anchor = document.createElement('a')
      anchor.href = file
      anchor.download = `${variant}.pgn`
      anchor.click()
      URL.revokeObjectURL(file)
      setNote(t('text.downloaded'))
    } catch {
      setNote(t('text.failed'))
    }
  }
  return (
    <section aria-labelledby="text" className="sheet no-print needs-script">
      <h2 id="text" className="margin-head">
        {t('text.title')}
      </h2>
      <div className="grid gap-3 px-3 py-3">
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void copy(desk.write, t('text.copied'))}>{t('text.copyGame')}</Button>
          <Button onClick={() => void copy(async () => position.fen, t('text.copied'))}>
            {t('text.copyPosition')}
          </Button>
          <Button onClick={() => void share()}>{t('text.copyLink')}</Button>
          <Button busy={isSharing} onClick={() => void shorten()}>
            {t('text.copyShort')}
          </Button>
          <Button onClick={() => void download()}>{t('text.download')}</Button>
        </div>
        <p role="status" className="min-h-5 text-small text-ink-soft">
          {note}
        </p>
        {fallback && (
          <textarea className="field field-mono" rows={4} readOnly aria-label={t('text.title')} value={fallback} />
        )}
        <Import desk={desk} />
        {desk.isUnkept && <p className="text-small text-rubric">{t('text.unkept')}</p>}
      </div>
    </section>
  )
}

/** Brings in a game or a position; what is wrong with it is said with its place, and what was written stays. */
function Import({ desk }: { readonly desk: StudyDesk }) {
  const t = useTranslations('analysis')
  const errorText = useAskErrorText()
  const id = useId()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const bring = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (text.trim() === '') return setFault(t('text.nothing'))
    setBusy(true)
    setFault(null)
    try {
      await (isPosition(text) ? desk.openPosition(text.trim()) : desk.read(text))
      setText('')
    } catch (problem) {
      const refusal = refusalOf(problem)
      const { line } = refusal.params
      const sentence = errorText(refusal)
      setFault(line === undefined ? sentence : t('text.atLine', { line: String(line), sentence }))
    }
    setBusy(false)
  }
  return (
    <form onSubmit={bring} className="grid gap-2">
      <label htmlFor={id} className="text-small text-ink-soft">
        {t('text.import')}
      </label>
      <textarea
        id={id}
        className="field field-mono"
        rows={3}
        value={text}
        maxLength={200_000}
        spellCheck={false}
        aria-invalid={fault !== null || undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p id={`${id}-hint`} className="text-small text-ink-soft">
        {t('text.importHint')}
      </p>
      {fault && (
        <p role="alert" className="text-small font-semibold text-rubric">
          {fault}
        </p>
      )}
      <div>
        <Button type="submit" busy={isBusy}>
          {t('text.bring')}
        </Button>
      </div>
    </form>
  )
}
