import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword, passwordProblem } from './password.ts'

describe('a password', () => {
  it('is kept as argon2id at the cost OWASP recommends, each time with another salt', async () => {
    const [one, two] = [await hashPassword('a withdrawer leaves'), await hashPassword('a withdrawer leaves')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
    expect(await isPassword(one, 'a withdrawer leaves')).toBe(true)
    expect(await isPassword(one, 'a withdrawer stays')).toBe(false)
  })

  it('is the same however its signs are composed', async () => {
    expect(await isPassword(await hashPassword('Schloß am Më'), 'Schloß am Më')).toBe(true)
  })

  it('that nobody has is nobody’s', async () => {
    expect(await isPassword(null, 'a withdrawer leaves')).toBe(false)
  })

  it('is long enough, and not too long to be hashed', async () => {
    expect(await passwordProblem('kzqwmvbhx', [])).toBe('passwordShort')
    expect(await passwordProblem('z'.repeat(201), [])).toBe('passwordLong')
  })

  // All but the last two stand in the public lists of the commonest passwords, or are one with a flourish.
  it('is none that others have, nor one made of what its owner has just told', async () => {
    const common = [
      '1234567890',
      'qwertyuiop',
      'password123',
      'iloveyou12',
      'aaaaaaaaaa',
      'annabelle1963',
      'variorum2026',
    ]
    for (const password of common) expect(await passwordProblem(password, ['annabelle1963'])).toBe('passwordCommon')
    for (const password of ['correct horse battery', 'a withdrawer leaves', 'kzqwmvbhxu']) {
      expect(await passwordProblem(password, ['annabelle'])).toBeNull()
    }
  })
})
