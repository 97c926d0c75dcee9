'use client'

import { Button, Field, Segmented } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { clockFaultOf } from '../../../lib/clock/clock-choice.ts'
import { ClockField } from '../../../lib/clock/clock-field.tsx'
import { Link } from '../../../lib/link.tsx'
import type { Mine } from '../state/changes.ts'
import { faultOf, firstOffer, hasRange, type Offer, whoFaultOf, whyCasual, wishOf } from '../state/offer.ts'
import { choiceOf, type GameShelf } from '../state/shelf.ts'
import type { Acts } from '../state/use-acts.ts'
import { GameField } from './game-field.tsx'
import { TermsFields } from './terms-fields.tsx'
import { useRefusalText } from './use-refusal-text.ts'

interface OfferFormProps {
  readonly shelves: readonly GameShelf[]
  readonly first: string
  /** Who is to be challenged; empty where nobody is yet. */
  readonly opponent: string
  readonly mine: Mine | undefined
  readonly isGuest: boolean
  readonly acts: Acts
}

/** A game of one's own choice: offered to everybody, to whoever is sent its address, or to one player. */
export function OfferForm({ shelves, first, opponent, mine, isGuest, acts }: OfferFormProps) {
  const t = useTranslations('lobby.offer')
  const refusalText = useRefusalText()
  const [offer, setOffer] = useState(() => firstOffer(first, opponent))
  const [isSent, setSent] = useState(false)
  const sending = offer.to === 'lobby' ? acts.post : acts.challenge
  const isBusy = sending.isPending || (offer.to === 'link' && sending.isSuccess)
  const change = (changes: Partial<Offer>) => {
    sending.reset()
    setSent(false)
    setOffer((before) => ({ ...before, ...changes }))
  }
  const fault = whoFaultOf(offer)
  const faultAt = (field: string) => (isSent && fault?.field === field ? t(`faults.${fault.key}`) : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (faultOf(offer) || isBusy) return
    const wish = wishOf(offer, isGuest)
    if (offer.to === 'lobby') acts.post.mutate(wish)
    else acts.challenge.mutate(wish)
  }
  const game = choiceOf(shelves, offer.variant)
  // It is said for as long as it is so: an offer may have become a game, or have been declined.
  const sent = sending.data?.id
  const done = offer.to !== 'link' && mine?.seeks.some(({ id, status }) => id === sent && status === 'open')
  return (
    <section aria-labelledby="offer">
      <h2 id="offer" className="text-title">
        {t('title')}
      </h2>
      <form
        onSubmit={submit}
        className="needs-script mt-4 grid grid-cols-[minmax(0,1fr)] content-start gap-5"
        noValidate
      >
        <Segmented
          label={t('to')}
          options={[
            { value: 'lobby', label: t('toLobby') },
            { value: 'link', label: t('toLink') },
            { value: 'player', label: t('toPlayer') },
          ]}
          value={offer.to}
          onChange={(to) => change({ to })}
        />
        {offer.to === 'player' && (
          <Field
            label={t('opponent')}
            hint={t('opponentHint')}
            error={faultAt('opponent')}
            value={offer.opponent}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={40}
            onChange={(event) => change({ opponent: event.currentTarget.value })}
          />
        )}
        <GameField
          shelves={shelves}
          variant={offer.variant}
          onChange={(variant) => change({ variant, position: '' })}
        />
        <ClockField choice={offer} fault={isSent ? clockFaultOf(offer) : null} hasDays onChange={change} />
        <TermsFields
          offer={offer}
          game={game}
          whyCasual={whyCasual(offer, isGuest)}
          hasRange={hasRange(offer) && !isGuest}
          faultAt={faultAt}
          onChange={change}
        />
        {sending.error && (
          <p role="alert" className="notice">
            {refusalText(sending.error)}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" kind={offer.to === 'lobby' ? 'plain' : 'primary'} busy={isBusy}>
            {t(`send.${offer.to}`)}
          </Button>
          <span role="status" className="text-small text-ink-soft">
            {done && t(`sent.${offer.to === 'lobby' ? 'lobby' : 'player'}`)}
          </span>
        </div>
      </form>
      {game && (
        <p className="mt-5 text-small text-ink-soft">
          {t.rich(game.hasBots ? 'alone' : 'aloneNoBots', {
            game: game.name,
            link: (words) => (
              <Link className="link" href={`/variants/${game.slug}/play`}>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
    </section>
  )
}
