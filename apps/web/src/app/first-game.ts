import { slugs } from '@variorum/engine/catalogue'
import { getTranslations } from 'next-intl/server'

/** The game the edition opens with. The words of the title page are about it, so they say which it is. */
export async function firstGame(): Promise<string> {
  const t = await getTranslations('home')
  const named = t('opensWith')
  return slugs.find((slug) => slug === named) ?? slugs[0] ?? ''
}
