import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { cut, faces, letters, placeOf } from './cut-faces.mjs'

describe('the faces of the edition', () => {
  it.each(faces)('$file is what the published face is cut to', async (face) => {
    expect(Buffer.compare(await readFile(placeOf(face.file)), await cut(face))).toBe(0)
  })

  // Arrows on keys are in neither published face.
  it('has every letter of the texts of the screens, but for names', async () => {
    const texts = JSON.parse(await readFile(new URL('../messages/en.json', import.meta.url), 'utf8'))
    const words = JSON.stringify(texts).replaceAll(/\p{Lu}[\p{L}’-]+/gu, '')
    const missing = new Set([...words].filter((letter) => !`${letters}←→`.includes(letter)))
    expect([...missing]).toEqual([])
  })
})
