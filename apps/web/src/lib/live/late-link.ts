import type { Link } from './live-hub.ts'

/**
 * A link whose makings are fetched when somebody first listens. They are needed beside a board, beside its talk and by the
 * news of every page, each of which comes in a file of its own: fetched apart, they come once.
 */
export function lateLink(make: () => Promise<Link>, fail: () => void): Link {
  let link: Link | undefined
  let isClosed = false
  let isBack = false
  make().then((made) => {
    if (isClosed) return made.close()
    link = made
    made.want(isBack)
  }, fail)
  return {
    want: (isBackNow = false) => {
      if (link) link.want(isBackNow)
      else isBack ||= isBackNow
    },
    close: () => {
      isClosed = true
      link?.close()
    },
  }
}
