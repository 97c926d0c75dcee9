/**
 * The known counts of a variant, each with its source: `<slug>.perft` beside the rules. One count a line,
 *
 *     id | position | depth nodes | provenance | source in words
 *
 * and `#` begins a comment. Plain text, so that a number can be compared, quoted and doubted without a program.
 */
export interface PerftEntry {
  /** Names the position; several depths of one position share it. */
  readonly id: string
  readonly position: string
  readonly depth: number
  readonly nodes: number
  readonly provenance: Provenance
  readonly source: string
  readonly line: number
}

/** Printed by others; counted by programs that share no code; counted by one program only. */
export type Provenance = 'published' | 'independent' | 'own'

export interface PerftFault {
  readonly key:
    | 'fieldCount'
    | 'badId'
    | 'noPosition'
    | 'badCount'
    | 'badProvenance'
    | 'noSource'
    | 'duplicateCount'
    | 'movedPosition'
    | 'empty'
  readonly line: number
  readonly text: string
}

export type ReadPerft =
  | { readonly ok: true; readonly value: readonly PerftEntry[] }
  | { readonly ok: false; readonly fault: PerftFault }

export function readPerftFile(text: string): ReadPerft {
  const entries: PerftEntry[] = []
  const fail = (key: PerftFault['key'], line: number, text: string): ReadPerft => ({
    ok: false,
    fault: { key, line, text },
  })

  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const line = index + 1
    if (written.trim() === '' || written.startsWith('#')) continue
    const fields = written.split('|').map((field) => field.trim())
    if (fields.length !== 5) return fail('fieldCount', line, written)
    const [id, position, count, provenance, source] = fields
    if (!/^[a-z0-9-]+$/.test(id)) return fail('badId', line, id)
    if (position === '') return fail('noPosition', line, id)
    const numbers = /^([1-9]\d*)\s+(\d+)$/.exec(count)
    if (!numbers) return fail('badCount', line, count)
    if (!isProvenance(provenance)) return fail('badProvenance', line, provenance)
    if (source === '') return fail('noSource', line, id)
    const depth = Number(numbers[1])
    const sisters = entries.filter((entry) => entry.id === id)
    if (sisters.some((entry) => entry.depth === depth)) return fail('duplicateCount', line, `${id} ${depth}`)
    if (sisters.some((entry) => entry.position !== position)) return fail('movedPosition', line, id)
    entries.push({ id, position, depth, nodes: Number(numbers[2]), provenance, source, line })
  }

  // A file of comments would let a perft test pass without counting anything.
  return entries.length === 0 ? fail('empty', 1, '') : { ok: true, value: entries }
}

function isProvenance(word: string): word is Provenance {
  return word === 'published' || word === 'independent' || word === 'own'
}
