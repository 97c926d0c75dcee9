import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { men, move } from '../gallery/samples.ts'
import { stage } from './stage.tsx'

const promotions = ['Q', 'N'].map((letter) => ({
  ...move('Pd7d8'),
  id: `d7d8${letter.toLowerCase()}`,
  text: `d8=${letter}`,
}))
const open = () => {
  const board = stage({ men: men('Pd7 Kd1 ka8'), moves: promotions })
  board.type('d7d8')
  return board
}

describe('moves that share their two ends', () => {
  it('are told apart by what is written of them, and the one chosen is played', () => {
    const { onMove } = open()
    expect(onMove).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: /d8=N/ }))
    expect(onMove).toHaveBeenCalledExactlyOnceWith('d7d8n')
  })

  it('are none of them played when the choice is cancelled', () => {
    const { onMove } = open()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onMove).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: /d8=N/ })).toBeNull()
  })
})
