interface ManAtProps {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A man of those the picture carries, its middle there. */
export function ManAt({ id, x, y, size }: ManAtProps) {
  const scale = Math.round((size / 45) * 1000) / 1000
  return <use href={`#${id}`} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />
}
