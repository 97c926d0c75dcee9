import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, pnpm, Refusal, reports, root } from './lib.mjs'
import { run } from './processes.mjs'
import { count } from './tally.mjs'
import { demandNobodyServesOther } from './tree.mjs'

/** Lint and format, types, fences: what `pnpm check` runs, and `npm test` first of all. */
export const checks = [
  { name: 'biome', command: () => bin(root, '@biomejs/biome', 'bin/biome', 'ci', '.') },
  { name: 'types', command: () => pnpm('exec', 'turbo', 'run', 'typecheck', '--continue', '--output-logs=new-only') },
  { name: 'catalogue', command: () => [process.execPath, 'scripts/catalogue.mjs', '--check'] },
  { name: 'fences', command: () => [process.execPath, 'scripts/fences.mjs'] },
  { name: 'unused code', command: () => bin(root, 'knip', 'bin/knip.js') },
  { name: 'licences', command: () => [process.execPath, 'scripts/licences.mjs'] },
  { name: 'boundaries', command: () => pnpm('exec', 'turbo', 'boundaries') },
]

export const built = {
  name: 'build',
  command: async () => {
    await demandNobodyServesOther()
    return pnpm('exec', 'turbo', 'run', 'build', '--output-logs=new-only')
  },
}

/** The tests of these very scripts, by Node's own runner: they must run where nothing is installed yet. */
export const scriptTests = {
  name: 'scripts',
  kind: 'tap',
  command: (report) => [
    process.execPath,
    '--test',
    '--test-concurrency=1',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...readdirSync(join(root, 'scripts'))
      .filter((name) => name.endsWith('.test.mjs'))
      .map((name) => join('scripts', name)),
  ],
}

/** The vitest suite of one package. */
export function suite(folder, { name = folder, env = {} } = {}) {
  const cwd = join(root, folder)
  return {
    name,
    kind: 'vitest',
    cwd,
    env,
    command: (report) =>
      bin(cwd, 'vitest', 'vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`),
  }
}

/** The finished thing in a real browser, on games of its own in `data`. */
export function browserTests(chromium, data, env = {}) {
  const cwd = join(root, 'e2e')
  return {
    name: 'e2e',
    kind: 'playwright',
    cwd,
    env: (report) => ({
      ...env,
      VARIORUM_CHROMIUM: chromium,
      VARIORUM_E2E_DATA: data,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    }),
    command: () => bin(cwd, '@playwright/test', 'cli.js', 'test', '--reporter=list,json'),
  }
}

/** The finished thing broken in every way we know of. Without a PostgreSQL to break, the stage says so and is good. */
export const faultBench = {
  name: 'faults',
  cwd: join(root, 'e2e'),
  command: (_report, words = ['--where-possible']) => [process.execPath, '--import', 'tsx', 'faults/run.ts', ...words],
}

/** Runs one stage and adds what came of it. A stage that cannot start has failed, and the next ones still run. */
export async function runStage(stage, tally) {
  mkdirSync(reports, { recursive: true })
  const report = join(reports, `${stage.name.replace(/\W+/g, '-')}.report`)
  rmSync(report, { force: true })
  console.log(`\n── ${stage.name}`)
  const began = Date.now()
  let code = 1
  try {
    const env = typeof stage.env === 'function' ? stage.env(report) : stage.env
    code = await run(await stage.command(report), { cwd: stage.cwd, env })
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    console.error(problem.message)
  }
  const counts = count(stage.kind ?? 'none', code, report)
  tally.add(counts, stage.name)
  console.log(
    `── ${stage.name}: ${counts.failed === 0 ? 'good' : 'FAILED'}, ${Math.round((Date.now() - began) / 1000)} s`,
  )
  return counts.failed === 0
}
