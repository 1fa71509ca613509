import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '@careway/contracts/kit/endpoint'
import { catalogFaults } from './check-catalog'
import { serveOpenly } from '../calls/endpoint-handler'

const endpoint = (id: string, path: `/api/${string}`): Endpoint =>
  defineEndpoint({ id, method: 'GET', path, access: 'public', summary: id, output: z.null() })
const serveNull = (each: Endpoint) => serveOpenly(each, () => null)
const one = endpoint('one', '/api/one')
const two = endpoint('two', '/api/two')

describe('the server starts only when', () => {
  it('every call of the catalog is served once', () => {
    expect(catalogFaults([one, two], [serveNull(one), serveNull(two)])).toEqual([])
  })

  it('none is missing', () => {
    expect(catalogFaults([one, two], [serveNull(one)])).toEqual(['two is not served'])
  })

  it('none is served twice', () => {
    expect(catalogFaults([one], [serveNull(one), serveNull(one)])).toEqual(['one is served twice'])
  })

  it('none is served that the catalog does not know', () => {
    expect(catalogFaults([one], [serveNull(one), serveNull(two)])).toEqual(['two is served but not in the catalog'])
  })

  it('each declares who may call', () => {
    const { access: _access, ...open } = one
    const undeclared = open as Endpoint
    expect(catalogFaults([undeclared], [{ endpoint: undeclared, run: async () => null }])).toEqual([
      'one declares no access',
    ])
  })

  it('no two answer the same address', () => {
    const other = endpoint('other', '/api/one')
    expect(catalogFaults([one, other], [serveNull(one), serveNull(other)])).toEqual(['GET /api/one is declared twice'])
  })
})
