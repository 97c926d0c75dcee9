import type { Game } from '../../game/game.ts'
import type { Measured } from '../../game/level-table.ts'
import { botLevels } from '../../search/index.ts'
import type { Options } from '../options.ts'
import { EXIT, type Exit, type Terminal } from '../terminal.ts'
import { capital } from '../words.ts'
import { stampOf } from './stamp.ts'

/** What is published. */
export function tell(games: readonly Game[], options: Options, terminal: Terminal): Exit {
  const measured = games.flatMap((game) => {
    const found = game.variant.levels?.measured
    return found === undefined ? [] : [{ game, found }]
  })
  const stale = measured.filter(({ game, found }) => found.stamp !== stampOf(game))
  if (stale.length > 0)
    terminal.remark(
      `Measured with another search than this one: ${stale.map(({ game }) => game.variant.slug).join(', ')}. Levels may stand elsewhere now.`,
    )
  if (options.json) {
    terminal.answer(
      JSON.stringify(Object.fromEntries(measured.map(({ game, found }) => [game.variant.slug, found.elo]))),
    )
  } else {
    terminal.answer(`| Game | ${botLevels.map(capital).join(' | ')} |`)
    terminal.answer(`| --- |${' ---: |'.repeat(botLevels.length)}`)
    for (const { game, found } of measured) terminal.answer(rowOf(game, found))
  }
  return EXIT.ok
}

/** The Elo of each level, with the error of the step that led to it. */
export const rowOf = (game: Game, { elo, errors }: Measured): string =>
  `| ${game.variant.name} | ${elo.map((one, i) => (i === 0 ? one : `${one} ± ${errors[i - 1]}`)).join(' | ')} |`
