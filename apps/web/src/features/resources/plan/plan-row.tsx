import { useState } from 'react'
import Trash2 from 'lucide-react/icons/trash-2'
import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import { BOOKMARK_NOTES_MAXIMUM } from '@careway/contracts/bookmarks/bookmark'
import type { BookmarkStatus } from '@careway/domain/vocabulary/bookmark-terms'
import { useLanguage, useMessages } from '../../../platform/language'
import { Badge } from '../../../ui/badge/badge'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Field } from '../../../ui/field/field'
import { Icon } from '../../../ui/icon/icon'
import { Input } from '../../../ui/input/input'
import { Select } from '../../../ui/input/select'
import { Textarea } from '../../../ui/input/textarea'
import { asOfText } from '../../../widgets/pathway/as-of-text'
import { ContactLinks } from '../components/contact-links'
import { savedContact } from './saved-contact'
import type { PlanChanges } from './use-plan-changes'
import './plan-row.css'

/** What the owner can say of a saved resource, program or provider. */
export const OWN_STATUSES = [
  'saved',
  'to_call',
  'applied',
  'approved',
  'not_for_me',
] as const satisfies readonly BookmarkStatus[]

export interface PlanRowProps {
  readonly bookmark: Bookmark
  readonly changes: PlanChanges
}

function Notes({ bookmark, changes }: PlanRowProps) {
  const t = useMessages('resources')
  const [typed, setTyped] = useState(bookmark.notes ?? '')
  const isChanged = typed !== (bookmark.notes ?? '')
  const keep = () => {
    if (isChanged) changes.change(bookmark, { notes: typed.trim() === '' ? null : typed })
  }
  return (
    <Field label={t('plan.notes')}>
      <Textarea
        rows={2}
        maxLength={BOOKMARK_NOTES_MAXIMUM}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onBlur={keep}
      />
    </Field>
  )
}

/** One saved thing: how to reach it, where it stands, notes and a day to have done it by. */
export function PlanRow({ bookmark, changes }: PlanRowProps) {
  const t = useMessages('resources')
  const { language } = useLanguage()
  const { title, status, deadline, type } = bookmark
  const contact = savedContact(bookmark)
  return (
    <Card as="article" className="plan-row" data-bookmark={bookmark.id} aria-label={title}>
      <div className="row row--between row--top">
        <div>
          <Badge>{t(`plan.types.${type}`)}</Badge>
          <h2 className="t-lg">{title}</h2>
        </div>
        <p className="plan-row__status print-only">
          <Badge>{t(`status.${status}`)}</Badge>
        </p>
      </div>
      {contact?.address ? (
        <p className="small">
          {contact.address.line}, {contact.address.city}, {contact.address.state} {contact.address.zipCode}
        </p>
      ) : null}
      {contact ? <ContactLinks place={contact} /> : null}
      {contact?.checkedOn ? (
        <p className="tiny">{t('checked.on', { day: asOfText(contact.checkedOn, language) })}</p>
      ) : null}
      <div className="plan-row__fields no-print">
        <Field label={t('plan.status')}>
          <Select
            name="status"
            value={status}
            onChange={({ currentTarget: { value } }) => changes.change(bookmark, { status: value as BookmarkStatus })}
            options={OWN_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        </Field>
        <Field label={t('plan.deadline')}>
          <Input
            type="date"
            name="deadline"
            min="1900-01-01"
            max="2199-12-31"
            defaultValue={deadline ?? ''}
            onBlur={({ currentTarget: { value } }) => {
              if ((value || null) !== deadline) changes.change(bookmark, { deadline: value || null })
            }}
          />
        </Field>
      </div>
      <div className="no-print">
        <Notes bookmark={bookmark} changes={changes} />
      </div>
      <dl className="help-facts print-only">
        {deadline ? (
          <div>
            <dt>{t('plan.deadline')}</dt>
            <dd>{asOfText(deadline, language)}</dd>
          </div>
        ) : null}
        {bookmark.notes ? (
          <div>
            <dt>{t('plan.notes')}</dt>
            <dd>{bookmark.notes}</dd>
          </div>
        ) : null}
      </dl>
      <div className="no-print">
        <Button
          variant="quiet"
          size="sm"
          isBusy={changes.busyId === bookmark.id}
          onClick={() => changes.remove(bookmark)}
        >
          <Icon glyph={Trash2} />
          {t('plan.remove')}
          <span className="sr">: {title}</span>
        </Button>
      </div>
    </Card>
  )
}
