import { useTranslations } from 'next-intl'
import type { ChatMessage } from '../../../lib/chat/chat-message.ts'
import { isPreset } from '../../../lib/chat/presets.ts'

/** What a message says in the reader's language, or as it was typed. */
export function useWordsOf(): (message: Pick<ChatMessage, 'preset' | 'text'>) => string {
  const t = useTranslations('chat')
  return ({ preset, text }) => {
    if (text !== null) return text
    return preset !== null && isPreset(preset) ? t(`presets.${preset}`) : t('removed')
  }
}
