/** The words of a list, written with blanks or lines between them. */
export const words = (list: string): readonly string[] => list.trim().split(/\s+/)

export const wordSet = (list: string): ReadonlySet<string> => new Set(words(list))
