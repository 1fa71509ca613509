import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'
import { goToQuestion } from './go-to-question'

const DECIDING = ['planType', 'denialReason'] as const

/** What an appeal leaves open because the plan or its reason is not known, and what more it could say. */
export function GeneralNotice({ answer, formId }: { answer: Assistance; formId: string }) {
  const t = useMessages('ai-help')
  const open = DECIDING.filter((field) => answer.questions.some((question) => question.field === field))
  if (answer.letterKind !== 'appeal' || open.length === 0) return null
  return (
    <Alert title={t('result.general')}>
      <div className="stack stack--3">
        {open.map((field) => (
          <p key={field}>{t(`result.generalWithout.${field}`)}</p>
        ))}
        <div>
          <Button variant="second" onClick={() => goToQuestion(formId, open)}>
            {t('result.tellMore')}
          </Button>
        </div>
      </div>
    </Alert>
  )
}
