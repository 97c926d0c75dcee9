import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'

/** Says that the server goes by newer rules than this page, and loads it again once `onReload` has put away what must not be lost. */
export function OutdatedNotice({ onReload }: { readonly onReload: () => void }) {
  const t = useTranslations('start')
  const reason = useTranslations('askErrors')
  const reload = () => {
    onReload()
    location.reload()
  }
  return (
    <div role="alert" className="notice">
      <p>{reason('otherRules')}</p>
      <Button onClick={reload}>{t('reload')}</Button>
    </div>
  )
}
