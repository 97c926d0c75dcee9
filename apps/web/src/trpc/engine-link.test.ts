import { createTRPCClient, httpBatchLink, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { Line, ThoughtAnswer } from '@variorum/engine/ask'
import { load, slugs } from '@variorum/engine/load'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { visit } from '../../test/visit.ts'
import { Channel } from '../lib/channel.ts'
import type { EngineContext } from '../lib/engine-router/context.ts'
import { Refusal } from '../lib/refused.ts'
import { search } from '../lib/search-messages.ts'
import { searchUnavailable } from '../lib/worker-protocol.ts'
import type { AppRouter } from '../server/trpc/root.ts'
import { serveEngine } from '../workers/serve-engine.ts'
import { EngineHost, type WorkerPort } from './engine-host.ts'
import { engineLink } from './engine-link.ts'
import { refusalOf } from './refusal-of.ts'

const start: Line = { variant: 'ultima', moves: [] }
const opened: Line = { variant: 'ultima', moves: ['e2e4', 'e7e5'] }

/** Thinks where it stands, which a test can wait for. */
const think: EngineContext['think'] = async function* (line, options) {
  const thoughts = new Channel<ThoughtAnswer>()
  search(
    await load(line.variant),
    { about: line, options },
    () => false,
    (news) => {
      if (news.kind === 'thought') return thoughts.push(news.thought)
      if (news.asked.ok) thoughts.push(news.asked.value)
      thoughts.end()
    },
  )
  yield* thoughts
}

const ports: MessagePort[] = []

afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

/** A worker that is no thread: the same messages, over a channel. */
function workerOf(context: Partial<EngineContext> = {}) {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  const errors: ((event: MessageEvent) => void)[] = []
  serveEngine(port2, {
    slugs,
    gameOf: load,
    think,
    prepare: () => {},
    newSeed: () => 1,
    maxMoves: 10_000,
    admit: async () => {},
    ...context,
  })
  port2.start()
  port1.start()
  const worker: WorkerPort = {
    postMessage: (message) => port1.postMessage(message),
    addEventListener: (type, listener) =>
      type === 'error'
        ? errors.push(listener)
        : port1.addEventListener(type, (event) => listener(event as MessageEvent)),
    terminate: () => port1.close(),
  }
  return { worker, crash: () => errors.map((listener) => listener(new MessageEvent('error'))) }
}

/** A client as in the browser, and what it passed on to the server. */
function clientOf(startWorker: () => WorkerPort, patienceMs = 1_000) {
  const passedOn: string[] = []
  const decided = vi.fn()
  const host = new EngineHost(startWorker, patienceMs, decided)
  const { fetch } = visit()
  const note: TRPCLink<AppRouter> =
    () =>
    ({ op, next }) => {
      passedOn.push(op.path)
      // There is no stream over HTTP in this test.
      if (op.type === 'subscription') return observable((observer) => observer.complete())
      return next(op)
    }
  const http = httpBatchLink<AppRouter>({ url: 'http://variorum.test/api/trpc', fetch, methodOverride: 'POST' })
  const client = createTRPCClient<AppRouter>({ links: [engineLink(host), note, http] })
  return { client, passedOn, decided }
}

const refusedWith = (answer: Promise<unknown>) =>
  answer.then(
    () => expect.unreachable(),
    (error: unknown) => refusalOf(error),
  )

describe('the worker and the server', () => {
  const local = () => clientOf(() => workerOf().worker)
  const remote = () =>
    clientOf(() => {
      throw new Error('blocked')
    })

  it('give the same answers', async () => {
    const [here, there] = [local(), remote()]
    for (const { client } of [here, there]) await client.engine.variants.query()
    const parts = await there.client.engine.takenApart.query({ line: opened })
    const text = '1. e2-e4 (1. d2-d4) e7-e5'
    const tree = await there.client.engine.readTree.query({ variant: 'ultima', text })
    const questions = [
      (client: typeof here.client) => client.engine.variants.query(),
      (client: typeof here.client) => client.engine.position.query({ line: opened }),
      (client: typeof here.client) => client.engine.moves.query({ line: opened }),
      (client: typeof here.client) => client.engine.replay.query({ line: opened }),
      (client: typeof here.client) => client.engine.explain.query({ line: opened, cell: 'd1' }),
      (client: typeof here.client) => client.engine.play.query({ line: opened, move: 'd2d4' }),
      (client: typeof here.client) => client.engine.motives.query({ line: opened }),
      (client: typeof here.client) => client.engine.premoves.query({ line: opened, seat: 1 }),
      (client: typeof here.client) => client.engine.passed.query({ line: opened }),
      (client: typeof here.client) => client.engine.takenApart.query({ line: opened }),
      (client: typeof here.client) => client.engine.putTogether.query(parts),
      (client: typeof here.client) => client.engine.readTree.query({ variant: 'ultima', text }),
      (client: typeof here.client) => client.engine.writeTree.query(tree),
      (client: typeof here.client) => client.engine.prepare.query({ variant: 'ultima' }),
    ]
    for (const question of questions) expect(await question(here.client)).toEqual(await question(there.client))
    expect(here.passedOn).toEqual([])
    expect(there.passedOn).toHaveLength(questions.length + 3)
  })

  it('refuse with the same errors', async () => {
    const [here, there] = [local(), remote()]
    const questions = [
      (client: typeof here.client) => client.engine.position.query({ line: { variant: 'nonsense', moves: [] } }),
      (client: typeof here.client) => client.engine.position.query({ line: { ...start, start: '8/8 w' } }),
      (client: typeof here.client) => client.engine.play.query({ line: start, move: 'a1a5' }),
      (client: typeof here.client) => client.engine.explain.query({ line: start, cell: 'z9' }),
      (client: typeof here.client) => client.engine.readTree.query({ variant: 'ultima', text: '1. a1a5' }),
    ]
    for (const question of questions) {
      const refusal = await refusedWith(question(here.client))
      expect(refusal).toEqual(await refusedWith(question(there.client)))
      expect(refusal.key).not.toBe('unreachable')
    }
  })
})

describe('a search in the worker', () => {
  it('tells its thoughts and ends with the last', async () => {
    const { client, passedOn } = clientOf(() => workerOf().worker)
    const thoughts: ThoughtAnswer[] = []
    const signs: string[] = []
    await new Promise<void>((resolve, reject) => {
      client.engine.bestMove.subscribe(
        { line: start, limits: { depth: 3 }, seed: 7 },
        {
          onStarted: () => signs.push('started'),
          onData: (thought) => thoughts.push(thought),
          onStopped: () => signs.push('stopped'),
          onComplete: resolve,
          onError: reject,
        },
      )
    })
    expect(thoughts.filter(({ done }) => done)).toEqual([thoughts.at(-1)])
    expect(thoughts.at(-1)?.best).toMatch(/^[a-h][1-8][a-h][1-8]$/)
    expect(signs).toEqual(['started', 'stopped'])
    expect(passedOn).toEqual([])
  })

  it('is told to stop when nobody listens any more', async () => {
    await new Promise<void>((resolve) => {
      const endless: EngineContext['think'] = async function* (_line, _options, signal) {
        signal.addEventListener('abort', () => resolve())
        subscription.unsubscribe()
        await new Promise(() => {})
        yield* []
      }
      const { client } = clientOf(() => workerOf({ think: endless }).worker)
      const subscription = client.engine.bestMove.subscribe({ line: start, level: 'club' }, {})
    })
  })

  it('goes to the server when the worker has no thread to think on', async () => {
    const threadless: EngineContext['think'] = async function* () {
      yield* []
      throw new Refusal(searchUnavailable)
    }
    const { client, passedOn } = clientOf(() => workerOf({ think: threadless }).worker)
    await new Promise<void>((resolve) => {
      client.engine.bestMove.subscribe({ line: start, level: 'club' }, { onComplete: resolve })
    })
    expect(passedOn).toEqual(['engine.bestMove'])
  })
})

describe('without a worker', () => {
  it('the server answers when it does not start', async () => {
    const { client, passedOn, decided } = clientOf(() => {
      throw new Error('blocked')
    })
    expect((await client.engine.position.query({ line: start })).toMove).toBe(0)
    expect(passedOn).toEqual(['engine.position'])
    expect(decided.mock.calls).toEqual([['server']])
  })

  it('the server answers when it never says hello', async () => {
    const mute: WorkerPort = { postMessage: () => {}, addEventListener: () => {}, terminate: () => {} }
    const { client, passedOn } = clientOf(() => mute, 10)
    expect((await client.engine.position.query({ line: start })).toMove).toBe(0)
    expect(passedOn).toEqual(['engine.position'])
  })

  it('the server answers when the worker goes by other rules than the page', async () => {
    const { worker } = workerOf()
    const foreign: WorkerPort = {
      ...worker,
      addEventListener: (type, listener) =>
        worker.addEventListener(type, (event) =>
          listener(event.data?.kind === 'ready' ? new MessageEvent('message', { data: stranger }) : event),
        ),
    }
    const stranger = { kind: 'ready', rules: 'of another edition' }
    const { client, passedOn, decided } = clientOf(() => foreign)
    expect((await client.engine.position.query({ line: start })).toMove).toBe(0)
    expect(passedOn).toEqual(['engine.position'])
    expect(decided.mock.calls).toEqual([['server']])
  })

  it('the server answers what it left open when it breaks, and everything after', async () => {
    let crash = () => {}
    const { client, passedOn } = clientOf(() => {
      const made = workerOf({ gameOf: (slug) => (slug === 'ultima' ? new Promise(() => {}) : undefined) })
      crash = () => void made.crash()
      return made.worker
    })
    const open = client.engine.position.query({ line: start })
    // By now the worker has said hello and is busy for ever.
    await refusedWith(client.engine.position.query({ line: { variant: 'nonsense', moves: [] } }))
    crash()
    expect((await open).toMove).toBe(0)
    await client.engine.position.query({ line: opened })
    expect(passedOn).toEqual(['engine.position', 'engine.position'])
  })

  it('a question taken back while it is open is not asked anybody else', async () => {
    const controller = new AbortController()
    const busy = () => {
      controller.abort()
      return new Promise<undefined>(() => {})
    }
    const { client, passedOn } = clientOf(() => workerOf({ gameOf: busy }).worker)
    const open = client.engine.position.query({ line: start }, { signal: controller.signal })
    await expect(open).rejects.toThrow()
    expect(passedOn).toEqual([])
  })
})
