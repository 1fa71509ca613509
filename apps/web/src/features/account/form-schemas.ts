import { forgotPasswordBody, resetPasswordBody } from '@careway/contracts/account/recover-password'
import { adminPassword, setUpBody } from '@careway/contracts/account/set-up'
import { signInBody } from '@careway/contracts/account/sign-in'
import { signUpBody } from '@careway/contracts/account/sign-up'

/** Each form checks by its call's contract; the sign-up page asks for eight characters where the call takes six. */
export const signUpForm = signUpBody.extend({ password: adminPassword })
export const signInForm = signInBody
export const forgotPasswordForm = forgotPasswordBody
export const resetPasswordForm = resetPasswordBody.omit({ token: true })
export const setUpForm = setUpBody.omit({ token: true })
