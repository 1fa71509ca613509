import type { Endpoint } from '@careway/contracts/kit/endpoint'
import type { ServedEndpoint } from '../calls/endpoint-handler'

const ACCESS_WORDS = ['public', 'signed-in', 'admin', 'super-admin']

const declaresAccess = ({ access }: Endpoint) =>
  typeof access === 'string' ? ACCESS_WORDS.includes(access) : typeof access?.premium === 'string'

const repeated = (texts: readonly string[]) => [
  ...new Set(texts.filter((each, index) => texts.indexOf(each) !== index)),
]

/** What keeps the server from starting: a call without access, one nobody serves, or one served twice. Empty is well. */
export function catalogFaults(catalog: readonly Endpoint[], served: readonly ServedEndpoint[]): readonly string[] {
  const servedIds = served.map(({ endpoint }) => endpoint.id)
  const catalogIds = catalog.map(({ id }) => id)
  return [
    ...catalog.filter((each) => !declaresAccess(each)).map(({ id }) => `${id} declares no access`),
    ...repeated(catalogIds).map((id) => `${id} is in the catalog twice`),
    ...repeated(catalog.map(({ method, path }) => `${method} ${path}`)).map((call) => `${call} is declared twice`),
    ...catalogIds.filter((id) => !servedIds.includes(id)).map((id) => `${id} is not served`),
    ...repeated(servedIds).map((id) => `${id} is served twice`),
    ...servedIds.filter((id) => !catalogIds.includes(id)).map((id) => `${id} is served but not in the catalog`),
  ]
}
