import type { RulesText } from '@variorum/engine/notation'
import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'

interface ReadingNoticeProps {
  /** What the reading is called. */
  readonly name: string
  /** The rows in which it differs. */
  readonly rows: RulesText['differences']
  /** All the rows there are: a reading that is several at once has none of its own. */
  readonly all: RulesText['differences']
}

/** To whoever comes from a game played by another reading: that it is not the one printed, and where the two differ. */
export async function ReadingNotice({ name, rows, all }: ReadingNoticeProps) {
  const t = await getTranslations('rules')
  const [first] = all
  return (
    <p className="notice prose mt-4">
      {t('otherReading', { name })}{' '}
      {rows.length > 0 ? (
        <>
          {t('differsIn', { count: rows.length })}{' '}
          {rows.map(({ id, rule }, index) => (
            <Fragment key={id}>
              {index > 0 && '; '}
              <a className="link" href={`#${id}`}>
                {rule}
              </a>
            </Fragment>
          ))}
          .
        </>
      ) : (
        first &&
        t.rich('sideBySide', {
          rows: (words) => (
            <a className="link" href={`#${first.id}`}>
              {words}
            </a>
          ),
        })
      )}
    </p>
  )
}
