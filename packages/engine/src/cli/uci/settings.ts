import { isForTwo } from '../../search/index.ts'
import { firstGame, shuffled } from '../../variants/aliases.ts'
import { gameOf, slugs } from '../../variants/catalogue.ts'
import { namesOf, slugCalled } from '../game-names.ts'
import { quoted } from '../words.ts'
import type { Castling } from './castling-words.ts'

/** Slugs of the games that can be played through the protocol. */
export const offered = (): string[] =>
  slugs.filter((slug) => {
    const game = gameOf(slug)
    return game !== undefined && isForTwo(game)
  })

/** The names of a game that are one word, as the protocol needs them. */
export const protocolNames = (slug: string): string[] => namesOf(slug).filter((name) => !name.includes(' '))

/** What the other side has set. */
export class Settings {
  #slug = firstGame
  #isShuffled = false
  #overheadMs = 30
  #lines = 1

  /** Slug of the game to play. */
  get slug(): string {
    const other = this.#isShuffled ? shuffled[this.#slug] : undefined
    return other !== undefined && offered().includes(other) ? other : this.#slug
  }

  get castling(): Castling {
    return this.#isShuffled ? 'partner' : 'king'
  }

  get overheadMs(): number {
    return this.#overheadMs
  }

  /** How many lines a search follows. */
  get lines(): number {
    return this.#lines
  }

  /** The options as they are announced. */
  announced(): string[] {
    const names = offered().flatMap(protocolNames)
    return [
      `option name UCI_Variant type combo default ${firstGame} ${names.map((name) => `var ${name}`).join(' ')}`,
      'option name UCI_Chess960 type check default false',
      'option name Ponder type check default false',
      'option name MultiPV type spin default 1 min 1 max 500',
      'option name Move Overhead type spin default 30 min 0 max 5000',
    ]
  }

  /** Sets one; returns what is wrong with it. */
  set(name: string, value: string): string | undefined {
    switch (name.toLowerCase()) {
      case 'uci_variant':
        return this.#setVariant(value)
      case 'uci_chess960':
        if (!/^(true|false)$/i.test(value)) return `UCI_Chess960 is true or false, not "${quoted(value)}"`
        this.#isShuffled = value.toLowerCase() === 'true'
        return undefined
      case 'move overhead':
        if (!/^\d{1,4}$/.test(value) || Number(value) > 5000)
          return `Move Overhead is from 0 to 5000, not "${quoted(value)}"`
        this.#overheadMs = Number(value)
        return undefined
      case 'multipv':
        if (!/^\d{1,3}$/.test(value) || Number(value) < 1 || Number(value) > 500)
          return `MultiPV is from 1 to 500, not "${quoted(value)}"`
        this.#lines = Number(value)
        return undefined
      case 'ponder':
        // Whoever leads the game says when to ponder; nothing has to be prepared for it.
        return undefined
      default:
        return `there is no option "${quoted(name)}"`
    }
  }

  #setVariant(value: string): string | undefined {
    const slug = slugCalled(value)
    if (!offered().includes(slug)) return `there is no game "${quoted(value)}" to play`
    this.#slug = slug
    return undefined
  }
}
