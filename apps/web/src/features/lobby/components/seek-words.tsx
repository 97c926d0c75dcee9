import { useTranslations } from 'next-intl'
import type { SeekCard } from '../state/changes.ts'
import { choiceOf, type GameShelf } from '../state/shelf.ts'
import { ClockWords } from './clock-words.tsx'
import { useRangeText } from './use-range-text.ts'
import { useSide } from './use-side.ts'

interface SeekWordsProps {
  readonly seek: SeekCard
  readonly shelves: readonly GameShelf[]
}

/** What a wish is for: the game, the clock, and whatever is unusual about it. */
export function SeekWords({ seek, shelves }: SeekWordsProps) {
  const t = useTranslations('lobby')
  const side = useSide()
  const rangeText = useRangeText()
  const [variant = ''] = seek.variants
  const game = choiceOf(shelves, variant)
  const notes = [
    seek.rated ? t('rated') : t('casual'),
    rangeText(seek),
    seek.seat === null ? null : t(seek.isMine ? 'youPlay' : 'theyPlay', { side: side(game, seek.seat) }),
    seek.start === null ? null : t('fromPosition'),
    seek.isRematch ? t('rematch') : null,
  ]
  return (
    <span className="min-w-0">
      <strong className="font-serif text-large font-semibold">{seek.title}</strong>{' '}
      <ClockWords clock={seek.clocks[0] ?? null} />
      <br />
      <span className="text-small text-ink-soft">{notes.filter((note) => note !== null).join(' · ')}</span>
    </span>
  )
}
