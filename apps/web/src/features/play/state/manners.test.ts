import { describe, expect, it } from 'vitest'
import { botOffer, drawAnswer } from './manners.ts'

/** The bot has Black: its moves are the odd plies. */
const judged = (...scores: readonly number[]) => scores.map((score, turn) => ({ ply: 2 * turn + 1, score }))
const after = (judgements: ReturnType<typeof judged>) => (judgements.at(-1)?.ply ?? -1) + 1

function offer(scores: readonly number[], more: Partial<Parameters<typeof botOffer>[0]> = {}) {
  const judgements = judged(...scores)
  return botOffer({ level: 'club', judgements, ply: after(judgements), quiet: 0, declinedAt: null, ...more })
}

const lost = [-1_500, -1_500, -1_500, -1_500]
const level = Array.from({ length: 32 }, () => 5)

describe('a bot', () => {
  it('gives up what has been hopeless for four turns on end, and nothing sooner', () => {
    expect(offer(lost)).toBe('resign')
    expect(offer(lost.slice(1))).toBeNull()
    expect(offer([-1_500, -1_500, -200, -1_500])).toBeNull()
  })

  it('plays on for a while when it is told to', () => {
    expect(offer(lost, { declinedAt: 6 })).toBeNull()
    const long = Array.from({ length: 12 }, () => -1_500)
    expect(offer(long, { declinedAt: 6 })).toBe('resign')
  })

  it('that does not judge well never gives up', () => {
    expect(offer(lost, { level: 'novice' })).toBeNull()
    expect(offer(lost, { level: 'casual' })).toBeNull()
  })

  it('offers a draw late, in a game in which nothing happens, and never in one that it thinks is lost', () => {
    expect(offer(level, { quiet: 20 })).toBe('draw')
    expect(offer(level, { quiet: 3 })).toBeNull()
    expect(offer(level.slice(0, 10), { quiet: 20 })).toBeNull()
    expect(offer([...level, -300], { quiet: 20 })).toBeNull()
  })

  it('says nothing of a line that was played elsewhere since', () => {
    expect(offer(lost, { ply: 12 })).toBeNull()
  })
})

describe('a draw that is offered', () => {
  it.each([
    ['plays', 'novice', [0, 0, 0]],
    ['early', 'club', [0, 0]],
    ['accepts', 'club', [-10, 0, 15]],
    ['declines', 'club', [-10, 0, 80]],
    ['better', 'club', [-200, -300, -250]],
    ['accepts', 'club', [-200, -300, 0]],
  ] as const)('%s: the %s who thinks %j', (answer, by, scores) => {
    expect(drawAnswer(by, judged(...scores))).toBe(answer)
  })
})
