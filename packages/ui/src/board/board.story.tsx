'use client'

import type { ManAnswer, MoveAnswer } from '@variorum/engine/ask'
import { cube, hexagon, layoutOf, points, ring, ruled, square, twin } from '@variorum/engine/board'
import { useState } from 'react'
import { after, company, crowd, hexagons, men, move, sampleText, squares } from '../gallery/samples.ts'
import type { Story } from '../gallery/story.ts'
import { chess } from '../piece-sets/chess.ts'
import { emblem as plainEmblem } from '../piece-sets/emblem.ts'
import { script } from '../piece-sets/script.ts'
import { worn } from '../piece-sets/worn.ts'
import { Button } from '../primitives/button.tsx'
import { Board } from './board.tsx'
import type { BoardProps } from './props.ts'

const emblem = worn(plainEmblem, company)
const eight = squares(8, 8)
const hive = hexagons(3)
const everyone = [0, 1]

interface TryProps extends Omit<BoardProps, 'layout' | 'text' | 'pieceSet' | 'men'> {
  readonly men: readonly ManAnswer[]
  readonly pieceSet?: BoardProps['pieceSet']
}

/** A board that plays the sample moves it is given, and can be set up again. */
function Try({ men: start, moves = [], ...rest }: TryProps) {
  const [played, setPlayed] = useState<MoveAnswer | null>(null)
  const shown = played === null ? start : after(start, played)
  return (
    <>
      <Board
        layout={eight}
        pieceSet={chess}
        text={sampleText}
        interactive={everyone}
        {...rest}
        men={shown}
        moves={played === null ? moves : []}
        step={played ?? rest.step}
        onMove={(id) => setPlayed(moves.find((each) => each.id === id) ?? null)}
      />
      {played !== null && (
        <Button kind="quiet" onClick={() => setPlayed(null)}>
          Set up again
        </Button>
      )}
    </>
  )
}

const pinchMen = men('Kd1 Pd2 Pb5 Pd7 pc5 pe5 Pf5 pd6 ke8')
const pinch = move('Pd2d5 xpc5:pinch:b5 xpe5:pinch:f5 xpd6:pinch:d7')
const pinchMoves = [pinch, move('Pd2d4'), move('Pd2d3'), move('Pd2c2')]

const mixedMen = men('Kc2 Qe4 Nb2 Rg1 re5 nd3 pc4 bf6 ke8')
const mixedMoves = [
  move('Qe4e1 xre5:withdrawal'),
  move('Qe4e2 xre5:withdrawal'),
  move('Qe4f4'),
  move('Qe4g4'),
  move('Nb2e5 xre5:displacement xnd3:leap xpc4:leap'),
  move('Rg1g4 xpc4:coordination:c2'),
  move('Rg1g3'),
  move('Rg1g2'),
  move('Kc2d3 xnd3:displacement'),
  move('Kc2b3'),
]
const leapMen = men('Na1 pb2 rd4 Kh1 pa3 qa5 kh8')
const leapMoves = [
  move('Na1c3 xpb2:leap'),
  move('Na1e5 xpb2:leap xrd4:leap'),
  move('Na1a4 xpa3:leap'),
  move('Na1a6 xpa3:leap xqa5:leap'),
  move('Na1b1'),
]
const frozenMen = men('Kd1 Pc4 Me4 Rd4 md5 bf5 ke8')
const frozen = [
  { cell: 'c4', by: ['d5'] },
  { cell: 'd4', by: ['d5'] },
  { cell: 'e4', by: ['d5', 'f5'] },
]
const removals = [move('Rd4d4'), move('Pc4c4'), move('Kd1e1'), move('Kd1c1')]

const hexes = layoutOf(hexagon(6))
const levels = layoutOf(cube(5))
const round = layoutOf(ring(16, 4))
const twins = layoutOf(twin(square(8, 8)))
const crossings = layoutOf(
  points(square(9, 10), {
    river: 5,
    palaces: [
      ['d1', 'f3'],
      ['d8', 'f10'],
    ],
  }),
)
const lined = layoutOf(
  ruled(square(9, 9), [
    [3, 3],
    [6, 6],
  ]),
)
const written = (text: string, make: string, kinds: Readonly<Record<string, string>>) =>
  men(text).map((man) => ({ ...man, kind: `${make}.${kinds[man.letter.toLowerCase()] ?? man.kind}` }))
const counters = written('Ke1 Re2 Pe4 ke10 nb8 pe7', 'xiangqi', {
  k: 'general',
  r: 'chariot',
  p: 'soldier',
  n: 'horse',
})
const wedges = written('Ke1 Re2 Pe4 ke9 nb9 pe7', 'shogi', { k: 'king', r: 'dragon', p: 'pawn', n: 'promotedKnight' })
const upwards = { ...move('Kc1d1'), id: 'Ac1Bc2', from: 'Ac1', to: 'Bc2' }

/** A board of another shape with a few men and a move to make. */
function Shaped({ layout, shown, made }: Pick<BoardProps, 'layout'> & { shown: string; made: MoveAnswer }) {
  return (
    <Board
      layout={layout}
      men={men(shown)}
      pieceSet={chess}
      text={sampleText}
      interactive={everyone}
      moves={[made]}
      onMove={() => {}}
    />
  )
}

export const boardStory: Story = {
  name: 'Board',
  states: [
    { name: 'empty', Show: () => <Board layout={eight} men={[]} pieceSet={chess} text={sampleText} /> },
    { name: 'full, chess set', Show: () => <Try men={crowd} moves={[move('Pd2d5'), move('Pd2d4')]} /> },
    { name: 'full, emblem set', Show: () => <Try men={crowd} pieceSet={emblem} moves={[move('Pd2d5')]} /> },
    { name: 'emblems with letters, turned', Show: () => <Try men={crowd} pieceSet={emblem} labels orientation={1} /> },
    { name: 'a pinch of three', Show: () => <Try men={pinchMen} moves={pinchMoves} /> },
    { name: 'withdrawal, coordination, landing', Show: () => <Try men={mixedMen} moves={mixedMoves} /> },
    { name: 'leaps', Show: () => <Try men={leapMen} moves={leapMoves} pieceSet={emblem} /> },
    { name: 'frozen, removal', Show: () => <Try men={frozenMen} frozen={frozen} moves={removals} /> },
    {
      name: 'busy, check, last move',
      Show: () => (
        <Try
          busy
          men={men('Kd1 Qd5 ke8 pa7 ra8 Nb3')}
          check={['e8']}
          step={move('Qd2d5 xpd1:withdrawal xpd7:leap')}
          moves={[]}
        />
      ),
    },
    {
      name: 'broken: men without a cell, of no known kind',
      Show: () => <Try men={men('Kd1 xe4 Xd4 Pz9 ke8')} step={move('Pz9z8')} frozen={[{ cell: 'z9', by: ['y1'] }]} />,
    },
    {
      name: 'marks of a diagram',
      Show: () => (
        <Board
          layout={eight}
          men={mixedMen}
          pieceSet={emblem}
          text={sampleText}
          marks={[
            { shape: 'takes', move: move('Rg1g4 xpc4:coordination:c2') },
            { shape: 'arrow', from: 'e4', to: 'e1' },
            { shape: 'circle', cell: 'f6' },
            { shape: 'ring', cell: 'h3' },
            { shape: 'struck', cell: 'd3' },
            { shape: 'lock', cell: 'b2' },
            { shape: 'burst', cell: 'e8' },
            { shape: 'frame', cell: 'a5' },
            { shape: 'corners', cell: 'a6' },
            { shape: 'cross', cell: 'a7' },
          ]}
        />
      ),
    },
    {
      name: 'fog',
      Show: () => (
        <Try
          men={men('Kd1 Qd3 Pe4 Pc2 pd6')}
          unseen={eight.cells.flatMap(({ name }) => (/[5-8]$/.test(name) && !/^[de]/.test(name) ? [name] : []))}
          moves={[move('Qd3d6 xpd6:displacement'), move('Qd3d5')]}
        />
      ),
    },
    { name: 'hexes', Show: () => <Shaped layout={hexes} shown="Kg1 Qe1 Bf3 kg10 rc8" made={move('Kg1h1')} /> },
    { name: 'five levels', Show: () => <Shaped layout={levels} shown="KAc1 QBc1 bDa5 kEc5" made={upwards} /> },
    { name: 'a ring', Show: () => <Shaped layout={round} shown="Kd4 Re1 rm1 kl4" made={move('Re1e2')} /> },
    { name: 'twin boards', Show: () => <Shaped layout={twins} shown="Ke1 QBd5 ke8 pBe7" made={move('Ke1e2')} /> },
    { name: 'points', Show: () => <Board layout={crossings} men={counters} pieceSet={script} text={sampleText} /> },
    {
      name: 'ruled, turned',
      Show: () => <Board layout={lined} men={wedges} pieceSet={script} text={sampleText} orientation={1} />,
    },
    {
      name: 'hexagons, no coordinates',
      Show: () => (
        <Board
          layout={hive}
          men={men('Kc1 ke5 Rb4 xd4')}
          pieceSet={chess}
          text={sampleText}
          coordinates={false}
          interactive={everyone}
          moves={[move('Rb4c4'), move('Rb4a4'), move('Rb4d4 xxd4:displacement')]}
          step={move('ke6e5')}
          onMove={() => {}}
        />
      ),
    },
  ],
}
