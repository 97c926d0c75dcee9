import { useTranslations } from 'next-intl'
import { useNames } from './names.ts'

interface AskedWrongly {
  readonly key: string
  readonly params: Readonly<Record<string, string | number | readonly string[]>>
}

const positionFaults = [
  'badLetter',
  'rowLength',
  'rowCount',
  'noKing',
  'tooManyKings',
  'tooManyNeutral',
  'noCell',
  'badCount',
  'badFallen',
  'badHand',
  'moverOut',
  'allOut',
  'badPoints',
  'badSide',
  'badCounter',
  'royalCapturable',
  'extraFields',
] as const

const keys = [
  'unknownVariant',
  'badMove',
  'ambiguousMove',
  'illegalMove',
  'otherVariant',
  'badResult',
  'otherResult',
  'gameOver',
  'unclosed',
  'lineTooLong',
  'unreachable',
  'tooManyRequests',
  'storageFull',
  'manyGames',
  'badTag',
  'noTable',
  'noBots',
  'otherRules',
] as const

/** What is wrong with a position, a move or a game text, in plain words. */
export function useAskErrorText(): (error: AskedWrongly) => string {
  const t = useTranslations('askErrors')
  const fen = useTranslations('fenErrors')
  const names = useNames()
  return ({ key, params }) => {
    const word = (name: string) => {
      const value = params[name]
      return value === undefined ? '' : typeof value === 'object' ? value.join(', ') : String(value)
    }
    const reason = word('reason') || key
    const fault = positionFaults.find((known) => known === reason)
    if (fault) {
      const isStray = fault === 'badLetter' && word('row') === 'hand'
      const sentence = fen(isStray ? 'strayInHand' : fault, {
        letter: word('letter'),
        row: word('row'),
        found: word('found'),
        wanted: word('wanted'),
        most: word('most'),
        side: names.side(word('seat')),
        kind: params.kind === undefined ? '' : names.kind(word('kind')),
        count: Number(word('found')) || 0,
      })
      // Within a game text, only its tag FEN is a position: that is where to look.
      return key === 'badGame' ? t('inFenTag', { sentence }) : sentence
    }
    const known = keys.find((one) => one === reason)
    const sentence = known
      ? t(known, { text: word('text') || word('move') || word('found'), wanted: word('wanted'), limit: word('limit') })
      : t('unknown')
    return word('ply') ? t('atPly', { ply: word('ply'), sentence }) : sentence
  }
}
