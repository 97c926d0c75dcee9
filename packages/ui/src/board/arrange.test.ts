import { describe, expect, it } from 'vitest'
import { after, drops, men, move } from '../gallery/samples.ts'
import { arrange, firstArrangement, putDown } from './arrange.ts'

const near = (a: string, b: string) => Math.abs(a.charCodeAt(0) - b.charCodeAt(0))
const standing = men('Kd1 Pd2 Pb5 pc5 ke8')
const pinch = move('Pd2d5 xpc5:pinch:b5')
const idAt = (arrangement: ReturnType<typeof arrange>, cell: string) =>
  arrangement.placed.find(({ man }) => man.cell === cell)?.id

describe('pairing the men of two positions', () => {
  const before = firstArrangement(standing)

  it('the mover keeps its identity, the victims leave, all others stay', () => {
    const next = arrange(before, after(standing, pinch), pinch, near)
    expect(idAt(next, 'd5')).toBe(idAt(before, 'd2'))
    expect(idAt(next, 'e8')).toBe(idAt(before, 'e8'))
    expect(next.leaving.map(({ man }) => man.cell)).toEqual(['c5'])
    expect([...next.slid.values()]).toEqual(['d2'])
  })

  it('the same men give the same arrangement, whatever their order', () => {
    expect(arrange(before, [...standing].reverse(), null, near)).toBe(before)
  })

  it('a man seen no more and one that comes into sight are not taken for one man', () => {
    const next = arrange(before, after(standing, move('pc5c4')), null, null)
    expect(idAt(next, 'c4')).not.toBe(idAt(before, 'c5'))
    expect(next.slid.size).toBe(0)
  })

  it('a takeback slides the mover back and brings the victims in', () => {
    const next = arrange(before, after(standing, pinch), pinch, near)
    const back = arrange(next, standing, null, near)
    expect(idAt(back, 'd2')).toBe(idAt(before, 'd2'))
    expect(back.leaving).toEqual([])
    expect(back.step).toBeNull()
  })

  it('a move shown while it was asked for does not slide twice, and its victims still leave', () => {
    const pending = arrange(before, putDown(standing, pinch), pinch, near)
    expect([...pending.slid.values()]).toEqual(['d2'])
    const answered = arrange(pending, after(standing, pinch), pinch, near)
    expect(answered.slid.size).toBe(0)
    expect(answered.leaving.map(({ man }) => man.cell)).toEqual(['c5'])
  })

  it('a removed man leaves as a victim does', () => {
    const removal = move('Pd2d2')
    const next = arrange(before, after(standing, removal), removal, near)
    expect(next.leaving.map(({ man }) => man.cell)).toEqual(['d2'])
  })
  it('a man from hand is new to the board, and comes from its hand', () => {
    const [drop] = drops('N@f3')
    const next = arrange(before, after(standing, drop), drop, near)
    expect(next.dropped).toBe(idAt(next, 'f3'))
    expect(next.step).toBe(drop)
    expect(next.slid.size).toBe(0)
    expect(arrange(next, standing, null, near).leaving).toEqual([])
  })

  it('a victim that is kept goes into the hand as the kind it is kept as', () => {
    const [victim] = pinch.victims
    const keeping = { ...pinch, victims: [{ ...victim, kept: 'pawn' }] }
    const next = arrange(before, after(standing, keeping), keeping, near)
    expect([...next.caught.values()]).toEqual(['pawn'])
    expect(arrange(before, after(standing, pinch), pinch, near).caught.size).toBe(0)
  })

  it('what is nobody’s leaves where it stood when it is put elsewhere', () => {
    const duck = { cell: 'a1', kind: 'duck', seat: -1, letter: '*' }
    const put = { ...drops('D@b3')[0], kind: 'duck' }
    expect(putDown([duck], put)).toEqual([{ ...duck, cell: 'b3', letter: '' }])
  })
})
