import { build } from 'esbuild'

/**
 * Bundles the thread that thinks into one file that Node can start by itself: a worker thread takes a file, and neither
 * Next's bundles nor TypeScript sources are one.
 */
await build({
  entryPoints: ['src/server/search/search-thread.ts'],
  outfile: 'dist/search-thread.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
})
