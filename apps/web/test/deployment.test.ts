import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const running = read('docs/running.md')
const dockerfile = read('Dockerfile')

/** Names in the first column of the table of settings. */
const settings = [...running.matchAll(/^\| (`[A-Z][^|]*) \|/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`([A-Z_]+)`/g)].flatMap(([, name]) => name ?? []),
)

/** Set by whoever builds or runs Node programs, and no settings of ours. */
const others = ['NODE_ENV', 'NEXT_RUNTIME', 'PATH', 'VARIORUM_RULES_BUILD', 'INIT_CWD']

/** Every variable that the site, its scripts and the scripts of the repository read. */
function variablesRead(): readonly string[] {
  const declared = [...read('apps/web/src/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): optional\(/gm)]
  const files = ['apps/web/src', 'apps/web/scripts', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const sources = files.filter((file) => /(?<!\.test)\.(ts|tsx|mjs|cjs)$/.test(file)).map(read)
  const used = sources.flatMap((text) => [...text.matchAll(/\benv\.([A-Z][A-Z_]+)\b/g)])
  const names = [...declared, ...used].flatMap(([, name]) => name ?? [])
  return [...new Set(names)].filter((name) => !others.includes(name))
}

describe('docs/running.md', () => {
  it('names every variable that is read, and none that is not', () => {
    expect(settings.toSorted()).toEqual(variablesRead().toSorted())
  })

  it('leads only to files that there are', () => {
    const paths = [...running.matchAll(/\]\((\.\.\/[^)#]+)\)/g)].map(([, path = '']) => path.replace('../', ''))
    expect(paths.length).toBeGreaterThan(2)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

/** Lines of the Dockerfile, those that go on put together. */
const steps = dockerfile.replaceAll('\\\n', ' ').split('\n')

describe('the Dockerfile', () => {
  it('copies only what there is, or what is built before', () => {
    const copied = steps.flatMap((step) => {
      const [, options = '', paths = ''] = /^COPY ((?:--\S+ )*)(.*)$/.exec(step) ?? []
      return options.includes('--from') ? [] : paths.split(' ').slice(0, -1)
    })
    expect(copied).toContain('pnpm-lock.yaml')
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
    // What is left out of the context could not be copied.
    const letIn = read('.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))
    expect(copied.filter((path) => !letIn.some((one) => `${path}/`.startsWith(`${one}/`)))).toEqual([])
  })

  it('has the pnpm and a Node that package.json asks for, and all packages whose manifests pnpm looks for', () => {
    const { packageManager } = z.object({ packageManager: z.string() }).parse(JSON.parse(read('package.json')))
    expect(dockerfile).toContain(`npm install --global ${packageManager}\n`)
    expect(/NODE_VERSION=(\d+\.\d+)/.exec(dockerfile)?.[1]).toBe('20.20')
    for (const folder of ['apps', 'packages'])
      for (const name of readdirSync(join(root, folder))) expect(dockerfile).toContain(`${folder}/${name}/package.json`)
  })

  it('runs scripts that there are, as somebody who is not root, and says when it is not well', () => {
    const named = [...dockerfile.matchAll(/\b(?:scripts|dist)\/([\w-]+)\.mjs/g)].map(([path]) => path)
    expect(named).toEqual(expect.arrayContaining(['scripts/serve.mjs', 'scripts/healthy.mjs', 'dist/migrate.mjs']))
    for (const path of named.filter((one) => one.startsWith('scripts/')))
      expect(existsSync(join(root, 'apps/web', path))).toBe(true)
    expect(read('apps/web/scripts/build-migrate.mjs')).toContain("outfile: 'dist/migrate.mjs'")
    const last = steps.slice(steps.findLastIndex((step) => step.startsWith('FROM ')))
    expect(last.findLast((step) => step.startsWith('USER '))).toBe('USER node')
    expect(last.some((step) => step.startsWith('HEALTHCHECK '))).toBe(true)
  })
})

const service = z.looseObject({
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.object({ condition: z.string() }))]).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  volumes: z.array(z.string()).optional(),
  networks: z.array(z.string()),
  ports: z.array(z.string()).optional(),
})
const compose = z
  .object({
    services: z.record(z.string(), service),
    networks: z.record(z.string(), z.unknown()),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(parse(read('compose.yaml'), { merge: true }))
const { services } = compose
const proxyFile = read('deploy/Caddyfile')

describe('compose.yaml', () => {
  it('runs two processes of the site, and a proxy that knows both and nothing else', () => {
    const ofSite = Object.keys(services).filter((name) => services[name]?.image === 'variorum')
    expect(ofSite).toHaveLength(2)
    expect(/reverse_proxy (.*) \{/.exec(proxyFile)?.[1]?.split(' ')).toEqual(ofSite.map((name) => `${name}:3000`))
    expect(proxyFile).toContain('flush_interval -1')
    expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['proxy'])
  })

  it('tells the site nothing but what it reads, and demands what it cannot do without', () => {
    const { environment = {} } = services.web1 ?? expect.unreachable()
    expect(Object.keys(environment).filter((name) => !settings.includes(name))).toEqual([])
    // One proxy stands in front, and all processes must sign alike.
    expect(environment.VARIORUM_TRUST_PROXY).toBe(1)
    expect(environment.VARIORUM_SECRET).toBe('${'.concat('VARIORUM_SECRET:?needed in .env}'))
    const example = read('deploy/env.example')
    const asked = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+):/g)].map(([, name = '']) => name)
    expect([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name).toSorted()).toEqual(
      [...new Set(asked)].toSorted(),
    )
  })

  it('waits only for services that there are and say when they are well, on networks and volumes that there are', () => {
    for (const { depends_on: waits = [], networks, volumes = [] } of Object.values(services)) {
      for (const name of networks) expect(Object.keys(compose.networks)).toContain(name)
      for (const [name, { condition } = { condition: '' }] of Array.isArray(waits)
        ? waits.map((name) => [name] as const)
        : Object.entries(waits)) {
        expect(Object.keys(services)).toContain(name)
        if (condition === 'service_healthy') expect(services[name]?.healthcheck).toBeDefined()
      }
      for (const [from = ''] of volumes.map((volume) => volume.split(':')))
        expect(from.startsWith('./') ? existsSync(join(root, from)) : from in compose.volumes).toBe(true)
    }
  })

  it('gives no secret away', () => {
    const text = `${read('compose.yaml')}${dockerfile}${read('deploy/env.example')}`
    expect(text).not.toMatch(/(SECRET|PASSWORD|TOKEN)(=|: )["']?[\w-]{4,}/)
  })
})
