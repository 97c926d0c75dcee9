import { getTranslations } from 'next-intl/server'

export default async function Page() {
  const t = await getTranslations('site')
  return <h1 className="text-3xl">{t('name')}</h1>
}
