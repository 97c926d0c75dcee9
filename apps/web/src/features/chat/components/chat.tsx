import { Segmented, Toggle, useAnnounce } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChatRoom } from '../../../lib/chat/chat-message.ts'
import { playSound } from '../../../lib/sound/play-sound.ts'
import { useKeptChoice } from '../../../lib/use-kept-choice.ts'
import { type ChatGame, hearingOf } from '../state/chat-game.ts'
import { shownIn } from '../state/conversation.ts'
import { useChat } from '../state/use-chat.ts'
import { useIsSeen } from '../state/use-seen.ts'
import { useUnread } from '../state/use-unread.ts'
import { ChatForm } from './chat-form.tsx'
import { ChatLog } from './chat-log.tsx'
import { useAuthor } from './use-author.ts'
import { useWordsOf } from './use-words-of.ts'

const rooms: readonly ChatRoom[] = ['players', 'spectators']

/** What people say to each other at a game: the players among themselves, and so the watchers. */
export function Chat({ game }: { readonly game: ChatGame }) {
  const t = useTranslations('chat')
  const chat = useChat(game)
  const [isHearing, setHearing] = useKeptChoice(hearingOf(game), true)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setRoom] = useState<ChatRoom>(game.mySeat === null ? 'spectators' : 'players')
  const { conversation } = chat
  const body = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(body)
  const messages = conversation ? shownIn(conversation, chosen, isHearing) : []
  const unread = useUnread(`${game.id} ${chosen}`, messages, isSeen)
  const author = useAuthor(game)
  const hasBoth = rooms.every((room) => conversation?.rooms.some((one) => one.room === room))

  // What is folded away is not read out by the log, so it is said here.
  const announce = useAnnounce()
  const wordsOf = useWordsOf()
  const last = messages.at(-1)
  const before = useRef(last?.number)
  const tell = useEffectEvent(() => {
    const isNew = before.current !== undefined && last !== undefined && last.number > before.current
    before.current = last?.number ?? (conversation ? 0 : undefined)
    // Why something was not said before is no answer to what is said now.
    if (isNew && chat.refusal) chat.forget()
    if (!isNew || last.isMine) return
    if (!isSeen) playSound('said')
    if (body.current?.offsetParent === null) announce?.(t('heard', { who: author(last), words: wordsOf(last) }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message is told of once, when it has come
  useEffect(() => tell(), [last?.number, conversation === undefined])

  return (
    <section className="sheet chat no-print needs-script" aria-labelledby="chat" data-open={isOpen || undefined}>
      <h2 id="chat" className="margin-head chat-head">
        <span className="chat-title">{t('title')}</span>
        <button
          type="button"
          className="chat-fold"
          aria-expanded={isOpen}
          aria-controls="chat-body"
          onClick={() => setOpen((is) => !is)}
        >
          {t('title')}
        </button>
        {unread > 0 && (
          <span className="chat-unread tabular">
            {unread}
            <span className="sr-only">{t('unread', { count: unread })}</span>
          </span>
        )}
      </h2>
      <div id="chat-body" ref={body} className="chat-body">
        {hasBoth && (
          <Segmented
            label={t('room')}
            isLabelHidden
            options={rooms.map((value) => ({ value, label: t(`rooms.${value}`) }))}
            value={chosen}
            onChange={(room) => {
              setRoom(room)
              if (chat.refusal) chat.forget()
            }}
          />
        )}
        <ChatLog
          messages={conversation ? messages : null}
          room={chosen}
          isOpen={isOpen}
          isHearing={isHearing}
          onRetry={chat.hasFailed ? chat.retry : null}
          author={author}
        />
        {conversation && <ChatForm chat={chat} conversation={conversation} game={game} room={chosen} />}
        <Toggle isOn={isHearing} onChange={setHearing}>
          {t('hear')}
        </Toggle>
      </div>
    </section>
  )
}
