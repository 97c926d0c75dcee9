'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Notice } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Link } from '../../../lib/link.tsx'
import { useTRPC } from '../../../trpc/client.tsx'
import { refusalOf } from '../../../trpc/refusal-of.ts'
import { Case } from './case.tsx'
import { LogList } from './log-list.tsx'

/** The queue of open reports, or the file of one player; and what moderators did last. */
export function Moderation({ name }: { readonly name: string | null }) {
  const t = useTranslations('moderation')
  return (
    <>
      {name === null ? <Queue /> : <Person name={name} />}
      <section aria-labelledby="log" className="mt-12">
        <h2 id="log" className="text-title">
          {t('log')}
        </h2>
        <Log />
      </section>
    </>
  )
}

function Queue() {
  const t = useTranslations('moderation')
  const trpc = useTRPC()
  const queue = useQuery(trpc.moderation.queue.queryOptions())
  const [done, setDone] = useState<string>()
  return (
    <section aria-labelledby="queue">
      <h2 id="queue" className="text-title">
        {t('queue')}
      </h2>
      {done !== undefined && (
        <p role="status" className="notice mt-4">
          {done}
        </p>
      )}
      {queue.isPending ? (
        <Notice kind="busy" title={t('loading')} />
      ) : queue.isError ? (
        <Broken onRetry={() => void queue.refetch()} />
      ) : queue.data.length === 0 ? (
        <Notice kind="empty" title={t('empty')} />
      ) : (
        <ul className="mt-4 grid gap-8">
          {queue.data.map((file) => (
            <li key={file.player.id}>
              <Case file={file} onDone={setDone} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Person({ name }: { readonly name: string }) {
  const t = useTranslations('moderation')
  const trpc = useTRPC()
  const person = useQuery(trpc.moderation.person.queryOptions({ name }, { retry: false }))
  return (
    <section aria-label={name}>
      <p>
        <Link className="link inline-flex min-h-7 items-center" href="/moderation">
          {t('toQueue')}
        </Link>
      </p>
      {person.isPending ? (
        <Notice kind="busy" title={t('loading')} />
      ) : person.isError ? (
        refusalOf(person.error).key === 'noSuchPlayer' ? (
          <Notice kind="empty" title={t('nobody', { name })} />
        ) : (
          <Broken onRetry={() => void person.refetch()} />
        )
      ) : (
        <Case file={person.data} />
      )}
    </section>
  )
}

function Log() {
  const t = useTranslations('moderation')
  const trpc = useTRPC()
  const queries = useQueryClient()
  const log = useQuery(trpc.moderation.log.queryOptions())
  if (log.isPending) return <Notice kind="busy" title={t('loading')} />
  if (log.isError) {
    return <Broken onRetry={() => void queries.invalidateQueries(trpc.moderation.log.pathFilter())} />
  }
  return log.data.length === 0 ? <Notice kind="empty" title={t('logEmpty')} /> : <LogList entries={log.data} hasNames />
}

function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('moderation')
  return <Notice kind="error" title={t('broken')} actions={<Button onClick={onRetry}>{t('retry')}</Button>} />
}
