'use client'

import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'

/** An address to be sent to somebody: to read, to select, to copy, and where the device can, to hand on. */
export function ShareAddress({ path }: { readonly path: string }) {
  const t = useTranslations('challenge')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(path)
  const [canShare, setCanShare] = useState(false)
  const [said, setSaid] = useState<'copied' | 'copyByHand' | null>(null)
  // Only the browser knows under which name it reached us.
  useEffect(() => {
    setAddress(new URL(path, window.location.href).href)
    setCanShare('share' in navigator)
  }, [path])
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      setSaid('copied')
    } catch {
      setSaid('copyByHand')
    }
  }
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {t('address')}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          className="field field-mono min-w-0 flex-1 basis-60"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button kind="primary" onClick={copy}>
          {t('copy')}
        </Button>
        {canShare && (
          <Button onClick={() => void navigator.share({ url: address }).catch(() => {})}>{t('share')}</Button>
        )}
      </div>
      <p role="status" className="mt-1 min-h-5 text-small text-ink-soft">
        {said && t(said)}
      </p>
    </div>
  )
}
