import type { Pathway } from '@careway/contracts/pathways/pathway'
import { NOTES_MAXIMUM } from '@careway/contracts/pathways/one-pathway'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Field } from '../../../ui/field/field'
import { Textarea } from '../../../ui/input/textarea'
import { CharactersLeft } from '../../../widgets/pathway/characters-left'
import { useNotes } from './use-notes'

/** Saved when the box is left, or with the button. */
export function NotesField({ pathway }: { pathway: Pathway }) {
  const t = useMessages('my-pathways')
  const { text, change, save, isChanged, isSaving, wasSaved } = useNotes(pathway)
  const state = isSaving ? 'notes.saving' : isChanged ? 'notes.unsaved' : wasSaved ? 'notes.saved' : undefined
  return (
    <div className="stack stack--2 notes">
      <Field
        label={
          <>
            {t('notes.label')}
            <span className="sr">: {pathway.title}</span>
          </>
        }
        help={t('notes.help')}
      >
        <Textarea
          value={text}
          rows={3}
          maxLength={NOTES_MAXIMUM}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={save}
        />
      </Field>
      <p className="notes__print">{text}</p>
      <CharactersLeft text={text} maximum={NOTES_MAXIMUM} />
      <div className="row no-print">
        {isChanged || isSaving ? (
          <Button variant="second" size="sm" isBusy={isSaving} onClick={save}>
            {t('notes.save')}
          </Button>
        ) : null}
        <output className="tiny">{state ? t(state) : null}</output>
      </div>
    </div>
  )
}
