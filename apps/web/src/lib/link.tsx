import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link within the site. Nothing is fetched before it is pressed: every page is made for one request, so what could be
 * had ahead is next to nothing, and a phone would ask the server a dozen times for it.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />
}
