const silences = new Set(['unreachable', 'internal', 'tooManyRequests', 'storageFull', 'cancelled'])

/** Whether a refusal is none: nobody answered, or somebody who could not look at the question. All else is an answer. */
export function isSilence(key: string): boolean {
  return silences.has(key)
}
