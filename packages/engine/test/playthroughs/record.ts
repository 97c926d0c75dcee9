import { writeFileSync } from 'node:fs'
import { slugs } from '../../src/variants/catalogue.ts'
import { knownGame } from '../kernel-reading.ts'
import { playthrough } from './playthrough.ts'
import { recordOf } from './record-of.ts'

/** Writes the playthroughs anew (`npx tsx test/playthroughs/record.ts`): only after a change of rules that is meant. */
for (const slug of slugs) writeFileSync(recordOf(slug), playthrough(knownGame(slug)))
