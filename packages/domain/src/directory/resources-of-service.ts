import type { DirectoryGraph } from './directory-graph'
import type { DirectoryRecord, HsdsValues } from './directory-record'
import {
  childrenHere,
  costsOf,
  languagesHere,
  phonesHere,
  schedulesHere,
  termsOf,
  textIn,
  withoutMarkup,
  type ServiceHere,
} from './facts-of-service'
import { isFreeOf } from './is-free'
import { placeOfService, stateLetters, type FindZipCentre, type PlaceOfService } from './place-of-service'
import type { ResourceDraft } from './resource-draft'
import type { ResourceFacts } from './resource-facts'
import { folded, resourceTypeOf } from './resource-type'
import { serviceAreaCodes, type FindCounty } from './service-area'

export interface ResourceContext {
  readonly findZipCentre: FindZipCentre
  readonly findCounty: FindCounty
  /** A date after this day is no date of a check. */
  readonly today: string
}

const stated = <Fact>(name: string, fact: Fact | undefined) => (fact === undefined ? {} : { [name]: fact })
const texts = (values: HsdsValues, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const text = textIn(values, field)
      return text === undefined ? [] : [[name, text]]
    }),
  )

const INACCESSIBLE =
  /\bnot (?:wheelchair )?accessible|\bno (?:wheelchair )?access\b|\bno (?:es )?accesible|\bstairs only/i

function accessibilityOf({ graph, location }: ServiceHere) {
  const rows = location ? graph.childrenOf('location', String(location['id']), 'accessibility') : []
  const accessibility = rows.flatMap(({ values }) => {
    const parts = [textIn(values, 'description'), textIn(values, 'details')].filter(Boolean)
    return parts.length > 0 ? [parts.map((part) => String(part).replace(/\.$/, '')).join('. ')] : []
  })
  if (accessibility.length === 0) return { accessibility }
  return { accessibility, isAccessible: !accessibility.every((text) => INACCESSIBLE.test(text)) }
}

const areasOf = (here: ServiceHere) => {
  const [atPlace = [], ofService = []] = childrenHere(here, 'service_area')
  return [...atPlace, ...ofService].map(({ values }) => values)
}

/** What an area says of itself: its name, its description, and an extent that is no drawing. */
function areaCodes(areas: readonly HsdsValues[], homeState: string | undefined, context: ResourceContext): string[] {
  const { findCounty, findZipCentre } = context
  const isZipCode = (text: string) => findZipCentre(text) !== undefined
  const codes = areas.flatMap((area) => {
    const extent = textIn(area, 'extent') ?? ''
    const said = [textIn(area, 'name') ?? '', /^\s*[{<[]/.test(extent) ? '' : extent, textIn(area, 'description') ?? '']
    const found = said.map((text) => serviceAreaCodes(text, { homeState, findCounty, isZipCode }))
    return found.find((each) => each.length > 0) ?? []
  })
  return [...new Set(codes)]
}

/** A service without a place takes its state from where its organization is. */
function homeStateOf({ graph, organization }: ServiceHere, { address }: PlaceOfService): string | undefined {
  if (address) return address.state
  const places = organization ? graph.childrenOf('organization', String(organization['id']), 'location') : []
  const states = places.flatMap(({ id }) =>
    graph.childrenOf('location', id, 'address').map(({ values }) => stateLetters(String(values['state_province']))),
  )
  const [only, ...others] = new Set(states)
  return others.length === 0 ? only : undefined
}

function checkedOn({ graph, service }: ServiceHere, today: string): string | undefined {
  const actions = graph.childrenOf('service', String(service['id']), 'metadata')
  const last = actions
    .map(({ values }) => String(values['last_action_date']).slice(0, 10))
    .toSorted()
    .at(-1)
  const days = [textIn(service, 'assured_date'), textIn(service, 'last_modified')?.slice(0, 10), last]
  return days.find((day) => day !== undefined && day <= today)
}

function factsOf(here: ServiceHere, { address }: PlaceOfService, areas: readonly HsdsValues[]): ResourceFacts {
  const { graph, service, serviceAtLocation, location, organization } = here
  const documents = graph.childrenOf('service', String(service['id']), 'required_document')
  const program = graph.find('program', service['program_id'])
  const costOptions = costsOf(here)
  const fees = textIn(service, 'fees_description') ?? textIn(service, 'fees')
  const description = [service, serviceAtLocation].flatMap((each) => textIn(each, 'description') ?? [])
  return {
    serviceId: String(service['id']),
    ...stated('serviceAtLocationId', textIn(serviceAtLocation, 'id')),
    ...stated('organizationId', textIn(organization, 'id')),
    ...stated('locationId', textIn(location, 'id')),
    ...stated('locationName', textIn(location, 'name')),
    description: description.map(withoutMarkup).join('\n\n'),
    ...stated('programName', textIn(program, 'name')),
    phones: phonesHere(here),
    ...stated('email', textIn(service, 'email') ?? textIn(organization, 'email')),
    ...stated('website', textIn(service, 'url') ?? textIn(organization, 'website')),
    ...stated('address', address),
    ...stated('transportation', textIn(location, 'transportation')),
    schedules: schedulesHere(here),
    languages: languagesHere(here),
    ...stated('minimumAge', service['minimum_age']),
    ...stated('maximumAge', service['maximum_age']),
    ...stated('fees', fees),
    costOptions,
    ...stated('isFree', isFreeOf(costOptions, fees)),
    documents: documents.flatMap(({ values }) => textIn(values, 'document') ?? []),
    ...accessibilityOf(here),
    ...texts(service, {
      alternateName: 'alternate_name',
      interpretation: 'interpretation_services',
      eligibility: 'eligibility_description',
      applicationProcess: 'application_process',
      waitTime: 'wait_time',
      alert: 'alert',
      licenses: 'licenses',
      accreditations: 'accreditations',
    }),
    serviceAreaNames: areas.flatMap((area) => textIn(area, 'name') ?? []),
    taxonomyTerms: termsOf(here),
    status: 'active',
  }
}

/** Accents are kept, and the same without them beside. */
function searchTextOf(parts: readonly (string | undefined)[]): string {
  const plain = parts.filter(Boolean).join(' ').toLowerCase().replaceAll(/\s+/g, ' ')
  const bare = folded(plain)
  return bare === plain ? plain : `${plain} ${bare}`
}

function draftOf(here: ServiceHere, context: ResourceContext): ResourceDraft {
  const { graph, service, serviceAtLocation, location, organization } = here
  const place = placeOfService(graph, location, context.findZipCentre)
  const areas = areasOf(here)
  const facts = factsOf(here, place, areas)
  const name = String(service['name'])
  const provider = textIn(organization, 'name') ?? ''
  const names = [name, facts.alternateName ?? '']
  const termNames = facts.taxonomyTerms.map((term) => term.name)
  const evidence = { termCodes: facts.taxonomyTerms.flatMap(({ code }) => code ?? []), termNames, names }
  const { address, point } = place
  return {
    id: String(serviceAtLocation?.['id'] ?? service['id']),
    type: resourceTypeOf({ ...evidence, description: facts.description }),
    name,
    organization: provider,
    description: facts.description,
    searchText: searchTextOf([...names, provider, facts.programName, facts.description, ...termNames, address?.city]),
    ...stated('state', address?.state),
    ...(address?.zipCode && { zipCode: address.zipCode }),
    ...stated('point', point),
    serviceArea: areaCodes(areas, homeStateOf(here, place), context),
    isRemote: address === undefined && point === undefined,
    ...stated('checkedOn', checkedOn(here, context.today)),
    facts,
  }
}

/** The things to show of an active service: one for each place where it is given, or one where there is no place. */
export function resourcesOfService(
  graph: DirectoryGraph,
  { id, values: service }: DirectoryRecord,
  context: ResourceContext,
): readonly ResourceDraft[] {
  if (service['status'] !== 'active') return []
  const organization = graph.find('organization', service['organization_id'])
  const places = graph.childrenOf('service', id, 'service_at_location')
  const heres: ServiceHere[] = places.map(({ values }) => ({
    graph,
    service,
    organization,
    serviceAtLocation: values,
    location: graph.find('location', values['location_id']),
  }))
  const nowhere = { graph, service, organization, serviceAtLocation: undefined, location: undefined }
  return (heres.length > 0 ? heres : [nowhere]).map((here) => draftOf(here, context))
}
