import { useState, type FormEvent } from 'react'
import { configurationOfPage } from '../../../platform/configuration'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Dialog, DialogClose } from '../../../ui/dialog/dialog'
import { useToast } from '../../../ui/toast/use-toast'
import { useSendFeedback } from '../api/use-send-feedback'
import { EMPTY_FEEDBACK, feedbackBody, isEmptyFeedback, type FeedbackValues } from '../feedback-body'
import { FeedbackFields } from './feedback-fields'

export interface BetaFeedbackProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** The address of whoever is signed in. */
  readonly userEmail: string | undefined
}

const FORM = 'beta-feedback'

export function BetaFeedback({ isOpen, onOpenChange, userEmail }: BetaFeedbackProps) {
  const t = useMessages('feedback')
  const common = useMessages('common')
  const { toast } = useToast()
  const [values, setValues] = useState<FeedbackValues>(EMPTY_FEEDBACK)
  const sending = useSendFeedback()
  const fail = (description: string) => toast({ title: common('errors.title'), description, variant: 'destructive' })
  const succeed = () => {
    const product = configurationOfPage().productName
    toast({ title: t('sentTitle'), description: t('sentText', { product }) })
    setValues(EMPTY_FEEDBACK)
    onOpenChange(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    if (isEmptyFeedback(values)) return void fail(t('empty'))
    sending.mutate(feedbackBody(values, userEmail, new Date()), {
      onSuccess: succeed,
      onError: () => fail(t('failed')),
    })
  }
  const foot = (
    <>
      <DialogClose>
        <Button variant="second">{common('actions.cancel')}</Button>
      </DialogClose>
      <Button type="submit" form={FORM} isBusy={sending.isPending}>
        {sending.isPending ? t('submitting') : t('submit')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('title')}
      description={t('lead')}
      closeLabel={common('actions.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      closesOnOutsidePress={false}
      foot={foot}
    >
      <form id={FORM} className="stack" noValidate onSubmit={submit}>
        <FeedbackFields values={values} onChange={setValues} />
      </form>
    </Dialog>
  )
}
