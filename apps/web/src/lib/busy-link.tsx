'use client'

import { useLinkStatus } from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from './link.tsx'

interface BusyLinkProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  readonly children: ReactNode
  /** Stands in place of the words while the page it leads to is on its way. */
  readonly busy: string
}

/** A link to a long page: it says that it was pressed. */
export function BusyLink({ children, busy, ...link }: BusyLinkProps) {
  return (
    <Link {...link}>
      <Words busy={busy}>{children}</Words>
    </Link>
  )
}

function Words({ busy, children }: { readonly busy: string; readonly children: ReactNode }) {
  const { pending } = useLinkStatus()
  return <span aria-live="polite">{pending ? busy : children}</span>
}
