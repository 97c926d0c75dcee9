import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'

/**
 * Cuts the faces of the edition down to the weights we print, and each into three files, so that the first screen on a
 * slow phone waits for 40 kB of letters in place of 100. The first file has what nearly every page is made of and is sent
 * ahead; the others have the letters of names, and a browser fetches them when it meets one (see src/app/fonts.ts).
 * Run `node scripts/cut-faces.mjs` after a new version of a face; cut-faces.test.mjs says when the files are not what this
 * cuts.
 */
const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')

export const letters = `${between(0x20, 0x7e)}\u00a0©·½¾×±–—‘’“”•…↑↓−`
const western = [...`${between(0xa1, 0xff)}ıŒœ€™`].filter((letter) => !letters.includes(letter)).join('')
const central = [...between(0x100, 0x17f)].filter((letter) => !western.includes(letter)).join('')

const weights = { min: 400, max: 700, default: 400 }
const always = ['calt', 'case', 'ccmp', 'kern', 'liga', 'mark', 'tnum']

const sources = [
  { name: 'source-serif', from: 'source-serif-4/files/source-serif-4', features: always },
  // cv11 and ss03 are the one-storey a and the round quotes that globals.css asks for.
  { name: 'inter', from: 'inter/files/inter', features: [...always, 'cv11', 'ss03'] },
]

export const faces = sources.flatMap(({ name, from, features }) => [
  { file: `${name}.woff2`, from: `${from}-latin-wght-normal.woff2`, features, letters },
  { file: `${name}-western.woff2`, from: `${from}-latin-wght-normal.woff2`, features, letters: western },
  { file: `${name}-central.woff2`, from: `${from}-latin-ext-wght-normal.woff2`, features, letters: central },
])

/** The bytes of one cut face (woff2). */
export async function cut({ from, features, letters }) {
  const whole = await readFile(new URL(`../node_modules/@fontsource-variable/${from}`, import.meta.url))
  const few = await subsetFont(whole, letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weights },
    keepFeatures: features,
  })
  for (const [name, ours] of reserved) rename(few, name, ours)
  return await fontverter.convert(few, 'woff2')
}

/** Names that their licence keeps for the whole face, and ours of the same length. */
const reserved = [
  ['Source Serif 4', 'Variorum Serif'],
  ['SourceSerif4', 'VariorumSeri'],
]

/** Writes a name over another in a font (sfnt), whose names are UTF-16 with the greater byte first. */
function rename(font, name, ours) {
  const [before, after] = [name, ours].map((text) => Buffer.from(text, 'utf16le').swap16())
  for (let at = font.indexOf(before); at >= 0; at = font.indexOf(before, at + after.length)) after.copy(font, at)
}

export const placeOf = (file) => new URL(`../src/app/faces/${file}`, import.meta.url)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const face of faces) {
    const bytes = await cut(face)
    await writeFile(placeOf(face.file), bytes)
    console.log(`${face.file}: ${bytes.length} bytes`)
  }
}
