import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import fences from '../.dependency-cruiser.mjs'
import { brokenFences } from './fences.mjs'
import { bin, pnpm, root } from './lib.mjs'

const engine = 'packages/engine/src'
const ui = 'packages/ui/src'
const web = 'apps/web/src'

/** A small tree in which every arrow of the map is used once, and rightly. */
const lawful = {
  [`${engine}/board/index.ts`]: 'export const board = 1',
  [`${engine}/position/position.ts`]: "export { board as position } from '../board/index.ts'",
  [`${engine}/rules/kinds.ts`]: "export { position as kinds } from '../position/position.ts'",
  [`${engine}/rules/moves/glide.ts`]: "export { kinds as glide } from '../kinds.ts'",
  [`${engine}/rules/moves/glide.test.ts`]: "import { glide } from './glide.ts'\nexport const seen = glide",
  [`${engine}/rules/effects/swap.ts`]: "export { kinds as swap } from '../kinds.ts'",
  [`${engine}/game/index.ts`]: "export { kinds as game } from '../rules/kinds.ts'",
  [`${engine}/families/ultima.ts`]: "export { game as family } from '../game/index.ts'",
  [`${engine}/variants/ultima/ultima.ts`]: "export { family as ultima } from '../../families/ultima.ts'",
  [`${engine}/variants/fugue/fugue.ts`]: "export { family as fugue } from '../../families/ultima.ts'",
  [`${engine}/variants/catalogue.ts`]: "export { ultima } from './ultima/ultima.ts'",
  [`${engine}/variants/load.ts`]: "export const load = () => import('./ultima/ultima.ts')",
  [`${engine}/notation/index.ts`]: "export { game as notation } from '../game/index.ts'",
  [`${engine}/search/index.ts`]:
    "import type { Answer } from '../ask/index.ts'\nexport type Thought = Answer\nexport const search = 1",
  [`${engine}/ask/index.ts`]:
    "import type { Thought } from '../search/index.ts'\nexport type Answer = number\nexport type Last = Thought\nexport const ask = 1",
  [`${engine}/review/index.ts`]: "import type { Answer } from '../ask/index.ts'\nexport type Reviewed = Answer",
  [`${engine}/openings/index.ts`]: 'export const key = 1',
  [`${engine}/puzzles/find.ts`]: "export { search as find } from '../search/index.ts'",
  [`${engine}/cli/variorum.ts`]: "import 'node:fs'\nexport { ultima } from '../variants/catalogue.ts'",
  [`${ui}/board/index.ts`]:
    "import type { Answer } from '@variorum/engine/ask'\nexport { board } from '@variorum/engine/board'\nexport type Seen = Answer",
  [`${web}/lib/lib.ts`]: 'export const lib = 1',
  [`${web}/i18n/locale.ts`]: "export { lib as locale } from '../lib/lib.ts'",
  [`${web}/server/db.ts`]: "export { lib as db } from '../lib/lib.ts'",
  [`${web}/server/trpc/root.ts`]: "export { router as root } from '../../features/play/server/router.ts'",
  [`${web}/trpc/client.ts`]: "import type { root } from '../server/trpc/root.ts'\nexport type Root = typeof root",
  [`${web}/trpc/server.ts`]: "export { root } from '../server/trpc/root.ts'",
  [`${web}/features/play/server/router.ts`]: "export { db as router } from '../../../server/db.ts'",
  [`${web}/features/play/components/play.ts`]:
    "import type { Root } from '../../../trpc/client.ts'\nimport { board } from '@variorum/ui/board'\nexport const play = board\nexport type Told = Root",
  [`${web}/features/rules/components/page.ts`]: "export { lib as page } from '../../../lib/lib.ts'",
  [`${web}/workers/engine.worker.ts`]: "export { load } from '@variorum/engine/load'",
  [`${web}/app/page.ts`]:
    "export { play } from '../features/play/components/play.ts'\nexport { page } from '../features/rules/components/page.ts'",
  'e2e/home.spec.ts': 'export const spec = 1',
  'scripts/lib.mjs': "import 'node:fs'",
}

/** One unlawful file for every rule. The rule to fire is the key. */
const planted = {
  'engine-board-reads-inward': [`${engine}/board/planted.ts`, "export * from '../position/position.ts'"],
  'engine-position-reads-inward': [`${engine}/position/planted.ts`, "export * from '../rules/kinds.ts'"],
  'engine-rules-reads-inward': [`${engine}/rules/moves/planted.ts`, "export * from '../../game/index.ts'"],
  'engine-game-reads-inward': [`${engine}/game/planted.ts`, "export * from '../families/ultima.ts'"],
  'engine-families-reads-inward': [`${engine}/families/planted.ts`, "export * from '../search/index.ts'"],
  'engine-variants-reads-inward': [`${engine}/variants/planted.ts`, "export * from '../notation/index.ts'"],
  'engine-notation-reads-inward': [`${engine}/notation/planted.ts`, "export * from '../search/index.ts'"],
  'engine-search-reads-inward': [`${engine}/search/planted.ts`, "export * from '../variants/catalogue.ts'"],
  'engine-search-takes-only-types': [`${engine}/search/planted-value.ts`, "export { ask } from '../ask/index.ts'"],
  'engine-ask-reads-inward': [`${engine}/ask/planted.ts`, "export * from '../families/ultima.ts'"],
  'engine-ask-takes-only-types': [`${engine}/ask/planted-value.ts`, "export { search } from '../search/index.ts'"],
  'engine-review-reads-inward': [`${engine}/review/planted.ts`, "export * from '../game/index.ts'"],
  'engine-review-takes-only-types': [`${engine}/review/planted-value.ts`, "export { ask } from '../ask/index.ts'"],
  'engine-openings-reads-inward': [`${engine}/openings/planted.ts`, "export * from '../board/index.ts'"],
  'engine-puzzles-reads-inward': [`${engine}/puzzles/planted.ts`, "export * from '../families/ultima.ts'"],
  'engine-is-pure': [`${engine}/game/planted-node.ts`, "import 'node:fs'"],
  'nobody-reads-the-command-line': [`${engine}/game/planted-cli.ts`, "export * from '../cli/variorum.ts'"],
  'rules-of-one-kind-stand-alone': [`${engine}/rules/effects/planted.ts`, "export * from './swap.ts'"],
  'rules-in-common-know-no-rule': [`${engine}/rules/planted.ts`, "export * from './moves/glide.ts'"],
  'variants-are-leaves': [`${engine}/cli/planted.ts`, "export * from '../variants/ultima/ultima.ts'"],
  'variants-do-not-know-each-other': [`${engine}/variants/fugue/planted.ts`, "export * from '../ultima/ultima.ts'"],
  'ui-knows-boards-not-games': [`${ui}/board/planted.ts`, "export * from '@variorum/engine/game'"],
  'ui-takes-only-types-of-answers': [`${ui}/board/planted-value.ts`, "export { ask } from '@variorum/engine/ask'"],
  'web-lib-reads-inward': [`${web}/lib/planted.ts`, "export * from '../server/db.ts'"],
  'web-i18n-reads-inward': [`${web}/i18n/planted.ts`, "export * from '../server/db.ts'"],
  'web-server-reads-inward': [`${web}/server/planted.ts`, "export * from '../features/play/server/router.ts'"],
  'web-trpc-reads-inward': [`${web}/trpc/planted.ts`, "export * from '../features/rules/components/page.ts'"],
  'web-workers-reads-inward': [`${web}/workers/planted.ts`, "export * from '../server/db.ts'"],
  'web-features-reads-inward': [`${web}/features/play/planted.ts`, "export * from '../../workers/engine.worker.ts'"],
  'web-trpc-knows-only-the-shape-of-features': [
    `${web}/server/trpc/root.ts`,
    "export { play as root } from '../../features/play/components/play.ts'",
  ],
  'features-meet-only-in-app': [`${web}/features/rules/planted.ts`, "export * from '../play/components/play.ts'"],
  'components-never-touch-the-server': [
    `${web}/features/play/components/planted.ts`,
    "export { router } from '../server/router.ts'",
  ],
  'browsers-load-one-variant': [`${web}/workers/planted-all.ts`, "export * from '@variorum/engine/catalogue'"],
  'nobody-reads-app': [`${web}/proxy.ts`, "export * from './app/page.ts'"],
  'e2e-drives-from-outside': ['e2e/planted.ts', "export * from '../packages/engine/src/board/index.ts'"],
  'scripts-need-nothing-installed': ['scripts/planted.mjs', "export * from '../packages/engine/src/board/index.ts'"],
  'no-circular': [`${web}/lib/planted-circle-a.ts`, "export * from './planted-circle-b.ts'"],
  'everything-resolves': [`${web}/lib/planted-deep.ts`, "export * from '@variorum/engine/src/board/index.ts'"],
}

let tree

/** The lawful tree on disk, outside the repository, with the fences and the packages' real manifests. */
function grow() {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'variorum-fences-')))
  for (const file of [
    '.dependency-cruiser.mjs',
    'biome.json',
    'scripts/no-dice.grit',
    'scripts/part-holds-page.grit',
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'tsconfig.base.json',
    'turbo.json',
    ...readdirSync(join(root, 'patches')).map((patch) => `patches/${patch}`),
    ...['packages/engine', 'packages/ui', 'apps/web', 'e2e'].flatMap((it) => [
      `${it}/package.json`,
      `${it}/turbo.json`,
    ]),
  ]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    copyFileSync(join(root, file), join(tree, file))
  }
  for (const [file, text] of Object.entries(lawful)) plant(file, text)
  link('packages/ui', 'engine', 'packages/engine')
  link('apps/web', 'engine', 'packages/engine')
  link('apps/web', 'ui', 'packages/ui')
}

function plant(file, text) {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), `${text}\n`)
}

function link(from, name, to) {
  mkdirSync(join(tree, from, 'node_modules/@variorum'), { recursive: true })
  symlinkSync(join(tree, to), join(tree, from, 'node_modules/@variorum', name))
}

function wither() {
  rmSync(tree, { recursive: true, force: true })
}

describe('a lawful tree', () => {
  before(grow)
  after(wither)

  test('breaks no fence', () => {
    assert.deepEqual(brokenFences(tree).broken, [])
  })

  test('is refused when a part of it holds nothing to look at', () => {
    rmSync(join(tree, ui), { recursive: true })
    assert.throws(() => brokenFences(tree), /looked at nothing in packages\/ui/)
  })
})

describe('every fence', () => {
  let broken

  before(() => {
    grow()
    for (const [file, text] of Object.values(planted)) plant(file, text)
    plant(`${web}/lib/planted-circle-b.ts`, "export * from './planted-circle-a.ts'")
    broken = brokenFences(tree).broken
  })
  after(wither)

  test('has a violation planted for it', () => {
    assert.deepEqual(fences.forbidden.map((rule) => rule.name).sort(), Object.keys(planted).sort())
  })

  for (const [rule, [file]] of Object.entries(planted)) {
    test(`${rule} fires on its own violation, alone`, () => {
      const fired = broken.filter((it) => it.from === file).map((it) => it.rule)
      assert.deepEqual([...new Set(fired)], [rule])
    })
  }

  test('fires on nothing that is lawful', () => {
    const suspects = new Set([...Object.values(planted).map(([file]) => file), `${web}/lib/planted-circle-b.ts`])
    assert.deepEqual(
      broken.filter((it) => !suspects.has(it.from)),
      [],
    )
  })
})

describe('Biome', () => {
  before(grow)
  after(wither)

  const offences = {
    'a clock in the engine': [
      `${engine}/game/planted.ts`,
      'export const now = () => Date.now()',
      'noRestrictedGlobals',
    ],
    'a timer in the engine': [`${engine}/game/planted.ts`, 'setTimeout(() => {}, 1)', 'noRestrictedGlobals'],
    'a page in the engine': [`${engine}/game/planted.ts`, 'export const page = document.title', 'noRestrictedGlobals'],
    'dice in the engine': [`${engine}/game/planted.ts`, 'export const roll = () => Math.random()', 'no-dice'],
    'a node module in the engine': [`${engine}/game/planted.ts`, "export * from 'node:fs'", 'noRestrictedImports'],
    any: [`${web}/lib/planted.ts`, 'export const it: any = 1', 'noExplicitAny'],
    'a bang': [`${web}/lib/planted.ts`, 'export const it = (x: string | null) => x!', 'noNonNullAssertion'],
    'a name that is not kebab-case': [`${web}/lib/PlantedFile.ts`, 'export const it = 1', 'useFilenamingConvention'],
    'the environment outside env.ts': [`${web}/lib/planted.ts`, 'export const it = process.env.X', 'noProcessEnv'],
    'a promise nobody waits for': [
      `${web}/lib/planted.ts`,
      'async function later() {}\nexport function now() {\n  later()\n}',
      'noFloatingPromises',
    ],
  }

  for (const [what, [file, text, rule]] of Object.entries(offences)) {
    test(`refuses ${what}`, () => {
      plant(file, text)
      const [program, ...args] = bin(
        root,
        '@biomejs/biome',
        'bin/biome',
        'lint',
        '--vcs-enabled=false',
        '--colors=off',
        file,
      )
      const run = spawnSync(program, args, { cwd: tree, encoding: 'utf8' })
      rmSync(join(tree, file))
      assert.match(run.stdout + run.stderr, new RegExp(rule, 'i'))
      assert.notEqual(run.status, 0)
    })
  }

  test('lets the command line of the engine use Node', () => {
    const file = `${engine}/cli/planted.ts`
    plant(file, "export { readFileSync } from 'node:fs'\n\nexport const now = () => Date.now()")
    const [program, ...args] = bin(
      root,
      '@biomejs/biome',
      'bin/biome',
      'lint',
      '--vcs-enabled=false',
      '--colors=off',
      file,
    )
    const run = spawnSync(program, args, { cwd: tree, encoding: 'utf8' })
    rmSync(join(tree, file))
    assert.equal(run.status, 0, run.stdout + run.stderr)
  })
})

describe('turbo boundaries', () => {
  before(grow)
  after(wither)

  const boundaries = () => {
    const [program, ...args] = pnpm('exec', join(root, 'node_modules/.bin/turbo'), 'boundaries')
    return spawnSync(program, args, {
      cwd: tree,
      encoding: 'utf8',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    })
  }

  test('hold in a lawful tree, having looked at files', () => {
    const run = boundaries()
    assert.match(run.stdout + run.stderr, /Checked [1-9]\d* files in 4 packages, no issues found/)
    assert.equal(run.status, 0)
  })

  test('refuse a package that reaches into another by path', () => {
    plant(`${ui}/board/planted.ts`, "export * from '../../../engine/src/board/index.ts'")
    const run = boundaries()
    rmSync(join(tree, `${ui}/board/planted.ts`))
    assert.notEqual(run.status, 0, run.stdout + run.stderr)
  })

  test('refuse a dependency against the arrows', () => {
    plant(
      'packages/engine/package.json',
      JSON.stringify({ name: '@variorum/engine', dependencies: { '@variorum/ui': 'workspace:*' } }),
    )
    const run = boundaries()
    copyFileSync(join(root, 'packages/engine/package.json'), join(tree, 'packages/engine/package.json'))
    assert.notEqual(run.status, 0, run.stdout + run.stderr)
  })
})
