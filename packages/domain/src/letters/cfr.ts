import type { Citation } from '../kernel/decision'

/** A section of the Code of Federal Regulations. */
export const cfr = (title: number, section: string, paragraph = ''): Citation => ({
  title: `${title} CFR ${section}${paragraph}`,
  url: `https://www.ecfr.gov/current/title-${title}/section-${section}`,
  asOf: '2026',
})

export const usc = (title: number, section: string, paragraph = ''): Citation => ({
  title: `${title} U.S.C. ${section}${paragraph}`,
  url: `https://www.law.cornell.edu/uscode/text/${title}/${section}`,
  asOf: '2026',
})
