import type { ReactNode } from 'react'
import './plate.css'

export interface PlateProps {
  /** As printed before the caption, `Plate 4`. */
  readonly number: string
  readonly caption: ReactNode
  readonly children: ReactNode
  /** Controls that belong to the figure, such as setting it up again. */
  readonly actions?: ReactNode
}

/** A numbered figure with a caption that says what to look at. */
export function Plate({ number, caption, children, actions }: PlateProps) {
  return (
    <figure className="v-plate">
      {children}
      <figcaption>
        <span className="v-plate-number">{number}</span> {caption}
      </figcaption>
      {actions !== undefined && <div className="v-plate-actions">{actions}</div>}
    </figure>
  )
}
