import type { Story } from '../gallery/story.ts'
import { chess } from './chess.tsx'
import { emblem } from './emblem.tsx'
import { ManIcon } from './man.tsx'
import type { PieceSet } from './piece-set.ts'

const kinds = ['king', 'withdrawer', 'coordinator', 'immobilizer', 'leaper', 'chameleon', 'pawn', 'unheard-of']

function Sheet({ set, tone, size }: { readonly set: PieceSet; readonly tone: string; readonly size: string }) {
  return (
    <div className="v-sheet" data-tone={tone} data-size={size}>
      {[0, 1].map((seat) => (
        <p key={seat}>
          {kinds.map((kind) => (
            <ManIcon key={kind} set={set} kind={kind} seat={seat} letter={kind.charAt(0)} />
          ))}
        </p>
      ))}
    </div>
  )
}

const sheets = (set: PieceSet) => () => (
  <>
    <Sheet set={set} tone="light" size="large" />
    <Sheet set={set} tone="dark" size="large" />
    <Sheet set={set} tone="light" size="small" />
    <Sheet set={set} tone="dark" size="small" />
  </>
)

export const pieceSetsStory: Story = {
  name: 'Piece sets',
  states: [
    { name: 'chess, large and at 40 px', Show: sheets(chess) },
    { name: 'emblem, large and at 40 px', Show: sheets(emblem) },
  ],
}
