import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import { savedHelpOf } from '@careway/contracts/bookmarks/saved-help'
import type { Reachable } from '../components/contact-links'

/** How to reach a saved thing, from what is kept with it. */
export function savedContact(bookmark: Bookmark): (Reachable & { checkedOn: string | null }) | undefined {
  const kept = savedHelpOf(bookmark)
  return (
    kept && {
      name: bookmark.title,
      phone: kept.phone ?? null,
      website: kept.website ?? null,
      address: kept.address ?? null,
      checkedOn: kept.lastChecked ?? null,
    }
  )
}
