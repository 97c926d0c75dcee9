import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The Chromium of this machine: `CHROME_PATH` if it names one, else the first found on the path. */
export function findChromium(env = process.env) {
  if (env.CHROME_PATH) return existsSync(env.CHROME_PATH) ? env.CHROME_PATH : undefined
  const folders = (env.PATH ?? '').split(delimiter)
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macs].find(existsSync)
}

/** Finds Chromium, or installs it where one may (root with apt); otherwise undefined. */
export async function obtainChromium() {
  const found = findChromium()
  if (found !== undefined || process.env.CHROME_PATH || !canApt()) return found
  console.log('Installing Chromium through apt …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run(['apt-get', 'update', '-qq'], { env })
  await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], { env })
  return findChromium()
}

export const howToGetChromium =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium; macOS: brew install --cask chromium) or set CHROME_PATH to one.'

function canApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}
