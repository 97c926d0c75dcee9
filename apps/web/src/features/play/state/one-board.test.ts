import { expect, it } from 'vitest'
import { type OneBoard, oneBoard } from './one-board.ts'

/** A window of a game, and the promise that it has been covered. */
function openWindow(id: string): OneBoard & { readonly covered: Promise<void>; readonly isCovered: () => boolean } {
  let tell = () => {}
  let isCovered = false
  const covered = new Promise<void>((resolve) => {
    tell = resolve
  })
  const board = oneBoard(id, () => {
    isCovered = true
    tell()
  })
  return { ...board, covered, isCovered: () => isCovered }
}

it('a window that takes the board covers every other window of the game, and neither itself nor another game', async () => {
  const [taking, second, third, elsewhere] = ['a', 'a', 'a', 'b'].map(openWindow)
  taking?.take()
  await Promise.all([second?.covered, third?.covered])
  expect([taking?.isCovered(), elsewhere?.isCovered()]).toEqual([false, false])
  for (const each of [taking, second, third, elsewhere]) each?.leave()
})
