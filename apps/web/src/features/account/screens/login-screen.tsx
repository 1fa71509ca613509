import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { signIn } from '@careway/contracts/account/sign-in'
import { call } from '../../../platform/call'
import { contractResolver } from '../../../platform/contract-resolver'
import { useSignedIn } from '../../../platform/current-user'
import { hasDrafts } from '../../../platform/draft'
import { useMessages } from '../../../platform/language'
import { returnPath } from '../../../platform/return-path'
import { RouteLink, useSearchText } from '../../../platform/router'
import { useScreenTitle } from '../../../platform/screen-title'
import { Link } from '../../../ui/link/link'
import { AccountForm } from '../components/account-form'
import { FormField } from '../components/form-field'
import { useServerFaults } from '../components/use-server-faults'
import { failureOf } from '../form-failure'
import { signInForm } from '../form-schemas'

interface Values {
  email: string
  password: string
}

const resolver = contractResolver<Values>(signInForm, (values) => values)

/** Where the person came from, and whether what they typed there waits for them. */
function useLead(): string {
  const t = useMessages('account')
  const isComingBack = returnPath(useSearchText()) !== '/'
  const [isKept] = useState(hasDrafts)
  if (!isComingBack) return t('login.lead')
  return isKept ? t('login.comeBack') : t('login.goOn')
}

export function LoginScreen() {
  const t = useMessages('account')
  const signedIn = useSignedIn()
  const lead = useLead()
  const form = useForm<Values>({ defaultValues: { email: '', password: '' }, resolver })
  const mutation = useMutation({ mutationFn: (body: Values) => call(signIn, { body }), onSuccess: signedIn })
  useScreenTitle(t('login.title'))
  useServerFaults(form, mutation.error)
  return (
    <AccountForm
      title={t('login.title')}
      lead={lead}
      failure={failureOf(mutation.error, t('login.failed'))}
      isBusy={mutation.isPending || mutation.isSuccess}
      submitText={t('login.submit')}
      busyText={t('login.submitting')}
      onSubmit={(event) => void form.handleSubmit((values) => mutation.mutate(values))(event)}
      links={<LoginLinks />}
    >
      <FormField form={form} name="email" label={t('email')} type="email" autoComplete="username" />
      <FormField form={form} name="password" label={t('password')} type="password" autoComplete="current-password" />
    </AccountForm>
  )
}

function LoginLinks() {
  const t = useMessages('account')
  return (
    <>
      <p>
        <Link asChild>
          <RouteLink to="forgotPassword">{t('login.forgot')}</RouteLink>
        </Link>
      </p>
      <p>
        {t('login.noAccount')}{' '}
        <Link asChild>
          <RouteLink to="signUp">{t('login.signUp')}</RouteLink>
        </Link>
      </p>
    </>
  )
}
