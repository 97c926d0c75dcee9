import { describe, expect, it } from 'vitest'
import { parseTheme, printThemeCookie, themeAttribute } from './theme.ts'

describe('theme', () => {
  it('leaves the choice to the system when the cookie is missing or unknown', () => {
    expect(parseTheme(undefined)).toBe('system')
    expect(parseTheme('sepia')).toBe('system')
  })

  it('reads back what it prints', () => {
    expect(parseTheme(/theme=(\w+)/.exec(printThemeCookie('dark'))?.[1])).toBe('dark')
  })

  it('marks the document only when someone chose', () => {
    expect(themeAttribute('system')).toBeUndefined()
    expect(themeAttribute('light')).toBe('light')
  })
})
