'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Notice } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useTRPC } from '../../../trpc/client.tsx'
import { NewToken } from './new-token.tsx'
import { TokenRow } from './token-row.tsx'

/** An account's tokens: make one, see it once, revoke it. */
export function Tokens() {
  const t = useTranslations('api')
  const trpc = useTRPC()
  const queries = useQueryClient()
  const tokens = useQuery(trpc.tokens.list.queryOptions())
  const again = () => queries.invalidateQueries({ queryKey: trpc.tokens.list.queryKey() })
  const issue = useMutation(trpc.tokens.issue.mutationOptions({ onSuccess: again }))
  const revoke = useMutation(trpc.tokens.revoke.mutationOptions({ onSuccess: again }))
  return (
    <>
      <NewToken
        token={issue.data?.token ?? null}
        error={issue.error}
        isBusy={issue.isPending}
        onMake={(label) => issue.mutateAsync({ label })}
      />
      {revoke.isError && (
        <p role="alert" className="mt-3 text-rubric">
          {t('failed')}
        </p>
      )}
      <div className="mt-6">
        {tokens.isPending ? (
          <Notice kind="busy" title={t('loading')} />
        ) : tokens.isError ? (
          <Notice
            kind="error"
            title={t('broken')}
            actions={<Button onClick={() => void tokens.refetch()}>{t('retry')}</Button>}
          />
        ) : tokens.data.length === 0 ? (
          <Notice kind="empty" title={t('none')} />
        ) : (
          <ul className="divide-y divide-rule border-y border-rule">
            {tokens.data.map((token) => (
              <TokenRow
                key={token.id}
                token={token}
                isBusy={revoke.isPending}
                onRevoke={() => revoke.mutate({ id: token.id })}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
