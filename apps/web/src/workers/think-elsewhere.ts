import type { ThoughtAnswer } from '@variorum/engine/ask'
import { Channel } from '../lib/channel.ts'
import type { EngineContext } from '../lib/engine-router/context.ts'
import { Refusal } from '../lib/refused.ts'
import type { SearchNews } from '../lib/search-messages.ts'
import { searchUnavailable } from '../lib/worker-protocol.ts'
import type { ToSearchWorker } from './search.worker.ts'

/**
 * Thinks in workers of their own, so that the rules answer while a search runs. A search cannot hear that it is no
 * longer wanted; its worker is ended, which takes no time, and another gets ready in its place: whoever stops one search
 * soon wants the next.
 */
export function thinkElsewhere(start: () => Worker): Pick<EngineContext, 'think' | 'prepare'> {
  const idle: Worker[] = []

  const prepare = (slug: string): void => {
    try {
      const worker = idle.pop() ?? start()
      // One that breaks while nobody listens is no use to whoever comes next.
      worker.onerror = () => {
        worker.terminate()
        if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
      }
      tell(worker, { soon: slug })
      idle.push(worker)
    } catch {
      // Whoever then wants to think is told so.
    }
  }

  async function* think(...[line, options, signal]: Parameters<EngineContext['think']>): AsyncGenerator<ThoughtAnswer> {
    const thoughts = new Channel<ThoughtAnswer>()
    const worker = idle.pop() ?? startedOr(start, thoughts)
    let isDone = false
    const leave = () => {
      thoughts.end()
      worker?.terminate()
    }
    if (worker) {
      worker.onerror = () => thoughts.fail(new Refusal(searchUnavailable))
      worker.onmessage = ({ data }: MessageEvent<SearchNews>) => {
        if (data.kind === 'thought') return thoughts.push(data.thought)
        isDone = true
        if (!data.asked.ok) return thoughts.fail(new Refusal(data.asked.error.key, data.asked.error.params))
        thoughts.push(data.asked.value)
        thoughts.end()
      }
      tell(worker, { about: line, options })
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      if (!signal.aborted) yield* thoughts
    } finally {
      signal.removeEventListener('abort', leave)
      if (worker && isDone && !signal.aborted) {
        idle.push(worker)
      } else {
        leave()
        if (worker && idle.length === 0) prepare(line.variant)
      }
    }
  }

  return { think, prepare }
}

const tell = (worker: Worker, message: ToSearchWorker): void => worker.postMessage(message)

function startedOr(start: () => Worker, thoughts: Channel<ThoughtAnswer>): Worker | undefined {
  try {
    return start()
  } catch {
    // Some browsers know no worker within a worker.
    thoughts.fail(new Refusal(searchUnavailable))
    return undefined
  }
}
