'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useTRPC } from '../../../trpc/client.tsx'
import type { RouterInputs } from '../../../trpc/types.ts'

interface BlockButtonProps {
  readonly who: RouterInputs['order']['block']['who']
  /** What they are called here. */
  readonly name: string
  readonly blockId: string | null
}

/** Blocks a player, after saying what that means; or takes it back. */
export function BlockButton({ who, name, blockId }: BlockButtonProps) {
  const t = useTranslations('order')
  const trpc = useTRPC()
  const queries = useQueryClient()
  const known = useQuery(trpc.order.ownBlock.queryOptions({ who }, { initialData: { isMe: false, blockId } }))
  const [isAsking, setAsking] = useState(false)
  const settled = {
    onSuccess: async () => {
      setAsking(false)
      await Promise.all([
        queries.invalidateQueries(trpc.order.pathFilter()),
        queries.invalidateQueries(trpc.lobby.pathFilter()),
      ])
    },
  }
  const block = useMutation(trpc.order.block.mutationOptions(settled))
  const unblock = useMutation(trpc.order.unblock.mutationOptions(settled))
  const own = known.data.blockId
  const isBusy = block.isPending || unblock.isPending
  return (
    <div className="flex flex-wrap items-center gap-2">
      {own !== null ? (
        <>
          <p className="text-small text-ink-soft">{t('isBlocked', { name })}</p>
          <Button kind="quiet" busy={isBusy} onClick={() => unblock.mutate({ id: own })}>
            {t('unblock', { name })}
          </Button>
        </>
      ) : isAsking ? (
        <>
          <p role="status" className="text-small text-ink-soft">
            {t('blockMeans')}
          </p>
          <Button autoFocus onClick={() => setAsking(false)}>
            {t('keep')}
          </Button>
          <Button kind="destructive" busy={isBusy} onClick={() => block.mutate({ who })}>
            {t('block', { name })}
          </Button>
        </>
      ) : (
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {t('block', { name })}
        </Button>
      )}
      {(block.isError || unblock.isError) && (
        <p role="alert" className="text-small text-rubric">
          {t('failed')}
        </p>
      )}
    </div>
  )
}
