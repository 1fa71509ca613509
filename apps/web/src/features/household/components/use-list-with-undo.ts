import { useState } from 'react'

export interface Removed<Item> {
  readonly index: number
  readonly item: Item
  readonly name: string
}

interface List<Item> {
  remove(index: number): void
  insert(index: number, item: Item, options?: { shouldFocus: boolean }): void
}

/** Takes an entry out of a list and can put it back where it was, as long as nothing else is taken out. */
export function useListWithUndo<Item>(list: List<Item>, items: () => readonly Item[]) {
  const [removed, setRemoved] = useState<Removed<Item>>()
  return {
    removed,
    take: (index: number, name: string) => {
      const item = items()[index]
      if (item === undefined) return
      setRemoved({ index, item: structuredClone(item), name })
      list.remove(index)
    },
    putBack: () => {
      if (removed) list.insert(removed.index, removed.item, { shouldFocus: false })
      setRemoved(undefined)
    },
    forget: () => setRemoved(undefined),
  }
}
