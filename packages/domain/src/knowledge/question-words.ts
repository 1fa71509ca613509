import { wordsOf } from '../free-text/search-words'

const LAST_YEAR_OF_A_CHILD = 12
/** The age of a person; of a bill or a wound it is no subject. */
const AGE =
  /\b(\d{1,3}) ?(years? olds?|y ?o|months? olds?|weeks? olds?|days? olds?)\b(?! (?:(?:medical|hospital|open) )?(?:bills?|debts?|claims?|wounds?|scars?|injury|prescriptions?|policy)\b)/g
/** What somebody says they do not have is nothing they ask about. Other words after a "no", such as energy or car, are. */
const ABSENT =
  /\b(?:(?:no|without|(?:dont|doesnt|does not|do not) have) (?:(?:a|an|any) )?(?:fever|chills|rash|vomiting|cough)|(?:sin|ni|no (?:tengo|tiene|hay)) (?:fiebre|calentura|escalofrios|sarpullido|vomitos?|tos))\b/g

export const foldWords = (text: string): readonly string[] => wordsOf(text.replaceAll(/['’‘`´]/g, ''))

function personOf(count: string, unit: string): string {
  const isInYears = unit.startsWith('y')
  if (isInYears) return Number(count) <= LAST_YEAR_OF_A_CHILD ? ' child ' : ' '
  return ' baby '
}

/** The folded words of a question: an age as the person of that age, what is absent left out. */
export function questionWords(question: string): readonly string[] {
  const plain = foldWords(question)
    .join(' ')
    .replaceAll(AGE, (_, count: string, unit: string) => personOf(count, unit))
    .replaceAll(ABSENT, ' ')
  return plain.split(' ').filter((word) => word !== '')
}
