import { expect, it, vi } from 'vitest'
import { lateLink } from './late-link.ts'
import type { Link } from './live-hub.ts'

function made() {
  const asked: boolean[] = []
  const close = vi.fn()
  const link: Link = { want: (isBack = false) => asked.push(isBack), close }
  return { asked, close, link }
}

it('asks once for what was wanted before it had come, and then at once', async () => {
  const { asked, link } = made()
  const late = lateLink(async () => link, expect.unreachable)
  late.want()
  late.want(true)
  late.want()
  await Promise.resolve()
  expect(asked).toEqual([true])
  late.want()
  expect(asked).toEqual([true, false])
})

it('closes what comes after it was closed, and asks it nothing', async () => {
  const { asked, close, link } = made()
  const late = lateLink(async () => link, expect.unreachable)
  late.close()
  await Promise.resolve()
  expect([asked, close.mock.calls.length]).toEqual([[], 1])
})

it('tells when it cannot come', async () => {
  const fail = vi.fn()
  const late = lateLink(() => Promise.reject(new Error('no network')), fail)
  late.want()
  await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce())
})
