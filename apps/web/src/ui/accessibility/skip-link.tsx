import type { ReactNode } from 'react'
import './accessibility.css'

/** The first thing on a page: jumps over the header. `targetId` is the id of `<main>`. */
export function SkipLink({ targetId, children }: { targetId: string; children: ReactNode }) {
  return (
    <a className="skip" href={`#${targetId}`}>
      {children}
    </a>
  )
}
