import { getTranslations } from 'next-intl/server'
import { Interlude } from '../../../features/site/components/interlude.tsx'
import { Link } from '../../../lib/link.tsx'

/** Whether the name was never given or was given up is not told. */
export default async function NoSuchPlayer() {
  const t = await getTranslations('players')
  return (
    <Interlude title={t('unknown')} text={t('unknownText')}>
      <Link className="button button-primary" href="/players">
        {t('toPlayers')}
      </Link>
      <Link className="button" href="/archive">
        {t('toArchive')}
      </Link>
    </Interlude>
  )
}
