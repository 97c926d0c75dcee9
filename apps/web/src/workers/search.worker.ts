import { load } from '@variorum/engine/load'
import { type SearchJob, search } from '../lib/search-messages.ts'

// Thinks, and hears nothing meanwhile: whoever wants it to stop ends this worker.
self.onmessage = async ({ data: job }: MessageEvent<SearchJob>) => {
  const game = await load(job.about.variant)
  search(
    game,
    job,
    () => false,
    (news) => self.postMessage(news),
  )
}
