/** The languages the interface speaks. No locale stands in an address: a page has one address in every language. */
export const locales = ['en'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'
