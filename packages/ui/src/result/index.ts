export type { ResultBannerProps } from './result-banner.tsx'
export { ResultBanner } from './result-banner.tsx'
