import { describe, expect, it } from 'vitest'
import { glyphs } from '../../../lib/tree/glyphs.ts'
import { movesTo } from '../../../lib/tree/paths.ts'
import { emptyTree, nodeAt, root, type WrittenMove } from '../../../lib/tree/tree.ts'
import { after, type Deed, type Study, studyOf } from './study.ts'

const line = (letters: string): WrittenMove[] =>
  [...letters].map((move) => ({ move, text: move, seat: 0, number: 1, opens: true, gives: null }))
const done = (study: Study, ...deeds: readonly Deed[]) => deeds.reduce(after, study)
const begun = studyOf({ start: null, tree: emptyTree, at: root, tags: {}, result: '*' })
const where = ({ tree, at }: Study) => movesTo(tree, at).join('')
const played = done(begun, { kind: 'play', after: root, line: line('abc') })

describe('a study', () => {
  it('stands where the last move of a line led', () => {
    expect(where(played)).toBe('abc')
    expect(where(done(played, { kind: 'walk', step: 'previous' }))).toBe('ab')
    expect(where(done(played, { kind: 'go', to: 1 }))).toBe('a')
  })

  it('stands where a line branched off when that is deleted, and where it stood when the deletion is undone', () => {
    const cut = done(played, { kind: 'delete', node: 2 })
    expect(where(cut)).toBe('a')
    expect(cut.undoes).toBe('deletion')
    const back = done(cut, { kind: 'undo' })
    expect(where(back)).toBe('abc')
    expect(back.undoes).toBeNull()
  })

  it('undoes notes and replacements one by one', () => {
    const [good] = glyphs
    const noted = done(
      played,
      { kind: 'comment', node: 3, text: ' a  note\n' },
      { kind: 'glyph', node: 3, glyph: good },
      { kind: 'replace', by: { start: 'elsewhere', tree: emptyTree, at: root, tags: {}, result: '*' } },
    )
    expect(noted.start).toBe('elsewhere')
    const before = done(noted, { kind: 'undo' })
    expect(nodeAt(before.tree, 3)).toMatchObject({ comment: 'a note', glyphs: [1] })
    expect(nodeAt(done(before, { kind: 'undo' }).tree, 3)).toMatchObject({ comment: 'a note', glyphs: [] })
    expect(nodeAt(done(before, { kind: 'undo' }, { kind: 'undo' }, { kind: 'undo' }).tree, 3).comment).toBe('')
  })

  it('keeps what was played since when a deletion is undone', () => {
    const cut = done(played, { kind: 'delete', node: 2 })
    const since = done(cut, { kind: 'play', after: 1, line: line('bx') }, { kind: 'play', after: 1, line: line('y') })
    const back = done(since, { kind: 'undo' })
    expect(where(back)).toBe('abc')
    const ways = [...back.tree.nodes.keys()].map((id) => movesTo(back.tree, id).join('')).sort()
    expect(ways).toEqual(['', 'a', 'ab', 'abc', 'abx', 'ay'])
  })

  it('is the same when nothing changes', () => {
    expect(done(played, { kind: 'comment', node: 3, text: '' })).toBe(played)
    expect(done(played, { kind: 'promote', node: 3 })).toBe(played)
    expect(done(played, { kind: 'walk', step: 'next' })).toBe(played)
  })
})
