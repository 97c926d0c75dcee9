import { askReplay } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { answerPicture, type PictureKind } from './answer-picture.ts'
import { Easel } from './easel.ts'
import { reelOf } from './reel.ts'

const game = gameOf('crazyhouse') ?? expect.unreachable()
const moves = ['e2e4', 'd7d5', 'e4d5', 'd8d5']
const pictured = { id: 'abc', game, moves, version: 5, isOver: true }

async function ask(kind: PictureKind, query = '', headers: Record<string, string> = {}, change = {}) {
  const admitted: number[] = []
  const answer = await answerPicture(
    new Request(`http://variorum.test/games/abc/picture${query}`, { headers }),
    kind,
    { ...pictured, ...change },
    {
      replay: async (some) => {
        const asked = askReplay(game, { variant: 'crazyhouse', moves: some })
        return asked.ok ? asked.value : expect.unreachable()
      },
      admit: async (pictures) => {
        admitted.push(pictures)
      },
      title: (ply) => `after ${ply}`,
      complain: (name) => `not ${name}`,
    },
  )
  return { answer, admitted }
}

const dots = async (answer: Response) => sharp(Buffer.from(await answer.arrayBuffer()), { animated: true }).metadata()

describe('a picture of a game', () => {
  it('is the position that its address names, else the latest, as large as it says', async () => {
    const { answer } = await ask('png', '?size=240&ply=3')
    expect(answer.headers.get('content-disposition')).toContain('crazyhouse-abc-3.png')
    const { format, width, height } = await dots(answer)
    expect([format, Math.max(width, height)]).toEqual(['png', 240])
    const svg = await (await ask('svg')).answer.text()
    expect(svg).toContain('<title>after 4</title>')
    // Each has taken a pawn.
    expect(svg.match(/href="#man-pawn-/g)).toHaveLength(14 + 2)
  })

  it('moves from the start on, and is counted by how many pictures it is made of', async () => {
    const { answer, admitted } = await ask('gif', '?size=160')
    const { format, pages } = await dots(answer)
    expect([format, pages, admitted]).toEqual(['gif', 5, [5]])
  })

  it('is not made again for whoever has it, nor the same when the game has gone on', async () => {
    const etag = (await ask('svg')).answer.headers.get('etag') ?? ''
    const again = await ask('svg', '', { 'if-none-match': etag })
    expect([again.answer.status, again.admitted]).toEqual([304, []])
    const later = await ask('svg', '', { 'if-none-match': etag }, { version: 6, isOver: false })
    expect([later.answer.status, later.answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  })

  it('says which word of an address cannot be', async () => {
    const { answer } = await ask('png', '?size=9000')
    expect([answer.status, await answer.text()]).toEqual([400, 'not size\n'])
  })

  it('runs no script and loads nothing where it is opened by itself', async () => {
    const { headers } = (await ask('svg')).answer
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  })
})

it('a game without end takes no memory without end: it shows how it ended, and smaller', () => {
  expect(reelOf(40, 480)).toEqual({ first: 0, sizePx: 480 })
  const { first, sizePx } = reelOf(1_000, 640)
  expect(first).toBe(761)
  expect(sizePx).toBeLessThan(360)
})

it('pictures are made one at a time, and whoever would wait too long is told', async () => {
  const easel = new Easel(2)
  const order: string[] = []
  let finish = () => {}
  const first = easel.paint(async () => {
    order.push('first begins')
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    order.push('first ends')
  })
  const second = easel.paint(async () => order.push('second'))
  await expect(easel.paint(async () => {})).rejects.toThrow('picturesBusy')
  finish()
  await Promise.all([first, second])
  expect(order).toEqual(['first begins', 'first ends', 'second'])
  await easel.paint(async () => order.push('third'))
  expect(order.at(-1)).toBe('third')
})
