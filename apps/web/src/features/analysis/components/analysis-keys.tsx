import { useTranslations } from 'next-intl'

const keys = ['line', 'lines', 'board', 'undo', 'flip'] as const

/** Which keys do what, folded up under the board. */
export function AnalysisKeys() {
  const t = useTranslations('analysis.keys')
  return (
    <details className="keys-help no-print needs-script">
      <summary>{t('title')}</summary>
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>{t(`${key}.keys`)}</dt>
            <dd>{t(`${key}.does`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
