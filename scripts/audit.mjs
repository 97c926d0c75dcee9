import { main, pnpm } from './lib.mjs'
import { listen, run } from './processes.mjs'

/**
 * `npm run audit`: what is known against the packages that are served, from the registry, and whether the licences of all
 * fit ours. Not a part of `npm test`: what somebody found out elsewhere today is no fault of a change.
 */
await main(async () => {
  const { code, output } = await listen(pnpm('audit', '--prod'))
  console.log(output.trim())
  // pnpm says by a code of this form that the registry gave no answer it could read: a mirror that knows no advisories.
  const isUnanswered = code !== 0 && /ERR_PNPM_AUDIT|ERR_PNPM_FETCH|ENOTFOUND|ECONNREFUSED|EAI_AGAIN/.test(output)
  if (isUnanswered)
    console.error('\nThe registry in use answers no questions about known faults; ask again where it does.')
  const licences = await run([process.execPath, 'scripts/licences.mjs'])
  return isUnanswered ? 2 : Math.max(code, licences)
})
