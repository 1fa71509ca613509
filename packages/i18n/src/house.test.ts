import { describe, expect, it } from 'vitest'
import { FIELD_ISSUES } from '@careway/contracts/kit/field-issue'
import { problemCodes } from '@careway/contracts/kit/problem'
import { OFFERED_LOCALES } from './locales'
import { serverMessages } from './server-messages'

describe('every code has words in every language offered', () => {
  const missing: string[] = []
  const messages = serverMessages((key) => missing.push(key))

  it.each(OFFERED_LOCALES)('problems and field issues in %s', (locale) => {
    for (const code of problemCodes) expect(messages.translateCode(locale, 'problems', code)).not.toBe(code)
    for (const issue of FIELD_ISSUES)
      expect(messages.translateCode(locale, 'validation', issue, { maximum: 1, state: 'TX' })).not.toBe(issue)
    expect(missing).toEqual([])
  })
})
