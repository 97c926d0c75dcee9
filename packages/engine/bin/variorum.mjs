#!/usr/bin/env node
/**
 * Runs the command line from any folder. The sources are TypeScript, which Node 20 does not read: tsx reads it for this
 * process, and for the threads it starts.
 */
const missing = (problem) => problem?.code === 'ERR_MODULE_NOT_FOUND' && String(problem.message).includes("'tsx'")

try {
  const { register } = await import('tsx/esm/api')
  register()
} catch (problem) {
  if (!missing(problem)) throw problem
  process.stderr.write('variorum is not installed yet: run the installation that CONTRIBUTING.md describes.\n')
  process.exit(1)
}
await import('../src/cli/variorum.ts')
