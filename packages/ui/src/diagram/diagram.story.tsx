import { men, move, sampleText, squares } from '../gallery/samples.ts'
import type { Story } from '../gallery/story.ts'
import { chess } from '../piece-sets/chess.ts'
import { Notice } from '../primitives/notice.tsx'
import { Skeleton } from '../primitives/skeleton.tsx'
import { Diagram } from './diagram.tsx'
import { Plate } from './plate.tsx'

const six = squares(6, 6)
const standing = men('Kb1 Pd2 Pf4 pe4 ke6')
const pinch = move('Pd2d4 xpe4:pinch:f4')

export const diagramStory: Story = {
  name: 'Diagram',
  states: [
    {
      name: 'picture',
      Show: () => (
        <Diagram
          number="Plate 4"
          caption="The pawn on d2 goes to d4 and closes the jaws on e4."
          layout={six}
          men={standing}
          pieceSet={chess}
          text={sampleText}
          marks={[
            { shape: 'arrow', from: 'd2', to: 'd4' },
            { shape: 'takes', move: pinch },
          ]}
        />
      ),
    },
    {
      name: 'to try',
      Show: () => (
        <Diagram
          number="Plate 5"
          caption="The same, to try: choose the pawn."
          layout={six}
          men={standing}
          pieceSet={chess}
          text={sampleText}
          moves={[pinch, move('Pd2d3'), move('Pd2d5')]}
          interactive={[0]}
          onMove={() => {}}
          onReset={() => {}}
          resetText="Set up again"
        />
      ),
    },
    {
      name: 'busy',
      Show: () => (
        <Plate number="Plate 6" caption="On its way.">
          <Skeleton shape="board" label="The diagram is being set up" />
        </Plate>
      ),
    },
    {
      name: 'broken',
      Show: () => (
        <Plate number="Plate 7" caption="A diagram that could not be read.">
          <Notice kind="error" title="This diagram cannot be shown">
            <p>The text beside it is complete without it.</p>
          </Notice>
        </Plate>
      ),
    },
  ],
}
