import { useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import type { EndpointRequest } from '@careway/contracts/kit/endpoint'
import { signUp } from '@careway/contracts/account/sign-up'
import { saveProfile } from '@careway/contracts/profile/save-profile'
import { goTo } from '../../../platform/browser-navigation'
import { call } from '../../../platform/call'
import { configurationOfPage } from '../../../platform/configuration'
import { forgetDraft, saveDraft } from '../../../platform/draft'
import { useMessages } from '../../../platform/language'
import { useToast } from '../../../ui/toast/use-toast'
import { PROFILE_DRAFT } from '../../../widgets/profile-fields/profile-values'
import type { Wizard } from '../../../widgets/wizard/use-wizard'
import { createSetup } from './complete-setup'
import { failureText, refusedFields } from './setup-failure'
import type { SignUpValues } from './sign-up-values'

type ProfileBody = NonNullable<EndpointRequest<typeof saveProfile>['body']>

/** Long enough to see the welcome, before the page is loaded anew. */
const WELCOME_MS = 700

const sendSetup = () =>
  createSetup({
    signUp: (body) => call(signUp, { body }),
    saveProfile: (body) => call(saveProfile, { body: body as ProfileBody }),
  })

/** The account stands without its profile: should the page be left now, /profile-setup finds the answers. */
function keepForProfile({
  email: _email,
  password: _password,
  firstName: _first,
  lastName: _last,
  ...answers
}: SignUpValues) {
  saveDraft(PROFILE_DRAFT, { stepIndex: 0, values: answers })
}

/** Sends the finished wizard, says how it went, and starts the signed-in app. */
export function useSetup(form: UseFormReturn<SignUpValues>, wizard: Wizard) {
  const t = useMessages('landing')
  const { toast } = useToast()
  const [setup] = useState(sendSetup)
  const [stage, setStage] = useState<'open' | 'sending' | 'done'>('open')
  const complain = (description: string) =>
    toast({ title: t('wizard.failedTitle'), description, variant: 'destructive' })

  const markRefused = (error: unknown) => {
    const refused = Object.entries(refusedFields(error)).map(([field, message]) => [field, { type: 'server', message }])
    const errors: FieldErrors<SignUpValues> = Object.fromEntries(refused)
    for (const [field, fault] of Object.entries(errors)) form.setError(field as keyof SignUpValues, fault as object)
    wizard.goToFault(errors)
  }

  const send = async (values: SignUpValues) => {
    setStage('sending')
    const outcome = await setup(values, new Date())
    if (outcome.kind === 'done') {
      wizard.finish()
      forgetDraft(PROFILE_DRAFT)
      setStage('done')
      const { productName } = configurationOfPage()
      toast({ title: t('wizard.welcome', { product: productName }), description: t('wizard.welcomeText') })
      setTimeout(() => goTo('/'), WELCOME_MS)
      return
    }
    setStage('open')
    if (outcome.kind === 'profile-failed') keepForProfile(values)
    markRefused(outcome.error)
    complain(failureText(outcome, t))
  }

  const refuse = (errors: FieldErrors<SignUpValues>) => {
    wizard.goToFault(errors)
    complain(t('wizard.faults'))
  }

  return { isBusy: stage !== 'open', isDone: stage === 'done', submit: () => void form.handleSubmit(send, refuse)() }
}
