import { createTRPCClient, httpSubscriptionLink } from '@trpc/client'
import { lateLink } from '../lib/live/late-link.ts'
import { type Link, LiveHub } from '../lib/live/live-hub.ts'
import type { OpenStream } from '../lib/live/stream-keeper.ts'
import type { Channel, TabTalk } from '../lib/live/tab-link.ts'
import type { AppRouter } from '../server/trpc/root.ts'

const minute = 60_000

/** Looked at again after this long, a page tries whether its stream still lives. */
const awayMs = 5_000

let hub: LiveHub | undefined

/** The page has one, whoever listens. */
export function liveHub(): LiveHub {
  if (hub) return hub
  hub = new LiveHub((own) =>
    lateLink(
      () => tabLink(own),
      () => own.become('offline'),
    ),
  )
  // A server that renders has nobody to listen for.
  if (typeof window !== 'undefined') attend(hub)
  return hub
}

const openStream: OpenStream = ({ games, lobby }, on) => {
  const client = createTRPCClient<AppRouter>({ links: [httpSubscriptionLink({ url: '/api/trpc' })] })
  const wanted = Object.entries(games).map(([id, version]) => ({ id, version }))
  let isOver = false
  const lose = (reason: 'ended' | 'failed') => {
    if (isOver) return
    isOver = true
    on.lost(reason)
    // Left to itself it would try again as well, at a pace of its own.
    queueMicrotask(() => subscription.unsubscribe())
  }
  const subscription = client.live.stream.subscribe(
    { games: wanted, lobby },
    {
      onData: ({ data }) => on.message(data),
      onConnectionStateChange: ({ state, error }) => {
        if (state === 'connecting' && error) lose('failed')
      },
      onError: () => lose('failed'),
      onComplete: () => lose('ended'),
    },
  )
  return () => {
    isOver = true
    subscription.unsubscribe()
  }
}

const canShare = () => 'locks' in navigator && typeof BroadcastChannel !== 'undefined'

async function tabLink({ wish, hear, become }: LiveHub): Promise<Link> {
  const { TabLink } = await import('../lib/live/tab-link.ts')
  const isShared = canShare()
  return new TabLink(
    {
      tab: crypto.getRandomValues(new Uint32Array(3)).join('-'),
      locks: isShared ? navigator.locks : null,
      channel: isShared ? openChannel() : null,
      openStream,
    },
    { wish, message: hear, status: become },
  )
}

function openChannel(): Channel {
  const channel = new BroadcastChannel('variorum.live')
  return {
    post: (talk) => channel.postMessage(talk),
    listen: (listener) => {
      // Only our own pages speak here.
      channel.onmessage = ({ data }: MessageEvent<TabTalk>) => listener(data)
    },
    close: () => channel.close(),
  }
}

/** Lets the page's stream rest while nobody looks for long, and catch up when somebody does again. */
function attend(hub: LiveHub): void {
  // Streams that are not shared use up the browser's connections, so those of hidden pages go soon.
  const patienceMs = canShare() ? 30 * minute : minute / 2
  let hiddenAt: number | null = document.visibilityState === 'hidden' ? Date.now() : null
  let rest: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('visibilitychange', () => {
    clearTimeout(rest)
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
      rest = setTimeout(() => hub.sleep(), patienceMs)
    } else {
      if (hiddenAt !== null && Date.now() - hiddenAt > awayMs) hub.wake()
      hiddenAt = null
    }
  })
  window.addEventListener('online', () => hub.wake())
  window.addEventListener('pagehide', () => hub.leave())
  // A page that is gone back to stands as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hub.wake()
  })
}
