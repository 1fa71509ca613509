import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { isBusyWith, type HelpSaving, type SavedThing } from '../saved/use-help-saving'

/** Keeps a thing in the reader's plan, or takes it out again. */
export function SaveHelpButton({ thing, saving }: { thing: SavedThing; saving: HelpSaving }) {
  const t = useMessages('resources')
  const isSaved = saving.isSaved(thing)
  return (
    <Button
      variant="second"
      size="sm"
      isBusy={isBusyWith(saving, thing)}
      aria-pressed={isSaved}
      onClick={() => saving.toggle(thing)}
    >
      <Icon glyph={isSaved ? BookmarkCheck : Bookmark} />
      {t(isSaved ? 'save.saved' : 'save.save')}
      <span className="sr">: {thing.name}</span>
    </Button>
  )
}
