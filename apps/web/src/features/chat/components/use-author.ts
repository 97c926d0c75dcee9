import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import type { ChatMessage } from '../../../lib/chat/chat-message.ts'
import type { ChatGame } from '../state/chat-game.ts'

/** What whoever said something is called: oneself as such, an account by its name, a guest by the side it plays. */
export function useAuthor({ names }: ChatGame): (message: ChatMessage) => string {
  const t = useTranslations('chat')
  const board = useNames()
  return ({ isMine, name, seat }) => {
    if (isMine) return t('you')
    // A seat keeps the name it had when its game began, whatever its player is called now.
    const known = seat === null ? name : (names[seat] ?? name)
    return known ?? (seat === null ? t('guest') : t('guestAt', { side: board.seat(seat) }))
  }
}
