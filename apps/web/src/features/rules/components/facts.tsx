import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { namesOf } from '../../../lib/board/names-of.ts'
import { outcomeTextOf } from '../../../lib/board/outcome-text-of.ts'
import type { Players } from '../../../lib/board/players.ts'
import { type Fact, type ReachedMove, shortText } from '../state/difference.ts'

interface FactsProps {
  readonly facts: readonly Fact[]
  readonly players: Players
}

/** What is so in one reading, in short: moves, frozen men, check, the end. */
export function Facts({ facts, players }: FactsProps) {
  const [first] = facts
  if (first === undefined) return null
  return (
    <ul className="facts">
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what a plate states keeps its order
        <li key={index}>
          <FactText fact={fact} players={players} />
        </li>
      ))}
    </ul>
  )
}

function FactText({ fact, players }: { readonly fact: Fact; readonly players: Players }) {
  const t = useTranslations('rules')
  const names = namesOf(useTranslations('names'), players)
  const outcomes = useTranslations('outcome')
  switch (fact.kind) {
    case 'begins':
      return t('begins')
    case 'frozen':
    case 'check':
      return fact.cells.length === 0 ? t(`none.${fact.kind}`) : t(fact.kind, { cells: names.list(fact.cells) })
    case 'outcome': {
      const moves = fact.played.join(' ')
      const end = outcomeTextOf(outcomes, names, fact.outcome, fact.repeated)?.title ?? t('goesOn')
      return fact.played.length === 0 ? end : t('after', { moves, end })
    }
    case 'reach': {
      const man = t('man', { kind: names.kind(fact.man.kind), cell: fact.man.cell })
      if (fact.moves.length === 0) return t('noMove', { man })
      return (
        <>
          {t('moves', { man, count: fact.moves.length })} <MoveList moves={fact.moves} />
        </>
      )
    }
  }
}

/** Moves the other reading has not stand first and in bold. */
function MoveList({ moves }: { readonly moves: readonly ReachedMove[] }) {
  const t = useTranslations('rules')
  return moves.map(({ move, isOnlyHere }, index) => {
    const text = move.act === 'removal' ? t('takenOff') : shortText(move)
    return (
      <Fragment key={move.id}>
        <span className="fact-move">
          {isOnlyHere ? <strong>{text}</strong> : text}
          {index < moves.length - 1 && ' ·'}
        </span>{' '}
      </Fragment>
    )
  })
}
