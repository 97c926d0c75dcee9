import { request } from 'node:http'

export interface Ear {
  readonly cookie?: string
  /** One message as it was sent, without the empty line behind it. */
  readonly hear: (message: string) => void
  /** It is over; with a reason where it should not be. */
  readonly end: (why: string | null) => void
}

/** Listens to a stream of events, on a connection of its own as a browser has; what is returned hangs up. */
export function listenTo(url: URL, { cookie, hear, end }: Ear): () => void {
  let isOver = false
  const finish = (why: string | null) => {
    if (isOver) return
    isOver = true
    end(why)
  }
  const headers = { accept: 'text/event-stream', ...(cookie && { cookie }) }
  const asked = request(url, { headers, agent: false }, (response) => {
    if (response.statusCode !== 200) {
      response.resume()
      return finish(`a stream was answered with ${response.statusCode}`)
    }
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => {
      text += part
      for (let stop = text.indexOf('\n\n'); stop !== -1; stop = text.indexOf('\n\n')) {
        hear(text.slice(0, stop))
        text = text.slice(stop + 2)
      }
    })
    response.on('end', () => finish(null))
    response.on('error', (error) => finish(`a stream broke: ${error.message}`))
  })
  asked.on('error', (error) => finish(`a stream could not be opened: ${error.message}`))
  asked.end()
  return () => {
    isOver = true
    asked.destroy()
  }
}

/** What comes first in a message of a game: its version, and how many moves have been played. */
const news = /"kind":"(?:event|snapshot)","game":"[^"]*","version":(\d+).*?"ply":(\d+)/

export interface Standing {
  readonly version: number
  readonly ply: number
}

/** How a game stands by a message, null where it tells of something else. Not parsed, because whoever measures has no time to. */
export function standingIn(message: string): Standing | null {
  const [, version, ply] = news.exec(message) ?? []
  return version === undefined || ply === undefined ? null : { version: Number(version), ply: Number(ply) }
}
