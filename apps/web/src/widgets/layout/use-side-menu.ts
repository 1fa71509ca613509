import { useCallback, useState } from 'react'

export interface SideMenuState {
  readonly isOpen: boolean
  readonly open: () => void
  readonly onOpenChange: (isOpen: boolean) => void
}

export function useSideMenu(): SideMenuState {
  const [isOpen, onOpenChange] = useState(false)
  const open = useCallback(() => onOpenChange(true), [])
  return { isOpen, open, onOpenChange }
}
