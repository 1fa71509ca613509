import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { forgotPassword } from '@careway/contracts/account/recover-password'
import { call } from '../../../platform/call'
import { contractResolver } from '../../../platform/contract-resolver'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { useScreenTitle } from '../../../platform/screen-title'
import { Button } from '../../../ui/button/button'
import { Link } from '../../../ui/link/link'
import { AccountForm } from '../components/account-form'
import { FormField } from '../components/form-field'
import { Outcome } from '../components/outcome'
import { useServerFaults } from '../components/use-server-faults'
import { failureOf } from '../form-failure'
import { forgotPasswordForm } from '../form-schemas'

interface Values {
  email: string
}

const resolver = contractResolver<Values>(forgotPasswordForm, (values) => values)

export function ForgotPasswordScreen() {
  const t = useMessages('account')
  const form = useForm<Values>({ defaultValues: { email: '' }, resolver })
  const mutation = useMutation({ mutationFn: (body: Values) => call(forgotPassword, { body }) })
  useScreenTitle(t('forgot.title'))
  useServerFaults(form, mutation.error)
  const back = (
    <p>
      <Link asChild>
        <RouteLink to="login">{t('forgot.back')}</RouteLink>
      </Link>
    </p>
  )
  if (mutation.isSuccess) {
    const again = (
      <Button variant="second" onClick={() => mutation.reset()}>
        {t('forgot.again')}
      </Button>
    )
    return (
      <Outcome
        title={t('forgot.sentTitle')}
        text={t('forgot.sentText', { email: mutation.variables.email })}
        action={again}
      >
        {back}
      </Outcome>
    )
  }
  return (
    <AccountForm
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      failure={failureOf(mutation.error, t('forgot.failed'))}
      isBusy={mutation.isPending}
      submitText={t('forgot.submit')}
      busyText={t('forgot.submitting')}
      onSubmit={(event) => void form.handleSubmit((values) => mutation.mutate(values))(event)}
      links={back}
    >
      <FormField form={form} name="email" label={t('email')} type="email" autoComplete="username" />
    </AccountForm>
  )
}
