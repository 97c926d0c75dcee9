import { TRPCError } from '@trpc/server'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Refusal } from '../../../lib/refused.ts'
import { log } from '../../../server/log.ts'
import { createContext } from '../../../server/trpc/context.ts'
import { isFromElsewhere } from '../../../server/trpc/origin.ts'
import { createCallerFactory } from '../../../server/trpc/procedures.ts'
import { type FormState, type Problem, untouched } from '../state/form-state.ts'
import { othersOf } from './demand-all.ts'
import { accountRouter } from './router.ts'

type Ask = ReturnType<typeof caller>

const caller = createCallerFactory(accountRouter)

interface Done {
  readonly said?: 'changed' | 'letterSent' | 'letterForNew' | 'emailRemoved' | 'noticesKept' | 'noMoreLetters'
  readonly goTo?: string
}

/**
 * Does what a form asks for, by the procedures that programs use, and says what became of it. A browser that runs
 * scripts is told where to go and loads that page whole, so that nothing of the one who asked before is left in it; one
 * that runs none is sent there.
 */
export async function answerForm(form: FormData, act: (ask: Ask) => Promise<Done>): Promise<FormState> {
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && isShown(name) ? [[name, value]] : [])),
  )
  const given = await headers()
  const t = await getTranslations('account')
  let done: Done
  try {
    const url = `http://${given.get('host') ?? 'localhost'}/`
    if (isFromElsewhere(new Request(url, { method: 'POST', headers: given }))) throw new Refusal('forbidden', {}, null)
    done = await act(caller(await createContext({ headers: given, setCookie: await cookieJar() })))
  } catch (error) {
    const [problem = null, ...others] = await problemsOf(error)
    return { ...untouched, values, problem, others }
  }
  if (done.goTo !== undefined && !given.has('next-action')) redirect(done.goTo)
  return { ...untouched, said: done.said ? t(`said.${done.said}`) : null, goTo: done.goTo ?? null }
}

/** One text of a form. A form of ours always has it; what is no form of ours has nothing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const isShown = (name: string) => !name.startsWith('$') && !/password|next$|token/i.test(name)

/** Our own `Set-Cookie` texts, put the way Next wants them. */
async function cookieJar(): Promise<(cookie: string) => void> {
  const jar = await cookies()
  return (cookie) => {
    const [pair = '', ...attributes] = cookie.split('; ')
    const maxAge = attributes.find((attribute) => attribute.startsWith('Max-Age='))?.slice('Max-Age='.length)
    const [name = '', value = ''] = pair.split('=')
    const secure = attributes.includes('Secure')
    jar.set({ name, value, path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: Number(maxAge) })
  }
}

async function problemsOf(error: unknown): Promise<readonly Problem[]> {
  const t = await getTranslations('account.problems')
  const refused = error instanceof TRPCError ? error.cause : error
  if (!(refused instanceof Refusal)) {
    log.error({ err: error }, 'a form could not be answered')
    return [{ field: null, text: t('broken') }]
  }
  const { key, params } = refused
  const seconds = Number(params.seconds ?? 0)
  const wait = { unit: seconds > 90 ? 'minutes' : 'seconds', count: seconds > 90 ? Math.ceil(seconds / 60) : seconds }
  const field = typeof params.field === 'string' ? params.field : null
  // The keys come from the server; one that has no words here is told as a fault.
  const textOfKey = (one: string) => (t.has(one as 'broken') ? t(one as 'broken', wait) : t('broken'))
  return [
    { field, text: textOfKey(key) },
    ...othersOf(params).map((one) => ({ field: one.field, text: textOfKey(one.key) })),
  ]
}
