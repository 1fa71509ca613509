const WRITTEN_DATE =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/g

/** The dates of an English letter beside what they are in figures, "May 4, 2026 = 2026-5-4", each once. */
export const writtenDates = (letter: string): readonly string[] =>
  [...new Set(letter.match(WRITTEN_DATE))].map((date) => {
    const day = new Date(`${date} 12:00 UTC`)
    return `${date} = ${day.getUTCFullYear()}-${day.getUTCMonth() + 1}-${day.getUTCDate()}`
  })
