'use client'

import type { Line, MoveId, StepAnswer, TreeAnswer, TreeLine } from '@variorum/engine/ask'
import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { atWay, movesTo, wayTo } from '../../../lib/tree/paths.ts'
import { emptyTree, type NodeId, nodeAt, root, type WrittenMove } from '../../../lib/tree/tree.ts'
import { branchesOf, treeOf, writtenOf } from '../../../lib/tree/tree-of.ts'
import { useTRPCClient } from '../../../trpc/client.tsx'
import { keep, readKept } from './kept-study.ts'
import { unpacked } from './packed.ts'
import { after, type Beginning, type Deed, type Study, studyOf } from './study.ts'

export interface StudyDesk {
  readonly study: Study
  readonly line: Line
  readonly act: (deed: Deed) => void
  /** Plays moves after those that lead to where one stands. */
  readonly play: (moves: readonly MoveId[]) => Promise<void>
  /** The rules did not answer when a move was played. */
  readonly hasFailed: boolean
  /** Opens a text as another study; what was before can be had back. Throws what the rules find wrong with it. */
  readonly read: (text: string) => Promise<void>
  /** Begins anew from a position that is one. */
  readonly begin: (fen: string) => void
  /** The same of what may be none. Throws what the rules find wrong with it. */
  readonly openPosition: (fen: string) => Promise<void>
  readonly write: () => Promise<string>
  /** Gives the tree as it is a short address, and answers it. */
  readonly share: () => Promise<string>
  /** This browser has no room to keep the tree. */
  readonly isUnkept: boolean
  /** The address held a tree that could not be read. */
  readonly isLinkBroken: boolean
}

interface Opening {
  readonly variant: string
  readonly seats: number
  /** What the page was opened with. */
  readonly tree: TreeAnswer
  /** The place in it that was asked for, as the branch taken at each fork; null where nobody asked for one. */
  readonly way: readonly number[] | null
  /** Under what name this browser keeps it. */
  readonly keptAs: string
}

const savingMs = 300

const opened = ({ tree, way }: Pick<Opening, 'tree' | 'way'>): Beginning => {
  const grown = treeOf(tree)
  return { start: tree.start, tree: grown, at: atWay(grown, way ?? []), tags: tree.tags, result: tree.result }
}

const treeLineOf = (variant: string, { start, tree, tags, result }: Study): TreeLine => ({
  variant,
  start,
  comment: nodeAt(tree, root).comment,
  branches: branchesOf(tree),
  tags,
  result,
})

/**
 * A tree to work on: opened with what the page was asked for, else with what the address carries behind `#`, else with what
 * this browser kept of it; and kept there as it grows.
 */
export function useStudy({ variant, seats, keptAs, ...opening }: Opening): StudyDesk {
  const client = useTRPCClient()
  const [study, act] = useReducer(after, opening, (first) => studyOf(opened({ ...first })))
  const [hasFailed, setFailed] = useState(false)
  const [isUnkept, setUnkept] = useState(false)
  const [isLinkBroken, setLinkBroken] = useState(false)
  /** Nothing is kept before what was kept has been read. */
  const [isOpen, setOpen] = useState(false)
  const { start, tree, at } = study

  const readText = useCallback((text: string) => client.engine.readTree.query({ variant, text }), [client, variant])

  const beginningIn = async (text: string, way: readonly number[]): Promise<Beginning | null> => {
    try {
      const { start, tags, result, ...found } = await readText(text)
      const grown = treeOf(found)
      const at = atWay(grown, opening.way ?? way)
      return { start, tree: grown, at, tags, result }
    } catch {
      // Rules that were renewed since may not know the moves any more.
      return null
    }
  }
  const open = useEffectEvent(async () => {
    const hash = window.location.hash.slice(1)
    const kept = readKept(keptAs)
    const own = kept && (await beginningIn(kept.text, kept.way))
    if (own) act({ kind: 'open', by: own })
    if (hash !== '') {
      const text = await unpacked(hash)
      const carried = text === null ? null : await beginningIn(text, [])
      // One's own is not lost for what somebody else has sent.
      if (carried) act({ kind: own ? 'replace' : 'open', by: carried })
      else setLinkBroken(true)
      // From here on it is kept as all else is; the address would bring back what it was before it was worked on.
      if (carried)
        window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    }
    setOpen(true)
  })
  useEffect(() => {
    void open()
  }, [])

  const save = useEffectEvent(async () => {
    try {
      const text = await client.engine.writeTree.query(treeLineOf(variant, study))
      setUnkept(!keep(keptAs, { text, way: wayTo(tree, at) }))
    } catch {
      // The rules are silent; the next change tries again.
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes about the study is to be kept
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => void save(), savingMs)
    return () => clearTimeout(timer)
  }, [isOpen, study])

  const line = { variant, ...(start !== null && { start }), moves: movesTo(tree, at) }
  const play = async (moves: readonly MoveId[]) => {
    setFailed(false)
    const [only] = moves
    // What is known already need not be asked.
    const known = moves.length === 1 && childBy(study, at, only)
    if (known) return act({ kind: 'go', to: known })
    try {
      const before = { variant, start: line.start, moves: [...line.moves] }
      const position = await client.engine.position.query({ line: before })
      const steps: StepAnswer[] = []
      for (const move of moves) {
        const here = { ...before, moves: [...before.moves, ...steps.map((step) => step.move.id)] }
        steps.push(await client.engine.play.query({ line: here, move }))
      }
      const written: WrittenMove[] = []
      for (const [index, step] of steps.entries()) {
        const from = steps[index - 1]?.position ?? position
        written.push(writtenOf(from, step, written[index - 1] ?? nodeAt(tree, at).written, seats))
      }
      act({ kind: 'play', after: at, line: written })
    } catch {
      setFailed(true)
    }
  }

  const begin = (fen: string) =>
    act({ kind: 'replace', by: { start: fen, tree: emptyTree, at: root, tags: {}, result: '*' } })
  return {
    study,
    line,
    begin,
    openPosition: async (fen) => {
      const position = await client.engine.position.query({ line: { variant, start: fen, moves: [] } })
      begin(position.fen)
    },
    act,
    play,
    hasFailed,
    read: async (text) => {
      const found = await readText(text)
      const grown = treeOf(found)
      const by = { start: found.start, tree: grown, at: root, tags: found.tags, result: found.result }
      act({ kind: 'replace', by })
    },
    write: () => client.engine.writeTree.query(treeLineOf(variant, study)),
    share: async () => {
      const text = await client.engine.writeTree.query(treeLineOf(variant, study))
      const { id } = await client.analysis.share.mutate({ variant, text, way: [...wayTo(tree, at)] })
      return `/a/${id}`
    },
    isUnkept,
    isLinkBroken,
  }
}

const childBy = ({ tree }: Study, at: NodeId, move: MoveId | undefined): NodeId | undefined =>
  nodeAt(tree, at).children.find((child) => nodeAt(tree, child).written?.move === move)
