// `npm test`. Only the version check is imported statically, so that an old Node reads it before any newer syntax.
import './node-version.cjs'

void import('./test-everything.mjs').then((it) => it.testEverything({ isLong: process.argv.indexOf('--long') !== -1 }))
