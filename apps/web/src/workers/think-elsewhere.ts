import type { ThoughtAnswer } from '@variorum/engine/ask'
import { Channel } from '../lib/channel.ts'
import type { EngineContext } from '../lib/engine-router/context.ts'
import { refusal } from '../lib/refusal.ts'
import type { SearchNews } from '../lib/search-messages.ts'
import { searchUnavailable } from '../lib/worker-protocol.ts'

/**
 * Thinks in workers of their own, so that the rules answer while a search runs. A search cannot hear that it is no
 * longer wanted; its worker is ended, which takes no time, and the next search starts another.
 */
export function thinkElsewhere(start: () => Worker): EngineContext['think'] {
  const idle: Worker[] = []

  return async function* (line, options, signal): AsyncGenerator<ThoughtAnswer, void> {
    const thoughts = new Channel<ThoughtAnswer>()
    const worker = idle.pop() ?? startedOr(start, thoughts)
    let isDone = false
    const leave = () => {
      thoughts.end()
      worker?.terminate()
    }
    if (worker) {
      worker.onerror = () => thoughts.fail(refusal('SERVICE_UNAVAILABLE', searchUnavailable))
      worker.onmessage = ({ data }: MessageEvent<SearchNews>) => {
        if (data.kind === 'thought') return thoughts.push(data.thought)
        isDone = true
        if (!data.asked.ok) return thoughts.fail(refusal('BAD_REQUEST', data.asked.error.key, data.asked.error.params))
        thoughts.push(data.asked.value)
        thoughts.end()
      }
      worker.postMessage({ about: line, options })
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      if (!signal.aborted) yield* thoughts
    } finally {
      signal.removeEventListener('abort', leave)
      if (worker && isDone && !signal.aborted) idle.push(worker)
      else leave()
    }
  }
}

function startedOr(start: () => Worker, thoughts: Channel<ThoughtAnswer>): Worker | undefined {
  try {
    return start()
  } catch {
    // Some browsers know no worker within a worker.
    thoughts.fail(refusal('SERVICE_UNAVAILABLE', searchUnavailable))
    return undefined
  }
}
