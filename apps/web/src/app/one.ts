/** A parameter of an address, once: what is there twice means nothing, and neither does what cannot be kept. */
export function one(parameter: string | readonly string[] | undefined): string | null {
  return typeof parameter === 'string' && parameter !== '' && !parameter.includes('\0') ? parameter : null
}
