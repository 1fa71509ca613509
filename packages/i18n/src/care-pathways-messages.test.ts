import type { CarePathwayFacts, PlacesByRole } from '@careway/domain/care-pathways/care-pathway'
import { chooseCarePathways } from '@careway/domain/care-pathways/choose-care-pathways'
import {
  ADVANTAGE_CODES,
  COST_CODES,
  FINDER_CODES,
  OPTION_CODES,
  REASON_CODES,
  STEP_CODES,
} from '@careway/domain/care-pathways/codes'
import { HEALTHCARE_NEEDS, INSURANCE_STATUSES } from '@careway/domain/vocabulary/profile-choices'
import { describe, expect, it } from 'vitest'
import en from '../messages/en/care-pathways.json'
import es from '../messages/es/care-pathways.json'

type Branch = { readonly [key: string]: string | Branch }

const flatten = (branch: Branch, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flatten(value, `${path}${key}.`),
  )

const catalogs = { en: new Map(flatten(en)), es: new Map(flatten(es)) }

const WANTED = [
  ...OPTION_CODES.flatMap((code) => [`option.${code}.title`, `option.${code}.description`]),
  ...STEP_CODES.flatMap((code) => [`step.${code}.action`, `step.${code}.description`]),
  ...REASON_CODES.map((code) => `reason.${code}`),
  ...ADVANTAGE_CODES.map((code) => `advantage.${code}`),
  ...COST_CODES.map((code) => `cost.${code}`),
  ...FINDER_CODES.map((code) => `finder.${code}`),
].sort()

const placeholders = (text: string) => [...new Set(text.match(/{{.*?}}/g))].sort()
const names = (text: string) => placeholders(text).map((each) => each.slice(2, -2).split(',')[0]!.trim())

describe.each(['en', 'es'] as const)('care pathway messages in %s', (locale) => {
  const catalog = catalogs[locale]

  it('has one message for every code and none beside', () => {
    expect([...catalog.keys()].sort()).toEqual(WANTED)
  })

  it('leaves none empty', () => {
    expect([...catalog].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

it('uses the same placeholders in both languages', () => {
  const different = [...catalogs.en].filter(
    ([key, text]) => placeholders(text).join() !== placeholders(catalogs.es.get(key) ?? '').join(),
  )
  expect(different.map(([key]) => key)).toEqual([])
})

const place = {
  id: 'place',
  kind: 'acute_hospital',
  name: 'Place',
  address: '1 Main St',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  phone: '5125550100',
  hasEmergencyDepartment: true,
  distanceMiles: 1,
  source: { title: 'Test' },
} as const

const everywhere: PlacesByRole = {
  healthCenter: [place],
  emergencyDepartment: [place],
  hospital: [place],
  psychiatricHospital: [],
}
const nowhere: PlacesByRole = { healthCenter: [], emergencyDepartment: [], hospital: [], psychiatricHospital: [] }

const person = (changes: Partial<CarePathwayFacts>): CarePathwayFacts => ({
  need: 'routine',
  insuranceStatus: 'uninsured',
  zipCode: '78701',
  state: 'TX',
  age: 40,
  languagePreference: 'spanish',
  chronicConditions: ['Diabetes', 'Kidney Disease'],
  hasTransportation: false,
  householdSize: 2,
  urgency: 'soon',
  ...changes,
})

const SPOKEN = HEALTHCARE_NEEDS.flatMap((need) =>
  INSURANCE_STATUSES.flatMap((insuranceStatus) =>
    [undefined, 1_000_000, 3_000_000, 20_000_000].flatMap((annualIncomeCents) =>
      ([8, 40, 70] as const).flatMap((age) =>
        (['TX', 'CA', 'GA'] as const).flatMap((state) => [
          person({
            need,
            insuranceStatus,
            age,
            state,
            ...(annualIncomeCents === undefined ? {} : { annualIncomeCents }),
          }),
        ]),
      ),
    ),
  ),
)

it('gives every message the figures it speaks of', () => {
  const wanting = new Set<string>()
  const check = (key: string, params: object) => {
    for (const name of names(catalogs.en.get(key) ?? '')) if (!(name in params)) wanting.add(`${key}: ${name}`)
  }
  for (const [index, facts] of SPOKEN.entries()) {
    for (const pathway of chooseCarePathways(facts, index % 2 === 0 ? everywhere : nowhere, '2026-11-21')) {
      check(`option.${pathway.option}.title`, pathway.params)
      check(`option.${pathway.option}.description`, pathway.params)
      pathway.reasons.forEach(({ code, params }) => check(`reason.${code}`, params))
      pathway.advantages.forEach(({ code, params }) => check(`advantage.${code}`, params))
      pathway.cost.reasons.forEach(({ code, params }) => check(`cost.${code}`, params))
      pathway.steps.forEach(({ code, params }) => {
        check(`step.${code}.action`, params)
        check(`step.${code}.description`, params)
      })
    }
  }
  expect([...wanting]).toEqual([])
})
