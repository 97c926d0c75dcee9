'use client'

import { type MouseEvent, useEffect, useRef } from 'react'
import { Hand } from '../hands/hand.tsx'
import { Announcer, useAnnounce } from '../primitives/announcer.tsx'
import { BoardDrawing } from './board-drawing.tsx'
import { BoardTray } from './board-tray.tsx'
import type { BoardProps } from './props.ts'
import { type BoardModel, useBoard } from './use-board.ts'
import { useHeldTouch } from './use-held-touch.ts'
import './board.css'

/** A board that is told what stands where and what may move, and tells what the player did. It knows no rules. */
export function Board(props: BoardProps) {
  const isPicture = props.onMove === undefined && props.onInspect === undefined
  // A page has one voice; a board without one about brings its own.
  const hasVoice = useAnnounce() !== null
  if (isPicture) return <PictureBoard {...props} />
  if (hasVoice) return <LiveBoard {...props} />
  return (
    <Announcer>
      <LiveBoard {...props} />
    </Announcer>
  )
}

/** A board to look at: one picture with one name. */
function PictureBoard(props: BoardProps) {
  const model = useBoard(props)
  const picture = (
    <div className="v-board" role="img" aria-label={props.text.name}>
      <BoardDrawing told={props} model={model} isPicture />
    </div>
  )
  if (props.hands === undefined) return picture
  const inset = (props.coordinates ?? true) || undefined
  return (
    <div ref={model.places.block} className="v-board-block" data-hands={props.hands.place ?? 'rows'} data-inset={inset}>
      <BoardHand told={props} model={model} side="far" />
      {picture}
      <BoardHand told={props} model={model} side="near" />
    </div>
  )
}

interface BoardHandProps {
  readonly told: BoardProps
  readonly model: BoardModel
  readonly side: 'far' | 'near'
  /** Goes on at the board, where what was taken up is put down. */
  readonly onChosen?: (() => void) | undefined
}

/** The hand of whoever sits at a side of the board. */
function BoardHand({ told, model, side, onChosen }: BoardHandProps) {
  const { orientation = 0 } = told
  const seat = side === 'near' ? orientation : 1 - orientation
  const { gestures, play } = model
  return (
    <Hand
      seat={seat}
      side={side}
      kinds={told.hands?.kinds ?? []}
      held={model.shownInHand}
      pieceSet={told.pieceSet}
      labels={told.labels ?? false}
      turned={(4 - model.view.quarters) % 4}
      text={told.text.hand}
      isOwn={model.isOwnInHand}
      chosen={play.chosen?.seat === seat ? play.chosen.kind : null}
      onDown={gestures.onHandDown}
      following={gestures.following}
      onChoose={(man) => {
        model.choose(man)
        onChosen?.()
      }}
      isTyping={model.keys.typed !== ''}
      onKey={model.keys.onKeyDown}
    />
  )
}

/** A board to play on: a grid with a cursor, and what is asked laid over the foot of it. */
function LiveBoard(props: BoardProps) {
  const { text, busy = false, touch = 'hold' } = props
  const model = useBoard(props)
  const { play, gestures, keys } = model
  const grid = useRef<HTMLDivElement>(null)
  useHeldTouch(grid, touch === 'pass')

  // A question that has been answered gives the focus back to the board, whatever control it came from.
  const isAsking = play.removing !== null || play.choice.length > 0
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current && !isAsking) grid.current?.focus({ preventScroll: true })
    wasAsking.current = isAsking
  }, [isAsking])

  // A man in hand that was put down takes the control away that was pressed for it, and the focus with it.
  const wasChosen = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (wasChosen.current && play.chosen === null && isLost) grid.current?.focus({ preventScroll: true })
    wasChosen.current = play.chosen !== null
  }, [play.chosen])

  // Assistive technology clicks without a pointer; real taps have been dealt with already.
  const onClick = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.getAttribute('data-cell') : null
    if (event.detail === 0 && cell !== null) model.act(cell)
  }

  const { hands } = props
  const reachBoard = () => grid.current?.focus({ preventScroll: true })
  return (
    <div
      ref={model.places.block}
      className="v-board-block"
      data-hands={hands && (hands.place ?? 'rows')}
      data-inset={(props.coordinates ?? true) || undefined}
    >
      {hands && <BoardHand told={props} model={model} side="far" onChosen={reachBoard} />}
      {/* biome-ignore lint/a11y/useSemanticElements: cells of any shape are drawn, which no table can hold. */}
      <div
        ref={grid}
        className="v-board"
        data-touch={touch}
        data-busy={busy || undefined}
        data-held={gestures.held === null ? undefined : true}
        role="grid"
        aria-label={text.name}
        aria-description={text.keys}
        aria-activedescendant={`${model.idPrefix}${model.cursor}`}
        tabIndex={0}
        {...gestures.handlers}
        {...gestures.following}
        onKeyDown={keys.onKeyDown}
        onFocus={() => model.setKeyboard(grid.current?.matches(':focus-visible') ?? false)}
        onBlur={() => {
          model.setKeyboard(false)
          keys.clearTyped()
        }}
        onContextMenu={(event) => event.preventDefault()}
        onClick={onClick}
      >
        <BoardDrawing told={props} model={model} isPicture={false} />
      </div>
      {hands && <BoardHand told={props} model={model} side="near" onChosen={reachBoard} />}
      <BoardTray
        text={text}
        typed={keys.typed}
        removal={model.removal}
        man={model.removal === null ? null : (model.manAt.get(model.removal.from) ?? null)}
        isAsking={play.removing !== null}
        onAsk={(isAsked) => play.setRemoving(isAsked ? model.removal : null)}
        onRemove={play.commit}
        choice={play.choice}
        onChoose={play.commit}
        onCloseChoice={play.closeChoice}
      />
    </div>
  )
}
