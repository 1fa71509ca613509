import { describe, expect, it } from 'vitest'
import type { ResourceSchedule } from '@careway/domain/directory/resource-facts'
import { zipCodesForTests } from '../../adapters/zip-codes/zip-codes.fixture'
import { createOpenTest, keepPassing, zoneOfPlace } from './open-now'
import { WEEKDAYS } from './test-support/resources-on-file'

const zipCodes = zipCodesForTests()
const from = (timeZoneOffsetHours: number): ResourceSchedule => ({ ...WEEKDAYS, timeZoneOffsetHours })

describe('the clock of a place', () => {
  it.each([
    ['TX', '78701', 'America/Chicago'],
    ['TX', '79901', 'America/Denver'],
    ['FL', '32501', 'America/Chicago'],
    ['TN', '37902', 'America/New_York'],
    ['IN', '46402', 'America/Chicago'],
    ['HI', '96813', 'Pacific/Honolulu'],
    ['AZ', '85001', 'America/Phoenix'],
  ])('in %s %s is %s', (state, zipCode, zone) => {
    expect(zoneOfPlace({ state, zipCode, schedules: [] }, zipCodes)).toBe(zone)
  })

  it('is the one the directory prints where no place is known, and none where it prints none', () => {
    const nowhere = { state: null, zipCode: null }
    expect(zoneOfPlace({ ...nowhere, schedules: [from(-6)] }, zipCodes)).toBe('Etc/GMT+6')
    expect(zoneOfPlace({ ...nowhere, schedules: [from(-5.5)] }, zipCodes)).toBeUndefined()
    expect(zoneOfPlace({ ...nowhere, schedules: [WEEKDAYS] }, zipCodes)).toBeUndefined()
  })
})

it('El Paso opens an hour after Austin', () => {
  const isOpen = createOpenTest(zipCodes, new Date('2026-11-18T15:30:00Z'))
  expect(isOpen({ state: 'TX', zipCode: '78701', schedules: [WEEKDAYS] })).toBe(true)
  expect(isOpen({ state: 'TX', zipCode: '79901', schedules: [WEEKDAYS] })).toBe(false)
})

describe('many places', () => {
  it('are judged each once and in their order, and others have their turn in between', async () => {
    const judged: number[] = []
    const all = Array.from({ length: 1201 }, (_, at) => at)
    const keeping = keepPassing(all, (at) => judged.push(at) > 0 && at % 400 === 0)
    expect(judged.length).toBeLessThan(all.length)
    expect(await keeping).toEqual([0, 400, 800, 1200])
    expect(judged).toEqual(all)
  })
})
