import { foldWords } from './question-words'

/** Cards on one thing only, and how people name it, in folded words of both languages. */
const OWN_SUBJECTS: Readonly<Record<string, RegExp>> = {
  'insulin-cost': /\b(insulin\w*|lantus|basaglar|toujeo|tresiba|levemir|humalog|novolog|novolin|humulin)\b/,
  'water-pill':
    /\b(water|diuretic\w*|furosemid\w*|lasix|hydrochlorothiazide|hidroclorotiazida|hctz|pee|peeing|urin\w*|fluid|orin\w*|agua|liquido)\b/,
  'animal-bite':
    /\b(bit|bites?|biting|bitten|scratch\w*|claw\w*|lick\w*|nipp\w*|maul\w*|attack\w*|rabies|rabid|bats?|mord\w*|muerd\w*|rasgu\w*|aran\w*|lami\w*|atac\w*|rabia|rabioso|murcielagos?)\b/,
}

/** Whether a card may answer: one on a single thing only where the question names that thing. */
export function isSpokenOf(id: string, question: string): boolean {
  const subject = Object.hasOwn(OWN_SUBJECTS, id) ? OWN_SUBJECTS[id] : undefined
  return !subject || subject.test(foldWords(question).join(' '))
}
