import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { men } from '../gallery/samples.ts'
import { chess } from '../piece-sets/chess.ts'
import { Captured } from './captured.tsx'

it('lists what each side lost, by kind in the order they first went, with their number', () => {
  render(
    <Captured
      men={men('pa1 na1 Ra1 pa1')}
      seats={[0, 1, 2]}
      pieceSet={chess}
      text={{
        side: (seat) => `Side ${seat}`,
        man: (kind, _, count) => `${count} ${kind}`,
        none: 'nothing',
        nothing: (seats) => `nothing: ${seats}`,
      }}
    />,
  )
  expect(screen.getAllByRole('definition').map((item) => item.getAttribute('title') ?? item.textContent)).toEqual([
    '1 coordinator',
    '2 pawn',
    '1 leaper',
  ])
  expect(screen.getByText('nothing: 2')).toBeTruthy()
})

it('keeps a line for each of two, also for one that has lost nothing', () => {
  render(
    <Captured
      men={men('pa1')}
      seats={[0, 1]}
      pieceSet={chess}
      text={{ side: (seat) => `Side ${seat}`, man: (kind) => kind, none: 'nothing', nothing: () => '' }}
    />,
  )
  expect(screen.getAllByRole('definition').map((item) => item.textContent)).toEqual(['nothing', 'pawn'])
})
