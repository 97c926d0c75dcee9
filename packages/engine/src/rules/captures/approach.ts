import { OFF } from '../../board/topology.ts'
import type { Capture } from '../kinds.ts'

/** Takes the hostile man directly in front of where the mover stops, in the line of its move. */
export const approach = (): Capture => (s) => {
  const { size } = s.board
  const { of, first, cells: line } = s.board.rays('every')
  /** `ahead[from · size + to]` is the cell one step on, or OFF: by the first line that joins the two. */
  const ahead = new Int16Array(size * size).fill(OFF)
  const isKnown = new Uint8Array(size * size)
  for (let from = 0; from < size; from++) {
    for (let ray = of[from]; ray < of[from + 1]; ray++) {
      for (let i = first[ray]; line[i] >= 0; i++) {
        const index = from * size + line[i]
        if (isKnown[index] === 1) continue
        isKnown[index] = 1
        ahead[index] = line[i + 1]
      }
    }
  }
  return {
    rule: 'approach',
    sparesRoyals: false,
    victims(p, from, to, out, n) {
      const victim = ahead[from * size + to]
      if (victim >= 0 && ((s.foes[p.cells[from] & 15] >> (p.cells[victim] & 15)) & 1) === 1) out[n++] = victim
      return n
    },
    partner: () => OFF,
    landingsFrom(p, from, marks) {
      const men = p.cells
      const foes = s.foes[men[from] & 15]
      for (let ray = of[from]; ray < of[from + 1]; ray++) {
        let i = first[ray]
        while (line[i] >= 0 && men[line[i]] === 0) i++
        if (line[i] >= 0 && i > first[ray] && ((foes >> (men[line[i]] & 15)) & 1) === 1) marks.add(line[i - 1])
      }
    },
  }
}
