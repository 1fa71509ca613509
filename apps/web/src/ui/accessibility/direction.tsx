import type { ReactNode } from 'react'
import { DirectionProvider } from 'radix-ui/direction'

/** Tells menus, tabs and tooltips which way the page reads. Set once, beside `<html dir>`. */
export function Direction({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  return <DirectionProvider dir={dir}>{children}</DirectionProvider>
}
