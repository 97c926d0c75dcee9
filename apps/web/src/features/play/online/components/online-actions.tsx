import { IconButton } from '@variorum/ui/primitives'
import { Handshake, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ActionRow } from '../../components/game-actions.tsx'
import { ResignButton } from '../../components/resign-button.tsx'
import type { OnlineGame } from '../state/online-game.ts'
import { AbortButton } from './abort-button.tsx'

/** What a player may do besides moving. What may be done now is for the server to say. */
export function OnlineActions({ table }: { readonly table: OnlineGame }) {
  const t = useTranslations('online')
  const { online, game } = table
  const { snapshot, isActing, act } = online
  const may = (kind: (typeof snapshot.may)[number]) => snapshot.may.includes(kind) && !isActing
  const isPlaying = snapshot.mySeat !== null && snapshot.outcome === null
  return (
    <ActionRow game={game}>
      {isPlaying && (
        <>
          {snapshot.isOpen && (
            <IconButton
              hasWords
              label={t('askTakeback')}
              disabled={!may('askTakeback')}
              onClick={() => act('askTakeback')}
            >
              <Undo2 aria-hidden="true" />
            </IconButton>
          )}
          <IconButton hasWords label={t('offerDraw')} disabled={!may('offerDraw')} onClick={() => act('offerDraw')}>
            <Handshake aria-hidden="true" />
          </IconButton>
          {snapshot.may.includes('abort') ? (
            <AbortButton abort={may('abort') ? () => act('abort') : null} />
          ) : (
            <ResignButton game={game} />
          )}
        </>
      )}
    </ActionRow>
  )
}
