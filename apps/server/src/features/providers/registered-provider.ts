import { kindOfTaxonomy } from '@careway/domain/provider-taxonomy/kind-of-taxonomy'
import type { Citation } from '@careway/domain/kernel/decision'
import type { RegisteredProvider } from '../../ports/provider-registry'
import type { ListedProvider } from '../../ports/providers-on-file'
import type { ZipCodes } from '../../ports/zip-codes'

/** The registry's file goes by the same name, so a provider keeps its id when the file is loaded. */
const REGISTRY = 'nppes'

export const registeredId = (npi: string): string => `${REGISTRY}:${npi}`

/** The NPI in such an id. */
export const npiOfId = (id: string): string | undefined => /^nppes:([12]\d{9})$/.exec(id)?.[1]

/** Undefined for what is no care, and for a ZIP that nobody knows. */
export function toListed(
  registered: RegisteredProvider,
  citation: Citation,
  zipCodes: Pick<ZipCodes, 'find'>,
): ListedProvider | undefined {
  const kind = registered.taxonomyCodes.map(kindOfTaxonomy).find((each) => each !== undefined)
  const point = zipCodes.find(registered.zipCode)?.point
  if (!kind || !point) return undefined
  return {
    ...registered,
    id: registeredId(registered.npi),
    kind,
    hasEmergencyDepartment: false,
    point,
    isAtZipCentre: true,
    source: REGISTRY,
    citation,
  }
}
