/** News from other windows is a luxury: where there is no channel, or none allowed, a window sees for itself. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
