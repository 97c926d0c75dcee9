import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Line, ThoughtAnswer } from '@variorum/engine/ask'
import { type Share, unlimited } from '@variorum/engine/search'
import { env } from '../../env.ts'
import type { SearchLimits, ThinkOptions } from '../../lib/engine-router/context.ts'
import { metrics } from '../metrics/metrics.ts'
import { type Asker, SearchPool } from './pool.ts'

/** What one search may cost the server, whatever was asked for. In the browser a search costs its own user only. */
const most = { depth: 32, nodes: 20_000_000, ms: 5_000 } satisfies SearchLimits

const shared = globalThis as typeof globalThis & { variorumSearches?: SearchPool }

function pool(): SearchPool {
  shared.variorumSearches ??= new SearchPool(
    threadFile(),
    {
      // One core is left for answering requests.
      threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
      queued: 32,
      perCaller: 3,
      perAddress: 12,
      waitMs: 30_000,
      ms: most.ms + 1_000,
    },
    {
      began: (waitedMs) => metrics().searchWait.observe(waitedMs / 1_000),
      refused: () => metrics().searchesFailed.inc({ why: 'refused' }),
      tookTooLong: () => metrics().searchesFailed.inc({ why: 'tookTooLong' }),
    },
  )
  return shared.variorumSearches
}

/** Whether somebody is being thought for here. */
export const isSearching = (): boolean => shared.variorumSearches?.isIdle === false

/** The thread's bundle. A build makes it; in development it is made anew when the server first thinks. */
function threadFile(): string {
  if (!env().isProduction) execFileSync(process.execPath, [join(process.cwd(), 'scripts', 'build-search-thread.mjs')])
  return join(process.cwd(), 'dist', 'search-thread.mjs')
}

/** What is thought about here, and what waits. */
export const searchLoad = () => shared.variorumSearches?.load ?? { running: 0, waiting: 0 }

/**
 * Thinks on another thread, within what the server can afford, on behalf of somebody. A bot that may not see everything is
 * given its share: the thread is told nothing else.
 */
export function think(
  about: Line | Share,
  options: ThinkOptions,
  asker: Asker,
  signal: AbortSignal,
): AsyncIterable<ThoughtAnswer> {
  return pool().think({ about, options: affordable(options) }, asker, signal)
}

/** Cuts what a search may spend. A bot's own depth and nodes are left alone: no level has more than a few thousand. */
export function affordable(options: ThinkOptions): ThinkOptions {
  const { level, limits = level === undefined ? unlimited : {} } = options
  const cut = (name: keyof typeof most) => Math.min(limits[name] ?? most[name], most[name])
  const isOwn = (name: keyof typeof most): boolean => level !== undefined && limits[name] === undefined
  return {
    ...options,
    limits: {
      ...(!isOwn('depth') && { depth: cut('depth') }),
      ...(!isOwn('nodes') && { nodes: cut('nodes') }),
      ms: cut('ms'),
    },
  }
}
