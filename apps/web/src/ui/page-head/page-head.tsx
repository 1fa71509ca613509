import type { ReactNode, Ref } from 'react'
import './page-head.css'

export type PageHeadProps = {
  title: ReactNode
  lead?: ReactNode
  /** A line above the title: the day, a badge, a way back. */
  above?: ReactNode
  /** The heading, which takes the focus when the route changes. */
  titleRef?: Ref<HTMLHeadingElement>
}

export function PageHead({ title, lead, above, titleRef }: PageHeadProps) {
  return (
    <div className="page-head">
      {above}
      <h1 tabIndex={-1} ref={titleRef}>
        {title}
      </h1>
      {lead ? <p className="lead">{lead}</p> : null}
    </div>
  )
}
