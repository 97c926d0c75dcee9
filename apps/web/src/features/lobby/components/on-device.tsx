import { useMutation } from '@tanstack/react-query'
import { Button } from '@variorum/ui/primitives'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { rememberBegun } from '../../../lib/begun-here.ts'
import { clockFaultOf, clockOf, firstClockChoice } from '../../../lib/clock/clock-choice.ts'
import { ClockField } from '../../../lib/clock/clock-field.tsx'
import { Link } from '../../../lib/link.tsx'
import { playPath } from '../../../lib/variant-paths.ts'
import { useTRPC } from '../../../trpc/client.tsx'
import { choiceOf, type GameShelf } from '../state/shelf.ts'
import { AgainstBot } from './against-bot.tsx'
import { GameField } from './game-field.tsx'
import { useRefusalText } from './use-refusal-text.ts'

interface OnDeviceProps {
  readonly shelves: readonly GameShelf[]
  /** Slug of the game that is chosen at first. */
  readonly first: string
}

/** Folded away: a game that needs nobody who is elsewhere. */
export function OnDevice(props: OnDeviceProps) {
  const t = useTranslations('lobby.device')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="lobby-device needs-script" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="link ms-4 min-h-9 list-outside cursor-pointer py-1.5">{t('title')}</summary>
      {isOpen && <Choice {...props} />}
    </details>
  )
}

function Choice({ shelves, first }: OnDeviceProps) {
  const t = useTranslations('lobby.device')
  const refusalText = useRefusalText()
  const trpc = useTRPC()
  const router = useRouter()
  const [variant, setVariant] = useState(first)
  const [choice, setChoice] = useState({ ...firstClockChoice, clock: 'none' })
  const [isSent, setSent] = useState(false)
  const creation = useMutation(
    trpc.games.create.mutationOptions({
      onSuccess: ({ id }) => {
        rememberBegun(id)
        router.push(`/games/${id}`)
      },
    }),
  )
  const isBusy = creation.isPending || creation.isSuccess
  const fault = clockFaultOf(choice)
  const game = choiceOf(shelves, variant)
  const begin = () => {
    setSent(true)
    if (fault === null && !isBusy) creation.mutate({ variant, mode: 'device', clock: clockOf(choice) })
  }
  return (
    <div className="mt-3 grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5">
      <GameField shelves={shelves} variant={variant} onChange={setVariant} />
      {creation.error && (
        <p role="alert" className="notice">
          {refusalText(creation.error)}
        </p>
      )}
      {game?.hasBots && game.isOpen ? (
        <AgainstBot
          variant={variant}
          game={game}
          isBusy={isBusy}
          onBegin={(botLevel) => {
            if (!isBusy) creation.mutate({ variant, mode: 'bot', botLevel, seat: 0 })
          }}
        />
      ) : game?.hasBots ? (
        <Link className="link" href={playPath({ slug: variant, edition: game.slug })}>
          {t('botElsewhere')}
        </Link>
      ) : (
        <p className="text-small text-ink-soft">{t('noBot')}</p>
      )}
      <ClockField
        choice={choice}
        fault={isSent ? fault : null}
        hasDays={false}
        onChange={(changes) => {
          setSent(false)
          setChoice((before) => ({ ...before, ...changes }))
        }}
      />
      <div>
        <Button busy={isBusy} onClick={begin}>
          {t('two')}
        </Button>
      </div>
    </div>
  )
}
