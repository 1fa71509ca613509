import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { setUp } from '@careway/contracts/account/set-up'
import { call } from '../../../platform/call'
import { contractResolver } from '../../../platform/contract-resolver'
import { useSignedIn } from '../../../platform/current-user'
import { useMessages } from '../../../platform/language'
import { useNavigate } from '../../../platform/router'
import { pathOf } from '../../../platform/routes'
import { useScreenTitle } from '../../../platform/screen-title'
import { AccountForm } from '../components/account-form'
import { EMPTY_ACCOUNT, NewAccountFields, type NewAccountValues } from '../components/new-account-fields'
import { Outcome } from '../components/outcome'
import { useServerFaults } from '../components/use-server-faults'
import { failureOf } from '../form-failure'
import { setUpForm } from '../form-schemas'
import { oneTimeToken } from '../one-time-token'

const resolver = contractResolver<NewAccountValues>(setUpForm, (values) => values)

export function SetUpScreen() {
  const t = useMessages('account')
  const token = oneTimeToken(window.location.hash)
  useScreenTitle(t('setUp.title'))
  return token ? <FirstAdmin token={token} /> : <Outcome title={t('link.missingTitle')} text={t('link.setUpText')} />
}

function FirstAdmin({ token }: { token: string }) {
  const t = useMessages('account')
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const form = useForm<NewAccountValues>({ defaultValues: EMPTY_ACCOUNT, resolver })
  const mutation = useMutation({
    mutationFn: (values: NewAccountValues) => call(setUp, { body: { ...values, token } }),
    onSuccess: (user) => {
      signedIn(user)
      navigate(pathOf('adminData'), { replace: true })
    },
  })
  useServerFaults(form, mutation.error)
  return (
    <AccountForm
      title={t('setUp.title')}
      lead={t('setUp.lead')}
      failure={failureOf(mutation.error, t('setUp.failed'))}
      isBusy={mutation.isPending}
      submitText={t('setUp.submit')}
      busyText={t('setUp.submitting')}
      onSubmit={(event) => void form.handleSubmit((values) => mutation.mutate(values))(event)}
    >
      <NewAccountFields form={form} passwordHelp={t('setUp.passwordHelp')} />
    </AccountForm>
  )
}
