'use client'

import { Button } from '@variorum/ui/primitives'
import { useEffect, useState } from 'react'
import { type FormAction, untouched } from '../state/form-state.ts'
import { type PushState, pushState, subscribeBrowser, unsubscribeBrowser } from '../state/push.ts'

interface PushSwitchProps {
  /** By which the browser knows whose messages it takes. */
  readonly publicKey: string
  /** Whether the server believes that this browser takes messages. */
  readonly isKnown: boolean
  readonly subscribe: FormAction
  readonly unsubscribe: FormAction
  /** What is said of each state. */
  readonly said: Readonly<Record<PushState, string>>
  readonly turnOn: string
  readonly turnOff: string
  readonly failed: string
}

/** Whether this browser shows what happens while no page is open. It is asked for leave when a button is pressed, not before. */
export function PushSwitch(props: PushSwitchProps) {
  const { publicKey, isKnown, subscribe, unsubscribe, said, turnOn, turnOff, failed } = props
  const [state, setState] = useState<PushState | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isHere = true
    pushState(isKnown).then(
      (found) => isHere && setState(found),
      () => isHere && setState('unsupported'),
    )
    return () => {
      isHere = false
    }
  }, [isKnown])

  const change = async (act: () => Promise<string | null>, done: PushState) => {
    setBusy(true)
    setProblem(null)
    try {
      const refused = await act()
      setProblem(refused)
      setState(refused === null ? done : await pushState(false))
    } catch {
      setProblem(failed)
    } finally {
      setBusy(false)
    }
  }
  const on = () =>
    change(async () => {
      const keys = await subscribeBrowser(publicKey)
      if (keys === null) return said.denied
      const form = new FormData()
      for (const [name, value] of Object.entries(keys)) form.set(name, value)
      return (await subscribe(untouched, form)).problem?.text ?? null
    }, 'on')
  const off = () =>
    change(async () => {
      // The server first: what it sends no more, no browser shows.
      const { problem: refused } = await unsubscribe(untouched, new FormData())
      if (refused === null) await unsubscribeBrowser()
      return refused?.text ?? null
    }, 'off')

  const isOn = state === null ? isKnown : state === 'on'
  const isPossible = state === 'on' || state === 'off'
  return (
    <div className="grid max-w-md content-start gap-3">
      <p className="min-h-[3lh] text-ink-soft" role="status">
        {said[state ?? (isKnown ? 'on' : 'off')]}
      </p>
      {problem !== null && problem !== said[state ?? 'off'] && (
        <p role="alert" className="notice">
          {problem}
        </p>
      )}
      <div>
        <Button kind="plain" type="button" busy={isBusy} disabled={!isPossible} onClick={isOn ? off : on}>
          {isOn ? turnOff : turnOn}
        </Button>
      </div>
    </div>
  )
}
