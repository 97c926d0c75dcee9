'use client'

import type { StepAnswer } from '@variorum/engine/ask'
import { useState } from 'react'
import { move } from '../gallery/samples.ts'
import type { Story } from '../gallery/story.ts'
import { MoveList, type MoveListText } from './move-list.tsx'

const text: MoveListText = {
  name: 'Moves',
  start: 'Start',
  empty: 'No move yet.',
  move: ({ move: made }, number) =>
    `${number}. ${made.kind} ${made.from} to ${made.to}${made.victims.map(({ kind, cell }) => `, takes ${kind} ${cell}`).join('')}`,
  gives: (gives) => (gives === 'mate' ? '#' : '+'),
}

const written: readonly Pick<StepAnswer, 'move' | 'gives'>[] = [
  { move: move('Pd2d5'), gives: null },
  { move: move('pe7e4'), gives: null },
  { move: move('Nb1b6 xpc6:leap xpd5:leap'), gives: null },
  { move: move('nb8b4 xPb2:leap'), gives: null },
  {
    move: move(
      'Bd2d6 xpc6:pinch:b6 xrd1:coordination:d1 xnd3:leap xnd5:leap xpd7:pinch:d8 xpe6:pinch:f6 xqg6:withdrawal',
    ),
    gives: 'check',
  },
  { move: move('kd4d4'), gives: null },
  { move: move('Rh1h7 xpb7:coordination:b1'), gives: 'mate' },
]
const long = Array.from({ length: 12 }, () => written.slice(0, 6)).flat()

function Moves({ steps, seats }: { readonly steps: typeof written; readonly seats?: number }) {
  const [current, setCurrent] = useState(steps.length)
  return (
    <div className="v-story-scroll">
      <MoveList steps={steps} current={current} onGo={setCurrent} text={text} seats={seats} />
    </div>
  )
}

export const moveListStory: Story = {
  name: 'Move list',
  states: [
    { name: 'empty', Show: () => <Moves steps={[]} /> },
    { name: 'some moves', Show: () => <Moves steps={written} /> },
    { name: 'begun by the second seat', Show: () => <Moves steps={written.slice(1)} /> },
    { name: 'full', Show: () => <Moves steps={long} /> },
  ],
}
