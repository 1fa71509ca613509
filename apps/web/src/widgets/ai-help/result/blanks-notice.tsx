import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { inTheUnitedStates } from '@careway/i18n/formatters'
import { useLanguage, useMessages } from '../../../platform/language'
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

/** How many blanks the letter has, which, and the way to fill them; or that it has none. */
export function BlanksNotice({ answer, formId }: { answer: Assistance; formId: string }) {
  const t = useMessages('ai-help')
  const { language } = useLanguage()
  const { questions, documents } = answer
  if (documents.length === 0) return null
  if (questions.length === 0) return <Alert tone="teal">{t('result.complete')}</Alert>
  const names = new Intl.ListFormat(inTheUnitedStates(language), { type: 'conjunction' })
  const fields = questions.map(({ field }) => field)
  return (
    <Alert tone="amber" title={t('result.blanks', { count: questions.length })}>
      <div className="stack stack--3">
        <p>
          {t('result.blanksText', { count: questions.length })} {names.format(questions.map(({ label }) => label))}.
        </p>
        <div>
          <Button variant="second" onClick={() => goToFirstBlank(formId, fields)}>
            {t('result.fillIn')}
          </Button>
        </div>
      </div>
    </Alert>
  )
}
