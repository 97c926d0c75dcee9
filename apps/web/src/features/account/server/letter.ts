import { translator } from '../../../i18n/translator.ts'
import { refusal } from '../../../lib/refusal.ts'
import { mailWay, sendLetter } from '../../../server/auth/mail.ts'
import type { Context } from '../../../server/trpc/context.ts'

interface Correspondence {
  readonly kind: 'signIn' | 'resetPassword' | 'verifyEmail' | 'emailChanging' | 'passwordChanged'
  readonly to: string
  readonly name: string
  /** Where the letter leads, `/reset?token=…`. */
  readonly path: string
}

export function demandMail(): void {
  if (mailWay() === null) throw refusal('PRECONDITION_FAILED', 'noMail')
}

/**
 * Sends a letter behind the answer. The answer must not wait for it: how long it takes would tell whether there was
 * anybody to write to.
 */
export function post(ctx: Context, { kind, to, name, path }: Correspondence): void {
  const send = async () => {
    const t = await translator('letters')
    const body = t(`${kind}.body`, { name, link: `${ctx.origin}${path}`, site: ctx.origin })
    await sendLetter(await ctx.db(), { to, subject: t(`${kind}.subject`), body }, ctx.now())
  }
  send().catch((err: unknown) => ctx.log.error({ err, kind }, 'a letter could not be sent'))
}
