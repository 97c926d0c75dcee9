import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifest, pnpm, Refusal, root, web } from './lib.mjs'
import { run } from './processes.mjs'

const stamp = join(root, 'node_modules/.variorum-installed')

/** Whether what is installed is what the lockfile asks for, on this machine. */
export function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/** Installs exactly what the lockfile says; nothing to do when that was done already. */
export async function install() {
  if (isInstalled()) return
  console.log('Installing packages …')
  if ((await run(pnpm('install', '--frozen-lockfile'))) !== 0) {
    throw new Refusal('The packages could not be installed: see above; the first time needs a network connection.')
  }
  writeFileSync(stamp, fingerprint())
}

/** Builds the site; turbo remembers, so an unchanged tree takes a moment. */
export async function build() {
  if ((await run(pnpm('exec', 'turbo', 'run', 'build', '--output-logs=new-only'))) !== 0) {
    throw new Refusal('The site could not be built: see above.')
  }
}

/** Brings the database up to date, in a process that ends: the server never carries the memory of a first creation. */
export async function migrate() {
  if (manifest(web).scripts.migrate === undefined) return
  if ((await run(pnpm('--silent', '--filter', '@variorum/web', 'run', 'migrate'))) !== 0) {
    throw new Refusal('The database could not be brought up to date: see above.')
  }
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
