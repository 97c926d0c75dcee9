import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '../../../env.ts'

/** Books do not change while the server runs; in development they are read anew each time. */
const known = new Map<string, Promise<string | null>>()

/**
 * The text of the book of the engine's games that lies beside a variant, or null where there is none. The slug must be one
 * the catalogue knows: it becomes part of a path.
 */
export function readBookText(slug: string): Promise<string | null> {
  const text = known.get(slug) ?? read(slug)
  if (env().isProduction) known.set(slug, text)
  return text
}

async function read(slug: string): Promise<string | null> {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), '../../packages/engine/src/variants', slug)
  try {
    return await readFile(join(folder, `${slug}.openings`), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
