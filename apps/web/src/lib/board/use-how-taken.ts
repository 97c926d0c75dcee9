import type { ManAnswer, MoveAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useNames } from './names.ts'

const rules = [
  'pinch',
  'withdrawal',
  'leap',
  'coordination',
  'displacement',
  'enPassant',
  'hop',
  'approach',
  'shot',
  'destruction',
  'hidden',
] as const

/** Why each victim of a move went, a sentence each. The men are those of the position the move led to. */
export function useHowTaken(): (move: MoveAnswer, men: readonly ManAnswer[]) => readonly string[] {
  const t = useTranslations('board')
  const names = useNames()
  return (move, men) =>
    move.victims.map(({ kind, seat, cell, rule, partner }) => {
      const helper = men.find((man) => man.cell === partner)
      const words = {
        victim: t('theMan', { kind: names.man(seat, kind), cell }),
        mover: names.kind(move.kind),
        to: move.to,
        partner: helper ? t('theMan', { kind: names.kind(helper.kind), cell: helper.cell }) : (partner ?? ''),
      }
      const known = rules.find((one) => one === rule)
      return known ? t(`how.${known}`, words) : t('how.other', { ...words, rule: names.rule(rule) })
    })
}
