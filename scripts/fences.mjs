import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bin, main, Refusal, root } from './lib.mjs'

/** Folders a run must have seen; a fence that looked at nothing has not held. */
const grounds = ['packages/engine/src/', 'packages/ui/src/', 'apps/web/src/', 'e2e/', 'scripts/']

/**
 * Follows every import below a folder and says which break a rule of `.dependency-cruiser.mjs`: one sentence each.
 * Throws when one of the grounds had no module to look at.
 */
export function brokenFences(folder) {
  const [program, ...args] = bin(root, 'dependency-cruiser', 'bin/dependency-cruise.mjs')
  const config = join(folder, '.dependency-cruiser.mjs')
  const targets = ['packages', 'apps', 'e2e', 'scripts']
  const run = spawnSync(program, [...args, '--config', config, '--output-type', 'json', ...targets], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (run.status !== 0) throw new Refusal(`The fences could not be examined: ${run.stderr}`)
  const { modules, summary } = JSON.parse(run.stdout)
  for (const ground of grounds) {
    const isSeen = modules.some((module) => module.source.startsWith(ground) && !module.source.includes('node_modules'))
    if (!isSeen) throw new Refusal(`The fences looked at nothing in ${ground}.`)
  }
  return {
    looked: summary.totalCruised,
    broken: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(() => {
    const { looked, broken } = brokenFences(root)
    for (const { rule, from, to } of broken) console.error(`${rule}: ${from} → ${to}`)
    console.log(`${looked} modules examined, ${broken.length} imports over a fence`)
    return broken.length === 0 ? 0 : 1
  })
}
