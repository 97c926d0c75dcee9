import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { loggable } from './log.ts'

it('a failed query is logged without what it was given', () => {
  const params = Array.from({ length: 5_000 }, () => 'hidden')
  const cause = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })
  const failure = new Error('procedure failed', {
    cause: new DrizzleQueryError(`insert into "game_move" values (${'$1, '.repeat(5_000)})`, params, cause),
  })
  const line = JSON.stringify(loggable(failure))
  expect(line).not.toContain('hidden')
  expect(line).toContain('insert into')
  expect(line).toContain('No space left on device')
  expect(line).toContain('53100')
  expect(line.length).toBeLessThan(10_000)
})
