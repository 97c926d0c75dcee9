import sharp from 'sharp'
import { Easel } from './easel.ts'

// One picture at a time has one thread; Node's own pool has others for whoever else waits for it.
sharp.concurrency(1)
sharp.cache(false)

const shared = globalThis as typeof globalThis & { variorumEasel?: Easel }
const easel = () => {
  shared.variorumEasel ??= new Easel(12)
  return shared.variorumEasel
}

/** How long a move is seen, and the last position before it begins again. */
const moveMs = 900
const endMs = 4_000

export function pngOf(svg: string): Promise<Buffer> {
  return easel().paint(() => sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, dither: 0 }).toBuffer())
}

/** Pictures of one size, shown one after the other and over again. */
export function gifOf(svgs: readonly string[]): Promise<Buffer> {
  return easel().paint(async () => {
    const dots: Buffer[] = []
    let [width, pageHeight] = [0, 0]
    for (const svg of svgs) {
      const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      dots.push(data)
      ;[width, pageHeight] = [info.width, info.height]
    }
    const raw = { width, height: pageHeight * svgs.length, channels: 3, pageHeight } as const
    const delay = svgs.map((_, index) => (index === svgs.length - 1 ? endMs : moveMs))
    // Few colours, and none mixed of dots of others: what did not change from one picture to the next stays the same, and costs nothing.
    return sharp(Buffer.concat(dots), { raw, limitInputPixels: false })
      .gif({ delay, loop: 0, colours: 64, dither: 0, effort: 1 })
      .toBuffer()
  })
}
