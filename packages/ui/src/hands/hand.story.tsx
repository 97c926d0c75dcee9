import { useState } from 'react'
import { Board } from '../board/board.tsx'
import type { BoardHands } from '../board/props.ts'
import { after, company, drops, handKinds, inHand, men, sampleText, squares } from '../gallery/samples.ts'
import type { Story } from '../gallery/story.ts'
import { chess } from '../piece-sets/chess.ts'
import { emblem as plainEmblem } from '../piece-sets/emblem.ts'
import type { PieceSet } from '../piece-sets/piece-set.ts'
import { worn } from '../piece-sets/worn.ts'
import { Hand } from './hand.tsx'

const emblem = worn(plainEmblem, company)
const six = squares(6, 6)
const standing = men('Kc1 Pb2 Pd3 kc6 rd5')
const free = six.cells.filter(({ name }) => !standing.some(({ cell }) => cell === name)).map(({ name }) => name)
const moves = drops(free.flatMap((cell) => [`N@${cell}`, `P@${cell}`]).join(' '))

function Alone({ held, set, chosen = null }: { held: string; set: PieceSet; chosen?: string | null }) {
  const hand = { seat: 0, side: 'near' as const, pieceSet: set, labels: false, text: sampleText.hand, chosen }
  return <Hand {...hand} kinds={handKinds} held={inHand(held)} isOwn={({ count }) => count > 0} />
}

/** A board with hands to play with; what is dropped stays. */
function Table({ place, set }: { place: BoardHands['place']; set: PieceSet }) {
  const [played, setPlayed] = useState<string | null>(null)
  const step = moves.find(({ id }) => id === played) ?? null
  const held = inHand(step === null ? 'NNPPPqppr' : step.kind === 'pawn' ? 'NNPPqppr' : 'NPPPqppr')
  return (
    <Board
      layout={six}
      men={step === null ? standing : after(standing, step)}
      hands={{ kinds: handKinds, men: held, place }}
      pieceSet={set}
      text={sampleText}
      moves={step === null ? moves : []}
      step={step}
      interactive={[0]}
      onMove={setPlayed}
    />
  )
}

export const handStory: Story = {
  name: 'Hand',
  states: [
    { name: 'empty', Show: () => <Alone held="" set={chess} /> },
    { name: 'some', Show: () => <Alone held="QNNNP" set={chess} /> },
    { name: 'a man taken up', Show: () => <Alone held="QRNNNPPPPPPPPPPP" set={chess} chosen="leaper" /> },
    { name: 'full, emblems', Show: () => <Alone held="QRRBBNNPPPPPPPP" set={emblem} /> },
    { name: 'on a board, above and below', Show: () => <Table place="rows" set={chess} /> },
    { name: 'on a board, beside it', Show: () => <Table place="beside" set={chess} /> },
  ],
}
