'use client'

import { type ReactNode, useId } from 'react'
import './segmented.css'

export interface SegmentedProps<T extends string> {
  readonly label: string
  /** The label is for assistive technology only. */
  readonly isLabelHidden?: boolean | undefined
  readonly options: readonly {
    readonly value: T
    readonly label: ReactNode
    readonly isDisabled?: boolean | undefined
  }[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One of a few: native radio buttons, so arrows, forms and screen readers work as everywhere. */
export function Segmented<T extends string>({ label, isLabelHidden, options, value, onChange }: SegmentedProps<T>) {
  const name = useId()
  return (
    <fieldset className="v-segmented">
      <legend data-hidden={isLabelHidden || undefined}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
