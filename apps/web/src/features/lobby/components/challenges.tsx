import { useTranslations } from 'next-intl'
import type { Mine } from '../state/changes.ts'
import type { GameShelf } from '../state/shelf.ts'
import type { Acts } from '../state/use-acts.ts'
import { ChallengeRow } from './challenge-row.tsx'
import { useRefusalText } from './use-refusal-text.ts'

interface ChallengesProps {
  readonly mine: Mine | undefined
  readonly shelves: readonly GameShelf[]
  readonly acts: Acts
}

/** Challenges to oneself: somebody waits for the answer, so they stand before everything else. */
export function Challenges({ mine, shelves, acts }: ChallengesProps) {
  const t = useTranslations('lobby')
  const refusalText = useRefusalText()
  const challenges = mine?.challenges ?? []
  const { error } = acts.decline
  return (
    <>
      {error && (
        <p role="alert" className="notice">
          {refusalText(error)}
        </p>
      )}
      {challenges.length > 0 && (
        <section aria-labelledby="challenges">
          <h2 id="challenges" className="text-title">
            {t('challenges')}
          </h2>
          <ul className="mt-2 divide-y divide-rule border-y border-rule">
            {challenges.map((seek) => (
              <ChallengeRow key={seek.id} seek={seek} shelves={shelves} acts={acts} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
