import { useState, type SyntheticEvent } from 'react'
import Flag from 'lucide-react/icons/flag'
import { useMutation } from '@tanstack/react-query'
import { CORRECTION_MAXIMUM, sendCorrection } from '@careway/contracts/corrections/corrections'
import type { CorrectionTarget } from '@careway/domain/vocabulary/correction-terms'
import { call, problemMessage } from '../../platform/call'
import { useMessages } from '../../platform/language'
import { Alert } from '../../ui/alert/alert'
import { Button } from '../../ui/button/button'
import { Dialog, DialogClose } from '../../ui/dialog/dialog'
import { Field } from '../../ui/field/field'
import { Icon } from '../../ui/icon/icon'
import { Textarea } from '../../ui/input/textarea'
import { toast } from '../../ui/toast/use-toast'

export interface ReportWrongProps {
  readonly targetType: CorrectionTarget
  readonly targetId: string
  readonly name: string
}

const FORM = 'report-wrong'

function ReportForm({ targetType, targetId, name, onDone }: ReportWrongProps & { onDone: () => void }) {
  const t = useMessages('corrections')
  const common = useMessages('common')
  const [message, setMessage] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const sending = useMutation({
    mutationFn: (text: string) => call(sendCorrection, { body: { targetType, targetId, message: text } }),
    onSuccess: ({ id }) => {
      toast({ title: t('sent'), description: t('sentText', { number: id.slice(0, 8) }) })
      onDone()
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const text = message.trim()
    setEmpty(text === '')
    if (text !== '' && !sending.isPending) sending.mutate(text)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onDone}
      title={t('title')}
      description={t('about', { name })}
      closeLabel={common('actions.close')}
      closesOnOutsidePress={false}
      foot={
        <>
          <DialogClose>
            <Button variant="second">{common('actions.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={FORM} isBusy={sending.isPending}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={FORM} className="stack" noValidate onSubmit={submit}>
        {sending.isError ? (
          <Alert tone="red" role="alert" title={t('failed')}>
            {problemMessage(sending.error, common('errors.network'))}
          </Alert>
        ) : null}
        <Field label={t('message')} help={t('messageHelp')} error={isEmpty ? t('empty') : undefined}>
          <Textarea
            maxLength={CORRECTION_MAXIMUM}
            value={message}
            onChange={({ currentTarget: { value } }) => setMessage(value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

/** "This is wrong", in one tap: what it says goes to those who keep the data. No account needed. */
export function ReportWrong(props: ReportWrongProps) {
  const t = useMessages('corrections')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon glyph={Flag} />
        {t('wrong')}
        <span className="sr">: {props.name}</span>
      </Button>
      {isOpen ? <ReportForm {...props} onDone={() => setOpen(false)} /> : null}
    </>
  )
}
