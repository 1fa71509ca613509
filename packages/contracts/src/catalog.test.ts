import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { catalog } from './catalog'
import { openapiOf } from './kit/openapi'

describe('the catalog of calls', () => {
  it('names every call once, and every address once', () => {
    expect(catalog.length).toBeGreaterThan(25)
    const ids = catalog.map((endpoint) => endpoint.id)
    const addresses = catalog.map((endpoint) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(catalog.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s declares its access and closed shapes',
    (_id, endpoint) => {
      expect(endpoint.access).toBeTruthy()
      expect(endpoint.summary).toMatch(/\.$/)
      const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(named)
      for (const shape of [endpoint.params, endpoint.query, endpoint.body]) {
        if (shape)
          expect(shape.safeParse({ notAField: 1 }).error?.issues.map((issue) => issue.code)).toContain(
            'unrecognized_keys',
          )
      }
    },
  )

  it('names fields of the body that the safety gate hears', () => {
    const hearing = catalog.filter(({ heard }) => heard !== undefined)
    expect(hearing.length).toBeGreaterThan(3)
    for (const { body, heard = [] } of hearing)
      for (const field of heard)
        expect(z.toJSONSchema(body!, { io: 'input' })).toHaveProperty(
          field.split('.').flatMap((name) => ['properties', name]),
        )
  })

  it('is what openapi.json says', async () => {
    await expect(`${JSON.stringify(openapiOf(catalog), null, 2)}\n`).toMatchFileSnapshot('../../../openapi.json')
  })
})
