import { router } from '../../../server/trpc/procedures.ts'
import { askLetter } from './ask-letter.ts'
import { changeEmail } from './change-email.ts'
import { changeName } from './change-name.ts'
import { changePassword } from './change-password.ts'
import { closeAccount } from './close-account.ts'
import { endLetters } from './end-letters.ts'
import { me } from './me.ts'
import { notices } from './notices.ts'
import { removeEmail } from './remove-email.ts'
import { resetPassword } from './reset-password.ts'
import { setNotices } from './set-notices.ts'
import { signIn } from './sign-in.ts'
import { signInByLetter } from './sign-in-by-letter.ts'
import { signOut } from './sign-out.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'
import { signUp } from './sign-up.ts'
import { subscribePush } from './subscribe-push.ts'
import { unsubscribePush } from './unsubscribe-push.ts'
import { verifyEmail } from './verify-email.ts'

/** Becoming somebody, and what one may do with one's own account. */
export const accountRouter = router({
  askLetter,
  changeEmail,
  changeName,
  changePassword,
  closeAccount,
  endLetters,
  me,
  notices,
  removeEmail,
  resetPassword,
  setNotices,
  signIn,
  signInByLetter,
  signOut,
  signOutEverywhere,
  signUp,
  subscribePush,
  unsubscribePush,
  verifyEmail,
})
