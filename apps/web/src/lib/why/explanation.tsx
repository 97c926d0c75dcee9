import type { ExplainAnswer, PositionAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useNames } from '../board/names.ts'
import { takesOf } from './takes.ts'
import { useHindranceText } from './use-hindrance-text.ts'
import { useObstacleText } from './use-obstacle-text.ts'

interface ExplanationProps {
  readonly answer: ExplainAnswer
  readonly position: PositionAnswer
}

/** What the rules say about one man, in sentences. */
export function Explanation({ answer, position }: ExplanationProps) {
  const t = useTranslations('why')
  const names = useNames()
  const obstacleText = useObstacleText(position, answer)
  const hindranceText = useHindranceText(position)
  const { cell, man, obstacles, bars, hindrances, immunities, attackers } = answer
  if (!man) {
    const unseen = obstacles.find(({ key }) => key === 'unseen')
    return <p>{unseen ? obstacleText(unseen) : t('empty', { cell })}</p>
  }

  // Being taken off is no way of moving; the obstacle says that it can be. After the end nothing moves at all.
  const moves = position.outcome ? [] : answer.moves.filter(({ act }) => act !== 'removal')
  const takes = moves.filter(({ victims }) => victims.length > 0)
  const told = takesOf(moves)
  const withPartner = (rule: string, partner: string | null) =>
    partner === null ? names.rule(rule) : t('withPartner', { rule: names.rule(rule), partner })
  const isInHand = cell.endsWith('@')
  const isItsTurn = man.seat === position.toMove
  const owned = names.owned(man.seat, man.kind)
  return (
    <div className="space-y-1.5">
      <p className="font-semibold">{isInHand ? t('inHand', { man: owned }) : t('man', { man: owned, cell })}</p>
      {obstacles.map((obstacle) => (
        <p key={obstacle.key}>{obstacleText(obstacle)}</p>
      ))}
      {moves.length > 0 && (
        <p>
          {isInHand
            ? t(isItsTurn ? 'drops' : 'dropsOnItsTurn', { count: moves.length })
            : t(isItsTurn ? 'moves' : 'movesOnItsTurn', { count: moves.length, takes: takes.length })}
        </p>
      )}
      {takes.length > 0 && (
        <>
          <h3 className="text-base">{t('takes')}</h3>
          <ul className="space-y-1">
            {told.map((move) => (
              <li key={move.id}>
                <span className="tabular font-sans text-small font-semibold">{`${move.from}-${move.to}`}</span>{' '}
                {names.list(
                  move.victims.map((victim) =>
                    t('victim', {
                      kind: names.man(victim.seat, victim.kind),
                      cell: victim.cell,
                      rule: withPartner(victim.rule, victim.partner),
                    }),
                  ),
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {bars.map((bar) => (
        <p key={bar.key}>{obstacleText(bar)}</p>
      ))}
      {hindrances.map((hindrance) => (
        <p key={`${hindrance.key} ${hindrance.to}`}>{hindranceText(hindrance)}</p>
      ))}
      {immunities.map((immunity) => (
        <p key={immunity.key}>{obstacleText(immunity)}</p>
      ))}
      {attackers.length > 0 ? (
        <>
          <h3 className="text-base">{t('attackers')}</h3>
          <ul className="space-y-1">
            {attackers.map((attacker) => (
              <li key={`${attacker.from} ${attacker.to} ${attacker.rule}`}>
                {t('attackerLine', {
                  kind: names.kind(attacker.kind),
                  from: attacker.from,
                  to: attacker.to,
                  rule: withPartner(attacker.rule, attacker.partner),
                })}
              </li>
            ))}
          </ul>
        </>
      ) : isInHand ? null : (
        <p>{t(position.unseen.length > 0 ? 'safeSeen' : 'safe')}</p>
      )}
    </div>
  )
}
