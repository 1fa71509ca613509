import { onlyOne } from './span'

const LABELLED = /\b(?:zip(?: code)?|c[oó]digo postal)\s*(?:(?:is|es|:)\s*)?(?<value>\d{5})\b/giu

/** The ZIP code after its label. Two that differ leave it out. */
export const readZipCode = (text: string): string | undefined =>
  onlyOne([...text.matchAll(LABELLED)].map(({ groups }) => groups!['value']!))
