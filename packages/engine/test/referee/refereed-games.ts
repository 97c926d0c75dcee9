import { baroque } from './baroque-referee.ts'
import { baroqueThemes } from './baroque-theme.ts'
import { fugue } from './fugue-referee.ts'
import { fugueStock, fugueThemes } from './fugue-theme.ts'
import { generatorOf } from './generator.ts'
import { humpty } from './humpty-referee.ts'
import { humptyRights, humptyStock, humptyThemes } from './humpty-theme.ts'
import { type RefereedGame, refereedGame } from './refereed-game.ts'
import { ultima } from './ultima-referee.ts'
import { ultimaStock, ultimaThemes } from './ultima-theme.ts'

/** The games of which there is a second reading. */
export const refereedGames: readonly RefereedGame[] = [
  refereedGame('ultima', ultima, generatorOf(ultima, ultimaStock, ultimaThemes)),
  refereedGame('baroque', baroque, generatorOf(baroque, ultimaStock, baroqueThemes)),
  refereedGame('fugue', fugue, generatorOf(fugue, fugueStock, fugueThemes)),
  refereedGame('humpty-dumpty', humpty, generatorOf(humpty, humptyStock, humptyThemes, humptyRights)),
]
