import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'

/** What can be put right by whoever asked for a backup or a restore, in one sentence. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

const migration = z.object({ hash: z.string(), when: z.number() })
export type Migration = z.infer<typeof migration>

const head = z.object({
  variorum: z.literal('backup'),
  format: z.literal(1),
  at: z.string(),
  migrations: z.array(migration),
})
export type Head = z.infer<typeof head>

/** A file as it is read: its head, then each table by its name, its rows, and what they come to. */
export type Part =
  | { readonly kind: 'head'; readonly head: Head }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'row'; readonly row: string }
  | { readonly kind: 'sum'; readonly sum: string }

const lastLine = '#end'

/**
 * Writes a file, and gives it its name only when it is whole, on the disk, and `check` has found nothing wrong with it: at
 * no moment does a file of that name hold half a backup. Only its owner may read it, for it holds what nobody else may know.
 */
export async function writeBackup(
  file: string,
  parts: AsyncIterable<Part>,
  check: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${file}.${process.pid}.partial`
  try {
    await pipeline(Readable.from(linesOf(parts)), createGzip(), createWriteStream(draft, { mode: 0o600 }))
    await settle(draft)
    await check(draft)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function settle(file: string): Promise<void> {
  const written = await open(file, 'r+')
  await written.sync()
  await written.close()
}

async function* linesOf(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  for await (const part of parts) {
    if (part.kind === 'head') yield `#head ${JSON.stringify(part.head)}\n`
    else if (part.kind === 'table') yield `#table ${part.table}\n`
    else if (part.kind === 'sum') yield `#sum ${part.sum}\n`
    else yield `${part.row}\n`
  }
  yield `${lastLine}\n`
}

export async function* readBackup(file: string): AsyncGenerator<Part> {
  let isWhole = false
  for await (const line of unpacked(file)) {
    if (line === lastLine) isWhole = true
    else yield partOf(file, line)
  }
  if (!isWhole) throw new BackupError(`The end of the backup ${file} is missing.`)
}

function partOf(file: string, line: string): Part {
  if (!line.startsWith('#')) return { kind: 'row', row: line }
  const [, word, rest = ''] = /^#(\w+) (.*)$/.exec(line) ?? []
  if (word === 'table') return { kind: 'table', table: rest }
  if (word === 'sum') return { kind: 'sum', sum: rest }
  const parsed = word === 'head' ? head.safeParse(JSON.parse(rest)) : undefined
  if (!parsed?.success) throw new BackupError(`The backup ${file} is of a kind that this version does not know.`)
  return { kind: 'head', head: parsed.data }
}

/** Its lines. They end where we ended them: other signs that some take for an end of line may be in what people wrote. */
async function* unpacked(file: string): AsyncGenerator<string> {
  let rest = ''
  try {
    const source = createReadStream(file)
    const text = source.pipe(createGunzip().setEncoding('utf8'))
    source.once('error', (error) => text.destroy(error))
    for await (const piece of text) {
      const lines = (rest + piece).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === 'ENOENT') throw new BackupError(`There is no file ${file}.`)
    throw new BackupError(`The file ${file} is no backup, or is damaged: ${error.message}.`)
  }
}
