import type { AssistanceProgram, HelpRecord, NationalResource } from '@careway/domain/programs/program'
import { EVERY_PROGRAM } from '@careway/domain/programs/records/every-program'
import { FINANCIAL_PROGRAMS } from '@careway/domain/programs/records/financial-programs'
import { INSURANCE_PROGRAMS } from '@careway/domain/programs/records/insurance-programs'
import { AID_AND_LAW_RESOURCES } from '@careway/domain/programs/records/aid-and-law-resources'
import { NATIONAL_RESOURCES } from '@careway/domain/programs/records/national-resources'
import { PRESCRIPTION_PROGRAMS } from '@careway/domain/programs/records/prescription-programs'
import { RIDE_AND_LANGUAGE_RESOURCES } from '@careway/domain/programs/records/ride-and-language-resources'
import { describe, expect, it } from 'vitest'
import financialEn from '../messages/en/programs-financial.json'
import insuranceEn from '../messages/en/programs-insurance.json'
import prescriptionEn from '../messages/en/programs-prescription.json'
import aidAndLawEn from '../messages/en/resources-aid-and-law.json'
import ridesAndLanguageEn from '../messages/en/resources-rides-and-language.json'
import financialEs from '../messages/es/programs-financial.json'
import insuranceEs from '../messages/es/programs-insurance.json'
import prescriptionEs from '../messages/es/programs-prescription.json'
import aidAndLawEs from '../messages/es/resources-aid-and-law.json'
import ridesAndLanguageEs from '../messages/es/resources-rides-and-language.json'

type Branch = { readonly [key: string]: string | Branch }
type Words = ReadonlyMap<string, string>

interface Room {
  readonly catalog: string
  readonly records: readonly (AssistanceProgram | NationalResource)[]
  readonly en: Words
  readonly es: Words
}

const flatten = (branch: Branch, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flatten(value, `${path}${key}.`),
  )

const roomOf = (catalog: string, records: Room['records'], en: Branch, es: Branch): Room => ({
  catalog,
  records,
  en: new Map(flatten(en)),
  es: new Map(flatten(es)),
})

const ROOMS: readonly Room[] = [
  roomOf('programs-insurance', INSURANCE_PROGRAMS, insuranceEn, insuranceEs),
  roomOf('programs-prescription', PRESCRIPTION_PROGRAMS, prescriptionEn, prescriptionEs),
  roomOf('programs-financial', FINANCIAL_PROGRAMS, financialEn, financialEs),
  roomOf('resources-rides-and-language', RIDE_AND_LANGUAGE_RESOURCES, ridesAndLanguageEn, ridesAndLanguageEs),
  roomOf('resources-aid-and-law', AID_AND_LAW_RESOURCES, aidAndLawEn, aidAndLawEs),
]

const numbered = (id: string, list: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${id}.${list}.${index + 1}`)

const hasDeadlineInWords = ({ deadline }: HelpRecord) => deadline.kind === 'described' || deadline.kind === 'days-after'

const wantedFor = (record: HelpRecord): readonly string[] => [
  `${record.id}.about`,
  `${record.id}.who`,
  ...numbered(record.id, 'benefits', record.benefits),
  ...numbered(record.id, 'steps', record.steps),
  ...numbered(record.id, 'documents', record.documents),
  ...(hasDeadlineInWords(record) ? [`${record.id}.deadline`] : []),
]

/** A caution, and a word beside the dates, are there where they are worth it: in both languages, or in none. */
const optionalFor = ({ id }: HelpRecord): readonly string[] => [`${id}.deadline`, `${id}.note`]

const placeholders = (text: string) => [...new Set(text.match(/{{.*?}}/g))].sort().join()

describe.each(ROOMS)('the words of $catalog', ({ records, en, es }) => {
  it.each([
    ['English', en],
    ['Spanish', es],
  ])('are those its records count, and none beside, in %s', (_, words) => {
    const wanted = records.flatMap(wantedFor)
    const allowed = new Set([...wanted, ...records.flatMap(optionalFor)])
    expect(wanted.filter((key) => !words.has(key))).toEqual([])
    expect([...words.keys()].filter((key) => !allowed.has(key))).toEqual([])
  })

  it('say the same things in both languages, none empty', () => {
    expect([...es.keys()].sort()).toEqual([...en.keys()].sort())
    const different = [...en].filter(([key, text]) => placeholders(text) !== placeholders(es.get(key) ?? ''))
    expect(different.map(([key]) => key)).toEqual([])
    expect([...en, ...es].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  })

  it('are translated, not copied', () => {
    const copied = records
      .flatMap(({ id }) => [`${id}.about`, `${id}.who`])
      .filter((key) => en.has(key) && en.get(key) === es.get(key))
    expect(copied).toEqual([])
  })
})

it('every record has its words in one of the catalogs', () => {
  const known = new Set(ROOMS.flatMap(({ records }) => records))
  const all = [...EVERY_PROGRAM, ...NATIONAL_RESOURCES]
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter((record) => !known.has(record)).map(({ id }) => id)).toEqual([])
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})
