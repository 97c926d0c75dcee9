import { join } from 'node:path'

/** Where a variant keeps its recorded game: in its own folder, so that adding a variant touches no other. */
export const recordOf = (slug: string): string =>
  join(import.meta.dirname, '../../src/variants', slug, `${slug}.playthrough`)
