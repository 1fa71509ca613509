import { describe, expect, it } from 'vitest'
import type { ProblemCode } from '@careway/contracts/kit/problem'
import { CallError } from '../../../platform/call'
import { missing, written } from '../prerender.fixture'
import { FindNewForm } from './find-new-form'

const nothing = () => undefined
const form = (code?: ProblemCode, language?: 'en' | 'es') =>
  written(
    <FindNewForm
      id="find"
      values={{ need: 'my words', isAgain: false }}
      canLookAgain
      failure={code && new CallError(429, code, { message: `The server says: ${code}`, code }, undefined)}
      onChange={nothing}
      onSubmit={nothing}
    />,
    language,
  )

describe('the form of a search for pathways', () => {
  it.each([
    ['en', 'Call 911', 'Call or text 988'],
    ['es', 'Llamar al 911', 'Llamar o escribir al 988'],
  ] as const)('says whom to call where its words tell of an emergency: %s', (language, call911, call988) => {
    const html = form('emergency_unanswered', language)
    expect(html).toMatch(new RegExp(`role="alert".*href="tel:911".*${call911}.*href="tel:988".*${call988}.*<textarea`))
    expect(html).toContain('The server says: emergency_unanswered')
    expect(html).toContain('>my words</textarea>')
    expect(missing).toEqual([])
  })

  it.each([undefined, 'busy'] as const)('names nobody to call otherwise: %s', (code) =>
    expect(form(code)).not.toContain('tel:'),
  )
})
