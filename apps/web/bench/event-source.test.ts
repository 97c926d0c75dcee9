import { expect, it } from 'vitest'
import { standingIn } from './event-source.ts'

// As the site's streams say it; the first through tRPC, which has its own lines around.
it('reads how a game stands out of the messages of both streams, and nothing out of others', () => {
  const event = 'data: {"kind":"event","game":"g_-1","version":9,"event":{"kind":"move","head":{"version":9,"ply":7}}}'
  const whole = 'id: 3\ndata: {"kind":"snapshot","game":"g","version":3,"snapshot":{"version":3,"ply":3,"moves":[]}}'
  expect([event, whole].map(standingIn)).toEqual([
    { version: 9, ply: 7 },
    { version: 3, ply: 3 },
  ])
  const others = [
    'event: ping',
    ': here',
    'data: {"kind":"hello"}',
    'data: {"kind":"presence","game":"g","isHere":[true]}',
  ]
  expect(others.map(standingIn)).toEqual([null, null, null, null])
})
