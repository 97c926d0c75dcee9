// `npm start`. Only the version check is imported statically, so that an old Node reads it before any newer syntax.
import './node-version.cjs'

void import('./serve.mjs').then((it) => it.serve())
