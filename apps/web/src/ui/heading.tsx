import type { ComponentProps } from 'react'

export type HeadingLevel = 2 | 3 | 4

/** A heading whose level the page decides, so that outlines never skip a step. */
export function Heading({ level, ...props }: ComponentProps<'h2'> & { level: HeadingLevel }) {
  const Tag = `h${level}` as const
  return <Tag {...props} />
}
