'use client'

import { useState } from 'react'
import { printThemeCookie, type Theme, themeAttribute, themes } from '../state/theme.ts'

interface ThemeSwitchProps {
  readonly initial: Theme
  readonly legend: string
  readonly labels: Readonly<Record<Theme, string>>
}

/** Three radios; choosing one lights the page at once and leaves a cookie for the next one. */
export function ThemeSwitch({ initial, legend, labels }: ThemeSwitchProps) {
  const [theme, setTheme] = useState(initial)
  const choose = (next: Theme) => {
    setTheme(next)
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing where a page is served without TLS
    document.cookie = printThemeCookie(next)
    const attribute = themeAttribute(next)
    if (attribute) document.documentElement.dataset.theme = attribute
    else delete document.documentElement.dataset.theme
  }
  return (
    <fieldset>
      <legend className="mb-1 text-small text-ink-soft">{legend}</legend>
      <div className="choice text-small">
        {themes.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name="theme"
              value={option}
              checked={theme === option}
              onChange={() => choose(option)}
            />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
