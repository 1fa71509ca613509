import { expect, it } from 'vitest'
import type { ProblemCode } from '@careway/contracts/kit/problem'
import { CallError } from '../../../platform/call'
import { written } from '../prerender.fixture'
import { PlansProblem } from './plans-problem'

const refused = (code: ProblemCode, status = 400) =>
  new CallError(status, code, { message: `The server says why: ${code}`, code }, undefined)

const shown = (error: unknown) => written(<PlansProblem error={error} onRetry={() => undefined} />)

it.each([
  ['requiresProfile', 'Complete Profile', 'href="/profile-setup"'],
  ['requiresLocation', 'Update Location', 'href="/profile"'],
  ['invalidLocation', 'Update Location', 'href="/profile"'],
  ['invalidZipCode', 'Update Location', 'href="/profile"'],
  ['county_needed', 'Choose county', 'href="#county"'],
] as const)('%s: says why in the words of the server, and leads to the remedy', (code, label, link) => {
  const html = shown(refused(code))
  expect(html).toContain(`The server says why: ${code}`)
  expect(html).toContain(label)
  expect(html).toContain(link)
  expect(html).not.toContain('Try again')
})

it('needsApiKey offers no button: the reader can do nothing about it', () => {
  const html = shown(refused('needsApiKey'))
  expect(html).toContain('The server says why')
  expect(html).not.toContain('<button')
})

it('a marketplace out of reach says what is missing, and can be asked again', () => {
  const html = shown(refused('marketplace_unreachable', 503))
  expect(html).toContain('names, networks and exact prices are missing')
  expect(html).toContain('Try again')
})

it.each([[refused('internal', 500)], [new TypeError('Failed to fetch')]])(
  'anything else is said in one way',
  (error) => {
    const html = shown(error)
    expect(html).toContain('Unable to retrieve insurance plans at this time.')
    expect(html).toContain('Try again')
  },
)
