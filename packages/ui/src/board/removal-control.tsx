'use client'

import type { ManAnswer, MoveAnswer } from '@variorum/engine/ask'
import { Button } from '../primitives/button.tsx'
import { Dialog } from '../primitives/dialog.tsx'

export interface RemovalText {
  /** On the control: what it does to this man. */
  readonly action: (man: ManAnswer) => string
  readonly title: (man: ManAnswer) => string
  /** What is lost, and that it is a turn. */
  readonly warning: (man: ManAnswer) => string
  readonly confirm: (man: ManAnswer) => string
  readonly cancel: string
}

export interface RemovalControlProps {
  readonly man: ManAnswer
  readonly move: MoveAnswer
  readonly text: RemovalText
  readonly isAsking: boolean
  readonly onAsk: (isAsking: boolean) => void
  readonly onRemove: (move: MoveAnswer) => void
}

/** Taking one's own man off the board: a control that names the man, and one question before it is gone. */
export function RemovalControl({ man, move, text, isAsking, onAsk, onRemove }: RemovalControlProps) {
  return (
    <>
      <Button kind="destructive" onClick={() => onAsk(true)}>
        {text.action(man)}
      </Button>
      <Dialog
        isOpen={isAsking}
        isAlert
        title={text.title(man)}
        description={text.warning(man)}
        onClose={() => onAsk(false)}
        actions={
          <>
            <Button onClick={() => onAsk(false)}>{text.cancel}</Button>
            <Button
              kind="destructive"
              onClick={() => {
                onAsk(false)
                onRemove(move)
              }}
            >
              {text.confirm(man)}
            </Button>
          </>
        }
      />
    </>
  )
}
