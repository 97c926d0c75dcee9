'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ChatRoom } from '../../../lib/chat/chat-message.ts'
import type { ChatNews } from '../../../lib/live/live-message.ts'
import { newClientId } from '../../../lib/new-client-id.ts'
import { useTRPC } from '../../../trpc/client.tsx'
import type { RouterInputs } from '../../../trpc/types.ts'
import { type GameNews, useLiveGame } from '../../../trpc/use-live.ts'
import type { ChatGame } from './chat-game.ts'
import { type Conversation, withNews } from './conversation.ts'

export type ChatWords = RouterInputs['chat']['say']['words']

export interface Chat {
  readonly conversation: Conversation | undefined
  /** It could not be read, and nothing of it is known. */
  readonly hasFailed: boolean
  readonly retry: () => void
  readonly isSaying: boolean
  /** Why the last thing was not said. */
  readonly refusal: unknown
  readonly forget: () => void
  /** Says something; true when it has been said. */
  readonly say: (room: ChatRoom, words: ChatWords) => Promise<boolean>
}

/** What is said at a game, as it is said. */
export function useChat({ id, version, isOver }: ChatGame): Chat {
  const trpc = useTRPC()
  const queries = useQueryClient()
  const read = trpc.chat.list.queryOptions({ id })
  const { queryKey } = read
  const { data, isError, refetch } = useQuery(read)
  const readAgain = () => void queries.invalidateQueries({ queryKey })
  const hear = (news: ChatNews) => {
    const known = queries.getQueryData(queryKey)
    if (!known) return
    const next = withNews(known, news)
    if (next === known) return
    // An answer that is on its way may be older than what was just heard.
    if (next && queries.isFetching({ queryKey }) === 0) queries.setQueryData(queryKey, next)
    else readAgain()
  }
  const hearOfGame = (news: GameNews) => {
    if (news.kind === 'chat') return hear(news)
    const hasEnded =
      news.kind === 'event'
        ? news.event.head.status === 'over'
        : news.kind === 'snapshot' && news.snapshot.outcome !== null
    if (hasEnded && data?.isOver === false) readAgain()
  }
  // Long after a game nobody says anything, and no stream is opened to hear it.
  const isSilent = data?.isClosed ?? isOver
  useLiveGame(isSilent ? null : id, version, hearOfGame)

  const saying = useMutation(trpc.chat.say.mutationOptions())
  /** What was said last, by which it is known when it is sent again. */
  const sent = useRef({ text: '', clientId: '' })
  const say = async (room: ChatRoom, words: ChatWords) => {
    const text = JSON.stringify([room, words])
    if (sent.current.text !== text) sent.current = { text, clientId: newClientId() }
    try {
      const said = await saying.mutateAsync({ id, room, words, clientId: sent.current.clientId })
      sent.current = { text: '', clientId: '' }
      hear({ kind: 'chat', game: id, room, number: said.number, said })
      return true
    } catch {
      return false
    }
  }
  return {
    conversation: data,
    hasFailed: isError && data === undefined,
    retry: () => void refetch(),
    isSaying: saying.isPending,
    refusal: saying.error,
    forget: saying.reset,
    say,
  }
}
