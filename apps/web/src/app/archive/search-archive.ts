import 'server-only'
import { TRPCError } from '@trpc/server'
import { getTranslations } from 'next-intl/server'
import { type Asked, type Field, filterOf } from '../../features/archive/state/asked.ts'
import { isDay } from '../../lib/day.ts'
import { Refusal } from '../../lib/refused.ts'
import { caller } from '../../trpc/server.tsx'

/** Which field each refusal is about. */
const faults = {
  badOpening: 'opening',
  lineTooLong: 'opening',
  openingOfWhat: 'opening',
  resultOfWhom: 'result',
  unknownVariant: 'variant',
} as const

/** What a search finds, or what of it could not be understood. A cursor that somebody has mended means the first page. */
export async function searchArchive(asked: Asked, cursor: string | string[] | undefined) {
  const wrongDay = (['since', 'until'] as const).find((field) => asked[field] !== '' && !isDay(asked[field]))
  if (wrongDay) {
    const t = await getTranslations('archive')
    const fault: { field: Field; text: string } = { field: wrongDay, text: t('faults.badDay') }
    return { found: null, fault }
  }
  const filter = filterOf(asked)
  const from = typeof cursor === 'string' && /^[\d:.TZ-]{20,30}~[\w-]{1,32}$/.test(cursor) ? { cursor } : {}
  try {
    return { found: await caller.archive.find({ ...filter, ...from }), fault: null }
  } catch (error) {
    const cause = error instanceof TRPCError ? error.cause : undefined
    if (!(cause instanceof Refusal) || !isFault(cause.key)) throw error
    const t = await getTranslations('archive')
    const fault: { field: Field; text: string } = { field: faults[cause.key], text: t(`faults.${cause.key}`) }
    return { found: null, fault }
  }
}

const isFault = (key: string): key is keyof typeof faults => key in faults
