import { IconButton } from '@variorum/ui/primitives'
import { Pause, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Rest } from './use-rest.ts'

/** Lets the game rest, and go on. */
export function RestButton({ rest }: { readonly rest: Rest }) {
  const t = useTranslations('play.clock')
  return (
    <IconButton hasWords label={t(rest.isResting ? 'goOn' : 'rest')} onClick={rest.isResting ? rest.end : rest.begin}>
      {rest.isResting ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
    </IconButton>
  )
}
