/** A parameter of an address, once: what is there twice means nothing. */
export function one(parameter: string | readonly string[] | undefined): string | null {
  return typeof parameter === 'string' && parameter !== '' ? parameter : null
}
