'use client'

import { useMutation } from '@tanstack/react-query'
import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useTRPC } from '../../../trpc/client.tsx'
import { refusalOf } from '../../../trpc/refusal-of.ts'

/** Puts a position forward as a puzzle, and says what became of it. */
export function PuzzleButton({ id, ply }: { readonly id: string; readonly ply: number }) {
  const t = useTranslations('review')
  const trpc = useTRPC()
  const wish = useMutation(trpc.review.suggest.mutationOptions())
  if (wish.isSuccess) return <p role="status">{t(`puzzle.${wish.data.kind}`)}</p>
  return (
    <>
      <Button kind="quiet" busy={wish.isPending} onClick={() => wish.mutate({ id, ply })}>
        {t(wish.isPending ? 'puzzle.asking' : 'puzzle.make')}
      </Button>
      {wish.isError && (
        <p role="alert">{t(refusalOf(wish.error).key === 'tooManyRequests' ? 'puzzle.tooMany' : 'puzzle.failed')}</p>
      )}
    </>
  )
}
