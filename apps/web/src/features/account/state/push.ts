/** How it stands with messages in a browser: it cannot, its owner has forbidden them, or it takes them or not. */
export type PushState = 'unsupported' | 'denied' | 'on' | 'off'

const worker = '/service-worker.js'

/** How it stands now. `isKnown`: the server believes that this browser takes messages. */
export async function pushState(isKnown: boolean): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return isKnown && (await subscription()) !== null ? 'on' : 'off'
}

async function subscription(): Promise<PushSubscription | null> {
  const known = await navigator.serviceWorker.getRegistration('/')
  return (await known?.pushManager.getSubscription()) ?? null
}

/**
 * Asks the browser to take messages from this site, and answers where and how they reach it; null where its owner does
 * not let it. To be called from a press only: a browser that is asked out of the blue learns to say no.
 */
export async function subscribeBrowser(publicKey: string): Promise<Readonly<Record<string, string>> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(worker, { scope: '/' })
  const { pushManager } = await navigator.serviceWorker.ready
  // One made by another key, as after the site was given another secret, can be of no use any more.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys = {} } = made.toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

export async function unsubscribeBrowser(): Promise<void> {
  await (await subscription())?.unsubscribe()
}
