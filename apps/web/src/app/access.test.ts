import { readdirSync } from 'node:fs'
import { NextRequest } from 'next/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { type Asker, askers } from '../../test/access/asked.ts'
import { comeAs, rowsOf } from '../../test/access/come-as.ts'
import { makeScene, type Scene } from '../../test/access/scene.ts'
import { ownDatabase } from '../../test/own-database.ts'
import { hasDoor } from '../../test/visit.ts'
import { endpoints } from '../server/api/endpoints.ts'
import { GET as ofSharedDots } from './a/[id]/picture.png/route.ts'
import { GET as ofAccount } from './account/data/route.ts'
import { GET as ofBoardDots } from './analysis/[slug]/picture.png/route.ts'
import { GET as ofAuth, POST as toAuth } from './api/auth/[...nextauth]/route.ts'
import { GET as ofLife } from './api/health/live/route.ts'
import { GET as ofHealth } from './api/health/route.ts'
import { GET as ofMetrics } from './api/metrics/route.ts'
import { POST as toUnsubscribe } from './api/unsubscribe/route.ts'
import { GET as ofApi } from './api/v1/[...path]/route.ts'
import { GET as ofApiItself } from './api/v1/openapi.json/route.ts'
import { GET as ofEvents } from './games/[id]/events/route.ts'
import { GET as ofReel } from './games/[id]/game.gif/route.ts'
import { GET as ofGameText } from './games/[id]/game.pgn/route.ts'
import { GET as ofDots } from './games/[id]/picture.png/route.ts'
import { GET as ofDrawing } from './games/[id]/picture.svg/route.ts'
import { GET as ofOpenings } from './openings/[slug]/route.ts'

const asking = vi.hoisted(() => ({ headers: new Headers() }))
// Outside Next nobody knows which request a page is made for, nor in which language.
vi.mock('next/headers', () => ({ headers: async () => asking.headers }))
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }))

const db = ownDatabase()
let scene: Scene
let count = 0
beforeAll(async () => {
  hasDoor()
  scene = await makeScene(db())
})

const auth = (path: string, init: { readonly headers: Headers; readonly method?: string }) =>
  new NextRequest(`http://variorum.test/api/auth/${path}`, init)

const unsubscribe = 'http://variorum.test/api/unsubscribe?token=made.up.here'

interface Route {
  readonly ask: (request: Request, ids: Scene['ids']) => Promise<Response> | Response
  readonly status: (asker: Asker) => number
}

const params = <T>(value: T) => ({ params: Promise.resolve(value) })
const always = (status: number) => () => status

/** What of a route's is asked by those whom it does not concern, and what they are answered. */
const routes: Readonly<Record<string, readonly Route[]>> = {
  // To each their own; of nobody else it can be asked.
  'account/data': [{ ask: ofAccount, status: (asker) => (['guest', 'nobody'].includes(asker) ? 401 : 200) }],
  'api/auth/[...nextauth]': [
    { ask: ({ headers }) => ofAuth(auth('session', { headers })), status: always(200) },
    // Without the library's own token against forged forms nothing happens.
    { ask: ({ headers }) => toAuth(auth('signout', { headers, method: 'POST' })), status: always(302) },
  ],
  'api/health': [{ ask: ofHealth, status: always(200) }],
  'api/health/live': [{ ask: ofLife, status: always(200) }],
  'api/metrics': [{ ask: ofMetrics, status: always(404) }],
  // Every procedure behind it is asked in `server/trpc/access.test.ts`.
  'api/trpc/[trpc]': [],
  // Without a token of a letter's, whoever asks ends nobody's letters.
  'api/unsubscribe': [
    { ask: ({ headers }) => toUnsubscribe(new Request(unsubscribe, { method: 'POST', headers })), status: always(400) },
  ],
  'api/v1/[...path]': endpoints.map(({ path, isStream }) => ({
    ask: (request, ids) => {
      const filled = path.replace('{id}', ids.veiled).replace('{name}', 'owner').replace('{variant}', 'ultima')
      const asked = filled.replace('{speed}', 'rapid').slice(1)
      const query = path === '/players' ? '?beginning=own' : isStream ? '?player=owner' : ''
      const from = new Request(`http://variorum.test/api/v1/${asked}${query}`, { headers: request.headers })
      return ofApi(from, params({ path: asked.split('/') }))
    },
    // A cookie is no token: whoever is signed in on our pages is nobody here.
    status: always(path === '/token' ? 401 : 200),
  })),
  'api/v1/openapi.json': [{ ask: ofApiItself, status: always(200) }],
  // Games of the engine alone, and none of this game: no one is named in a book.
  'openings/[slug]': [
    { ask: (request) => ofOpenings(request, params({ slug: 'four-player-chess' })), status: always(404) },
  ],
  'a/[id]/picture.png': [
    { ask: (request) => ofSharedDots(request, params({ id: 'no-such-study' })), status: always(404) },
  ],
  'analysis/[slug]/picture.png': [
    { ask: (request) => ofBoardDots(request, params({ slug: 'ultima' })), status: always(200) },
  ],
  'games/[id]/events': [{ ask: (request, ids) => ofEvents(request, params({ id: ids.veiled })), status: always(200) }],
  'games/[id]/game.gif': [
    { ask: (request, ids) => ofReel(request, params({ id: ids.veiled })), status: always(403) },
    { ask: (request, ids) => ofReel(request, params({ id: ids.secretive })), status: always(403) },
  ],
  'games/[id]/game.pgn': [
    { ask: (request, ids) => ofGameText(request, params({ id: ids.veiled })), status: always(403) },
    { ask: (request, ids) => ofGameText(request, params({ id: ids.secretive })), status: always(403) },
  ],
  'games/[id]/picture.png': [
    { ask: (request, ids) => ofDots(request, params({ id: ids.veiled })), status: always(403) },
    { ask: (request, ids) => ofDots(request, params({ id: ids.over })), status: always(200) },
  ],
  'games/[id]/picture.svg': [
    { ask: (request, ids) => ofDrawing(request, params({ id: ids.secretive })), status: always(403) },
    { ask: (request, ids) => ofDrawing(request, params({ id: ids.open })), status: always(200) },
  ],
}

it('every route there is is asked by all whom it does not concern', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const paths = files.flatMap((file) => (file.endsWith('/route.ts') ? [file.slice(0, -'/route.ts'.length)] : []))
  expect(Object.keys(routes).toSorted()).toEqual(paths.toSorted())
})

it.each(Object.entries(routes))(
  '/%s does nothing to what is another’s, and tells nothing of it',
  async (path, asked) => {
    const before = await rowsOf(db(), scene)
    for (const [number, { ask, status }] of asked.entries()) {
      for (const asker of askers) {
        const { jar } = await comeAs(db(), scene, asker)
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        // From another address each time, or the later ones would have asked too often.
        count += 1
        const from = `203.0.113.${count}`
        asking.headers = new Headers({
          cookie,
          host: 'variorum.test',
          'x-variorum-peer': from,
          'x-forwarded-for': from,
        })
        const request = new Request(`http://variorum.test/${path}`, { headers: asking.headers })
        const answer = await ask(request, scene.ids)
        expect([number, asker, answer.status]).toEqual([number, asker, status(asker)])
        const text = await beginningOf(answer)
        expect(scene.secrets.filter((secret) => text.includes(secret))).toEqual([])
      }
    }
    expect(await rowsOf(db(), scene)).toEqual(before)
  },
)

/** All of an answer; of a stream of events, the first. */
async function beginningOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text()
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader() ?? expect.unreachable()
  let text = ''
  while (!/data:.*\n\n/.test(text)) text += (await reader.read()).value ?? expect.unreachable()
  await reader.cancel()
  return text
}
