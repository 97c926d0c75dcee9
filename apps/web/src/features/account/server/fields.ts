import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { passwordProblem } from '../../../server/auth/password.ts'

/** Forms are answered field by field, so almost anything passes here; what is longer than this was not typed. */
export const typed = z.string().max(500)
/** What a letter held. */
export const letterToken = z.string().max(100)

const address = z.email().max(254)

/** A mail address as it is kept, or a refusal that names the field. */
export function readEmail(text: string): string {
  const read = address.safeParse(text.trim())
  if (!read.success) throw refusal('BAD_REQUEST', 'emailWrong', { field: 'email' })
  return read.data.toLowerCase()
}

export async function demandGoodPassword(password: string, told: readonly string[], field = 'password'): Promise<void> {
  const problem = await passwordProblem(password, told)
  if (problem) throw refusal('BAD_REQUEST', problem, { field })
}
