import type { ManAnswer, MoveAnswer } from '@variorum/engine/ask'
import { Button } from '../primitives/button.tsx'
import { Dialog } from '../primitives/dialog.tsx'
import type { BoardText } from './props.ts'
import { RemovalControl } from './removal-control.tsx'

export interface BoardTrayProps {
  readonly text: BoardText
  readonly typed: string
  readonly removal: MoveAnswer | null
  readonly man: ManAnswer | null
  readonly isAsking: boolean
  readonly onAsk: (isAsking: boolean) => void
  readonly onRemove: (move: MoveAnswer) => void
  readonly choice: readonly MoveAnswer[]
  readonly onChoose: (move: MoveAnswer) => void
  readonly onCloseChoice: () => void
}

/**
 * What is asked of the player: letters typed so far, removal of the selected man, a choice between moves alike. It lies
 * over what stands below the board, so that nothing jumps when it comes and no room is kept for what mostly is not there.
 */
export function BoardTray(props: BoardTrayProps) {
  const { text, typed, removal, man, choice } = props
  return (
    <div className="v-tray">
      {removal !== null && man !== null && (
        <RemovalControl
          man={man}
          move={removal}
          text={text.removal}
          isAsking={props.isAsking}
          onAsk={props.onAsk}
          onRemove={props.onRemove}
        />
      )}
      {typed !== '' && (
        <p className="v-typed">
          {text.typed} <kbd>{typed}</kbd>
        </p>
      )}
      <Dialog
        isOpen={choice.length > 0}
        title={text.choose}
        onClose={props.onCloseChoice}
        actions={<Button onClick={props.onCloseChoice}>{text.cancel}</Button>}
      >
        {choice.map((move) => (
          <Button key={move.id} onClick={() => props.onChoose(move)}>
            {text.choice(move, choice)} <span className="v-notation">{move.text}</span>
          </Button>
        ))}
      </Dialog>
    </div>
  )
}
