import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { isIP } from 'node:net'
import { isValid, parse } from 'ipaddr.js'

/**
 * Whether an address may be one at which the maker of a browser takes messages. A browser tells it to us, so anybody may
 * tell us any: by it somebody could have this server knock on doors inside its own network.
 */
export function isPublicEndpoint(endpoint: string): boolean {
  if (endpoint.length > 1_000 || !URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (inside.test(hostname)) return false
  const isNamed = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[')
  return protocol === 'https:' && port === '' && username === '' && password === '' && isNamed
}

/**
 * Names that no maker of a browser has: of one's own machine or network (RFC 2606, 6761, 6762, 8375, and `internal`, which
 * ICANN keeps for that), written with a dot at their end, or with an address in them that a public service reads out.
 */
const inside =
  /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion)$|\.$|(^|\.)(nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me)$/

/** Whether an address of the network is anybody's to reach: not this machine, not its neighbours, not a special one. */
export function isPublicAddress(address: string): boolean {
  if (!isValid(address)) return false
  const parsed = parse(address)
  const plain = 'isIPv4MappedAddress' in parsed && parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : parsed
  return plain.range() === 'unicast'
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void
type Lookup = (
  hostname: string,
  options: { all: true },
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Finds the addresses of a name as a socket asks for them, and fails where one of them is not public. It is asked while
 * connecting, so no name can mean something else by then.
 */
export const publicLookup =
  (ask: Lookup = lookup) =>
  (hostname: string, options: LookupOptions, found: Found): void => {
    ask(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return found(error ?? new Error('The name has no address.'), [])
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return found(new Error('The name leads into a network that is not public.'), [])
      }
      if (options.all) return found(null, addresses)
      found(null, first.address, first.family)
    })
  }
