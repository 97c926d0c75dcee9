import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RulesText, readRulesText } from '@variorum/engine/notation'
import { env } from '../../../env.ts'

export type TextKind = 'rules' | 'story'

/** Prose does not change while the server runs; in development it is read anew each time. */
const known = new Map<string, Promise<RulesText | null>>()

/**
 * The prose that lies beside a variant, or null when it has none. The slug must be one the catalogue knows: it becomes
 * part of a path.
 */
export function readText(slug: string, kind: TextKind): Promise<RulesText | null> {
  const name = `${slug}.${kind}.md`
  const read = known.get(name) ?? parse(slug, name)
  if (env().isProduction) known.set(name, read)
  return read
}

async function parse(slug: string, name: string): Promise<RulesText | null> {
  const path = join(/* turbopackIgnore: true */ process.cwd(), '../../packages/engine/src/variants', slug, name)
  let markdown: string
  try {
    markdown = await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  const text = readRulesText(markdown)
  // The suite runs every diagram of every text, so a fault here is a broken build, not a reader's problem.
  if (!text.ok) throw new Error(`${name}:${text.fault.line}: ${text.fault.key} ${text.fault.text}`)
  return text.value
}
