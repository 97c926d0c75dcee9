import type { CellName } from '@variorum/engine/ask'

/** An arrow the player drew, or a circle when both ends are one cell. */
export interface Annotation {
  readonly from: CellName
  readonly to: CellName
}

/** Drawing the same thing again takes it away. */
export function toggled(annotations: readonly Annotation[], drawn: Annotation): readonly Annotation[] {
  const rest = annotations.filter(({ from, to }) => from !== drawn.from || to !== drawn.to)
  return rest.length < annotations.length ? rest : [...annotations, drawn]
}
