/** Whether a change failed because somebody was quicker to write what may stand only once. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === '23505') return true
  return isUniqueViolation(error.cause)
}
