import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { resetPassword } from '@careway/contracts/account/recover-password'
import { call } from '../../../platform/call'
import { contractResolver } from '../../../platform/contract-resolver'
import { useMessages } from '../../../platform/language'
import { useScreenTitle } from '../../../platform/screen-title'
import { AccountForm } from '../components/account-form'
import { AskAgain } from '../components/ask-again'
import { FormField } from '../components/form-field'
import { LeadOn } from '../components/lead-on'
import { Outcome } from '../components/outcome'
import { useServerFaults } from '../components/use-server-faults'
import { failureOf } from '../form-failure'
import { resetPasswordForm } from '../form-schemas'
import { oneTimeToken } from '../one-time-token'

interface Values {
  password: string
}

const resolver = contractResolver<Values>(resetPasswordForm, (values) => values)

export function ResetPasswordScreen() {
  const t = useMessages('account')
  const token = oneTimeToken(window.location.hash)
  useScreenTitle(t('reset.title'))
  if (!token) {
    return <Outcome title={t('link.missingTitle')} text={t('link.missingText')} action={<AskAgain />} />
  }
  return <NewPassword token={token} />
}

function NewPassword({ token }: { token: string }) {
  const t = useMessages('account')
  const form = useForm<Values>({ defaultValues: { password: '' }, resolver })
  const mutation = useMutation({
    mutationFn: ({ password }: Values) => call(resetPassword, { body: { token, password } }),
  })
  useServerFaults(form, mutation.error)
  if (mutation.isSuccess) {
    const login = <LeadOn to="login">{t('reset.login')}</LeadOn>
    return <Outcome title={t('reset.doneTitle')} text={t('reset.doneText')} action={login} />
  }
  return (
    <AccountForm
      title={t('reset.title')}
      lead={t('reset.lead')}
      failure={failureOf(mutation.error, t('reset.failed'))}
      isBusy={mutation.isPending}
      submitText={t('reset.submit')}
      busyText={t('reset.submitting')}
      onSubmit={(event) => void form.handleSubmit((values) => mutation.mutate(values))(event)}
      links={mutation.isError ? <AskAgain /> : undefined}
    >
      <FormField
        form={form}
        name="password"
        label={t('newPassword')}
        type="password"
        autoComplete="new-password"
        help={t('reset.passwordHelp')}
      />
    </AccountForm>
  )
}
