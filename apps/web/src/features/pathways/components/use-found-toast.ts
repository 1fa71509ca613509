import { useMessages } from '../../../platform/language'
import { toast } from '../../../ui/toast/use-toast'

/** Says how many pathways a search has found. */
export function useFoundToast(): (count: number) => void {
  const t = useMessages('pathways')
  return (count) =>
    void toast({ title: t('found.title', { count }), description: t(count === 0 ? 'found.noneText' : 'found.text') })
}
