import { expect, it } from 'vitest'
import { packed, unpacked } from './packed.ts'

it('text comes back as it was packed, in letters that an address may hold', async () => {
  const text = `[Variant "Schach"]\n\n1. e4 {Größe, 将棋} ${'e5 2. Nf3 Nc6 '.repeat(200)}*\n`
  const short = await packed(text)
  expect(short).toMatch(/^[\w-]+$/)
  expect(short.length).toBeLessThan(text.length / 8)
  expect(await unpacked(short)).toBe(text)
})

it('what was never packed is nothing', async () => {
  expect(await unpacked('not packed at all')).toBeNull()
  expect(await unpacked((await packed('1. e4 e5 2. Nf3 *')).slice(0, 9))).toBeNull()
})

it('what unpacks to more than anybody writes is nothing', async () => {
  expect(await unpacked(await packed('x'.repeat(1_000_001)))).toBeNull()
})
