/** Whose light the page is read by: the system's choice, daylight on paper, or a lamp on dark wood. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeCookie = 'theme'

/** Anything unknown means the system decides, so a cookie from another edition does no harm. */
export function parseTheme(text: string | undefined): Theme {
  return themes.find((theme) => theme === text) ?? 'system'
}

/** What `<html data-theme>` says: nothing when the system decides. */
export function themeAttribute(theme: Theme): 'light' | 'dark' | undefined {
  return theme === 'system' ? undefined : theme
}

const yearSeconds = 365 * 24 * 60 * 60

/** A cookie, not local storage: the server must know before the first paint, or the page would flash. */
export function printThemeCookie(theme: Theme): string {
  return `${themeCookie}=${theme}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}
