/** What the rules are about, in the order people meet them. */
export const RULE_AREAS = [
  'poverty',
  'tax-credit',
  'cost-sharing',
  'premiums',
  'marketplace',
  'medicaid',
  'work-requirement',
  'immigration',
  'medicare',
  'hsa',
  'plan-comparison',
  'prices',
  'appeals',
  'health-trends',
] as const
export type RuleArea = (typeof RULE_AREAS)[number]

/** The first that the id of a parameter begins with, or speaks of, says its area. */
const AREAS: readonly (readonly [RegExp, RuleArea])[] = [
  [/^(appeal|bill)\b/, 'appeals'],
  [/^(health-trends|prevention)\b/, 'health-trends'],
  [/^immigration\b|^medicare\.statuses/, 'immigration'],
  [/work|activity|georgia-pathways/, 'work-requirement'],
  [/immigra|status|five-year|lawful|noncitizen|cofa|refugee/, 'immigration'],
  [/^hsa\b|health-savings/, 'hsa'],
  [/^(hhs|poverty)\b/, 'poverty'],
  [/^medicare\b/, 'medicare'],
  [/^(medicaid|chip|bhp)\b/, 'medicaid'],
  [/enrollment|^marketplace\b|exchange/, 'marketplace'],
  [/csr|cost-sharing|deductibles|actuarial|out-of-pocket-(max|limit)/, 'cost-sharing'],
  [/age-curve|age-rating|famil(y|ies)-tier|rated|rating|benchmark|slcsp|metal-premiums|tobacco/, 'premiums'],
  [/^aca\b|credit|affordab/, 'tax-credit'],
  [/^plan-comparison\b/, 'plan-comparison'],
  [/^(price|cover)\b/, 'prices'],
]

/** `undefined` for a parameter nobody has given an area; the tests refuse one. */
export const ruleAreaOf = (parameterId: string): RuleArea | undefined =>
  AREAS.find(([pattern]) => pattern.test(parameterId))?.[1]
