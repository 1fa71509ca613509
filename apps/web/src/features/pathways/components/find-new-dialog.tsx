import { useId, useRef, useState } from 'react'
import { useMessages } from '../../../platform/language'
import { forgetDraft, recallDraft, saveDraft } from '../../../platform/draft'
import { Button } from '../../../ui/button/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { toast } from '../../../ui/toast/use-toast'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { useAnalyzePathways, type AnalyzeBody } from '../api/use-analyze-pathways'
import { FindNewForm, type FindNewValues } from './find-new-form'
import { isUnansweredEmergency } from './unanswered-emergency'
import { useFoundToast } from './use-found-toast'

const DRAFT = 'specific-need'

const bodyOf = ({ need, isAgain }: FindNewValues): AnalyzeBody => ({
  ...(need.trim() && { specificNeed: need.trim() }),
  ...(isAgain && { regenerate: true }),
})

export interface FindNewDialogProps {
  /** True when there are pathways that a new search may replace. */
  readonly canLookAgain: boolean
  readonly onFound: () => void
  readonly onClose: () => void
}

/** Looks for pathways, with a need in one's own words or without. Closing stops a search that is under way. */
export function FindNewDialog({ canLookAgain, onFound, onClose }: FindNewDialogProps) {
  const t = useMessages('pathways')
  const common = useMessages('common')
  const formId = useId()
  const [values, setValues] = useState<FindNewValues>({ need: String(recallDraft(DRAFT) ?? ''), isAgain: canLookAgain })
  const search = useRef<AbortController | undefined>(undefined)
  const analyze = useAnalyzePathways()
  const sayFound = useFoundToast()

  const change = (next: FindNewValues) => {
    setValues(next)
    saveDraft(DRAFT, next.need)
  }
  const send = async () => {
    if (analyze.isPending) return
    const { signal } = (search.current = new AbortController())
    try {
      const found = await analyze.mutateAsync({ body: bodyOf(values), signal })
      forgetDraft(DRAFT)
      sayFound(found.length)
      onFound()
    } catch (error) {
      if (!signal.aborted && !isUnansweredEmergency(error))
        reportFailure(t('errors.analyzing'), error, common('errors.network'))
    }
  }
  const close = () => {
    if (analyze.isPending) {
      search.current?.abort()
      toast({ title: t('find.cancelled') })
    } else forgetDraft(DRAFT)
    onClose()
  }
  return (
    <Dialog
      title={t('find.title')}
      description={t('find.text')}
      closeLabel={common('actions.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      closesOnOutsidePress={false}
      foot={
        <>
          <Button variant="second" onClick={close}>
            {common('actions.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={analyze.isPending}>
            {t(analyze.isPending ? 'find.finding' : 'find.submit')}
          </Button>
        </>
      }
    >
      <FindNewForm
        id={formId}
        values={values}
        canLookAgain={canLookAgain}
        failure={analyze.error}
        onChange={change}
        onSubmit={() => void send()}
      />
      <output className="sr">{analyze.isPending ? t('find.finding') : null}</output>
    </Dialog>
  )
}
