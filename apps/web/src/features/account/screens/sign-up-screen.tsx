import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { signUp } from '@careway/contracts/account/sign-up'
import { call } from '../../../platform/call'
import { contractResolver } from '../../../platform/contract-resolver'
import { useSignedIn } from '../../../platform/current-user'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { useScreenTitle } from '../../../platform/screen-title'
import { Link } from '../../../ui/link/link'
import { AccountForm } from '../components/account-form'
import { EMPTY_ACCOUNT, NewAccountFields, type NewAccountValues } from '../components/new-account-fields'
import { useServerFaults } from '../components/use-server-faults'
import { failureOf } from '../form-failure'
import { signUpForm } from '../form-schemas'

const resolver = contractResolver<NewAccountValues>(signUpForm, (values) => values)

export function SignUpScreen() {
  const t = useMessages('account')
  const signedIn = useSignedIn()
  const form = useForm<NewAccountValues>({ defaultValues: EMPTY_ACCOUNT, resolver })
  const mutation = useMutation({ mutationFn: (body: NewAccountValues) => call(signUp, { body }), onSuccess: signedIn })
  useScreenTitle(t('signUp.title'))
  useServerFaults(form, mutation.error)
  const login = (
    <p>
      {t('signUp.haveAccount')}{' '}
      <Link asChild>
        <RouteLink to="login">{t('signUp.login')}</RouteLink>
      </Link>
    </p>
  )
  return (
    <AccountForm
      title={t('signUp.title')}
      lead={t('signUp.lead')}
      failure={failureOf(mutation.error, t('signUp.failed'))}
      isBusy={mutation.isPending || mutation.isSuccess}
      submitText={t('signUp.submit')}
      busyText={t('signUp.submitting')}
      onSubmit={(event) => void form.handleSubmit((values) => mutation.mutate(values))(event)}
      links={login}
    >
      <NewAccountFields form={form} passwordHelp={t('signUp.passwordHelp')} />
    </AccountForm>
  )
}
