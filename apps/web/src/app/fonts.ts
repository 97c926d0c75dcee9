import localFont from 'next/font/local'

// Each face comes in three files, cut by scripts/cut-faces.mjs. The first is sent ahead; the other two lie ready for the
// letters of names, and are fetched by whoever meets one.
// `optional` for prose: a page that has begun to be read does not change its face under the reader's eyes, nor paint twice on a slow phone.

/** The text face of the edition. Its italic is a family of its own, so that only the upright is worth preloading. */
export const serif = localFont({
  src: './faces/source-serif.woff2',
  weight: '400 700',
  style: 'normal',
  variable: '--face-serif',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
})

export const serifWestern = localFont({
  src: './faces/source-serif-western.woff2',
  weight: '400 700',
  style: 'normal',
  variable: '--face-serif-western',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+A1-A8, U+AA-B0, U+B2-B6, U+B8-BC, U+BF-D6, U+D8-FF, U+131, U+152-153, U+20AC, U+2122',
    },
  ],
})

export const serifCentral = localFont({
  src: './faces/source-serif-central.woff2',
  weight: '400 700',
  style: 'normal',
  variable: '--face-serif-central',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+100-130, U+132-151, U+154-17F' }],
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
  src: './faces/inter.woff2',
  weight: '400 700',
  style: 'normal',
  variable: '--face-sans',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

export const sansWestern = localFont({
  src: './faces/inter-western.woff2',
  weight: '400 700',
  style: 'normal',
  variable: '--face-sans-western',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+A1-A8, U+AA-B0, U+B2-B6, U+B8-BC, U+BF-D6, U+D8-FF, U+131, U+152-153, U+20AC, U+2122',
    },
  ],
})

export const sansCentral = localFont({
  src: './faces/inter-central.woff2',
  weight: '400 700',
  style: 'normal',
  variable: '--face-sans-central',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+100-130, U+132-151, U+154-17F' }],
})

/** The class names that make every face of the edition known to the page. */
export const faces = [serif, serifWestern, serifCentral, serifItalic, sans, sansWestern, sansCentral]
  .map(({ variable }) => variable)
  .join(' ')
