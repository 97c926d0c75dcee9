import type { Game } from '@variorum/engine/game'

/** Whether a bot that thinks on the server plays it: for two, with something hidden or without. */
export const hasServerBot = (game: Pick<Game, 'variant'>): boolean => game.variant.seats.length === 2
