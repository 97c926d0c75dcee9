'use client'

import { useState } from 'react'
import { keepCookie } from '../../../lib/keep-cookie.ts'
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
    keepCookie(printThemeCookie(next))
    const attribute = themeAttribute(next)
    if (attribute) document.documentElement.dataset.theme = attribute
    else delete document.documentElement.dataset.theme
  }
  return (
    <fieldset className="needs-script">
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
