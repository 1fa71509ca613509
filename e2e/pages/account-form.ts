import type { Page } from '@playwright/test'
import type { Words } from '../fixtures/journey'

export interface NewAccount {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

/** Signing in and up, and the other forms with one card. */
export const accountForm = (page: Page, words: Words) => {
  const field = (key: 'firstName' | 'lastName' | 'email' | 'password' | 'newPassword') =>
    page.getByLabel(new RegExp(`^${words('account', key)}`))
  const send = (key: 'login' | 'signUp' | 'forgot' | 'reset' | 'verify' | 'setUp') =>
    page.getByRole('button', { name: words('account', `${key}.submit`), exact: true }).click()
  const fillNew = async (account: NewAccount) => {
    await field('firstName').fill(account.firstName)
    await field('lastName').fill(account.lastName)
    await field('email').fill(account.email)
    await field('password').fill(account.password)
  }
  const signIn = async ({ email, password }: Pick<NewAccount, 'email' | 'password'>) => {
    await field('email').fill(email)
    await field('password').fill(password)
    await send('login')
  }
  return { field, send, fillNew, signIn, failure: page.getByRole('alert') }
}
