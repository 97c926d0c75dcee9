/** Text made short enough for the part of an address behind `#`, which no server is sent. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text))
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** What was packed, or null where it is nothing of the kind. */
export async function unpacked(text: string): Promise<string | null> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(new DecompressionStream('deflate-raw'), bytes),
    )
  } catch {
    return null
  }
}

/** More than anybody writes: what unpacks to more was made to fill a memory. */
const mostBytes = 1_000_000

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) {
  const writer = stream.writable.getWriter()
  // What goes wrong is told to whoever reads.
  void writer.write(bytes).catch(() => {})
  void writer.close().catch(() => {})
  const parts: number[] = []
  const reader = stream.readable.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (parts.length + part.value.length > mostBytes) throw new Error('Too much was packed.')
    for (const byte of part.value) parts.push(byte)
  }
  return Uint8Array.from(parts)
}
