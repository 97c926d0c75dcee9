import type { ExplainAnswer, PositionAnswer, ReasonAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useNames } from '../board/names.ts'
import { useMenOn } from './use-men-on.ts'

const keys = [
  'frozen',
  'pinned',
  'leavesCheck',
  'unsafe',
  'hemmedIn',
  'blocked',
  'notYourTurn',
  'gameOver',
  'shielded',
  'neutral',
  'notThisStep',
  'unseen',
  'beaten',
  'losesRoyal',
  'mustTake',
  'noRoom',
  'dropBarred',
  'fileTaken',
  'dropMate',
] as const

/** Why a man may not move, in a sentence; cells become the men that stand on them. */
export function useObstacleText(position: PositionAnswer, answer: ExplainAnswer): (reason: ReasonAnswer) => string {
  const t = useTranslations('obstacles')
  const names = useNames()
  const menOn = useMenOn(position)
  return ({ key, params }) => {
    const known = keys.find((one) => one === key)
    if (!known) return t('unknown')
    const canBeTakenOff = answer.moves.some(({ act }) => act === 'removal')
    const royal = menOn([params.royal ?? []].flat())
    const cells = [params.by ?? []].flat()
    const words = {
      by: menOn(cells),
      count: cells.length,
      royal,
      to: names.list([params.to ?? []].flat()),
      kind: names.royal,
      side: names.seat(position.toMove),
    }
    return t(known === 'frozen' && canBeTakenOff ? 'frozenRemovable' : known, words)
  }
}
