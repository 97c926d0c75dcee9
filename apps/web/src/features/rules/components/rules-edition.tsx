import type { VariantAnswer } from '@variorum/engine/ask'
import { slugOfReading } from '@variorum/engine/game'
import { PictureSprite } from '@variorum/ui/sprite'
import { getTranslations } from 'next-intl/server'
import { fittingLook, setOf } from '../../../lib/board/fitting-look.ts'
import { hasTable } from '../../../lib/board/has-table.ts'
import type { Look } from '../../../lib/board/look.ts'
import { MenSheet } from '../../../lib/board/men-sheet.tsx'
import { playersOf } from '../../../lib/board/players.ts'
import type { SheetMan } from '../../../lib/board/sheet-man.ts'
import { troopOf } from '../../../lib/board/troop-of.ts'
import { Link } from '../../../lib/link.tsx'
import { NoScript } from '../../../lib/no-script.tsx'
import { analysisPath } from '../../../lib/variant-paths.ts'
import type { Edition } from '../state/edition.ts'
import { readingMinutes } from '../state/reading-minutes.ts'
import { siglaOf } from '../state/sigla.ts'
import { Contents } from './contents.tsx'
import { ReadingNotice } from './reading-notice.tsx'
import { RulesBlock, RulesSection } from './rules-section.tsx'

interface RulesEditionProps {
  readonly edition: Edition
  readonly look: Look
  /** Its men in short. */
  readonly men: readonly SheetMan[]
  /** A game to go back to. */
  readonly game: string | null
  /** The reading that is asked about, if not the one printed. */
  readonly reading: VariantAnswer['readings'][number] | null
}

/** The whole edition of a game: title, contents, rules with their margin and plates, and the story. */
export async function RulesEdition({ edition, look: liked, men, game, reading }: RulesEditionProps) {
  const t = await getTranslations('rules')
  const { variant, layout, rules, story, plates, differences } = edition
  const look = fittingLook(liked, variant.kinds)
  const pieceSet = setOf(look, variant)
  const company = { kinds: variant.kinds, seats: variant.seats }
  const players = playersOf(variant)
  const press = { name: variant.name, players, layout, look, company, handKinds: variant.handKinds }
  const back = game && (
    <Link className="link no-print inline-flex min-h-8 items-center" href={`/games/${game}`}>
      {t('backToGame')}
    </Link>
  )
  const apparatus = { press, plates, differences, sigla: siglaOf(rules) }
  const rows = rules.differences.filter(
    ({ other }) => slugOfReading(variant.slug, other.diagram.reading ?? '') === reading?.slug,
  )
  const parts = [{ label: t('contentsRules'), sections: rules.sections }]
  if (story) parts.push({ label: t('contentsStory'), sections: story.sections })

  return (
    <article className="page">
      <PictureSprite layouts={[layout]} troops={[troopOf(variant, [look.pieceSet])]} />
      <header className="pt-8 sm:pt-12">
        {game && <p className="mb-4">{back}</p>}
        <p className="rubric-line">{t('by', { by: variant.by, year: String(variant.year) })}</p>
        <h1 className="mt-1 text-display">{rules.title}</h1>
        {rules.front.summary && <p className="prose mt-4 text-ink-soft">{rules.front.summary}</p>}
        <p className="prose mt-3 text-ink-soft">
          {t('time', { minutes: readingMinutes(rules), plates: rules.diagrams.length + rules.differences.length })}
        </p>
        {reading && <ReadingNotice name={reading.name} rows={rows} all={rules.differences} />}
        <NoScript>{t('noScript')}</NoScript>
        <div className="mt-5 max-w-2xl">
          <MenSheet men={men} pieceSet={pieceSet} />
        </div>
        <p className="no-print mt-6 flex flex-wrap items-center gap-3">
          {hasTable(variant) ? (
            <Link className="button button-primary" href={`/variants/${variant.slug}/play`}>
              {t('play', { name: variant.name })}
            </Link>
          ) : (
            <span className="font-serif text-ink-soft">{t('noTable')}</span>
          )}
          <Link className="button" href={analysisPath(reading?.slug ?? variant.slug)}>
            {t('analyse')}
          </Link>
        </p>
      </header>
      <div className="edition mt-8">
        <Contents title={t('contents')} parts={parts} back={back} />
        <div className="space-y-5">
          {rules.lead.map((block, index) => (
            <RulesBlock key={block.line} block={block} apparatus={apparatus} isFirst={index === 0} />
          ))}
          {rules.sections.map((section) => (
            <RulesSection key={section.id} section={section} apparatus={apparatus} />
          ))}
          {story && (
            <div className="pt-10">
              <hr className="double-rule" />
              <h2 className="mt-10 text-title">{story.title}</h2>
              <div className="mt-3 space-y-5">
                {story.lead.map((block) => (
                  <RulesBlock key={block.line} block={block} apparatus={apparatus} />
                ))}
              </div>
              {story.sections.map((section) => (
                <RulesSection key={section.id} section={section} apparatus={apparatus} isUnderTitle />
              ))}
            </div>
          )}
        </div>
      </div>
    </article>
  )
}
