import { expect, it } from 'vitest'
import { providerFacts } from './provider-facts'

const settings = (model: string) => ({
  provider: 'openai-compatible' as const,
  baseUrl: 'https://ai.example.org/v1',
  model,
  isLocal: false,
  dailyLimit: 1,
})

it('names another model by another id, however long the names are', () => {
  const long = 'm'.repeat(400)
  const ids = ['small', 'large', long, `${long}2`].map((model) => providerFacts(settings(model)).id)
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id.length).toBeLessThanOrEqual(300)
})
