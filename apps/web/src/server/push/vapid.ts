import { createECDH, hkdfSync } from 'node:crypto'

export interface VapidKeys {
  /** Browsers are given it when they subscribe, and take messages from nobody else. */
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * The pair of keys (RFC 8292) by which the makers of browsers know this site. It is derived from the secret of the site,
 * which every process has and which outlives restarts: another file to keep, or to lose, would say no more than that one.
 */
export function vapidKeys(secret: string): VapidKeys {
  for (let turn = 0; ; turn++) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, '', `variorum web push ${turn}`, 32))
    const curve = createECDH('prime256v1')
    try {
      curve.setPrivateKey(scalar)
    } catch {
      // One number in four billion is no private key of this curve.
      continue
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: scalar.toString('base64url') }
  }
}
