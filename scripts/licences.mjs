import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { main, Refusal, root } from './lib.mjs'

/**
 * Licences under which something may be part of a work under AGPL-3.0-or-later, by the FSF's list of licences that are
 * compatible with GPL version 3; the last two are of data and of fonts, which stay works of their own.
 */
const fitting = new Set([
  '0BSD',
  'AGPL-3.0',
  'AGPL-3.0-only',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'GPL-3.0',
  'GPL-3.0-or-later',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  'CC-BY-4.0',
  'OFL-1.1',
])

/** What says its licence in a way of its own; each was looked up in the file that comes with it. */
const lookedUp = {
  'parse-cache-control': 'BSD-3-Clause',
}

/** Whether an expression as package.json has it, `MIT OR (Apache-2.0 AND ISC)`, leaves a way to use the package. */
export function fits(expression) {
  const text = expression.trim()
  const inside = /^\(([^()]*)\)$/.exec(text)?.[1]
  if (inside !== undefined) return fits(inside)
  const ways = split(text, ' OR ')
  if (ways.length > 1) return ways.some(fits)
  const parts = split(text, ' AND ')
  return parts.length > 1 ? parts.every(fits) : fitting.has(text)
}

/** Cut at a word, but not within parentheses. */
function split(text, word) {
  const pieces = ['']
  let depth = 0
  for (const part of text.split(/( OR | AND |[()])/)) {
    if (part === '(') depth += 1
    if (part === ')') depth -= 1
    if (part === word && depth === 0) pieces.push('')
    else pieces[pieces.length - 1] += part
  }
  return pieces
}

/** Every package that is installed, with the licence it names. */
export function licencesIn(folder) {
  const found = new Map()
  for (const store of readdirSync(folder)) {
    const modules = join(folder, store, 'node_modules')
    if (!existsSync(modules)) continue
    for (const name of namesIn(modules)) {
      const file = join(modules, name, 'package.json')
      if (!existsSync(file)) continue
      const { name: told = name, license } = JSON.parse(readFileSync(file, 'utf8'))
      found.set(told, typeof license === 'string' ? license : (lookedUp[told] ?? 'none'))
    }
  }
  return found
}

function namesIn(modules) {
  return readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(() => {
    const licences = licencesIn(join(root, 'node_modules/.pnpm'))
    if (licences.size === 0) throw new Refusal('No package is installed, so there is no licence to look at.')
    const unfit = [...licences].filter(([, licence]) => !fits(licence))
    for (const [name, licence] of unfit)
      console.error(`${name} is under ${licence}, of which scripts/licences.mjs does not say that it fits the AGPL.`)
    console.log(`${licences.size} packages under licences that fit, ${unfit.length} under others`)
    return unfit.length === 0 ? 0 : 1
  })
}
