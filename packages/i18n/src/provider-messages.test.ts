import { describe, expect, it } from 'vitest'
import { PROVIDER_KINDS } from '@careway/domain/vocabulary/provider-kind'
import { OFFERED_LOCALES } from './locales'
import { serverMessages } from './server-messages'

describe('every kind of provider has words in every language offered', () => {
  const missing: string[] = []
  const messages = serverMessages((key) => missing.push(key))

  it.each(OFFERED_LOCALES)('%s', (locale) => {
    const words = PROVIDER_KINDS.map((kind) => messages.translateCode(locale, 'providers', `kind.${kind}`))
    expect(words.filter((each) => each === '' || each.startsWith('kind.'))).toEqual([])
    expect(new Set(words).size).toBe(words.length)
    expect(missing).toEqual([])
  })
})
