import { hasPostgres } from '../own-services.ts'
import { runCases } from './bench.ts'
import { cases } from './cases.ts'

/*
 * Breaks the finished site in every way that is known, and holds what players were told against what is stored. With
 * `--json` only what was found goes to the output, as one object; what is wrong goes to the second stream either way.
 */
const isJson = process.argv.includes('--json')
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? ''
const chosen = cases.filter(({ name }) => name.includes(only))

if (!hasPostgres) {
  console.error('The faults need a PostgreSQL of their own and find none: on Debian, apt-get install postgresql.')
  if (!process.argv.includes('--where-possible')) process.exitCode = 1
} else {
  const { found, wrong } = await runCases(chosen, isJson ? () => {} : console.log)
  if (isJson) console.log(JSON.stringify(found))
  else console.table(found)
  for (const sentence of wrong) console.error(sentence)
  if (wrong.length > 0 || found.lost > 0 || found.doubled > 0) process.exitCode = 1
}
