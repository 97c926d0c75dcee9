'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { type DeviceClock, longestTurnMs, turnTime } from '../../../lib/clock/device-clock.ts'
import { useHold } from '../state/use-hold.ts'
import { forgetTurn, keepTurn, keptTurn } from './kept-turn.ts'
import { type Stopwatch, stopwatch } from './stopwatch.ts'

/** The clocks of a game on one device, as this window runs them. */
export interface DeviceTime {
  readonly clock: DeviceClock
  /** How long the turn has taken. */
  readonly watch: Stopwatch
  readonly isRunning: boolean
  /** The time of the seat to move has run out, and the server has yet to say what becomes of it. */
  readonly isOut: boolean
  /** How long the turn has taken, as the server is told. */
  readonly thought: () => number
}

const keptEveryMs = 1_000

/** What a turn is known by: no two of a game that follow each other begin alike. */
const turnOf = ({ state }: DeviceClock) => (state.running === null ? null : `${state.running}-${state.since}`)

/**
 * Runs the clocks of a game: `isPlayed` as long as it goes on here, `rests` while nobody is to think. Of several windows the
 * one looked at last counts. A turn's time is kept in this browser, and stands still while no page is open.
 */
export function useDeviceClock(
  id: string,
  clock: DeviceClock | null,
  { isPlayed, rests }: { readonly isPlayed: boolean; readonly rests: boolean },
): DeviceTime | null {
  const [watch] = useState(() => stopwatch(() => performance.now()))
  const turn = clock && isPlayed ? turnOf(clock) : null
  const limit = clock && turnTime(clock)
  const [outTurn, setOutTurn] = useState<string | null>(null)
  const isOut = turn !== null && outTurn === turn
  const holds = useHold(clock !== null && isPlayed ? `clock-${id}` : null)
  const isRunning = turn !== null && holds && !rests && !isOut

  const counted = useRef<string | null>(null)
  useEffect(() => {
    if (turn === null) {
      watch.stop()
      return
    }
    // Another window may have counted on.
    const kept = keptTurn(id, turn)
    if (counted.current !== turn) watch.set(kept ?? 0)
    else if (kept !== null && kept > watch.read()) watch.set(kept)
    counted.current = turn
    if (!isRunning) return
    const keep = () => keepTurn(id, turn, watch.read())
    const leave = () => {
      watch.stop()
      keep()
    }
    watch.run()
    const timer = setInterval(keep, keptEveryMs)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', watch.run)
    return () => {
      leave()
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', watch.run)
    }
  }, [watch, id, turn, isRunning])

  useEffect(() => {
    if (turn === null || limit === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const rest = limit - watch.read()
      if (rest <= 0) setOutTurn(turn)
      else if (isRunning) timer = setTimeout(look, rest + 1)
    }
    look()
    const leave = watch.listen(look)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [watch, turn, limit, isRunning])

  const isOver = clock?.state.running === null
  useEffect(() => {
    if (isOver) forgetTurn(id)
  }, [id, isOver])

  const thought = useCallback(() => Math.min(longestTurnMs, Math.floor(watch.read())), [watch])
  return clock && { clock, watch, isRunning, isOut, thought }
}
