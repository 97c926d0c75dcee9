/**
 * Names by which other programs know our games; a game that is not here yet may have its name already. Data for whoever
 * talks to other programs: no rule reads it.
 */

/** What Fairy-Stockfish calls a game, where that is not our slug; graphical programs and match runners say it too. */
export const fairyNames: Readonly<Record<string, string>> = {
  chess960: 'fischerandom',
  'atomic-chess': 'atomic',
  'three-check': '3check',
  'king-of-the-hill': 'kingofthehill',
  'jeson-mor': 'jesonmor',
  'racing-kings': 'racingkings',
  'los-alamos': 'losalamos',
  'duck-chess': 'duck',
  'spartan-chess': 'spartan',
  'legan-chess': 'legan',
  'courier-chess': 'courier',
  'capablanca-chess': 'capablanca',
  'gothic-chess': 'gothic',
  'capablanca-random': 'caparandom',
  'embassy-chess': 'embassy',
  'janus-chess': 'janus',
  'grand-chess': 'grand',
  's-chess': 'seirawan',
  'ouk-chatrang': 'cambodian',
  'kar-ouk': 'karouk',
  'manchu-chess': 'manchu',
  'tori-shogi': 'torishogi',
}

/** Further names, each of one game: of published counts, and of older habit. */
export const otherNames: Readonly<Record<string, string>> = {
  fischerrandom: 'chess960',
  'marseillais-chess (counted in single moves)': 'marseillais-chess',
  'progressive-chess (counted in single moves)': 'progressive-chess',
}

/** The game a UCI engine plays until it is told another. */
export const firstGame = 'chess'

/** What a game becomes under `UCI_Chess960`, where that is a game of its own. */
export const shuffled: Readonly<Record<string, string>> = { chess: 'chess960' }
