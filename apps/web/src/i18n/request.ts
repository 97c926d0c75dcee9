import { getRequestConfig } from 'next-intl/server'
import { defaultLocale } from './locale.ts'

/** What next-intl needs for one request: the language, its messages, and a fixed time zone so that server and browser print the same. */
export default getRequestConfig(async () => {
  const locale = defaultLocale
  const { default: messages } = await import(`../../messages/${locale}.json`)
  return { locale, messages, timeZone: 'UTC' }
})
