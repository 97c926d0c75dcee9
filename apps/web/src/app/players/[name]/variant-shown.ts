import type { StandingRating } from '../../../server/records/standing-rating.ts'

/** The variant whose curve is drawn: the one asked for, else the one with the most rated games; null without any. */
export function variantShown(
  ratings: readonly Pick<StandingRating, 'variant' | 'games'>[],
  asked: string | readonly string[] | undefined,
): string | null {
  if (ratings.some(({ variant }) => variant === asked)) return String(asked)
  const games = new Map<string, number>()
  for (const rating of ratings) games.set(rating.variant, (games.get(rating.variant) ?? 0) + rating.games)
  return [...games].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null
}
