import { getTranslations } from 'next-intl/server'

/** A question of the API as its document describes it. */
export interface ListedEndpoint {
  readonly path: string
  readonly summary: string
  readonly description?: string | undefined
  readonly parameters: readonly {
    readonly name: string
    readonly required: boolean
    readonly description?: string | undefined
  }[]
}

/** What may be asked, one question below the other, as a reader wants it. */
export async function EndpointList({ endpoints }: { readonly endpoints: readonly ListedEndpoint[] }) {
  const t = await getTranslations('api')
  return (
    <ul className="mt-4 grid gap-4">
      {endpoints.map(({ path, summary, description, parameters }) => (
        <li key={path} className="sheet min-w-0 p-4 wrap-anywhere">
          <h3 className="text-large">{summary}</h3>
          <p className="mt-1">
            <code className="text-small">GET /api/v1{path}</code>
          </p>
          {description && (
            <p className="mt-2 text-ink-soft">
              <Described text={description} />
            </p>
          )}
          {parameters.length > 0 && (
            <>
              <p className="mt-3 text-small text-ink-soft">{t('parameters')}</p>
              <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
                {parameters.map(({ name, required, description: words }) => (
                  <div key={name} className="contents">
                    <dt>
                      <code>{name}</code>
                      {required && <span className="text-small text-rubric"> {t('required')}</span>}
                    </dt>
                    <dd className="text-ink-soft">{words && <Described text={words} />}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What the document says in CommonMark, of which it uses no more than this: code between backticks. */
function Described({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that does not change
    return index % 2 === 1 ? <code key={index}>{part}</code> : part
  })
}
