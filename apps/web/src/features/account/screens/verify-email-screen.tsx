import { useMutation, useQueryClient } from '@tanstack/react-query'
import { verifyEmail } from '@careway/contracts/account/verify-email'
import { call } from '../../../platform/call'
import { useMessages } from '../../../platform/language'
import { queryKeys } from '../../../platform/query-keys'
import { useScreenTitle } from '../../../platform/screen-title'
import { AccountForm } from '../components/account-form'
import { LeadOn } from '../components/lead-on'
import { Outcome } from '../components/outcome'
import { failureOf } from '../form-failure'
import { oneTimeToken } from '../one-time-token'

/** Asks for a press: programs that open the links of a message must not confirm in the reader's place. */
export function VerifyEmailScreen() {
  const t = useMessages('account')
  const client = useQueryClient()
  const token = oneTimeToken(window.location.hash)
  const mutation = useMutation({
    mutationFn: (secret: string) => call(verifyEmail, { body: { token: secret } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.currentUser }),
  })
  useScreenTitle(t('verify.title'))
  const goOn = <LeadOn to="home">{t('verify.goOn')}</LeadOn>
  if (!token) return <Outcome title={t('link.missingTitle')} text={t('link.missingText')} action={goOn} />
  if (mutation.isSuccess) return <Outcome title={t('verify.doneTitle')} text={t('verify.doneText')} action={goOn} />
  return (
    <AccountForm
      title={t('verify.title')}
      lead={t('verify.lead')}
      failure={failureOf(mutation.error, t('verify.failed'))}
      isBusy={mutation.isPending}
      submitText={t('verify.submit')}
      busyText={t('verify.submitting')}
      onSubmit={(event) => {
        event.preventDefault()
        mutation.mutate(token)
      }}
    />
  )
}
