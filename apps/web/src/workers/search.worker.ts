import { load } from '@variorum/engine/load'
import { prepare } from '@variorum/engine/search'
import { type SearchJob, search } from '../lib/search-messages.ts'

/** A search, or the name of a game that one will soon be asked for. */
export type ToSearchWorker = SearchJob | { readonly soon: string }

// Thinks, and hears nothing meanwhile: whoever wants it to stop ends this worker.
self.onmessage = async ({ data: job }: MessageEvent<ToSearchWorker>) => {
  if ('soon' in job) {
    const game = await load(job.soon)
    if (game) prepare(game)
    return
  }
  const game = await load(job.about.variant)
  search(
    game,
    job,
    () => false,
    (news) => self.postMessage(news),
  )
}
