export { type Book, bookOf, type Played, playedAt, printBook, readBook } from './book.ts'
export { positionKey } from './position-key.ts'
export { stationsOf } from './stations.ts'
export { gamesIn, noGames, type Tally, withGame } from './tally.ts'
