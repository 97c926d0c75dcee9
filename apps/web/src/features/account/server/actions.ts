'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { noticeSwitches } from '../../../lib/notices/notice-kind.ts'
import { signIn as signInBy } from '../../../server/auth/auth.ts'
import { type FormState, ownPath } from '../state/form-state.ts'
import { answerForm, textOf } from './answer-form.ts'

/** Where somebody goes who came from nowhere in particular. */
const home = '/play'

const next = (form: FormData) => ownPath(form.get('goTo')) ?? home

export async function signUpAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    const [name, password, email] = [textOf(form, 'name'), textOf(form, 'password'), textOf(form, 'email')]
    await ask.signUp({ name, password, email })
    return { goTo: next(form) }
  })
}

export async function signInAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.signIn({ who: textOf(form, 'who'), password: textOf(form, 'password') })
    return { goTo: next(form) }
  })
}

export async function askSignInLetterAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.askLetter({ email: textOf(form, 'email'), purpose: 'signIn' })
    return { said: 'letterSent' }
  })
}

export async function askResetLetterAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.askLetter({ email: textOf(form, 'email'), purpose: 'resetPassword' })
    return { said: 'letterSent' }
  })
}

export async function signInByLetterAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.signInByLetter({ token: textOf(form, 'token') })
    return { goTo: home }
  })
}

export async function resetPasswordAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.resetPassword({ token: textOf(form, 'token'), password: textOf(form, 'password') })
    return { goTo: '/account' }
  })
}

export async function verifyEmailAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.verifyEmail({ token: textOf(form, 'token') })
    return { goTo: '/account?confirmed=1' }
  })
}

export async function changeNameAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.changeName({ name: textOf(form, 'name') })
    return { goTo: '/account' }
  })
}

export async function changeEmailAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.changeEmail({ email: textOf(form, 'email'), password: textOf(form, 'password') })
    return { said: 'letterForNew' }
  })
}

export async function removeEmailAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.removeEmail({ password: textOf(form, 'password') })
    refresh()
    return { said: 'emailRemoved' }
  })
}

export async function changePasswordAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.changePassword({ password: textOf(form, 'password'), next: textOf(form, 'next') })
    refresh()
    return { said: 'changed' }
  })
}

export async function signOutAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.signOut()
    return { goTo: '/' }
  })
}

export async function signOutEverywhereAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.signOutEverywhere()
    return { goTo: '/' }
  })
}

export async function setNoticesAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.setNotices({ on: noticeSwitches.filter(({ kind, channel }) => form.has(`${kind}.${channel}`)) })
    refresh()
    return { said: 'noticesKept' }
  })
}

export async function subscribePushAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    const [endpoint, p256dh, auth] = [textOf(form, 'endpoint'), textOf(form, 'p256dh'), textOf(form, 'auth')]
    await ask.subscribePush({ endpoint, p256dh, auth })
    return {}
  })
}

export async function unsubscribePushAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.unsubscribePush()
    return {}
  })
}

export async function endLettersAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.endLetters({ token: textOf(form, 'token') })
    return { said: 'noMoreLetters' }
  })
}

export async function closeAccountAction(_before: FormState, form: FormData): Promise<FormState> {
  return answerForm(form, async (ask) => {
    await ask.closeAccount({ password: textOf(form, 'password'), name: textOf(form, 'name') })
    return { goTo: '/' }
  })
}

/** Leads to another site, which vouches for whoever comes back from there. */
export async function signInByAction(form: FormData): Promise<void> {
  const provider = textOf(form, 'provider')
  if (provider !== 'github' && provider !== 'google') redirect('/sign-in')
  await signInBy(provider, { redirectTo: next(form) })
}
