/**
 * What stands before Next: it writes down whose connection a request came on, which nobody further in can know, turns
 * away what Next would stumble over, and gives every answer, files included, the headers that depend on who asks.
 */

/** The name under which the connection's own address travels. Whatever a request brings along by that name is replaced. */
export const peerHeader = 'x-variorum-peer'

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** An answer that is no page loads nothing and stands in no frame. Pages say of themselves what they may. */
const nothing = "default-src 'none'; frame-ancestors 'none'"

const plain = {
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': nothing,
  'cache-control': 'no-store',
}

/**
 * Whoever came over TLS comes over TLS for the next year. Names below ours are left alone, for they may be another's;
 * whoever has them all can say more in the proxy.
 */
const onlyTls = 'max-age=31536000'

/**
 * A listener for Node's server that lets requests through to `handle`. `origin` is our public address where we know it;
 * `trustedProxies` says how many proxies of ours are believed when they say that they were asked over TLS.
 */
export function door(handle, { origin = '', trustedProxies = 0, headers: always = [] } = {}) {
  // Code of the app runs in this process and looks here before it believes the header: without a door it could be anybody's.
  globalThis.variorumHasDoor = true
  return (request, response) => {
    const { method = '', url = '', headers, socket } = request
    for (const { key, value } of always) response.setHeader(key, value)
    if (isSecure(headers, origin, trustedProxies)) response.setHeader('strict-transport-security', onlyTls)
    if (url.startsWith('/api/')) response.setHeader('content-security-policy', nothing)
    if (!methods.includes(method)) return refuse(response, 405, 'That method is not answered here.', methods)
    if (!isTree(headers['next-router-state-tree'])) return refuse(response, 400, 'A header of this request is broken.')
    if (url.startsWith('/api/') && !isReadable(url.split('?')[0]))
      return refuse(response, 400, 'This address is broken.')
    headers[peerHeader] = socket.remoteAddress ?? ''
    return handle(request, response)
  }
}

/** As `src/server/is-secure.ts` sees it, which decides what cookies insist on. */
function isSecure(headers, origin, trustedProxies) {
  if (origin !== '') return origin.startsWith('https:')
  return trustedProxies > 0 && headers['x-forwarded-proto']?.split(',')[0]?.trim() === 'https'
}

function refuse(response, status, text, allowed) {
  response.writeHead(status, { ...plain, ...(allowed && { allow: allowed.join(', ') }) })
  response.end(`${text}\n`)
}

/** Whether what Next's own client says about where it stands can be read; Next fails on it otherwise. */
function isTree(text) {
  try {
    return text === undefined || Array.isArray(JSON.parse(decodeURIComponent(text)))
  } catch {
    return false
  }
}

/** Whether every percent sign begins an escape that means something. */
function isReadable(text) {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
