import { FAILING, FAILS_BY_NOT } from './failing'
import { withoutDenials } from './told'

const SIGNS =
  /\b(?:numb\w*|tingl\w*|weak\w*|droop\w*|slur\w*|pain\w*|hurts?|tight\w*|pressure|sweat\w*|nause\w*|vomit\w*|dizz\w*|faint\w*|breath\w* (?:hard|fast)|short of breath|palpitation\w*|blur\w*|confus\w*|fever\w*|head ?ache|vision|swell\w*|swollen|cough\w*|blood|duele|dolor|debil\w*|mare\w*|fiebre|hinchad\w*|sudor\w*|adormecid\w*|entumid\w*|sangre)\b/

/** Whether a text tells any sign of the brain, the heart, an infection or a body that fails. */
export const ails = (plain: string): boolean => {
  const told = withoutDenials(plain)
  return SIGNS.test(told) || FAILING.test(told) || FAILS_BY_NOT.test(plain)
}
