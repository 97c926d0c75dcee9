import { Button, Skeleton } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef } from 'react'
import type { ChatMessage, ChatRoom } from '../../../lib/chat/chat-message.ts'
import { ReportButton } from '../../../lib/report/report-button.tsx'
import { useWordsOf } from './use-words-of.ts'

interface ChatLogProps {
  /** Null while they are not known. */
  readonly messages: readonly ChatMessage[] | null
  readonly room: ChatRoom
  /** Whether it is unfolded where it can be folded away. */
  readonly isOpen: boolean
  /** Whether others are shown. */
  readonly isHearing: boolean
  /** Reads them again, when they could not be read. */
  readonly onRetry: (() => void) | null
  readonly author: (message: ChatMessage) => string
}

/** What was said, the last at the foot. Its box keeps its size, so nothing below it moves. */
export function ChatLog({ messages, room, isOpen, isHearing, onRetry, author }: ChatLogProps) {
  const t = useTranslations('chat')
  const wordsOf = useWordsOf()
  const box = useRef<HTMLDivElement>(null)
  const isAtFoot = useRef(true)
  const last = messages?.at(-1)
  // Whoever reads what was said before is left there, unless they say something themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for each message; another room, or what is unfolded, begins at its foot
  useLayoutEffect(() => {
    if (box.current && (isAtFoot.current || last?.isMine)) box.current.scrollTop = box.current.scrollHeight
  }, [last?.number, room, isOpen])
  if (onRetry) {
    return (
      <div className="chat-log" role="alert">
        <p>{t('broken')}</p>
        <Button onClick={onRetry}>{t('retry')}</Button>
      </div>
    )
  }
  if (!messages) {
    return (
      <div className="chat-log">
        <Skeleton shape="lines" label={t('coming')} />
      </div>
    )
  }
  return (
    <div
      ref={box}
      className="chat-log"
      role="log"
      aria-label={t(`logs.${room}`)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by whoever has no mouse
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtFoot.current = scrollHeight - scrollTop - clientHeight < 24
      }}
    >
      {messages.length === 0 && <p className="chat-empty">{t(isHearing ? `empty.${room}` : 'unheard')}</p>}
      {messages.map((message) => (
        <div key={message.number} className="chat-line" data-mine={message.isMine || undefined}>
          <p>
            <bdi className="chat-who">{author(message)}</bdi>{' '}
            <bdi data-removed={isRemoved(message) || undefined}>{wordsOf(message)}</bdi>
          </p>
          {message.isMine || isRemoved(message) ? null : (
            <span className="chat-report">
              <ReportButton of={{ kind: 'message', id: message.id }} what={wordsOf(message)} />
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

const isRemoved = ({ preset, text }: ChatMessage) => preset === null && text === null
