import { useTranslations } from 'next-intl'

const keys = ['walk', 'pick', 'type', 'drop', 'off', 'note', 'step', 'ends'] as const

interface KeysHelpProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** Which keys do what, folded up under the board until asked for. Nobody needs it who has no keys. */
export function KeysHelp({ isOpen, onOpen }: KeysHelpProps) {
  const t = useTranslations('keys')
  return (
    <details
      className="keys-help no-print needs-script"
      open={isOpen}
      onToggle={(event) => onOpen(event.currentTarget.open)}
    >
      <summary>
        {t('title')} <kbd>?</kbd>
      </summary>
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>{t(`${key}.keys`)}</dt>
            <dd>{t(`${key}.does`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
