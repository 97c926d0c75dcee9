import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { pnpm, Refusal, root, web } from './lib.mjs'
import { listen } from './processes.mjs'

const stamp = join(root, 'node_modules/.variorum-installed')

/** Whether what is installed is what the lockfile asks for, on this machine. */
export function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/** Installs exactly what the lockfile says; nothing to do when that was done already. */
export async function install() {
  if (isInstalled()) return
  console.log('Fetching packages, which takes a minute or two the first time …')
  const { code, output } = await listen(pnpm('install', '--frozen-lockfile'))
  if (code !== 0) {
    console.error(output)
    throw new Refusal('The packages could not be installed: see above; the first time needs a network connection.')
  }
  writeFileSync(stamp, fingerprint())
}

const turbo = ['exec', 'turbo', 'run', 'build', '--output-logs=new-only']

/** Builds the site, and says which build it is; turbo remembers, so an unchanged tree takes a moment. */
export async function build() {
  console.log('Building the site, which takes a minute or two the first time and a moment where nothing has changed …')
  const { code, output } = await listen(pnpm(...turbo))
  if (code !== 0) {
    console.error(output)
    throw new Refusal('The site could not be built: see above.')
  }
  const [, hash] = /web:build: cache \w+, [a-z ]+ ([0-9a-f]+)/.exec(stripVTControlCharacters(output)) ?? []
  return hash ?? 'unknown'
}

/** Which build it would be, without building. */
export async function plannedBuild() {
  const { output } = await listen(pnpm(...turbo, '--dry=json'))
  try {
    const { tasks } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
    return tasks.find(({ taskId }) => taskId === '@variorum/web#build')?.hash
  } catch {
    return undefined
  }
}

/**
 * Brings the database up to date, in a process that ends: the server never carries the memory of a first creation. What
 * stands in the way is said by that process in one sentence, be it the database, the secret or the origin.
 */
export async function migrate() {
  console.log('Bringing the database up to date …')
  const command = [process.execPath, '--import', 'tsx', '--conditions=react-server', 'scripts/migrate.ts']
  const { code, output } = await listen(command, { cwd: web })
  if (code !== 0) throw new Refusal(output.trim() || 'The database could not be brought up to date.')
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}\n`)
  const packages = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  )
  const manifests = ['.', 'e2e', ...packages].map((folder) => join(root, folder, 'package.json')).filter(existsSync)
  for (const file of [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests.sort()]) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}
