import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Writes the characters on the men of xiangqi, shogi and tori shogi as outlines, so that no page has to fetch a font for them.
 * Two fonts and two tools are needed once and by nobody else, so they are no dependencies of ours. In an empty folder
 * `npm i @fontsource/noto-serif-tc@5.3.0 @fontsource/noto-serif-jp@5.3.0 fontkit@2.0.4 svgpath@2.6.0`, then
 * `node scripts/characters.mjs FOLDER` here.
 */
const folder = process.argv[2]
if (folder === undefined) throw new Error('Say in which folder the fonts were installed.')
const modules = join(folder, 'node_modules')
const require = createRequire(join(folder, 'package.json'))
const fontkit = require(join(modules, 'fontkit'))
const svgpath = require(join(modules, 'svgpath'))

const sizeUnits = 25
const weight = 700
const fonts = {
  'noto-serif-tc': [...'帥仕相俥傌炮兵將士象車馬砲卒'],
  'noto-serif-jp': [...'歩香桂銀金角飛玉王と杏圭全馬龍鵬鷹鶴雉燕鵰鴈', '左鶉', '右鶉'],
}

/** Whether a list of ranges, as `unicode-range` of a style sheet has it, names the character. */
const isIn = (ranges, code) =>
  ranges.split(',').some((range) => {
    const [first, last = first] = range.replace('U+', '').split('-')
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })

/** The glyph in whichever file of the font has it. */
function glyphOf(font, character) {
  const code = character.codePointAt(0)
  const subsets = JSON.parse(readFileSync(join(modules, '@fontsource', font, 'unicode.json'), 'utf8'))
  for (const [key, ranges] of Object.entries(subsets)) {
    if (!isIn(ranges, code)) continue
    const name = `${font}-${key.replace(/[[\]]/g, '')}-${weight}-normal.woff2`
    const file = fontkit.create(readFileSync(join(modules, '@fontsource', font, 'files', name)))
    if (file.hasGlyphForCodePoint(code)) return file.glyphForCodePoint(code)
  }
  throw new Error(`${font} has no ${character}`)
}

/** The outline about the middle of a man's box, scaled by its longer side; of two characters, flattened one above the other. */
function outlineOf(font, word) {
  const characters = [...word]
  const row = characters.length === 1 ? sizeUnits : 14
  const width = characters.length === 1 ? sizeUnits : 18
  return characters
    .map((character, index) => {
      const { path } = glyphOf(font, character)
      const { minX, maxX, minY, maxY } = path.bbox
      const side = Math.max(maxX - minX, maxY - minY)
      return svgpath(path.toSVG())
        .translate(-(minX + maxX) / 2, -(minY + maxY) / 2)
        .scale(width / side, -row / side)
        .translate(22.5, 22.5 + (index - (characters.length - 1) / 2) * row)
        .rel()
        .round(1)
        .toString()
    })
    .join('')
}

const text = Object.entries(fonts).map(([font, characters]) => {
  const rows = characters.map((character) => `  ${character}: '${outlineOf(font, character)}',`)
  return `export const ${font === 'noto-serif-tc' ? 'chinese' : 'japanese'} = {\n${rows.join('\n')}\n} as const\n`
})
writeFileSync(
  join(import.meta.dirname, '../src/piece-sets/drawings/characters.ts'),
  `/* Written by scripts/characters.mjs out of Noto Serif TC and Noto Serif JP, weight ${weight}: SIL Open Font License 1.1. */\n\n${text.join('\n')}`,
)
