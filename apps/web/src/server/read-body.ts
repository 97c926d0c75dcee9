/** The body of a request as text, null where there is none, undefined where it is too long: then no more of it is read. */
export async function readBody(request: Request, maxBytes: number): Promise<string | null | undefined> {
  if (request.body === null) return null
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  const reader = request.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > maxBytes) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
