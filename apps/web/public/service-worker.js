/**
 * Shows what the site sends while no page of it is open, and leads to it. It keeps no page and answers no request.
 */

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))

/** Whoever has a page before their eyes is told there. */
async function show(data) {
  const { title, body, path, tag, isShownAlways } = data.json()
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!isShownAlways && pages.some(({ visibilityState }) => visibilityState === 'visible')) return
  await self.registration.showNotification(title, { body, tag, renotify: true, icon: '/icon.svg', data: { path } })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})

/** A page that shows it already comes to the front; else one is opened. Never one of another site. */
async function open(path) {
  const { href, origin } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = pages.find(({ url }) => url.split(/[?#]/)[0] === href)
  if (shown) await shown.focus()
  else await self.clients.openWindow(href)
}
