import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'

const keys = ['walk', 'pick', 'type', 'hand', 'put', 'drop', 'off', 'note', 'step', 'ends'] as const
const ofHands: ReadonlySet<string> = new Set(['hand', 'put'])

interface KeysHelpProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly hasHands: boolean
}

/** Which keys do what, folded up under the board until asked for. Nobody needs it who has no keys. */
export function KeysHelp({ isOpen, onOpen, hasHands }: KeysHelpProps) {
  const t = useTranslations('keys')
  const box = useRef<HTMLDetailsElement>(null)
  // It is opened by a key as well, wherever one is on the page.
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const shown = keys.filter((key) => hasHands || !ofHands.has(key))
  return (
    <details
      ref={box}
      className="keys-help no-print needs-script"
      open={isOpen}
      onToggle={(event) => onOpen(event.currentTarget.open)}
    >
      <summary>
        {t('title')} <kbd>?</kbd>
      </summary>
      <dl>
        {shown.map((key) => (
          <div key={key}>
            <dt>{t(`${key}.keys`)}</dt>
            <dd>{t(`${key}.does`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
