import { describe, expect, it } from 'vitest'
import { onlyOne } from './span'
import { insurersIn } from './read-insurer'

describe('insurersIn', () => {
  it.each([
    ['Sandra denied my claim.', undefined],
    ['Dr. Lee denied my MRI.', undefined],
    ['It was denied by Sandra.', undefined],
    ['Maria Lopez refused. I want to appeal.', undefined],
    ['blue cross denied my mri', 'Blue Cross'],
    ['blue cross of texas denied my mri', 'Blue Cross of Texas'],
    ['aetna denied my claim', 'Aetna'],
    ['AETNA DENIED MY CLAIM', 'Aetna'],
    ['united healthcare denied my surgery', 'UnitedHealthcare'],
    ['kaiser won’t cover my mri', 'Kaiser'],
    ['my insurance is molina and they said no', 'Molina'],
    ['humana rejected it', 'Humana'],
    ['it was denied by cigna', 'Cigna'],
    ['i am insured with anthem', 'Anthem'],
    ['centene denied it', 'Centene'],
    ['ambetter no quiere pagar', 'Ambetter'],
    ['oscar denied my claim', 'Oscar'],
    ['My plan is Oscar.', 'Oscar'],
    ['mi seguro humana me negó la cirugía de espalda', 'Humana'],
    ['there is a blue cross on the door', undefined],
    ['oscar my son', undefined],
    ['my son oscar refused the pill', undefined],
    ['Oscar my son was denied', undefined],
    ['Dr. Molina denied my refill', undefined],
    ['dr molina denied my refill', undefined],
    ['Maria Molina refused to help', undefined],
    ['la ayuda humana me negó nada', undefined],
    ['the national anthem was loud', undefined],
    ['Blue Cross Blue Shield denied it.', 'Blue Cross Blue Shield'],
    ['Lone Star Mutual denied my claim.', 'Lone Star Mutual'],
    ['Primary Care denied my visit.', undefined],
    ['aetna denied it. cigna denied it too', undefined],
    ['My insurance, Acme, will not pay.', 'Acme'],
  ])('%s', (text, name) => expect(onlyOne(insurersIn(text))).toBe(name))
})
