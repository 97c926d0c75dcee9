/**
 * What stands before Next: it writes down whose connection a request came on, which nobody further in can know, and
 * turns away what Next would stumble over.
 */

/** The name under which the connection's own address travels. Whatever a request brings along by that name is replaced. */
export const peerHeader = 'x-variorum-peer'

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS']

const plain = {
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-store',
}

/** A listener for Node's server that lets requests through to `handle`. */
export function door(handle) {
  // Code of the app runs in this process and looks here before it believes the header: without a door it could be anybody's.
  globalThis.variorumHasDoor = true
  return (request, response) => {
    const { method = '', url = '', headers, socket } = request
    if (!methods.includes(method)) return refuse(response, 405, 'That method is not answered here.', methods)
    if (!isTree(headers['next-router-state-tree'])) return refuse(response, 400, 'A header of this request is broken.')
    if (url.startsWith('/api/') && !isReadable(url.split('?')[0]))
      return refuse(response, 400, 'This address is broken.')
    headers[peerHeader] = socket.remoteAddress ?? ''
    return handle(request, response)
  }
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
