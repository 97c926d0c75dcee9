import { type Messages, NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

interface ClientMessagesProps {
  readonly of: readonly (keyof Messages)[]
  readonly children: ReactNode
}

/** Sends along only the texts that components in the browser speak; the rest of a page is text already. */
export async function ClientMessages({ of, children }: ClientMessagesProps) {
  const messages = await getMessages()
  const picked = Object.fromEntries(of.map((namespace) => [namespace, messages[namespace]]))
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>
}
