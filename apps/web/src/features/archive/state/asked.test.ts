import { expect, it } from 'vitest'
import { archiveAddress, filterOf, isBlank, readAsked } from './asked.ts'

it('an address says what the form asked, and the form what the address says', () => {
  const asked = readAsked({ player: ' Ann ', variant: 'ultima', result: 'won', opening: 'e2e4 e7e5' })
  expect(archiveAddress(asked, '2026~a')).toBe(
    '/archive?player=Ann&variant=ultima&result=won&opening=e2e4+e7e5&cursor=2026%7Ea',
  )
  expect(filterOf(asked)).toEqual({ player: 'Ann', variant: 'ultima', result: 'won', opening: 'e2e4 e7e5' })
})

it('what no field can say is not asked for', () => {
  const asked = readAsked({
    player: ['a', 'b'],
    result: 'maybe',
    since: '2026-02-30x',
    until: '0000-01-01',
    rated: '1',
  })
  expect(filterOf(asked)).toEqual({})
  expect(isBlank(readAsked({}))).toBe(true)
  expect(archiveAddress({})).toBe('/archive')
})
