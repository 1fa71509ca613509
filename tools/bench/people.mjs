import { randomUUID } from 'node:crypto'
import { openVisitor } from './visitor.mjs'

const NEEDS = ['routine', 'specialist', 'mental_health', 'emergency', 'prescriptions', 'chronic_management']
const INSURANCE = ['private', 'medicare', 'medicaid', 'uninsured', 'other']
const CONDITIONS = [[], ['Diabetes'], ['Asthma', 'Anxiety'], ['Heart Disease', 'Hypertension', 'Kidney Disease']]
const PLACES = [
  ['10025', 'NY'],
  ['90012', 'CA'],
  ['77030', 'TX'],
  ['33130', 'FL'],
  ['60612', 'IL'],
  ['36301', 'AL'],
  ['99501', 'AK'],
  ['59718', 'MT'],
  ['96813', 'HI'],
  ['66101', 'KS'],
]

const pick = (list, number) => list[number % list.length]

/** Profiles that differ in all that the rules look at. The same number is the same person. */
function profileOf(number) {
  const [zipCode, state] = pick(PLACES, number)
  return {
    age: 3 + ((number * 17) % 85),
    gender: pick(['female', 'male'], number),
    languagePreference: pick(['english', 'spanish'], number),
    insuranceStatus: pick(INSURANCE, Math.floor(number / 2)),
    zipCode,
    state,
    primaryHealthcareNeed: pick(NEEDS, number),
    chronicConditions: pick(CONDITIONS, number),
    transportationAccess: number % 3 > 0,
    estimatedAnnualIncome: (number * 9_000) % 110_000,
    householdSize: 1 + (number % 5),
    urgency: pick(['routine', 'soon', 'immediate'], Math.floor(number / 3)),
  }
}

/** A new account with a full profile, and the visitor who made it. */
export async function welcome(baseUrl, number) {
  const visitor = openVisitor(baseUrl)
  await visitor.call('POST', '/api/auth/signup', {
    email: `bench-${randomUUID()}@example.org`,
    password: `Bench ${randomUUID()}`,
    firstName: 'Sample',
    lastName: 'Person',
  })
  await visitor.call('POST', '/api/profile', profileOf(number))
  return visitor
}

export const analyze = (visitor) => visitor.call('POST', '/api/pathways/analyze', { regenerate: true })

/** Puts the first `count` pathways on the plan and ticks the first step of each. */
export async function pursue(visitor, pathways, count) {
  for (const { id } of pathways.slice(0, count)) {
    await visitor.call('POST', `/api/pathways/${id}/pursue`)
    await visitor.call('PATCH', `/api/pathways/${id}/steps/0`, { completed: true })
  }
}
