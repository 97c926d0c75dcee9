import type { ManAnswer, MotivesAnswer, PositionAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { useHowTaken } from '../../../lib/board/use-how-taken.ts'

/** More than three of a kind nobody keeps in mind. */
const most = 3

/** What a turn was for, in a few sentences: what it did first, then what it wards off, then what it is after. */
export function useMotivesText() {
  const t = useTranslations('bots.motives')
  const names = useNames()
  const howTaken = useHowTaken()
  const men = (list: readonly ManAnswer[]) =>
    names.list(list.slice(0, most).map(({ seat, kind, cell }) => t('man', { man: names.owned(seat, kind), cell })))
  return (motives: MotivesAnswer, position: PositionAnswer, expects: string): string => {
    const { moves, gives, wasInCheck, freezes, frees, escapes, saves, threatens } = motives
    const [escaped] = escapes
    const sentences = [
      ...moves.flatMap((move) => howTaken(move, position.men)),
      ...moves.flatMap(({ becomes }) => (becomes === undefined ? [] : [t('becomes', { kind: names.kind(becomes) })])),
      gives === 'mate'
        ? t('mate', { royal: names.royal })
        : gives === 'check'
          ? t('check', { royal: names.royal })
          : '',
      wasInCheck && gives !== 'mate' ? t('wasInCheck', { royal: names.royal }) : '',
      freezes.length > 0 ? t('freezes', { men: men(freezes) }) : '',
      frees.length > 0 ? t('frees', { men: men(frees) }) : '',
      escaped
        ? t('escapes', { kind: names.kind(escaped.kind), cell: escaped.from, rule: names.rule(escaped.rule) })
        : '',
      saves.length > 0 ? t('saves', { men: men(saves) }) : '',
      threatens.length > 0
        ? t('threatens', {
            men: names.list(
              threatens.slice(0, most).map(({ victim, rule }) =>
                t('threat', {
                  man: names.owned(victim.seat, victim.kind),
                  cell: victim.cell,
                  rule: names.rule(rule),
                }),
              ),
            ),
          })
        : '',
    ].filter((sentence) => sentence !== '')
    if (sentences.length === 0) sentences.push(t('nothing'))
    if (expects !== '' && gives !== 'mate') sentences.push(t('expects', { move: expects }))
    return sentences.join(' ')
  }
}
