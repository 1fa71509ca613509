import { useEffect, useRef } from 'react'
import { useMessages } from '../../../platform/language'
import { useScreenTitle } from '../../../platform/screen-title'
import { PageHead } from '../../../ui/page-head/page-head'
import { SkeletonCard } from '../../../ui/skeleton/skeleton'
import { OfflineNotice } from '../../../widgets/pathway/offline-notice'
import { LetterWizard, type LetterWizardProps } from '../components/letter-wizard'
import { MadeLetter } from '../components/made-letter'
import { useLetterWork } from '../use-letter-work'

function Content({ workshop, shownStep }: LetterWizardProps) {
  const { step, answer, isComingBack } = workshop
  if (step.id === 'letter' && answer) return <MadeLetter workshop={workshop} answer={answer} />
  if (isComingBack) return <SkeletonCard lineCount={6} />
  return <LetterWizard workshop={workshop} shownStep={shownStep} />
}

/** /letters: a letter from the choice of its kind to the document. `?kind=appeal` begins with that one. */
export function LettersScreen() {
  const t = useMessages('ai-help')
  useScreenTitle(t('letters.title'))
  const workshop = useLetterWork()
  const { stepIndex } = workshop
  const shownStep = useRef(stepIndex)
  useEffect(() => {
    shownStep.current = stepIndex
  }, [stepIndex])
  return (
    <div className="stack stack--8">
      <PageHead title={t('letters.title')} lead={t('letters.lead')} />
      <OfflineNotice />
      <Content workshop={workshop} shownStep={shownStep} />
    </div>
  )
}
