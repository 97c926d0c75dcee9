import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { everywhere } from './scripts/headers.mjs'
import { rulesBuild } from './scripts/rules-build.mjs'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  experimental: {
    // Messages are parsed while building, so no page carries a parser for them.
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
})

const config: NextConfig = {
  // Written into everything that is built, so that a page and its server can tell whether they go by the same rules.
  env: { VARIORUM_RULES_BUILD: rulesBuild('../../packages/engine/src') },
  poweredByHeader: false,
  // Done at the door, in a way that packs better: scripts/packed.mjs.
  compress: false,
  reactStrictMode: true,
  // The packages export their TypeScript directly: there is no build step between them and the app.
  transpilePackages: ['@variorum/engine', '@variorum/ui'],
  serverExternalPackages: [
    '@electric-sql/pglite',
    'postgres',
    'pino',
    'ioredis',
    'prom-client',
    '@node-rs/argon2',
    'nodemailer',
    'web-push',
  ],
  headers: async () => [
    // In production the door has set them already, on what Next never sees as well.
    { source: '/:path*', headers: [...everywhere] },
    // Everybody's pages may ask the public API, and show what it answers.
    { source: '/api/v1/:path*', headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }] },
    // Pictures of games are made to be shown elsewhere.
    {
      source: '/games/:id/:picture(picture\\.svg|picture\\.png|game\\.gif)',
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    },
    {
      source: '/:page(a|analysis)/:id/picture.png',
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    },
  ],
}

export default withNextIntl(config)
