'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Notice } from '@variorum/ui/primitives'
import { useFormatter, useTranslations } from 'next-intl'
import { Link } from '../../../lib/link.tsx'
import { useTRPC } from '../../../trpc/client.tsx'

/** Whom one has blocked, and the way to take it back. */
export function BlockedList() {
  const t = useTranslations('order')
  const format = useFormatter()
  const trpc = useTRPC()
  const queries = useQueryClient()
  const blocked = useQuery(trpc.order.blocked.queryOptions())
  const again = () => queries.invalidateQueries(trpc.order.pathFilter())
  const unblock = useMutation(trpc.order.unblock.mutationOptions({ onSettled: again }))
  if (blocked.isPending) return <Notice kind="busy" title={t('loading')} />
  if (blocked.isError) {
    return (
      <Notice
        kind="error"
        title={t('broken')}
        actions={<Button onClick={() => void blocked.refetch()}>{t('retry')}</Button>}
      />
    )
  }
  if (blocked.data.length === 0) return <p className="prose text-ink-soft">{t('nobody')}</p>
  return (
    <>
      {unblock.isError && (
        <p role="alert" className="mb-3 text-rubric">
          {t('failed')}
        </p>
      )}
      <ul className="divide-y divide-rule border-y border-rule">
        {blocked.data.map(({ id, name, since }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p className="min-w-0">
              {name === null ? (
                <span className="font-serif text-large">{t('guest')}</span>
              ) : (
                <Link className="link font-serif text-large break-words" href={`/players/${name}`}>
                  {name}
                </Link>
              )}{' '}
              <span className="text-small text-ink-soft">
                {t('since', { date: format.dateTime(new Date(since), { dateStyle: 'medium' }) })}
              </span>
            </p>
            <Button
              busy={unblock.isPending && unblock.variables.id === id}
              onClick={() => unblock.mutate({ id })}
              aria-label={t('unblock', { name: name ?? t('guest') })}
            >
              {t('takeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
