import { company, men } from '../gallery/samples.ts'
import type { Story } from '../gallery/story.ts'
import { chess } from '../piece-sets/chess.ts'
import { emblem as plainEmblem } from '../piece-sets/emblem.ts'
import { worn } from '../piece-sets/worn.ts'
import { Captured, type CapturedText } from './captured.tsx'

const text: CapturedText = {
  side: (seat) => (seat === 0 ? 'White lost' : 'Black lost'),
  man: (kind, _, count) => `${kind}, ${count}`,
  none: 'nothing',
  nothing: (seats) => `Nothing lost: ${seats.length} sides`,
}
const emblem = worn(plainEmblem, company)
const seats = [0, 1]
const many = men('Pa1 Pa1 pa1 na1 Ra1 pa1 pa1 qa1 Ba1 ba1 ba1 ra1 ma1 pa1 pa1 na1')

export const capturedStory: Story = {
  name: 'Captured',
  states: [
    { name: 'empty', Show: () => <Captured men={[]} seats={seats} pieceSet={chess} text={text} /> },
    { name: 'full, chess', Show: () => <Captured men={many} seats={seats} pieceSet={chess} text={text} /> },
    { name: 'full, emblems', Show: () => <Captured men={many} seats={seats} pieceSet={emblem} text={text} /> },
  ],
}
