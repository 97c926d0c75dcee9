import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import type { ChatRoom } from '../../../lib/chat/chat-message.ts'
import { cleanText, hasWords, lengthOf, longestText } from '../../../lib/chat/clean-text.ts'
import { presetsFor } from '../../../lib/chat/presets.ts'
import { Link } from '../../../lib/link.tsx'
import type { ChatGame } from '../state/chat-game.ts'
import type { Conversation } from '../state/conversation.ts'
import { draftOf, keepDraft } from '../state/drafts.ts'
import type { Chat } from '../state/use-chat.ts'
import { useRefusedText } from './use-refused-text.ts'

interface ChatFormProps {
  readonly chat: Chat
  readonly conversation: Conversation
  readonly game: ChatGame
  readonly room: ChatRoom
}

/** What can be said by pressing it, and a line to type. What was typed stays until it has been said. */
export function ChatForm({ chat, conversation, game, room }: ChatFormProps) {
  const t = useTranslations('chat')
  const refused = useRefusedText()
  const [text, setText] = useState(() => draftOf(game.id))
  const noteId = useId()
  if (conversation.isClosed) return <p className="chat-note">{t('closed')}</p>

  const left = longestText - lengthOf(cleanText(text))
  const type = (next: string) => {
    setText(next)
    keepDraft(game.id, next)
    if (chat.refusal) chat.forget()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (chat.isSaying || left < 0 || !hasWords(cleanText(text))) return
    if (await chat.say(room, { text })) type('')
  }
  const note = chat.refusal
    ? refused(chat.refusal)
    : left < 0
      ? t('tooLong', { count: -left })
      : left < 30
        ? t('left', { count: left })
        : ''
  return (
    <form className="chat-form" onSubmit={send}>
      <ul className="chat-presets" aria-label={t('presetsLabel')}>
        {presetsFor(conversation.isOver).map((preset) => (
          <li key={preset}>
            <button
              type="button"
              className="chat-preset"
              aria-disabled={chat.isSaying || undefined}
              onClick={() => {
                if (!chat.isSaying) void chat.say(room, { preset })
              }}
            >
              {t(`presets.${preset}`)}
            </button>
          </li>
        ))}
      </ul>
      {conversation.mayType ? (
        <div className="chat-typing">
          <input
            className="field"
            aria-label={t(`write.${room}`)}
            placeholder={t(`write.${room}`)}
            aria-describedby={noteId}
            aria-invalid={chat.refusal !== null || left < 0 || undefined}
            autoComplete="off"
            enterKeyHint="send"
            maxLength={1_000}
            value={text}
            readOnly={chat.isSaying}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <Button type="submit" busy={chat.isSaying}>
            {t(chat.isSaying ? 'saying' : 'say')}
          </Button>
        </div>
      ) : (
        <p className="chat-note">
          {t.rich('guests', {
            link: (words) => (
              <Link className="link" href="/sign-in">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      <p id={noteId} className="chat-note" role="status" data-wrong={chat.refusal || left < 0 ? '' : undefined}>
        {note}
      </p>
    </form>
  )
}
