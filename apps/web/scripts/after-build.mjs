import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import './build-migrate.mjs'
import './build-search-thread.mjs'
import { packFiles } from './pack-files.mjs'

// Turbopack also publishes the TypeScript of a worker's entry as a file nobody asks for.
const media = '.next/static/media'
for (const name of readdirSync(media)) {
  if (name.endsWith('.ts')) rmSync(join(media, name))
}

packFiles('.next/static')
