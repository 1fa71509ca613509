import { useState } from 'react'
import type { AssistanceProgram } from '@careway/contracts/programs/assistance-program'
import type { Profile } from '@careway/contracts/profile/profile'
import { HELP_CIRCUMSTANCES, type HelpCircumstance } from '@careway/domain/vocabulary/help-terms'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Segmented } from '../../../ui/choice/segmented'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { FieldGroup } from '../../../ui/field/field-group'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { useAnswerCircumstances } from '../api/use-answer-circumstances'
import { openQuestions } from './open-questions'
import './questions-card.css'

interface QuestionsCardProps {
  readonly programs: readonly AssistanceProgram[]
  readonly profile: Profile
}

type Answers = Partial<Record<HelpCircumstance, boolean>>

const answerOf = (value: boolean | undefined) => (value === undefined ? 'unsaid' : value ? 'yes' : 'no')
const valueOf = (answer: string) => (answer === 'unsaid' ? undefined : answer === 'yes')

function without(answers: Answers, circumstance: HelpCircumstance): Answers {
  const { [circumstance]: _gone, ...rest } = answers
  return rest
}

/** What would settle the most programs, asked in one place and kept in the profile. */
export function QuestionsCard({ programs, profile }: QuestionsCardProps) {
  const t = useMessages('resources')
  const common = useMessages('common')
  const [answers, setAnswers] = useState<Answers>(profile.circumstances)
  const saving = useAnswerCircumstances()
  const words = useMessages('programs')
  const open = openQuestions(programs)
  const asked = HELP_CIRCUMSTANCES.filter((each) => open.has(each) || profile.circumstances[each] !== undefined)
  if (asked.length === 0) return null
  const set = (circumstance: HelpCircumstance, value: boolean | undefined) =>
    setAnswers(value === undefined ? without(answers, circumstance) : { ...answers, [circumstance]: value })
  const save = () =>
    saving.mutate(answers, {
      onError: (error) => reportFailure(t('questions.failed'), error, common('errors.network')),
    })
  return (
    <Card variant="teal" aria-labelledby="questions-title" className="no-print">
      <h2 id="questions-title" className="t-lg">
        {t('questions.title')}
      </h2>
      <p>{t('questions.text')}</p>
      <Disclosure summary={t('questions.show', { count: asked.length })}>
        <div className="stack questions">
          {asked.map((circumstance) => (
            <FieldGroup key={circumstance} label={words(`question.circumstance.${circumstance}`)}>
              <Segmented
                name={`circumstance-${circumstance}`}
                value={answerOf(answers[circumstance])}
                onValueChange={(value) => set(circumstance, valueOf(value))}
                options={(['yes', 'no', 'unsaid'] as const).map((value) => ({
                  value,
                  label: t(`questions.${value}`),
                }))}
              />
            </FieldGroup>
          ))}
          <p className="tiny">{t('questions.kept')}</p>
          <Button isBusy={saving.isPending} onClick={save}>
            {t('questions.save')}
          </Button>
        </div>
      </Disclosure>
    </Card>
  )
}
