import { useEffect } from 'react'
import Printer from 'lucide-react/icons/printer'
import { Button } from '../../ui/button/button'
import { Icon } from '../../ui/icon/icon'

/** On paper nothing can be opened: all that folds is unfolded while the page prints. */
function useUnfoldedInPrint(): void {
  useEffect(() => {
    let unfolded: HTMLDetailsElement[] = []
    const unfold = () => {
      unfolded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
      for (const each of unfolded) each.open = true
    }
    const fold = () => {
      for (const each of unfolded) each.open = false
      unfolded = []
    }
    window.addEventListener('beforeprint', unfold)
    window.addEventListener('afterprint', fold)
    return () => {
      window.removeEventListener('beforeprint', unfold)
      window.removeEventListener('afterprint', fold)
    }
  }, [])
}

export function PrintButton({ children }: { children: string }) {
  useUnfoldedInPrint()
  return (
    <Button variant="second" onClick={() => window.print()}>
      <Icon glyph={Printer} />
      {children}
    </Button>
  )
}
