'use client'

import type { ReactNode } from 'react'
import './toggle.css'

export interface ToggleProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly isDisabled?: boolean | undefined
  readonly children: ReactNode
}

/** On or off, at once. */
export function Toggle({ isOn, onChange, isDisabled, children }: ToggleProps) {
  return (
    <label className="v-toggle">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="v-toggle-track" aria-hidden="true" />
      <span>{children}</span>
    </label>
  )
}
