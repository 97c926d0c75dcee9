'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { BotLevel, PositionAnswer, VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { Button, Segmented } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useAskErrorText } from '../../../lib/board/ask-error-text.ts'
import type { Look } from '../../../lib/board/look.ts'
import { botPlace } from '../../../lib/bots/bot-place.ts'
import { clockFaultOf } from '../../../lib/clock/clock-choice.ts'
import { ClockField } from '../../../lib/clock/clock-field.tsx'
import { useKeepsCookies } from '../../../lib/use-keeps-cookies.ts'
import { useTRPC } from '../../../trpc/client.tsx'
import { refusalOf } from '../../../trpc/refusal-of.ts'
import { keepWish } from '../state/kept-wish.ts'
import { useBegin } from '../state/use-begin.ts'
import { useKeptWish } from '../state/use-kept-wish.ts'
import { creationOf, faultOf, firstWish, serverWishOf, timeFaultOf, type Wish } from '../state/wish.ts'
import { BeginningFields } from './beginning-fields.tsx'
import { BeginningPicture } from './beginning-picture.tsx'
import { OpponentFields } from './opponent-fields.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import { type Comparison, ReadingField } from './reading-field.tsx'
import { useBeginning } from './use-beginning.ts'

export interface StartFormProps {
  readonly variant: VariantAnswer
  readonly layout: BoardLayout
  readonly look: Look
  /** Where a game begins unless told otherwise, by the slug of the reading it is begun in. */
  readonly starts: Readonly<Record<string, PositionAnswer>>
  /** Slug of the reading that is chosen at first. */
  readonly firstReading: string
  /** Where the rules page sets the readings side by side. */
  readonly comparisons: readonly Comparison[]
  readonly position: string | null
  /** The bot that would be an even match, if that is known. */
  readonly suggested: BotLevel | null
}

/** A few questions and one button: who plays, which side, by whose rules, from where. */
export function StartForm(props: StartFormProps) {
  const { variant, layout, look, starts, firstReading, comparisons, position, suggested } = props
  const t = useTranslations('start')
  const errorText = useAskErrorText()
  const { begin, beginOnServer, isBusy, error, reset } = useBegin()
  const place = botPlace(variant)
  const [wish, setWish] = useState<Wish>(() => ({
    ...firstWish,
    ...(suggested !== null && { level: suggested }),
    ...(place !== 'device' && { opponent: 'device' }),
    ...(position !== null && { from: 'position', position }),
  }))
  const [reading, setReading] = useState(firstReading)
  const keepsCookies = useKeepsCookies()
  useKeptWish(variant.slug, setWish)
  const [isSent, setSent] = useState(false)
  const change = (changes: Partial<Wish>) => {
    if (error) reset()
    setSent(false)
    setWish((before) => ({ ...before, ...changes }))
  }
  const beginning = useBeginning(reading, wish)
  // A bot that thinks on the server plays there, by the clock, from the start.
  const isOnServer = place === 'server' && wish.opponent === 'bot'
  const fault = isOnServer ? null : faultOf(wish)
  const timeFault = isOnServer ? clockFaultOf(wish) : timeFaultOf(wish)
  const queries = useQueryClient()
  const trpc = useTRPC()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setSent(true)
    if (fault || timeFault) return
    if (isOnServer) return beginOnServer(serverWishOf(reading, wish))
    if (wish.from === 'position') {
      // The field beside already says what is wrong with a position that is none; the server need not be asked.
      const line = { variant: reading, start: wish.position.trim(), moves: [] }
      const isPosition = await queries.fetchQuery(trpc.engine.position.queryOptions({ line })).then(
        () => true,
        (problem) => refusalOf(problem).key === 'unreachable',
      )
      if (!isPosition) return
    }
    begin(creationOf(reading, wish, () => draw(variant.seats.length)))
  }
  // That nothing is written is no fault before somebody wants to begin with it.
  const isTold = fault !== null && (isSent || fault.key !== 'nothingWritten')
  const isOutdated = error !== null && refusalOf(error).key === 'otherRules'
  const failure = isTold
    ? t(fault.key, { limit: fault.limit })
    : error && !isOutdated
      ? errorText(refusalOf(error))
      : null
  const shown = beginning.position ?? starts[reading]
  return (
    <div className="start-page">
      <form onSubmit={submit} className="needs-script grid max-w-xl grid-cols-[minmax(0,1fr)] content-start gap-6">
        <OpponentFields variant={variant} wish={wish} suggested={suggested} onChange={change} />
        {(wish.opponent === 'device' || isOnServer) && (
          <ClockField choice={wish} fault={isSent ? timeFault : null} hasDays={false} onChange={change} />
        )}
        <ReadingField
          variant={variant}
          reading={reading}
          comparisons={comparisons}
          onChange={(chosen) => {
            change({})
            setReading(chosen)
          }}
        />
        {!isOnServer && (
          <>
            <Segmented
              label={t('from')}
              options={[
                { value: 'start', label: t('fromStart') },
                { value: 'position', label: t('fromPosition') },
                { value: 'text', label: t('fromText') },
              ]}
              value={wish.from}
              onChange={(from) => change({ from })}
            />
            <BeginningFields
              variant={variant}
              wish={wish}
              onChange={change}
              failure={failure}
              fault={beginning.fault}
            />
          </>
        )}
        {isOutdated ? (
          <OutdatedNotice onReload={() => keepWish(variant.slug, wish)} />
        ) : (
          failure &&
          (wish.from === 'start' || isOnServer) && (
            <p role="alert" className="notice">
              {t('failed', { reason: failure })}
            </p>
          )
        )}
        {!keepsCookies && <p className="notice">{t('noCookies')}</p>}
        <div>
          <Button kind="primary" type="submit" busy={isBusy}>
            {isBusy ? t('beginning') : t('begin')}
          </Button>
        </div>
      </form>
      {shown && (
        <BeginningPicture
          variant={variant}
          layout={layout}
          look={look}
          position={shown}
          isTyped={beginning.position !== null}
        />
      )}
    </div>
  )
}

function draw(seats: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn % seats
}
