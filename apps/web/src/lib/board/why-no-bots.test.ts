import { describe as describeGame } from '@variorum/engine/ask'
import { gameOf, slugs } from '@variorum/engine/catalogue'
import { isForTwo } from '@variorum/engine/search'
import { expect, it } from 'vitest'
import { whyNoBots } from './why-no-bots.ts'

it('no bot is offered where the search would refuse, and one everywhere else', () => {
  const games = slugs.flatMap((slug) => gameOf(slug) ?? [])
  const offered = (game: (typeof games)[number]) => whyNoBots(describeGame(game)) === null
  expect(games.filter(offered)).toEqual(games.filter(isForTwo))
  expect(games.every(offered)).toBe(false)
})
