import { expect, test } from 'vitest'
import { Approaches } from '../src/game/approaches.ts'
import { threatsByTag } from '../src/game/threats.ts'
import { slugs } from '../src/variants/catalogue.ts'
import { knownGame } from './kernel-reading.ts'
import { seeded } from './referee/random.ts'
import { scattered } from './scattered.ts'
import { drawn } from './tiny.ts'

test.each(slugs)(
  '%s: one walk round a cell finds an attacker exactly where some rule, asked backwards, does',
  (slug) => {
    const game = knownGame(slug)
    const { board, kinds, rules, variant } = game
    const random = seeded(9)
    const differences: string[] = []
    const threats = threatsByTag(rules)
    for (const [seat] of variant.seats.entries()) {
      const told = (threats?.[seat + 1] ?? []).filter(({ arrival }) => arrival !== undefined)
      const comers = told.map(({ man, arrival = {} }) => ({ man, arrival }))
      const approaches = new Approaches(board, comers, kinds.length * 16)
      const royal = (kinds.findIndex(({ royal: isRoyal }) => isRoyal) << 4) | (seat + 1)
      for (let position = 0; position < 12; position++) {
        const p = scattered(game, random)
        if (p === undefined) continue
        for (let cell = 0; cell < board.size; cell++) {
          p.begin()
          p.set(cell, royal)
          const isTaken = told.some(({ man, takes }) => takes(p, cell, man))
          if (approaches.reach(p.cells, cell, -1) !== isTaken)
            differences.push(`${board.names[cell]} in ${drawn(game, p)}`)
          p.unmake()
        }
      }
    }
    expect(differences).toEqual([])
  },
)
