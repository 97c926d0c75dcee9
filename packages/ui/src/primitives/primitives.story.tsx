'use client'

import { useState } from 'react'
import type { Story } from '../gallery/story.ts'
import { Button, IconButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { Notice } from './notice.tsx'
import { Segmented } from './segmented.tsx'
import { Skeleton } from './skeleton.tsx'
import { Toggle } from './toggle.tsx'

const turn = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M7 4v16M3 8l4-4 4 4M17 20V4M13 16l4 4 4-4" />
  </svg>
)

function Choices() {
  const [level, setLevel] = useState('casual')
  const [isOn, setOn] = useState(true)
  return (
    <>
      <Segmented
        label="Level"
        value={level}
        onChange={setLevel}
        options={[
          { value: 'novice', label: 'Novice' },
          { value: 'casual', label: 'Casual' },
          { value: 'club', label: 'Club' },
          { value: 'none', label: 'Master', isDisabled: true },
        ]}
      />
      <Toggle isOn={isOn} onChange={setOn}>
        Letters on the men
      </Toggle>
      <Toggle isOn={false} isDisabled onChange={() => {}}>
        Not now
      </Toggle>
    </>
  )
}

function Asking() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="destructive" onClick={() => setOpen(true)}>
        Resign the game
      </Button>
      <Dialog
        isOpen={isOpen}
        isAlert
        title="Resign this game?"
        description="Black wins. It stays here to be gone through again."
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Play on</Button>
            <Button kind="destructive" onClick={() => setOpen(false)}>
              Resign the game
            </Button>
          </>
        }
      />
    </>
  )
}

export const primitivesStory: Story = {
  name: 'Controls',
  states: [
    {
      name: 'buttons',
      Show: () => (
        <>
          <Button kind="primary">Play</Button> <Button>Set up a position</Button> <Button kind="quiet">Cancel</Button>{' '}
          <Button kind="destructive">Delete game 12</Button>{' '}
          <Button kind="primary" busy>
            Starting
          </Button>{' '}
          <Button disabled>Undo</Button> <IconButton label="Turn the board">{turn}</IconButton>
          <IconButton label="Turn the board, on" isPressed>
            {turn}
          </IconButton>
        </>
      ),
    },
    { name: 'choices', Show: Choices },
    { name: 'dialog', Show: Asking },
    { name: 'field', Show: () => <Field label="Position" hint="Rows from the top, then the side to move." /> },
    {
      name: 'field, broken',
      Show: () => <Field label="Position" defaultValue="8/8/8/8" error="Only four rows; the board has eight." />,
    },
    {
      name: 'notices',
      Show: () => (
        <>
          <Notice kind="empty" title="No games yet" actions={<Button>Start one</Button>} />
          <Notice kind="busy" title="Thinking" />
          <Notice kind="error" title="The answer did not come" actions={<Button>Ask again</Button>}>
            <p>Your move is safe.</p>
          </Notice>
        </>
      ),
    },
    { name: 'skeleton', Show: () => <Skeleton shape="lines" label="Loading" /> },
  ],
}
