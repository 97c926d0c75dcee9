import 'server-only'
import { TRPCError } from '@trpc/server'
import { askTree, type TreeAnswer } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import type { Game } from '@variorum/engine/game'
import { cache } from 'react'
import { caller } from '../../../trpc/server.tsx'

export interface FoundStudy {
  readonly id: string
  readonly game: Game
  readonly tree: TreeAnswer
  readonly way: readonly number[]
}

/** The tree at a short address, or null where there is none, or none that the rules can read any more. */
export const findShared = cache(async (id: string): Promise<FoundStudy | null> => {
  try {
    const { variant, text, way } = await caller.analysis.shared({ id })
    const game = gameOf(variant)
    const tree = game && askTree(game, text)
    return game && tree?.ok ? { id, game, tree: tree.value, way } : null
  } catch (error) {
    if (error instanceof TRPCError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST')) return null
    throw error
  }
})
