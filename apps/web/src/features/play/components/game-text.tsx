import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Look } from '../../../lib/board/look.ts'
import { Link } from '../../../lib/link.tsx'
import { analysisPath } from '../../../lib/variant-paths.ts'
import { isKept } from '../state/record.ts'
import type { Game } from '../state/use-game.ts'
import { PictureLinks } from './picture-links.tsx'

/** The game and the position as text and as pictures, to take elsewhere or to come back to. */
export function GameText({ game, look }: { readonly game: Game; readonly look: Look }) {
  const t = useTranslations('play')
  const [note, setNote] = useState<string | null>(null)
  const [fallback, setFallback] = useState<string | null>(null)
  const address = `/games/${game.record.id}/game.pgn`

  const copy = async (read: () => Promise<string>) => {
    setFallback(null)
    let text = ''
    try {
      text = await read()
      await navigator.clipboard.writeText(text)
      setNote(t('copied'))
    } catch {
      // A page without TLS, or a reader who said no: the text can still be selected.
      setNote(text ? t('copyFailed') : t('textFailed'))
      setFallback(text || null)
    }
  }
  const gameText = async () => {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`The game text answered ${answer.status}.`)
    return answer.text()
  }
  const head = (
    <h2 id="text" className="margin-head">
      {t('text')}
    </h2>
  )
  if (isKept(game.record)) {
    return (
      <section aria-labelledby="text" className="sheet no-print">
        {head}
        <p className="px-3 py-3 text-small text-ink-soft">{t('textKept')}</p>
      </section>
    )
  }
  return (
    <section aria-labelledby="text" className="sheet no-print">
      {head}
      <div className="px-3 py-3">
        <div className="flex flex-wrap gap-2">
          <span className="needs-script contents">
            <Button onClick={() => void copy(gameText)}>{t('copyGame')}</Button>
            <Button onClick={() => void copy(async () => game.shown.position.fen)}>{t('copyPosition')}</Button>
            <Button onClick={() => void copy(async () => linkTo(game))}>{t('copyLink')}</Button>
          </span>
          <a className="button" href={address} download>
            {t('download')}
          </a>
          {mayBeAnalysed(game) && (
            <Link className="button" href={analysisPath(game.record.variant, { id: game.record.id, ply: game.ply })}>
              {t('analyse')}
            </Link>
          )}
          <PictureLinks game={game} look={look} />
        </div>
        <p role="status" className="mt-2 min-h-5 text-small text-ink-soft">
          {note}
        </p>
        {fallback && (
          <textarea className="field field-mono mt-2" rows={4} readOnly aria-label={t('text')} value={fallback} />
        )}
      </div>
    </section>
  )
}

/** Between people nobody's engine may look on. */
const mayBeAnalysed = ({ record, outcome }: Game): boolean => record.mode !== 'online' || outcome !== null

/** The address of the position that is shown; of the latest, that of the game. */
function linkTo({ record, ply, isLookingBack }: Game): string {
  const address = new URL(`/games/${record.id}`, window.location.origin)
  if (isLookingBack) address.searchParams.set('ply', String(ply))
  return address.href
}
