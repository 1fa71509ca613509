import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '../reading/fold-message'
import { labConcepts } from './read-labs'
import { readVitals } from './read-vitals'
import { vitalConcepts } from './vital-concepts'

type Kinds = readonly (readonly string[])[]

/** Some kinds in a row, in any order, each in one of its notations. */
const inARow = (kinds: Kinds, separators: readonly string[]) =>
  fc
    .shuffledSubarray(
      kinds.map((ways) => fc.constantFrom(...ways)),
      { minLength: 2 },
    )
    .chain((some) => fc.tuple(fc.tuple(...some), fc.constantFrom(...separators)))
    .map(([parts, between]) => parts.join(between))

/** The same kinds with a danger in the place of one. */
const withDanger = (kinds: Kinds, danger: string, kind: number): Kinds =>
  kinds.map((ways, at) => (at === kind ? [danger] : ways))

/** A measure that is well, in the ways it is noted. */
const MEASURES: Kinds = [
  [
    'BP 118/74',
    'bp is 121/70',
    'B/P 109/66',
    '128/78',
    'presión 117/72',
    'blood pressure of 124/80',
    'PA 112/70 sitting',
  ],
  ['HR 68', 'pulse 72', 'heart rate in the 60s', '70 bpm', 'P 64', 'pulso 75', 'FC 66', 'HR: 58 resting'],
  ['O2 97', '98% O2', 'SpO2 99%', 'sats 96', '96% saturation', '97% on room air', 'oxígeno 98', 'O2 sat: 98% RA'],
  ['T 98.4', 'temp is 97.9', 'temperature 98.6 F', 'temperatura 36.6', '98.2 F', 'afebrile at 97.8'],
  ['RR 16', 'resp 14', 'breathing 15 a minute', 'respirations 12'],
  ['glucose 104', 'sugar was 96 this morning', 'BG 112', 'azúcar en 99', 'fasting sugar 88'],
  ['weight 204', 'wt 75 kg', "5'7", 'A1c 6.2', 'K 4.1', 'platelets 258', 'INR 2.4', 'LDL 118', '34F', '70M', 'age 53'],
]
const rowOfMeasures = (kinds: Kinds) => inARow(kinds, [', ', ' ', '. ', '; ', ' / ', ' and '])
const measuredIn = (text: string) => vitalConcepts(readVitals(plainText(text)), 40)

describe('measures in a row, in whatever order and notation', () => {
  it('are no danger where each is well', () => {
    fc.assert(
      fc.property(rowOfMeasures(MEASURES), (text) => {
        expect(measuredIn(text)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['oxygen-low', 'SpO2 84', 2],
    ['oxygen-low', '84% O2', 2],
    ['temp-39', 'temp 103.1', 3],
    ['pulse-fast', 'HR 128', 1],
    ['bp-180', 'BP 204/118', 0],
    ['glucose-54', 'sugar 41', 5],
  ])('are heard where one is a danger: %s, %s', (danger, measure, kind) => {
    fc.assert(
      fc.property(rowOfMeasures(withDanger(MEASURES, measure, kind)), (text) => {
        if (text.includes(measure)) expect(measuredIn(text)).toContain(danger)
      }),
      { numRuns: 400 },
    )
  })
})

/** Tests that are well, as portals and nurses write them. */
const TESTS: Kinds = [
  ['Potassium 4.2 mmol/L', 'K 4.1', 'potasio 4.4', 'Potassium: 4.0 (3.5-5.1)'],
  ['Sodium 139 mEq/L', 'Na 140', 'sodio 138', 'Sodium: 136 L (137-145)'],
  ['Hgb 13.2 g/dL', 'hemoglobin 12.1', 'Hb 11.4 (L)', 'hemoglobina 12.8'],
  ['plt 212', 'Platelets 188 K/uL', 'platelet count 301,000', 'plaquetas 240,000'],
  ['WBC 7.4', 'white count 11.2 H', 'WBC 6,100'],
  ['Creatinine 0.9 mg/dL', 'Cr 1.1', 'creatinina 1.3'],
  ['CO2 25', 'bicarbonate 24', 'HCO3 26'],
  ['calcium 9.4 mg/dL', 'Ca 9.1', 'calcio 9'],
  [
    'BUN 14',
    'eGFR 84',
    'INR 2.4',
    'A1c 6.2',
    'LDL 118',
    'TSH 2.1',
    'troponin <0.01',
    'lactate 1.1',
    'CK 140',
    'magnesium 2.0',
  ],
]
const rowOfTests = (kinds: Kinds) => inARow(kinds, [', ', ' ', '; ', '\n', ' | '])
const testedIn = (text: string) => labConcepts(plainText(text))

describe('tests in a row', () => {
  it('are no danger where each is well', () => {
    fc.assert(
      fc.property(rowOfTests(TESTS), (text) => {
        expect(testedIn(text)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['K 6.9', 0],
    ['Sodium: 114 LL (137-145)', 1],
    ['Hgb 5.9 g/dL', 2],
    ['Platelets 6 K/uL', 3],
    ['bicarbonate 8', 6],
  ])('are heard where one is a danger: %s', (danger, kind) => {
    fc.assert(
      fc.property(rowOfTests(withDanger(TESTS, danger, kind)), (text) => {
        if (text.includes(danger)) expect(testedIn(text)).toContain('lab-grave')
      }),
      { numRuns: 400 },
    )
  })
})
