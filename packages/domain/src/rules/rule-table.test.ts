import { describe, expect, it } from 'vitest'
import { readableValue } from './readable-value'
import { changedRows, ruleTable } from './rule-table'

const cents = (value: number) => ({ kind: 'cents', value })

describe('the value of a rule as a table', () => {
  it('is one row for one figure, read by its unit', () => {
    expect(ruleTable(28_300, 'cents a year')).toEqual({ columns: [''], rows: [{ label: '', cells: [cents(28_300)] }] })
    expect(ruleTable(0.2, 'share of the approved amount').rows[0]!.cells).toEqual([{ kind: 'share', value: 0.2 }])
    expect(ruleTable(true, 'in force or not').rows[0]!.cells).toEqual([{ kind: 'yes-no', value: true }])
  })

  it('keeps a range together', () => {
    expect(ruleTable({ low: 400, high: 4_000 }, 'cents a fill').rows).toEqual([
      { label: '', cells: [{ kind: 'cents', value: 400, to: 4_000 }] },
    ])
    expect(ruleTable({ office: { low: 1, high: 2 }, therapy: { low: 3, high: 4 } }, 'cents').rows).toEqual([
      { label: 'office', cells: [{ kind: 'cents', value: 1, to: 2 }] },
      { label: 'therapy', cells: [{ kind: 'cents', value: 3, to: 4 }] },
    ])
  })

  it('sets groups of one shape side by side', () => {
    expect(ruleTable({ AK: { firstCents: 2, furtherCents: 1 }, HI: { firstCents: 4 } }, 'cents')).toEqual({
      columns: ['firstCents', 'furtherCents'],
      rows: [
        { label: 'AK', cells: [cents(2), cents(1)] },
        { label: 'HI', cells: [cents(4), null] },
      ],
    })
  })

  it('reads bands, with an end that is none', () => {
    const bands = [{ fromPercent: 400, toPercent: Number.MAX_SAFE_INTEGER, initial: 850 }]
    expect(ruleTable(bands, 'hundredths of one percent')).toEqual({
      columns: ['fromPercent', 'toPercent', 'initial'],
      rows: [
        {
          label: '',
          cells: [
            { kind: 'percent', value: 400 },
            { kind: 'no-limit', value: '' },
            { kind: 'hundredths', value: 850 },
          ],
        },
      ],
    })
  })

  it('leaves out the source that a single figure carries, and marks the uncertain', () => {
    const limit = { percent: 18, from: '2023-01-01', source: { title: 'CMS' } }
    const limits = { AL: { parent: { ...limit, isCertain: false } }, TX: { parent: { ...limit, isCertain: true } } }
    expect(ruleTable(limits, 'percent')).toEqual({
      columns: ['parent'],
      rows: [
        { label: 'AL', cells: [{ kind: 'percent', value: 18, isUncertain: true }] },
        { label: 'TX', cells: [{ kind: 'percent', value: 18 }] },
      ],
    })
  })

  it('lists sets, and says where there is nothing', () => {
    expect(ruleTable(new Set(['TX', 'AL']), 'states').rows[0]!.cells).toEqual([{ kind: 'list', value: 'AL,TX' }])
    expect(ruleTable(undefined, 'percent').rows[0]!.cells).toEqual([{ kind: 'none', value: '' }])
  })

  it('turns too many columns into rows, and a curve into a row for each place', () => {
    const wide = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`field${index}`, index]))
    expect(ruleTable({ a: wide, b: wide }, 'times').rows).toHaveLength(26)
    expect(ruleTable(new Float32Array([0.5, 1]), 'times').rows).toEqual([
      { label: '0', cells: [{ kind: 'times', value: 0.5 }] },
      { label: '1', cells: [{ kind: 'times', value: 1 }] },
    ])
  })

  it('sets curves of one length side by side, a row for each place', () => {
    const curve = [765, 765, 833, 859, 885, 913, 941]
    const table = ruleTable({ federal: curve, UT: curve.map(() => 1000) }, 'thousandths of the premium')
    expect(table.columns).toEqual(['federal', 'UT'])
    expect(table.rows[2]).toEqual({
      label: '2',
      cells: [
        { kind: 'thousandths', value: 833 },
        { kind: 'thousandths', value: 1000 },
      ],
    })
  })

  it('unpacks what is packed a line a state', () => {
    const packed = { ofYear: 2026, dollarsByState: { AL: '297 341', WY: '600 -' } }
    const { value, unit } = readableValue('aca.benchmark-premiums', packed, '')
    expect(ruleTable(value, unit).rows[0]).toEqual({
      label: 'AL',
      cells: [
        { kind: 'dollars', value: 297 },
        { kind: 'dollars', value: 341 },
      ],
    })
    expect(ruleTable(value, unit).rows[1]!.cells[1]).toEqual({ kind: 'none', value: '' })
    const counties = { counties: { AL: { stateFips: '01', areas: ['015', '081 087'] } } }
    expect(readableValue('aca.rating-areas', counties, '').value).toEqual({
      AL: { 1: ['01015'], 2: ['01081', '01087'] },
    })
    expect(readableValue('medicare.age', 65, 'years')).toEqual({ value: 65, unit: 'years' })
  })

  it('knows days, telephone numbers and addresses', () => {
    const kinds = ruleTable({ a: '2027-01-01', b: '10-15', c: '8003182596', d: 'https://x.gov', e: 'Pennie' }, 'name')
    expect(kinds.rows.map(({ cells }) => cells[0]!.kind)).toEqual(['day', 'month-day', 'phone', 'address', 'text'])
  })

  it('says what a change changed', () => {
    const older = ruleTable({ AK: 1, HI: 2 }, 'percent')
    const newer = ruleTable({ AK: 1, HI: 3 }, 'percent')
    expect(changedRows(older, newer)).toEqual([{ label: 'HI', cells: [{ kind: 'percent', value: 2 }] }])
  })
})
