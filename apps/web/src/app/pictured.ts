import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { createContext } from '../server/trpc/context.ts'

const sizePx = 600

/** What a page is shown with where somebody posts its address: its words, and a picture of its board. */
export async function pictured(
  { title, description }: { readonly title: string; readonly description: string },
  path: string,
): Promise<Pick<Metadata, 'openGraph' | 'twitter'>> {
  const { origin } = await createContext({ headers: await headers() })
  const url = new URL(path, origin)
  url.searchParams.set('size', String(sizePx))
  const images = [{ url: url.href, alt: title, type: 'image/png' }]
  return { openGraph: { title, description, type: 'article', images }, twitter: { card: 'summary' } }
}
