import { useEffect, useRef } from 'react'
import { attendSounds, playSound } from '../../../lib/sound/play-sound.ts'
import { soundOf } from '../state/sound-of.ts'
import type { Game } from '../state/use-game.ts'

/** Lets what happens on the board be heard, by whoever plays it and wherever. */
export function GameSounds({ game: { steps, outcome, isComplete } }: { readonly game: Game }) {
  const isOver = outcome !== null
  const heard = useRef({ steps, isOver })
  useEffect(attendSounds, [])
  useEffect(() => {
    // While the rules have not said what a move did, it is not known what it sounds like.
    if (!isComplete) return
    const sound = soundOf(heard.current, { steps, isOver })
    heard.current = { steps, isOver }
    if (sound !== null) playSound(sound)
  }, [steps, isOver, isComplete])
  return null
}
