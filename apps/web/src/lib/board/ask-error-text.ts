import type { GameFault, PositionFault } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useNames } from './names.ts'

interface AskedWrongly {
  readonly key: string
  readonly params: Readonly<Record<string, string | number | readonly string[]>>
}

/** All that the engine may find wrong with a position; one that is missing here does not compile. */
const positionFaults: Readonly<Record<PositionFault, true>> = {
  badLetter: true,
  rowLength: true,
  rowCount: true,
  noCell: true,
  noKing: true,
  tooManyKings: true,
  tooManyNeutral: true,
  misplaced: true,
  badHand: true,
  badSide: true,
  badCounter: true,
  extraFields: true,
  royalCapturable: true,
  badCastling: true,
  badPassedCell: true,
  badCount: true,
  badFallen: true,
  badPoints: true,
  moverOut: true,
  moverStuck: true,
  allOut: true,
}

/** The same of a game text, and what else may go wrong on the way. */
const otherFaults = {
  otherVariant: true,
  badTag: true,
  unclosed: true,
  manyGames: true,
  gameOver: true,
  badResult: true,
  otherResult: true,
  twoResults: true,
  badMove: true,
  illegalMove: true,
  ambiguousMove: true,
  unknownVariant: true,
  lineTooLong: true,
  unreachable: true,
  tooManyRequests: true,
  storageFull: true,
  noTable: true,
  noBots: true,
  tooManyBotGames: true,
  otherRules: true,
} satisfies Readonly<Record<Exclude<GameFault, PositionFault>, true> & Record<string, true>>

const isIn = <Key extends string>(known: Readonly<Record<Key, true>>, key: string): key is Key =>
  Object.hasOwn(known, key)

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
    if (isIn(positionFaults, reason)) {
      const isStray = reason === 'badLetter' && word('row') === 'hand'
      const sentence = fen(isStray ? 'strayInHand' : reason, {
        letter: word('letter'),
        row: word('row'),
        cell: word('cell'),
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
    const sentence = isIn(otherFaults, reason)
      ? t(reason, { text: word('text') || word('move') || word('found'), wanted: word('wanted'), limit: word('limit') })
      : t('unknown')
    return word('ply') ? t('atPly', { ply: word('ply'), sentence }) : sentence
  }
}
