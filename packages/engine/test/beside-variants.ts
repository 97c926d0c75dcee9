import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const variants = join(import.meta.dirname, '../src/variants')

export interface Beside {
  readonly slug: string
  /** `ultima/ultima.rules.md`, for names of tests. */
  readonly name: string
  readonly text: string
}

/** The files of one ending that lie beside the variants, one a folder, found and not listed: a new variant is tested unasked. */
export function filesBesideVariants(ending: string): readonly Beside[] {
  return readdirSync(variants, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: slug }) => readdirSync(join(variants, slug)).map((file) => ({ slug, name: `${slug}/${file}` })))
    .filter(({ slug, name }) => name === `${slug}/${slug}${ending}`)
    .map((file) => ({ ...file, text: readFileSync(join(variants, file.name), 'utf8') }))
}
