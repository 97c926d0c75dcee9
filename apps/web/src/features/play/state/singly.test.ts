import { describe, expect, it } from 'vitest'
import { singly } from './singly.ts'

describe('what is done singly', () => {
  it('is begun once, however often it is asked for', () => {
    const begun: string[] = []
    const begin = singly<string>((wish) => void begun.push(wish))
    for (const wish of ['one', 'two', 'three']) begin(wish)
    expect(begun).toEqual(['one'])
  })

  it('may be begun again once it has failed', () => {
    const failures: (() => void)[] = []
    const begin = singly<string>((_, failed) => void failures.push(failed))
    begin('one')
    failures[0]?.()
    begin('two')
    begin('three')
    expect(failures).toHaveLength(2)
  })
})
