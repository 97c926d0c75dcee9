import { describe } from '../ask/index.ts'
import { slugs } from '../variants/catalogue.ts'
import type { Call } from './commands.ts'
import { gameNamed } from './requests.ts'
import { EXIT, type Exit } from './terminal.ts'

/** The games there are, by the names commands know them by. */
export function gamesCommand({ options, terminal }: Call): Exit {
  if (options.json) terminal.answer(JSON.stringify(slugs.map((slug) => describe(gameNamed(slug)))))
  else {
    const widest = Math.max(...slugs.map((slug) => slug.length))
    for (const slug of slugs) terminal.answer(`${slug.padEnd(widest)}  ${gameNamed(slug).variant.name}`)
  }
  return EXIT.ok
}
