import { type PointerEvent, useState } from 'react'
import { type Pressed, pressedIn } from './pressed.ts'

/** Print, until a reader touches it; then, once it has been fetched, what answers. */
export function useTryStage<Opened extends object>() {
  const [stage, setStage] = useState<'printed' | 'loading' | 'broken' | Opened>('printed')
  const setUp = async (fetched: () => Promise<Opened>) => {
    setStage('loading')
    try {
      setStage(await fetched())
    } catch {
      setStage('broken')
    }
  }
  return {
    stage,
    setUp,
    /** A press on the print opens it with the man that was pressed. */
    press: (event: PointerEvent, fetched: (pressed: Pressed | null) => Promise<Opened>) => {
      if (event.button !== 0 || (stage !== 'printed' && stage !== 'broken')) return
      const pressed = pressedIn(event.currentTarget, event)
      void setUp(() => fetched(pressed))
    },
    close: () => setStage('printed'),
  }
}
