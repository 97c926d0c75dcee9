import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Writes letters and digits as outlines, for pictures that leave the site: where they are looked at, and where they are
 * made into dots, there need not be any font. Its tools are needed once and by nobody else, so they are no dependencies of ours. In an
 * empty folder `npm i @fontsource/inter@5.3.0 fontkit@2.0.4 svgpath@2.6.0`, then `node scripts/letters.mjs FOLDER` here.
 */
const folder = process.argv[2]
if (folder === undefined) throw new Error('Say in which folder the font was installed.')
const modules = join(folder, 'node_modules')
const require = createRequire(join(folder, 'package.json'))
const fontkit = require(join(modules, 'fontkit'))
const svgpath = require(join(modules, 'svgpath'))

const em = 100
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz×+-'
const font = fontkit.create(readFileSync(join(modules, '@fontsource/inter/files/inter-latin-600-normal.woff2')))
const scale = em / font.unitsPerEm

const rows = [...letters].map((letter) => {
  const glyph = font.glyphForCodePoint(letter.codePointAt(0))
  // Half the height of a capital below the middle: letters stand on one line, capitals and digits are centred on it.
  const path = svgpath(glyph.path.toSVG())
    .scale(scale, -scale)
    .translate(0, (font.capHeight * scale) / 2)
    .rel()
    .round(1)
    .toString()
  return `  ['${letter}', ${Math.round(glyph.advanceWidth * scale * 10) / 10}, '${path}'],`
})

const text = `/* Written by scripts/letters.mjs out of Inter, weight 600: SIL Open Font License 1.1. */

/** Letter, how far the next one is from it, and its outline at ${em} units of type, about the line through the middle of capitals. */
export const letters: readonly (readonly [letter: string, advance: number, outline: string])[] = [
${rows.join('\n')}
]
`
writeFileSync(new URL('../src/image/letters.ts', import.meta.url), text)
