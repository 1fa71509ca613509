import { expect, it } from 'vitest'
import { medicareChangePeriod, medicareWinterPeriod, periodOn } from './medicare-periods'

it.each([
  ['2026-10-14', '2026-10-15', '2026-12-07'],
  ['2026-12-07', '2026-10-15', '2026-12-07'],
  ['2026-12-08', '2027-10-15', '2027-12-07'],
])('on %s plans of Medicare can be changed from %s to %s', (asOf, opensOn, closesOn) =>
  expect(periodOn(medicareChangePeriod, asOf as '2026-10-14')).toEqual({ opensOn, closesOn }),
)

it.each([
  ['2026-11-24', '2027-01-01', '2027-03-31'],
  ['2027-03-31', '2027-01-01', '2027-03-31'],
  ['2027-04-01', '2028-01-01', '2028-03-31'],
])('on %s the winter period runs from %s to %s', (asOf, opensOn, closesOn) =>
  expect(periodOn(medicareWinterPeriod, asOf as '2026-11-24')).toEqual({ opensOn, closesOn }),
)
