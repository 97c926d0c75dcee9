import { describe as describeGame } from '@variorum/engine/ask'
import { gameOf, slugs } from '@variorum/engine/catalogue'
import { hasBots, hasUnseeingBots } from '@variorum/engine/search'
import { expect, it } from 'vitest'
import { botPlace } from './bot-place.ts'

it('a bot is offered where a search would play, and nowhere else', () => {
  const games = slugs.flatMap((slug) => gameOf(slug) ?? [])
  const at = (place: string | null) => games.filter((game) => botPlace(describeGame(game)) === place)
  expect(at('device')).toEqual(games.filter(hasBots))
  expect(at('server')).toEqual(games.filter(hasUnseeingBots))
  expect(at(null)).toEqual(games.filter((game) => !hasBots(game) && !hasUnseeingBots(game)))
})
