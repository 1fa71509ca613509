import cases from '../letters/draft-letter.cases.json'
import { outcomeOfCase, type LetterCase } from '../letters/letter-case'
import { accuracySuite } from './accuracy-suite'

/** Letters: the law they rest on, the last day, and those that are refused. */
export const lettersSuite = accuracySuite<LetterCase>({ id: 'draft-letter', cases, evaluate: outcomeOfCase })
