import { writeFileSync } from 'node:fs'
import type { Game } from '../../game/game.ts'
import type { LevelTable } from '../../game/level-table.ts'

/** Beside the variant's definition, which reads it. */
export function write(game: Game, table: LevelTable): void {
  const { slug } = game.variant
  writeFileSync(new URL(`../../variants/${slug}/${slug}.levels.json`, import.meta.url), textOf(table))
}

/** As the formatter has it, for it watches these files as well. */
export function textOf({ settings, measured }: LevelTable): string {
  const lines = [`"settings": ${row(settings)}`]
  if (measured !== undefined) {
    const results = measured.results.map((one) => `\n      ${row(one)}`).join(',')
    const parts = [
      `"stamp": ${JSON.stringify(measured.stamp)}`,
      `"elo": ${row(measured.elo)}`,
      `"errors": ${row(measured.errors)}`,
      `"results": [${results}\n    ]`,
    ]
    lines.push(`"measured": {\n    ${parts.join(',\n    ')}\n  }`)
  }
  return `{\n  ${lines.join(',\n  ')}\n}\n`
}

const row = (numbers: readonly number[]): string => `[${numbers.join(', ')}]`
