import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes `src/variants/catalogue.ts` and `src/variants/load.ts` from the folders beside them, so that a variant is
 * added by adding its folder. Two files, because a server wants every game at once and a browser only the one it shows.
 */
const variants = join(import.meta.dirname, '../src/variants')
const header = '// Generated from the folders of variants/ by `pnpm catalogue`. Do not edit.'
/** What Biome breaks a line at: generated code is formatted as written. */
const lineWidth = 120

/** Folders that hold a definition of their own name. */
export function variantSlugs(): readonly string[] {
  return readdirSync(variants, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(variants, entry.name)).includes(`${entry.name}.ts`))
    .map((entry) => entry.name)
    .sort(inNaturalOrder)
}

/** All variants, for servers and tests. */
export function catalogueSource(slugs: readonly string[]): string {
  return `${header}
import { compile, type Game } from '../game/game.ts'
${slugs.map((slug) => `import ${identifier(slug)} from './${slug}/${slug}.ts'`).join('\n')}

const definitions = ${list(slugs.map(identifier), 'const definitions = '.length)}

const compiled = new Map<string, Game>()

/** Slugs of all variants. */
export const slugs: readonly string[] = definitions.map((definition) => definition.slug)

/** The compiled game of that slug, compiled when first asked for. */
export function gameOf(slug: string): Game | undefined {
  const known = compiled.get(slug)
  if (known !== undefined) return known
  const definition = definitions.find((one) => one.slug === slug)
  if (definition === undefined) return undefined
  const game = compile(definition)
  compiled.set(slug, game)
  return game
}
`
}

/** Every variant behind an import of its own, for browsers. */
export function loadSource(slugs: readonly string[]): string {
  const quoted = slugs.map((slug) => `'${slug}'`)
  return `${header}
import { compile, type Game } from '../game/game.ts'

export const slugs = ${list(quoted, 'export const slugs =  as const'.length)} as const

const modules: Readonly<Record<string, () => Promise<{ default: Parameters<typeof compile>[0] }>>> = {
${slugs.map((slug) => `  ${propertyName(slug)}: () => import('./${slug}/${slug}.ts'),`).join('\n')}
}

const loading = new Map<string, Promise<Game>>()

/** The compiled game of that slug, fetched when first asked for; undefined for a slug there is no variant of. */
export function load(slug: string): Promise<Game> | undefined {
  const known = loading.get(slug)
  if (known !== undefined) return known
  if (!Object.hasOwn(modules, slug)) return undefined
  const game = modules[slug]().then((module) => compile(module.default))
  loading.set(slug, game)
  return game
}
`
}

/** The generated files with what they should hold. */
export function generatedFiles(): readonly { readonly path: string; readonly text: string }[] {
  const slugs = variantSlugs()
  return [
    { path: join(variants, 'catalogue.ts'), text: catalogueSource(slugs) },
    { path: join(variants, 'load.ts'), text: loadSource(slugs) },
  ]
}

/** As Biome sorts imports: `chess-2` before `chess-10`. */
const inNaturalOrder = new Intl.Collator('en', { numeric: true }).compare

/** `four-player-chess` → `fourPlayerChess`; a name may not begin with a digit. */
function identifier(slug: string): string {
  const name = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return /^\d/.test(name) ? `the${name}` : name
}

const propertyName = (slug: string): string => (/^[a-z]\w*$/.test(slug) ? slug : `'${slug}'`)

/** An array literal, on one line where it fits beside what else stands there. */
function list(items: readonly string[], taken: number): string {
  const line = `[${items.join(', ')}]`
  return line.length + taken <= lineWidth ? line : `[\n${items.map((item) => `  ${item},`).join('\n')}\n]`
}

if (process.argv[1] === import.meta.filename) {
  for (const { path, text } of generatedFiles()) {
    if (readFileSync(path, { encoding: 'utf8', flag: 'a+' }) !== text) writeFileSync(path, text)
  }
}
