import localFont from 'next/font/local'

// `optional` for prose: a page that has begun to be read does not change its face under the reader's eyes, nor paint twice on a slow phone.

/** The text face of the edition. Its italic is a family of its own, so that only the upright is worth preloading. */
export const serif = localFont({
  src: '../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  weight: '200 900',
  style: 'normal',
  variable: '--face-serif',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
})

export const serifItalic = localFont({
  src: '../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
  weight: '200 900',
  style: 'italic',
  variable: '--face-serif-italic',
  display: 'optional',
  preload: false,
  adjustFontFallback: 'Times New Roman',
})

/**
 * The face of controls and lists. It may come a moment after the first paint: its stand-ins take up the same room, so
 * nothing moves when it does, and a first visit looks like the next one.
 */
export const sans = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  style: 'normal',
  variable: '--face-sans',
  display: 'swap',
  adjustFontFallback: 'Arial',
})
