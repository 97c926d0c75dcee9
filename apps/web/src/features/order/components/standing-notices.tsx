'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Notice } from '@variorum/ui/primitives'
import { useFormatter, useTranslations } from 'next-intl'
import { Link } from '../../../lib/link.tsx'
import { useTRPC } from '../../../trpc/client.tsx'
import type { RouterOutputs } from '../../../trpc/types.ts'

export type Standing = RouterOutputs['order']['standing']

/** What moderators tell a player, until they say that they have read it. */
export function StandingNotices({ standing }: { readonly standing: Standing }) {
  const t = useTranslations('standing')
  const trpc = useTRPC()
  const queries = useQueryClient()
  const known = useQuery(trpc.order.standing.queryOptions(undefined, { initialData: standing }))
  const acknowledge = useMutation(
    trpc.order.acknowledge.mutationOptions({
      onSettled: () => queries.invalidateQueries({ queryKey: trpc.order.standing.queryKey() }),
    }),
  )
  const unread = known.data.filter(({ isRead }) => !isRead)
  if (unread.length === 0) return null
  return (
    <section aria-label={t('title')} className="page mt-4 grid gap-3">
      {unread.map((one) => (
        <Notice
          key={one.id}
          kind="error"
          title={t(`told.${one.kind}`)}
          actions={
            <>
              {one.kind === 'rename' && (
                <Link className="button" href="/account">
                  {t('toAccount')}
                </Link>
              )}
              <Button busy={acknowledge.isPending} onClick={() => acknowledge.mutate({ id: one.id })}>
                {t('acknowledge')}
              </Button>
            </>
          }
        >
          <HeldWords held={one} />
        </Notice>
      ))}
      {acknowledge.isError && <p role="alert">{t('failed')}</p>}
    </section>
  )
}

/** What a moderator wrote, and until when it holds. */
export function HeldWords({ held }: { readonly held: Standing[number] }) {
  const t = useTranslations('standing')
  const format = useFormatter()
  const { kind, words, until } = held
  const isTimed = kind === 'mute' || kind === 'queueBan'
  return (
    <>
      {words !== '' && <p className="break-words">{t('words', { words })}</p>}
      {isTimed && (
        <p>
          {until === null
            ? t('forGood')
            : t('until', { date: format.dateTime(new Date(until), { dateStyle: 'medium', timeStyle: 'short' }) })}
        </p>
      )}
    </>
  )
}
