import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** What decides which moves there are, what they do and how they are written. How bots think and commands print does not. */
const folders = ['ask', 'board', 'families', 'game', 'notation', 'position', 'rules', 'variants']

/** A short fingerprint of the rules as they are being built: other rules, another fingerprint, and the same ones on every machine. */
export function rulesBuild(engine) {
  const hash = createHash('sha256')
  for (const file of folders.flatMap((folder) => sources(join(engine, folder))).sort()) {
    const name = relative(engine, file).split(sep).join('/')
    hash.update(`${name}\0${readFileSync(file, 'utf8').replaceAll('\r\n', '\n')}\0`)
  }
  return hash.digest('hex').slice(0, 16)
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [path] : []
  })
}
