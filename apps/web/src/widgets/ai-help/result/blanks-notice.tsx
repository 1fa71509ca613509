import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'

/** Takes the reader to the first question that is still open. */
function goToFirstBlank(formId: string, fields: readonly string[]) {
  const form = document.getElementById(formId)
  const blank = [...(form?.querySelectorAll<HTMLElement>('[data-fact]') ?? [])].find(
    ({ dataset }) => dataset.fact !== undefined && fields.includes(dataset.fact),
  )
  const folded = form?.closest('details')
  if (folded) folded.open = true
  const control = blank?.querySelector<HTMLElement>('input, select, textarea')
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/** How many blanks the letter has and the way to fill them, or that it has none. The letter itself lists them. */
export function BlanksNotice({ answer, formId }: { answer: Assistance; formId: string }) {
  const t = useMessages('ai-help')
  const { questions, documents } = answer
  if (documents.length === 0) return null
  if (questions.length === 0) return <Alert tone="teal">{t('result.complete')}</Alert>
  const fields = questions.map(({ field }) => field)
  return (
    <Alert tone="amber" title={t('result.blanks', { count: questions.length })}>
      <div className="stack stack--3">
        <p>{t('result.blanksText', { count: questions.length })}</p>
        <div>
          <Button variant="second" onClick={() => goToFirstBlank(formId, fields)}>
            {t('result.fillIn')}
          </Button>
        </div>
      </div>
    </Alert>
  )
}
