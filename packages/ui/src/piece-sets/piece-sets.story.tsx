import type { Story } from '../gallery/story.ts'
import { chess, drawn } from './chess.ts'
import { emblem } from './emblem.ts'
import { ManIcon } from './man.tsx'
import type { PieceSet } from './piece-set.ts'
import { script } from './script.ts'

interface SheetProps {
  readonly set: PieceSet
  readonly names: readonly string[]
  readonly tone: string
  readonly size: string
}

function Sheet({ set, names, tone, size }: SheetProps) {
  return (
    <div className="v-sheet" data-tone={tone} data-size={size}>
      {[0, 1].map((seat) => (
        <p key={seat}>
          {[...names, 'unheard-of'].map((name) => (
            <ManIcon key={name} set={set} kind={name} seat={seat} letter={name.charAt(0)} />
          ))}
        </p>
      ))}
    </div>
  )
}

const sheets = (set: PieceSet) => {
  const names = drawn.filter((name) => set.knows(name))
  return () => (
    <>
      <Sheet set={set} names={names} tone="light" size="large" />
      <Sheet set={set} names={names} tone="dark" size="large" />
      <Sheet set={set} names={names} tone="light" size="small" />
      <Sheet set={set} names={names} tone="dark" size="small" />
    </>
  )
}

export const pieceSetsStory: Story = {
  name: 'Piece sets',
  states: [
    { name: 'chess, large and at 40 px', Show: sheets(chess) },
    { name: 'emblem, large and at 40 px', Show: sheets(emblem) },
    { name: 'script, large and at 40 px', Show: sheets(script) },
  ],
}
