import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { main, root } from './lib.mjs'

const notice = '// Generated from the folders of variants/ by scripts/catalogue.mjs. Do not edit.'

/**
 * `npm run catalogue` writes the doors to the variants, and to the puzzles beside them, after a folder or a file of
 * puzzles was added or taken away; with `--check` it
 * only says whether they are up to date. They are generated because the compiler must see every import by name.
 */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(() => {
    const isCheck = process.argv.includes('--check')
    const stale = staleDoors(join(root, 'packages/engine/src/variants'))
    for (const { file, text } of stale) {
      if (isCheck) console.error(`${file} does not list the variants there are; run npm run catalogue.`)
      else writeFileSync(file, text)
    }
    return isCheck && stale.length > 0 ? 1 : 0
  })
}

/** The doors whose text is not what the folders ask for, with the text they should have. */
export function staleDoors(folder) {
  const slugs = slugsIn(folder)
  const doors = { 'catalogue.ts': catalogue(slugs), 'load.ts': loader(slugs), 'shelves.ts': shelves(folder, slugs) }
  return Object.entries(doors)
    .map(([name, text]) => ({ file: join(folder, name), text }))
    .filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
}

/** A folder is a variant when it holds a file of its own name. */
function slugsIn(folder) {
  return readdirSync(folder)
    .filter((slug) => existsSync(join(folder, slug, `${slug}.ts`)))
    .sort()
}

/** The files of puzzles beside a variant, in their order: `puzzles.json`, `puzzles-2.json` and on. */
function puzzleFiles(folder, slug) {
  const name = (number) => (number === 1 ? 'puzzles.json' : `puzzles-${number}.json`)
  const files = []
  while (existsSync(join(folder, slug, name(files.length + 1)))) files.push(name(files.length + 1))
  return files
}

/** `three-check` as a name in code: `threeCheck`; a slug that begins with a digit gets a letter first. */
function identifier(slug) {
  const name = slug.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  return /^\d/.test(name) ? `v${name}` : name
}

function list(items, around) {
  const line = items.join(', ')
  if (around + line.length <= 120) return `[${line}]`
  return `[\n${items.map((item) => `  ${item},\n`).join('')}]`
}

function catalogue(slugs) {
  const imports = slugs.map((slug) => `import ${identifier(slug)} from './${slug}/${slug}.ts'`)
  const definitions = list(slugs.map(identifier), 'const definitions = []'.length)
  return `${notice}
import { compile, type Game } from '../game/game.ts'
import { editionOf, readAs } from '../game/readings.ts'
${imports.join('\n')}

const definitions = ${definitions}

const compiled = new Map<string, Game>()

/** Slugs of all variants. */
export const slugs: readonly string[] = definitions.map((definition) => definition.slug)

/** The compiled game of that slug, a variant's or a reading's of it (\`slug+reading\`), compiled when first asked for. */
export function gameOf(slug: string): Game | undefined {
  const known = compiled.get(slug)
  if (known !== undefined) return known
  const printed = definitions.find((one) => one.slug === editionOf(slug))
  const definition = printed && readAs(printed, slug)
  if (definition === undefined) return undefined
  const game = compile(definition)
  compiled.set(slug, game)
  return game
}
`
}

/** A slug as the key of an object. */
function key(slug) {
  return slug.includes('-') || /^\d/.test(slug) ? `'${slug}'` : slug
}

function shelves(folder, slugs) {
  const entries = slugs.flatMap((slug) => {
    const files = puzzleFiles(folder, slug)
    const file = (name) => `() => import('./${slug}/${name}', { with: { type: 'json' } })`
    if (files.length === 0) return []
    const line = `  ${key(slug)}: [${files.map(file).join(', ')}],\n`
    if (line.length <= 121) return [line]
    return [`  ${key(slug)}: [\n${files.map((name) => `    ${file(name)},\n`).join('')}  ],\n`]
  })
  return `${notice}

/** A file of puzzles as it lies beside a variant. */
interface Shelf {
  readonly slug: string
  readonly puzzles: readonly string[]
}

/** The files of puzzles of every variant that has some, each fetched when first asked for; any one is a sample of all. */
export const shelves: Readonly<Record<string, readonly (() => Promise<{ readonly default: Shelf }>)[]>> = {${entries.length > 0 ? '\n' : ''}${entries.join('')}}
`
}

function loader(slugs) {
  const names = list(
    slugs.map((slug) => `'${slug}'`),
    'export const slugs = [] as const'.length,
  )
  return `${notice}
import { compile, type Game } from '../game/game.ts'
import { editionOf, readAs } from '../game/readings.ts'

export const slugs = ${names} as const

const modules: Readonly<Record<string, () => Promise<{ default: Parameters<typeof compile>[0] }>>> = {
${slugs.map((slug) => `  ${key(slug)}: () => import('./${slug}/${slug}.ts'),\n`).join('')}}

const loading = new Map<string, Promise<Game | undefined>>()

/**
 * The compiled game of that slug, a variant's or a reading's of it (\`slug+reading\`), fetched when first asked for;
 * undefined for a slug there is no variant of.
 */
export function load(slug: string): Promise<Game | undefined> | undefined {
  const known = loading.get(slug)
  if (known !== undefined) return known
  const edition = editionOf(slug)
  if (!Object.hasOwn(modules, edition)) return undefined
  const game = modules[edition]().then((module) => {
    const definition = readAs(module.default, slug)
    return definition && compile(definition)
  })
  loading.set(slug, game)
  // The network may be back next time: a failure that is kept would last until the page is loaded again.
  game.catch(() => loading.delete(slug))
  return game
}
`
}
