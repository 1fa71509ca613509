import { useEffect, useRef } from 'react'
import { useMessages } from '../../../platform/language'
import { useScreenTitle } from '../../../platform/screen-title'
import { PageHead } from '../../../ui/page-head/page-head'
import { OfflineNotice } from '../../../widgets/pathway/offline-notice'
import { LetterWizard } from '../components/letter-wizard'
import { MadeLetter } from '../components/made-letter'
import { useLetterWork } from '../use-letter-work'

/** /letters: a letter from the choice of its kind to the document. `?kind=appeal` begins with that one. */
export function LettersScreen() {
  const t = useMessages('ai-help')
  useScreenTitle(t('letters.title'))
  const workshop = useLetterWork()
  const { step, stepIndex, answer } = workshop
  const shownStep = useRef(stepIndex)
  useEffect(() => {
    shownStep.current = stepIndex
  }, [stepIndex])
  return (
    <div className="stack stack--8">
      <PageHead title={t('letters.title')} lead={t('letters.lead')} />
      <OfflineNotice />
      {step.id === 'letter' && answer ? (
        <MadeLetter workshop={workshop} answer={answer} />
      ) : (
        <LetterWizard workshop={workshop} shownStep={shownStep} />
      )}
    </div>
  )
}
