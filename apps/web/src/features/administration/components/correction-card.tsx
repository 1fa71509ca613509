import { useState } from 'react'
import { CORRECTION_NOTE_MAXIMUM, type Correction } from '@careway/contracts/corrections/corrections'
import { CORRECTION_STATUSES, type CorrectionStatus } from '@careway/domain/vocabulary/correction-terms'
import { problemMessage } from '../../../platform/call'
import { useLanguage, useMessages } from '../../../platform/language'
import { formatMoment } from '../../../platform/moment'
import { RouteLink } from '../../../platform/router'
import { Badge } from '../../../ui/badge/badge'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Field } from '../../../ui/field/field'
import { Select } from '../../../ui/input/select'
import { Textarea } from '../../../ui/input/textarea'
import { Link } from '../../../ui/link/link'
import { toast } from '../../../ui/toast/use-toast'
import { useUpdateCorrection } from '../api/use-corrections'

/** Where the record stands in the lists; a provider has no address of its own. */
const itemOf = ({ targetType, targetId }: Correction) =>
  ({ resource: targetId, program: `program:${targetId}`, provider: undefined })[targetType]

/** One report: what it is about, what is said to be wrong, and what became of it. */
export function CorrectionCard({ correction }: { correction: Correction }) {
  const t = useMessages('corrections')
  const common = useMessages('common')
  const { language } = useLanguage()
  const [status, setStatus] = useState<CorrectionStatus>(correction.status)
  const [note, setNote] = useState(correction.note ?? '')
  const saving = useUpdateCorrection()
  const item = itemOf(correction)
  const save = () =>
    saving.mutate(
      { id: correction.id, body: { status, note: note.trim() === '' ? null : note } },
      {
        onSuccess: () => void toast({ title: t('admin.saved'), description: correction.targetTitle }),
        onError: (error) =>
          void toast({
            title: t('admin.failed'),
            description: problemMessage(error, common('errors.network')),
            variant: 'destructive',
          }),
      },
    )
  return (
    <Card as="article" className="stack" aria-label={correction.targetTitle} data-correction={correction.id}>
      <div className="row row--between">
        <h2 className="t-lg">{correction.targetTitle}</h2>
        <div className="row row--tight">
          <Badge>{t(`admin.targets.${correction.targetType}`)}</Badge>
          <Badge tone={correction.status === 'new' ? 'amber' : 'plain'}>
            {t(`admin.statuses.${correction.status}`)}
          </Badge>
        </div>
      </div>
      <p className="correction__message">{correction.message}</p>
      <p className="tiny">
        {t('admin.sentOn', { when: formatMoment(correction.createdAt, language) })} · {correction.id.slice(0, 8)}
      </p>
      {item ? (
        <Link asChild>
          <RouteLink to="resources" search={`?${new URLSearchParams({ item })}`}>
            {t('admin.show')}
          </RouteLink>
        </Link>
      ) : null}
      <Field label={t('admin.status')}>
        <Select
          value={status}
          onChange={({ currentTarget: { value } }) => setStatus(value as CorrectionStatus)}
          options={CORRECTION_STATUSES.map((value) => ({ value, label: t(`admin.statuses.${value}`) }))}
        />
      </Field>
      <Field label={t('admin.note')}>
        <Textarea
          rows={2}
          maxLength={CORRECTION_NOTE_MAXIMUM}
          value={note}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
      </Field>
      <div className="actions">
        <Button variant="second" isBusy={saving.isPending} onClick={save}>
          {t('admin.save')}
          <span className="sr">: {correction.targetTitle}</span>
        </Button>
      </div>
    </Card>
  )
}
