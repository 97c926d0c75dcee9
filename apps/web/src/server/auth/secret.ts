import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The key that signs cookies: the one configured, else one made up on the first start and kept beside the database,
 * readable by its owner only. Losing it signs every visitor out; that is why it is not made anew on each start.
 */
export function secretOf(given: { readonly secret: string | null; readonly dataFolder: string }): string {
  if (given.secret !== null) return given.secret
  mkdirSync(given.dataFolder, { recursive: true })
  const file = join(given.dataFolder, 'secret')
  const draft = `${file}.${process.pid}`
  const known = read(file)
  if (known !== undefined) return known
  // Written aside and linked into place: of two first starts one wins whole, and the other reads what it wrote.
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
