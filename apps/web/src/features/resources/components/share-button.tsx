import Share2 from 'lucide-react/icons/share-2'
import { useMessages } from '../../../platform/language'
import { pathOf } from '../../../platform/routes'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { toast } from '../../../ui/toast/use-toast'

/** The address of one thing, with nothing of the reader in it: no ZIP code, no search. */
export const sharedAddress = (origin: string, id: string) =>
  `${origin}${pathOf('resources')}?${new URLSearchParams({ item: id })}`

const isDismissed = (fault: unknown) => fault instanceof DOMException && fault.name === 'AbortError'

/** The device's own way to share; where it has none, the link is copied. */
async function share(url: string, title: string): Promise<'shared' | 'copied' | 'dismissed'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url })
      return 'shared'
    }
    await (navigator as Navigator).clipboard.writeText(url)
    return 'copied'
  } catch (fault) {
    if (isDismissed(fault)) return 'dismissed'
    throw fault
  }
}

export function ShareButton({ id, name }: { id: string; name: string }) {
  const t = useMessages('resources')
  const press = async () => {
    const url = sharedAddress(window.location.origin, id)
    try {
      if ((await share(url, name)) === 'copied') toast({ title: t('share.copied'), description: url })
    } catch {
      toast({ title: t('share.failed'), description: url })
    }
  }
  return (
    <Button variant="quiet" size="sm" onClick={() => void press()}>
      <Icon glyph={Share2} />
      {t('share.share')}
      <span className="sr">: {name}</span>
    </Button>
  )
}
