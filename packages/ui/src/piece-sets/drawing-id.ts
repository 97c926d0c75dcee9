/** The id of a drawing in the page's sprite: plain letters, whatever the drawing is called. */
export const drawingId = (drawing: string): string =>
  `d-${drawing.replace(/[^A-Za-z]/gu, (sign) => `-${(sign.codePointAt(0) ?? 0).toString(16)}`)}`
