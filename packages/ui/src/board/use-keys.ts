import type { CellName, MoveAnswer } from '@variorum/engine/ask'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { cursorAfter } from './cursor.ts'
import { readTyped } from './typed.ts'
import type { BoardView } from './view.ts'

export interface KeyActions {
  readonly cursor: CellName
  readonly moves: readonly MoveAnswer[]
  /** Letters of the kinds that hands may hold, lower case; none where there are no hands. */
  readonly lettersInHand: readonly string[]
  /** Nobody has told yet what is legal, so nothing typed can be refused. */
  readonly isWaiting: boolean
  readonly moveCursor: (cell: CellName) => void
  /** Takes up a man in hand by its letter. */
  readonly choose: (letter: string) => void
  /** Goes to the hand, to choose there. */
  readonly reachHand: () => void
  /** Enter or Space: take up, put down, let go. */
  readonly act: (cell: CellName) => void
  readonly play: (moves: readonly MoveAnswer[]) => void
  readonly refuse: (typed: string) => void
  readonly remove: (cell: CellName) => void
  readonly annotate: (cell: CellName) => void
  /** Lets go of whatever is held, selected or drawn. */
  readonly escape: () => void
}

/** Playing without a pointer: a cursor, and coordinates as they are typed. */
export function useKeys(view: BoardView, actions: KeyActions) {
  const [typed, setTyped] = useState('')
  /** Two cells typed before anybody could say whether that is a move. */
  const [held, setHeld] = useState('')
  const clear = () => {
    setTyped('')
    setHeld('')
  }

  const read = (letters: string, isFinal: boolean) => {
    const cells = [...view.at.keys()]
    const { lettersInHand } = actions
    const { pending, cursor, letter, moves, isRefused } = readTyped(
      letters,
      cells,
      actions.moves,
      isFinal,
      lettersInHand,
    )
    const isWhole = moves.length > 0 || isRefused
    setTyped(pending)
    setHeld(isWhole && actions.isWaiting ? letters : '')
    if (cursor !== null) actions.moveCursor(cursor)
    if (letter !== null && !actions.isWaiting) actions.choose(letter)
    if (isWhole && actions.isWaiting) return true
    if (moves.length > 0) actions.play(moves)
    if (isRefused) actions.refuse(letters.toLowerCase())
    return isWhole
  }

  useEffect(() => {
    if (held !== '' && !actions.isWaiting) read(held, true)
  })

  const press = (event: KeyboardEvent): boolean => {
    const { key } = event
    const next = cursorAfter(view, actions.cursor, key)
    if (next !== null) {
      clear()
      actions.moveCursor(next)
      return true
    }
    switch (key) {
      case 'Enter':
      case ' ':
        if (held !== '') return true
        if (event.shiftKey) actions.annotate(actions.cursor)
        // Letters that could have meant a longer name are taken at their word now.
        else if (typed === '' || !read(typed, true)) actions.act(actions.cursor)
        setTyped('')
        return true
      case 'Escape':
        if (typed + held === '') actions.escape()
        clear()
        return true
      case 'Backspace':
        if (typed + held === '') return false
        setTyped((typed || held).slice(0, -1))
        setHeld('')
        return true
      case 'Delete':
        actions.remove(actions.cursor)
        return true
      case '@':
        if (actions.lettersInHand.length === 0) return false
        if (typed === '') actions.reachHand()
        else read(typed + key, false)
        return true
      default:
        if (!/^[a-z0-9]$/i.test(key)) return false
        read(typed + key, false)
        return true
    }
  }

  return {
    typed: typed || held,
    clearTyped: clear,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (press(event)) event.preventDefault()
    },
  }
}
