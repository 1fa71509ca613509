import { useEffect } from 'react'
import { configurationOfPage } from '../../platform/configuration'
import { useLanguage, useMessages } from '../../platform/language'
import { LanguageSelect } from './components/language-select'
import { LandingPage } from './landing-page'
import { SignUpWizard } from './sign-up/sign-up-wizard'

/** The landing page inside the app, for a visitor whose session ended while the app stood at the start page. */
export function LandingScreen() {
  const { setLanguage } = useLanguage()
  const t = useMessages('landing')
  const configuration = configurationOfPage()
  const title = t('meta.title', { product: configuration.productName })
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <LandingPage
      service={{ ...configuration, contacts: configuration }}
      languageMenu={<LanguageSelect onChoose={(language) => void setLanguage(language)} />}
      wizard={<SignUpWizard />}
    />
  )
}
