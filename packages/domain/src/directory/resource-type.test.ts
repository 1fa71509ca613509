import { expect, it } from 'vitest'
import { resourceTypeOf } from './resource-type'

const nothing = { termCodes: [], termNames: [], names: [], description: '' }

it.each([
  [{ names: ['Sample Rides to Clinic'] }, 'transportation'],
  [{ names: ['Transporte médico'] }, 'transportation'],
  [{ names: ['Intérpretes de la comunidad'] }, 'interpreter'],
  [{ names: ['Free Legal Clinic'] }, 'legal_aid'],
  [{ names: ['Crisis line for rides'] }, 'crisis'],
  [{ names: ['Riverside Center'] }, 'other'],
  [{ names: ['Open Door'], termNames: ['Help Pay for Healthcare'] }, 'financial_aid'],
  [{ names: ['Open Door'], termNames: ['Emergency Food'] }, 'other'],
  [{ names: ['Clinic'], termCodes: ['FT-3600'] }, 'legal_aid'],
  [{ termCodes: ['RP-1500.1400', 'L'] }, 'crisis'],
  [{ termCodes: ['RX'] }, 'health'],
  [
    { names: ['Open Door'], description: 'Free medical care. A nurse and a doctor. We can help with a ride.' },
    'health',
  ],
  [{ names: ['Open Door'], description: 'Food and clothing in times of crisis.' }, 'other'],
  [{ names: ['Bride and Pride'] }, 'other'],
])('%j is %s', (evidence, type) => {
  expect(resourceTypeOf({ ...nothing, ...evidence })).toBe(type)
})
