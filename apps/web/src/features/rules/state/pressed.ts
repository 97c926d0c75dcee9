/** A point of a picture, from its upper left corner, in parts of its width and height. */
export interface Pressed {
  readonly across: number
  readonly down: number
}

/** A board in print, or one that shows something; not what lies around it. */
const picture = '.v-picture, .v-board > svg'

/** Where on the picture inside an element a pointer was. Null when the element holds none, or one of no size. */
export function pressedIn(
  element: Element,
  at: { readonly clientX: number; readonly clientY: number },
): Pressed | null {
  const box = element.querySelector(picture)?.getBoundingClientRect()
  if (!box || box.width === 0 || box.height === 0) return null
  return { across: (at.clientX - box.left) / box.width, down: (at.clientY - box.top) / box.height }
}
