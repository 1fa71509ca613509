/** The rules that conditions are held by, where no rule of cover decides. Their words: `programs.rule.<code>`. */
export const PROGRAM_RULES = [
  'income-at-most',
  'yearly-income-at-most',
  'age-at-least',
  'age-at-most',
  'age-between',
  'cover',
  'condition',
  'circumstance',
  'state',
  'pregnant',
  'disabled',
  'has-medicare',
  'gender',
  'no-transportation',
  'decided-cover',
  'any-of',
  'all-of',
  'discretion',
] as const

/** What a decision may ask, beside `circumstance.<code>`. Their words: `programs.question.<code>`. */
export const PROGRAM_QUESTIONS = [
  'income',
  'household',
  'age',
  'state',
  'cover',
  'conditions',
  'gender',
  'transportation',
] as const
