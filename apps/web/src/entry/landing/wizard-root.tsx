import type { OfferedLocale } from '@careway/i18n/locales'
import { LanguageProvider, useMessages, type MessageSource } from '../../platform/language'
import { ToastProvider } from '../../ui/toast/toast-provider'
import { SignUpWizard, type SignUpWizardProps } from '../../features/landing/sign-up/sign-up-wizard'

/** The same on both sides, so that what was prerendered can be taken over as it stands. */
export const WIZARD_ID_PREFIX = 'sign-up-'
export const WIZARD_CATALOGS = ['common', 'landing', 'profile', 'validation'] as const

export interface WizardRootProps extends SignUpWizardProps {
  readonly language: OfferedLocale
  readonly source: MessageSource
}

function Wizard({ typed }: SignUpWizardProps) {
  const t = useMessages('common')
  return (
    <ToastProvider areaLabel={t('toasts.region', { hotkey: '{hotkey}' })} closeLabel={t('toasts.close')}>
      <SignUpWizard typed={typed} />
    </ToastProvider>
  )
}

export function WizardRoot({ language, source, typed }: WizardRootProps) {
  return (
    <LanguageProvider initial={language} source={source}>
      <Wizard typed={typed} />
    </LanguageProvider>
  )
}
