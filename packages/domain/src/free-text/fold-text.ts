/** Marks the end of a clause among the words. */
export const CLAUSE_END = '|'

/**
 * A sentence as plain lower-case words without accents or apostrophes, with a mark at each clause end.
 * "I can’t sleep, no dolor." becomes `i cant sleep | no dolor |`.
 */
export const foldWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/[.,;:!?¡¿()[\]\n\r…—–"“”]+/g, ` ${CLAUSE_END} `)
    .replaceAll(/[^a-z0-9| ]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
