import { build } from 'esbuild'

/** Bundles what migrates into one file, for where nothing runs TypeScript: an image holds what is served and no tools. */
await build({
  entryPoints: ['scripts/migrate.ts'],
  outfile: 'dist/migrate.mjs',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
})
