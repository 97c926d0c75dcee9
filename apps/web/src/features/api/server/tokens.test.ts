import { expect, it } from 'vitest'
import { ownDatabase } from '../../../../test/own-database.ts'
import { visit } from '../../../../test/visit.ts'
import { refusalOf } from '../../../trpc/refusal-of.ts'

ownDatabase()

it('an account makes a token, sees it once and revokes it; a guest makes none', async () => {
  const { ask } = visit()
  const refused = ask.tokens.issue.mutate({ label: 'a program' }).catch((error: unknown) => refusalOf(error).key)
  expect(await refused).toBe('signInFirst')
  await ask.account.signUp.mutate({ name: 'Programmer', email: '', password: 'withdrawer leaves the pawn' })
  const { token, known } = await ask.tokens.issue.mutate({ label: ' a program ' })
  expect(token).toMatch(/^variorum_[\w-]{43}$/)
  expect(known).toMatchObject({ label: 'a program', usedAt: null })
  const listed = await ask.tokens.list.query()
  expect(listed).toEqual([known])
  expect(JSON.stringify(listed)).not.toContain(token)
  await ask.tokens.revoke.mutate({ id: known.id })
  expect(await ask.tokens.list.query()).toEqual([])
})
