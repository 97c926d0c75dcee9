import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'

/**
 * What leaves the house leaves it packed: files of the build as they were packed while building (pack-files.mjs), pages
 * and answers as they are made. Next packs with gzip alone, whose window is shorter than a page of rules is long: with
 * Brotli the same page is a third smaller.
 */

/** Higher gains little on a page and costs its reader more time than it saves. */
const quality = 5

const pack = compression({
  filter: isWorthPacking,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
})

/**
 * A stream of events must not wait for more of them, and an answer to an act is a few bytes: packing it would cost more
 * than it saves, at every move of every game.
 */
function isWorthPacking(request, response) {
  if (request.method === 'POST') return false
  if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return false
  return compression.filter(request, response)
}

const built = '/_next/static/'

/** As Next says it of the same files, so that they say it alike whoever serves them. */
const forGood = 'public, max-age=31536000, immutable'

/** A listener like `handle`, whose answers are packed. `folder` is where the build's files lie. */
export function packed(handle, folder) {
  // What is in a file of the build is in its name too, so it never has to be asked for again.
  const keep = (response) => response.setHeader('cache-control', forGood)
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, setHeaders: keep })
  return (request, response) => {
    const others = () => pack(request, response, () => handle(request, response))
    if (!request.url.startsWith(built)) return others()
    const asked = request.url
    request.url = asked.slice(built.length - 1)
    files(request, response, () => {
      request.url = asked
      others()
    })
  }
}
