import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'

interface MoreButtonProps {
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
}

/** The way to the next page of a list; nothing at its end. */
export function MoreButton({ list }: MoreButtonProps) {
  const t = useMessages('resources')
  if (!list.hasNextPage) return null
  return (
    <Button variant="second" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {t('list.more')}
    </Button>
  )
}
