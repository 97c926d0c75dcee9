const lineFeed = 10

/**
 * A stream of events with each message in one piece. tRPC makes a message out of a piece for each of its lines, and every
 * piece is written to the network by itself, which costs more than all else about it.
 */
export function wholeMessages(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const pieces: Uint8Array[] = []
        for (let read = await reader.read(); !read.done; read = await reader.read()) {
          pieces.push(read.value)
          if (endsMessage(read.value)) return controller.enqueue(Buffer.concat(pieces))
        }
        if (pieces.length > 0) controller.enqueue(Buffer.concat(pieces))
        controller.close()
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read before somebody wants it.
    { highWaterMark: 0 },
  )
}

/** A message ends with an empty line. */
const endsMessage = (piece: Uint8Array): boolean => piece.at(-1) === lineFeed && piece.at(-2) === lineFeed
