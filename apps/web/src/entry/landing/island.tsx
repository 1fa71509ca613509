import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { OfferedLocale } from '@careway/i18n/locales'
import { createMessageSource } from '../../platform/message-source'
import { recallWizard } from '../../widgets/wizard/use-wizard'
import { SIGN_UP_DRAFT } from '../../features/landing/sign-up/sign-up-draft'
import { typedInto } from './typed'
import { WIZARD_CATALOGS, WIZARD_ID_PREFIX, WizardRoot } from './wizard-root'

/** Brings the prerendered wizard to life, in one go between two keystrokes: nothing typed and no focus is lost. */
export async function enliven(container: HTMLElement, language: OfferedLocale): Promise<void> {
  const source = createMessageSource()
  await source.load(language, [...WIZARD_CATALOGS])
  const isPastFirstStep = Number(recallWizard(SIGN_UP_DRAFT)?.stepIndex) > 0
  const root = <WizardRoot language={language} source={source} typed={typedInto(container)} />
  flushSync(() => {
    // What was prerendered is the first step. Whoever comes back to a later one gets that drawn anew.
    if (isPastFirstStep) createRoot(container, { identifierPrefix: WIZARD_ID_PREFIX }).render(root)
    else hydrateRoot(container, root, { identifierPrefix: WIZARD_ID_PREFIX })
  })
}
