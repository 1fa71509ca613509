import { expect, it } from 'vitest'
import { fewZipCodes } from '../kit/zip-codes.fixture'
import { clinicianCells, CLINICIAN_COLUMNS } from './cms-clinicians.fixture'
import { CLINICIAN_NEEDED, CLINICIAN_WELCOME } from './columns'
import { createClinicianReader } from './normalize'
import { KNOWN_SPECIALTIES, kindOfSpecialty } from './specialty-kinds'

const normalized = (changes: Record<string, string> = {}, states?: ReadonlySet<string>) =>
  createClinicianReader({ zipCodes: fewZipCodes, ...(states && { states }) })(clinicianCells(changes))

it('becomes a clinician at one address, without a rating', () => {
  expect(normalized()).toEqual({
    kind: 'place',
    place: {
      sourceId: '1234567893-AL363010000SA12SAMPLE',
      kind: 'cardiology',
      name: 'Demo A Sampleson',
      address: '12 Sample St, Ste 3',
      city: 'Dothan',
      state: 'AL',
      zipCode: '36301',
      phone: '2025550142',
      hasEmergencyDepartment: false,
      point: expect.objectContaining({ latitude: 31.15 }),
      details: {
        pointFrom: 'zip-centre',
        suitsAnyone: true,
        npi: '1234567893',
        entityType: 'individual',
        credential: 'MD',
        specialty: 'CARDIOVASCULAR DISEASE (CARDIOLOGY)',
        facility: 'Sample Heart Group',
        telehealth: true,
        acceptsMedicareAssignment: true,
      },
    },
  })
})

it('says nothing of telehealth and assignment where the file does not say yes', () => {
  const outcome = normalized({ Telehlth: '', ind_assgn: 'M' })
  expect(outcome.kind === 'place' && Object.keys(outcome.place.details)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/telehealth|accepts/)]),
  )
})

it.each<[Record<string, string>, RegExp]>([
  [{ NPI: '1234567890' }, /not an NPI/],
  [{ adrs_id: '' }, /adrs_id/],
  [{ 'ZIP Code': '00000' }, /ZIP 00000 is not known/],
  [{ State: 'TX' }, /not in TX/],
  [{ adr_ln_1: '' }, /no address/],
])('is rejected for %j', (changes, reason) => {
  expect(normalized(changes)).toEqual({ kind: 'rejected', reason: expect.stringMatching(reason) })
})

it('is left out outside the chosen states', () => {
  expect(normalized({}, new Set(['TX']))).toMatchObject({ kind: 'left-out' })
})

it('reads columns that the file has', () => {
  expect(CLINICIAN_COLUMNS).toEqual(expect.arrayContaining([...CLINICIAN_NEEDED, ...CLINICIAN_WELCOME]))
})

it('knows the specialties of Medicare', () => {
  expect(KNOWN_SPECIALTIES.length).toBeGreaterThan(100)
})

it.each([
  ['FAMILY PRACTICE', 'primary_care'],
  ['nurse practitioner', 'primary_care'],
  ['CLINICAL SOCIAL WORKER', 'counseling'],
  ['OBSTETRICS/GYNECOLOGY', 'womens_health'],
  ['INTERVENTIONAL  PAIN MANAGEMENT', 'pain_medicine'],
  ['OPTOMETRY', 'eye_care'],
  ['HOSPITALIST', 'other_care'],
  ['A SPECIALTY OF NEXT YEAR', 'other_care'],
])('%s is %s', (printed, kind) => expect(kindOfSpecialty(printed)).toBe(kind))
