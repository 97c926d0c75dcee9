import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { rulesBuild } from './scripts/rules-build.mjs'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  experimental: {
    // Messages are parsed while building, so no page carries a parser for them.
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
})

/** Headers that are the same for every answer; the Content-Security-Policy carries a nonce and is set in `src/proxy.ts`. */
const headers = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
]

const config: NextConfig = {
  // Written into everything that is built, so that a page and its server can tell whether they go by the same rules.
  env: { VARIORUM_RULES_BUILD: rulesBuild('../../packages/engine/src') },
  poweredByHeader: false,
  compress: true,
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
  ],
  headers: async () => [{ source: '/:path*', headers }],
}

export default withNextIntl(config)
