import { spawn } from 'node:child_process'
import { comesUp, ended, freePort } from './services.ts'

/** A process that serves the built site on this machine alone. */
export interface WebProcess {
  readonly origin: string
  readonly figures: () => Promise<Figures>
  readonly end: () => Promise<void>
}

/** What a process says about itself. */
export interface Figures {
  readonly rssBytes: number
  readonly heapBytes: number
  readonly cpuSeconds: number
}

/** More streams than one address may have, because the whole load comes from this one: the one limit that is raised. */
const streams = '100000'

interface Surroundings {
  readonly databaseUrl: string
  readonly redisUrl: string
  readonly secret: string
  readonly data: string
  readonly profile: string | null
}

export async function startWeb(surroundings: Surroundings): Promise<WebProcess> {
  const { databaseUrl, redisUrl, secret, data, profile } = surroundings
  const port = await freePort()
  const flags = profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  const child = spawn(process.execPath, [...flags, '--max-semi-space-size=64', 'scripts/serve.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: `${port}`,
      VARIORUM_HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      VARIORUM_SECRET: secret,
      VARIORUM_DATA: data,
      VARIORUM_STREAMS: streams,
      VARIORUM_ORIGIN: '',
      VARIORUM_METRICS_TOKEN: '',
      VARIORUM_SMTP_URL: '',
    },
    stdio: ['ignore', 2, 2],
  })
  const origin = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await comesUp('The site', child, isUp)
  return {
    origin,
    figures: async () => figuresIn(await (await fetch(`${origin}/api/metrics`)).text()),
    end: async () => {
      child.kill()
      await ended(child)
    },
  }
}

function figuresIn(text: string): Figures {
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return {
    rssBytes: figure('process_resident_memory_bytes'),
    heapBytes: figure('nodejs_heap_size_used_bytes'),
    cpuSeconds: figure('process_cpu_seconds_total'),
  }
}
