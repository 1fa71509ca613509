import { expect, it } from 'vitest'
import { dataHelp, readDataCommand } from './data-command'

const sources = ['cms-hospitals', 'hrsa-health-centers', 'marketplace-puf']
const yearly = ['marketplace-puf']

it.each([
  ['', { kind: 'help' }],
  ['import --help', { kind: 'help' }],
  ['import cms-hospitals a.csv', { kind: 'import', source: 'cms-hospitals', path: 'a.csv', isForced: false }],
  [
    'import cms-hospitals a.csv --force --as-of 2026-08-12',
    { kind: 'import', isForced: true, asOf: '2026-08-12', path: 'a.csv', source: 'cms-hospitals' },
  ],
  [
    '--as-of=2026-08-12 import cms-hospitals a.csv',
    { kind: 'import', isForced: false, asOf: '2026-08-12', path: 'a.csv', source: 'cms-hospitals' },
  ],
  [
    'import cms-hospitals a.csv --states tx,OK',
    { kind: 'import', isForced: false, states: ['OK', 'TX'], path: 'a.csv', source: 'cms-hospitals' },
  ],
  ['pull all', { kind: 'pull', source: 'all', isForced: false }],
  ['pull hrsa-health-centers', { kind: 'pull', source: 'hrsa-health-centers', isForced: false }],
  ['pull marketplace-puf --year 2027', { kind: 'pull', source: 'marketplace-puf', isForced: false, year: 2027 }],
  ['pull marketplace-puf --year=2026 --force', { kind: 'pull', source: 'marketplace-puf', isForced: true, year: 2026 }],
  ['import marketplace-puf puf', { kind: 'import', source: 'marketplace-puf', path: 'puf', isForced: false }],
  ['import hsds folder', { kind: 'import-directory', path: 'folder', isForced: false }],
  [
    'import hsds a.json --name county --force',
    { kind: 'import-directory', path: 'a.json', name: 'county', isForced: true },
  ],
  ['export hsds out.json --name=county', { kind: 'export-directory', path: 'out.json', name: 'county' }],
  ['status', { kind: 'status' }],
  ['runs', { kind: 'runs' }],
  ['runs 12', { kind: 'runs', run: '12' }],
  ['restore copy.tar.gz', { kind: 'restore', path: 'copy.tar.gz' }],
])('understands %j', (line, command) => {
  expect(readDataCommand(line.split(' ').filter(Boolean), sources, yearly)).toEqual(command)
})

it.each([
  ['load', /"load" is not a command/],
  ['import', /which source/],
  ['import cms-hospitals', /which file/],
  ['import other a.csv', /no source "other"/],
  ['import cms-hospitals a.csv b.csv', /Too many/],
  ['import cms-hospitals a.csv --as-of', /needs a date/],
  ['import cms-hospitals a.csv --as-of yesterday', /needs a date/],
  ['import cms-hospitals a.csv --as-of 2026-13-45', /needs a date/],
  ['import cms-hospitals a.csv --states', /needs states/],
  ['import cms-hospitals a.csv --states TX,XX', /needs states/],
  ['pull', /or all/],
  ['pull nothing', /no source/],
  ['pull marketplace-puf', /which plan year/],
  ['pull marketplace-puf --year', /which plan year/],
  ['pull marketplace-puf --year 27', /which plan year/],
  ['pull cms-hospitals --year 2027', /has no years/],
  ['restore', /which copy/],
  ['import hsds', /which file or folder/],
  ['import hsds a.json --name A/B', /--name needs/],
  ['import hsds a.json --as-of 2026-02-31', /needs a date/],
  ['export cms-hospitals a.csv', /Only a directory/],
  ['pull hsds', /no source/],
  ['status --fast', /--fast is not an option/],
])('does not understand %j', (line, reason) => {
  expect(readDataCommand(line.split(' '), sources, yearly)).toEqual({
    kind: 'wrong',
    reason: expect.stringMatching(reason),
  })
})

it('names every source in the help', () => {
  expect(dataHelp(sources)).toContain('cms-hospitals, hrsa-health-centers, marketplace-puf')
})
