import { describe, expect, it } from 'vitest'
import { plainText } from '../reading/fold-message'
import { labConcepts } from './read-labs'

const conceptsOf = (text: string) => labConcepts(plainText(text))

describe('a figure of a blood test', () => {
  it.each([
    'Potassium: 6.8 H (3.5 - 5.1 mmol/L)',
    'Potassium (ref 3.5-5.1): 6.8',
    'potassium dropped from 4.2 to 2.3',
    'K 6.9, Na 138, Cr 1.1',
    'Na 114',
    'HEMOGLOBIN 5.9 g/dL L',
    'hb 5.8',
    'Hct 18%',
    'plt 8',
    'plaquetas 6,000',
    'Troponin I 2.4 ng/mL (ref <0.04)',
    'Troponin T 212 ng/L',
    'bicarbonate 8',
    'CO2 (bicarb) 8 L 22-29',
    'pH 7.12',
    'acetaminophen level 180',
    'carboxyhemoglobin 28%',
    'CK 20,000 U/L',
    'hemoglobina de 5',
  ])('is grave by itself: %s', (text) => expect(conceptsOf(text)).toContain('lab-grave'))

  it.each([
    'Creatinine 7.9 mg/dL',
    'ANC 200',
    'ANC 0.2',
    'WBC 0.3',
    'WBC 180,000',
    'digoxin level 4.2',
    'COHb 12%',
    'Magnesium 0.8',
    'Mg 0.6 (1.7-2.2)',
    'phosphorus 0.7',
    'ammonia 260',
    'BUN 140',
    'calcium 5.9',
    'INR 9.2',
  ])('is for today: %s', (text) => expect(conceptsOf(text)).toEqual(['lab-alarming']))

  it.each([
    "I'm on dialysis, creatinine 7.9",
    'potassium 6.8 last year, 4.4 now',
    'they said my troponin was high in 2019',
    'troponin 8 ng/L',
    'troponin <0.01',
    'magnesium 400 mg',
    'potassium 20 meq daily',
    'acetaminophen 500 mg',
    'digoxin 0.25 mg daily',
    'creatine 5 g before the gym',
    'hba1c 5.8',
    'vitamin K 2.2',
    'I ran a 10 k 6.8 miles',
    'pool pH 7.12',
    'urine pH 6.50',
    'ANC 1200',
    'neutrophils 62%',
    'Urine: WBC: 0–2 /hpf, RBC 1',
    'urinalysis WBC 1',
  ])('is none, or no danger: %s', (text) => expect(conceptsOf(text)).toEqual([]))
})
