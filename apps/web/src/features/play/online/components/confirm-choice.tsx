import { Toggle } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import type { Confirm } from '../state/use-confirm.ts'

/** Whether a move waits for a second word before it is sent: kept on this device. */
export function ConfirmChoice({ confirm }: { readonly confirm: Confirm }) {
  const t = useTranslations('online')
  return (
    <div className="needs-script">
      <Toggle isOn={confirm.isOn} onChange={confirm.set}>
        {t('confirmSetting')}
      </Toggle>
    </div>
  )
}
