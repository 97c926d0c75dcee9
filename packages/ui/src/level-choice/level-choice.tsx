'use client'

import { useId } from 'react'
import { LevelFace } from '../level-face/level-face.tsx'
import './level-choice.css'

export interface LevelChoiceProps<T extends string> {
  readonly label: string
  /** From the weakest to the strongest, each with its name and perhaps a word about it. */
  readonly levels: readonly { readonly value: T; readonly name: string; readonly mark?: string | undefined }[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One of eight bots, by face and name: native radio buttons, so arrows, forms and screen readers work as everywhere. */
export function LevelChoice<T extends string>({ label, levels, value, onChange }: LevelChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className="v-level-choice">
      <legend>{label}</legend>
      <div>
        {levels.map((level, index) => (
          <label key={level.value}>
            <input
              type="radio"
              name={name}
              value={level.value}
              checked={level.value === value}
              onChange={() => onChange(level.value)}
            />
            <span>
              <LevelFace number={index + 1} />
              {level.name}
              {level.mark !== undefined && <small> {level.mark}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
