import { afterEach, expect, it, vi } from 'vitest'
import { straight } from './straight.mjs'

const others = vi.fn()
const app = vi.fn()
afterEach(() => {
  delete globalThis.variorumStraight
  vi.clearAllMocks()
})

const ask = (method, url) => straight(others)({ method, url }, {})

it('lets the app answer the questions of pages, and Next all else', () => {
  globalThis.variorumStraight = app
  ask('POST', '/api/trpc/online.move?batch=1')
  ask('POST', '/api/trpc/games.get,lobby.list?batch=1')
  ask('GET', '/api/trpc/live.stream?input=%7B%7D')
  expect([app, others].map(({ mock }) => mock.calls.length)).toEqual([3, 0])
  ask('HEAD', '/api/trpc/games.get')
  ask('OPTIONS', '/api/trpc/games.get')
  ask('GET', '/api/trpc/')
  ask('GET', '/api/trpc/games.get/more')
  ask('GET', '/games/abc')
  expect([app, others].map(({ mock }) => mock.calls.length)).toEqual([3, 5])
})

it('leaves all of it to Next where the app has said nothing', () => {
  ask('POST', '/api/trpc/online.move')
  expect(others).toHaveBeenCalledOnce()
})
