import { RADIUS_CHOICES, RADIUS_DEFAULT } from '@careway/contracts/resources/list-resources'
import {
  LIKELIHOODS,
  PROGRAM_TYPES,
  RESOURCE_TYPES,
  type Likelihood,
  type ProgramType,
  type ResourceType,
} from '@careway/domain/vocabulary/help-terms'
import { LANGUAGE_PREFERENCES, type LanguagePreference } from '@careway/domain/vocabulary/language-preference'
import { HEALTHCARE_NEEDS } from '@careway/domain/vocabulary/profile-choices'
import { PROVIDER_KINDS, type ProviderKind } from '@careway/domain/vocabulary/provider-kind'
import type { HealthcareNeed } from '@careway/domain/vocabulary/profile-choices'
import { useNavigate, usePathname, useSearchText } from '../../../platform/router'

export const RESOURCE_TABS = ['resources', 'programs', 'providers'] as const
export type ResourceTab = (typeof RESOURCE_TABS)[number]
export type Specialty = ProviderKind | HealthcareNeed

/** What the address says of the lists. Nothing that names a person; what is typed into the search box is in it, as asked. */
export interface ResourcesAddress {
  readonly tab: ResourceTab
  readonly search: string
  readonly resourceType: ResourceType | 'all'
  readonly programType: ProgramType | 'all'
  readonly likelihood: Likelihood | 'all'
  readonly specialty: Specialty | 'all'
  /** Undefined where the address says nothing: then the profile's stands. Empty where the reader took it out. */
  readonly zipCode: string | undefined
  readonly radius: number
  readonly isOpenNow: boolean
  readonly isFree: boolean
  readonly isAccessible: boolean
  readonly language: LanguagePreference | 'all'
  /** One thing that somebody shared. */
  readonly item: string | undefined
}

const oneOf = <Value extends string | number, Other>(values: readonly Value[], text: string | null, other: Other) =>
  values.find((value) => String(value) === text) ?? other

const SPECIALTIES: readonly Specialty[] = [...HEALTHCARE_NEEDS, ...PROVIDER_KINDS]

/** A type of one tab alone says which tab is meant. */
function tabOf(params: URLSearchParams): ResourceTab {
  const type = params.get('type')
  if (oneOf(PROGRAM_TYPES, type, undefined)) return 'programs'
  return oneOf(RESOURCE_TABS, params.get('tab'), 'resources')
}

const zipCodeIn = (text: string | null) => (text === null ? undefined : text.replaceAll(/\D/g, '').slice(0, 5))

/** Reads the address; what it can't read counts as not said. */
export function addressOf(text: string): ResourcesAddress {
  const params = new URLSearchParams(text)
  const get = (name: string) => params.get(name)
  return {
    tab: tabOf(params),
    search: (get('search') ?? '').slice(0, 120),
    resourceType: oneOf(RESOURCE_TYPES, get('type'), 'all'),
    programType: oneOf(PROGRAM_TYPES, get('type'), 'all'),
    likelihood: oneOf(LIKELIHOODS, get('likelihood'), 'all'),
    specialty: oneOf(SPECIALTIES, get('specialty'), 'all'),
    zipCode: zipCodeIn(get('zipCode')),
    radius: oneOf(RADIUS_CHOICES, get('radius'), RADIUS_DEFAULT),
    isOpenNow: get('openNow') === 'true',
    isFree: get('free') === 'true',
    isAccessible: get('accessible') === 'true',
    language: oneOf(LANGUAGE_PREFERENCES, get('language'), 'all'),
    item: get('item') ?? undefined,
  }
}

/** The parts that only one tab knows. */
const ofTab: Readonly<Record<ResourceTab, (address: ResourcesAddress) => Record<string, string | false>>> = {
  resources: ({ resourceType, radius, isOpenNow, isFree, isAccessible, language }) => ({
    type: resourceType !== 'all' && resourceType,
    radius: radius !== RADIUS_DEFAULT && String(radius),
    openNow: isOpenNow && 'true',
    free: isFree && 'true',
    accessible: isAccessible && 'true',
    language: language !== 'all' && language,
  }),
  programs: ({ programType, likelihood }) => ({
    tab: programType === 'all' && 'programs',
    type: programType !== 'all' && programType,
    likelihood: likelihood !== 'all' && likelihood,
  }),
  providers: ({ specialty, radius }) => ({
    tab: 'providers',
    specialty: specialty !== 'all' && specialty,
    radius: radius !== RADIUS_DEFAULT && String(radius),
  }),
}

/** The other way round; what is not set is left out. */
export function searchOf(address: ResourcesAddress): string {
  const { tab, search, zipCode, item } = address
  const params = new URLSearchParams()
  const all = { search, ...ofTab[tab](address), item }
  for (const [name, value] of Object.entries(all)) if (value) params.set(name, value)
  if (zipCode !== undefined) params.set('zipCode', zipCode)
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** Filters and tabs can be gone back from. */
export function useResourcesAddress() {
  const address = addressOf(useSearchText())
  const pathname = usePathname()
  const navigate = useNavigate()
  const go = (changes: Partial<ResourcesAddress>, replace = false) =>
    navigate(pathname + searchOf({ ...address, ...changes }), { replace })
  return { address, go }
}

export type ChangeAddress = ReturnType<typeof useResourcesAddress>['go']
