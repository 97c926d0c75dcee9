import type { Game } from '../game/game.ts'
import { kindOf } from '../position/man.ts'
import type { Position } from '../position/position.ts'
import type { Cell } from '../rules/kinds.ts'
import type { HindranceAnswer, ReasonAnswer } from './answers.ts'

/** Where the man on the cell may not go, or whom it may not act on, for a rule that its way alone does not show. */
export function hindrancesOf(game: Game, p: Position, cell: Cell): HindranceAnswer[] {
  const { names, size } = game.board
  const { isBarred } = game.rules
  if (isBarred(p, cell, p.cells[cell])) return []
  const named = (cells: readonly Cell[]) => cells.map((one) => names[one]).sort()
  return Array.from({ length: size }, (_, to) => to).flatMap((to) =>
    game.kinds[kindOf(p.cells[cell])].whenFree.flatMap(({ movement }) => {
      const hindrance = movement.hinders?.(p, cell, to)
      if (hindrance === undefined) return []
      return [{ to: names[to], key: hindrance.key, whom: named(hindrance.whom), by: named(hindrance.by) }]
    }),
  )
}

/** Why nobody may take the man on the cell, and by whose doing. */
export function immunitiesOf(game: Game, p: Position, cell: Cell): ReasonAnswer[] {
  return game.rules.immunities.flatMap((immunity) =>
    immunity.spares(p, cell)
      ? [
          {
            key: immunity.rule,
            params: {
              by: immunity
                .sparedBy(p, cell)
                .map((one) => game.board.names[one])
                .sort(),
            },
          },
        ]
      : [],
  )
}
