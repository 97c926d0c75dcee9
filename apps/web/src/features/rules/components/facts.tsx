import { useTranslations } from 'next-intl'
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

/**
 * Moves the other reading has not stand first and in bold. A table of readings has hundreds of them: they are text, and
 * not an element each.
 */
function MoveList({ moves }: { readonly moves: readonly ReachedMove[] }) {
  const t = useTranslations('rules')
  const write = (some: readonly ReachedMove[]) =>
    some.map(({ move }) => unbroken(move.act === 'removal' ? t('takenOff') : shortText(move))).join(separator)
  const [here, everywhere] = [moves.filter((one) => one.isOnlyHere), moves.filter((one) => !one.isOnlyHere)]
  return (
    <>
      {here.length > 0 && <strong>{write(here)}</strong>}
      {here.length > 0 && everywhere.length > 0 && separator}
      {write(everywhere)}
    </>
  )
}

const separator = '\u00a0· '

/** A move stays on one line, unless it takes so many that it needs two. */
const unbroken = (text: string) => text.replaceAll(' × ', '\u00a0×\u00a0')
