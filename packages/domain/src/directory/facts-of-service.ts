import { dialableNumber } from './dialable-number'
import type { DirectoryGraph } from './directory-graph'
import type { DirectoryRecord, HsdsValues } from './directory-record'
import type { HsdsEntity } from './hsds-field'
import type {
  ResourceFactsCost,
  ResourceFactsLanguage,
  ResourceFactsPhone,
  ResourceFactsTerm,
  ResourceSchedule,
} from './resource-facts'
import { scheduleFacts } from './schedule-facts'

/** A service, and the place where it is given: the ids its facts hang on. */
export interface ServiceHere {
  readonly graph: DirectoryGraph
  readonly service: HsdsValues
  readonly serviceAtLocation: HsdsValues | undefined
  readonly location: HsdsValues | undefined
  readonly organization: HsdsValues | undefined
}

export const textIn = (values: HsdsValues | undefined, field: string): string | undefined => {
  const value = values?.[field]
  return value === undefined || value === '' ? undefined : String(value)
}

/** Markup has no place in plain text. */
export const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/<(?:br|\/p|\/li|\/div)[^>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/**
 * What hangs on the service at this place, then on the service anywhere, then on the place. A row that names another
 * place, or another service, is not of here.
 */
export function childrenHere(here: ServiceHere, entity: HsdsEntity): readonly (readonly DirectoryRecord[])[] {
  const { graph, service, serviceAtLocation, location } = here
  const of = (owner: HsdsEntity, values: HsdsValues | undefined) =>
    values ? graph.childrenOf(owner, String(values['id']), entity) : []
  const atOther = ({ values }: DirectoryRecord) =>
    (values['service_at_location_id'] ?? serviceAtLocation?.['id']) !== serviceAtLocation?.['id'] ||
    (values['location_id'] ?? location?.['id']) !== location?.['id'] ||
    (values['service_id'] ?? service['id']) !== service['id']
  const exact = of('service_at_location', serviceAtLocation)
  const ofService = of('service', service).filter((each) => !atOther(each) && !exact.includes(each))
  const ofPlace = of('location', location).filter(
    (each) => !atOther(each) && !exact.includes(each) && !ofService.includes(each),
  )
  return [exact, ofService, ofPlace]
}

const languageOf = ({ values }: DirectoryRecord): ResourceFactsLanguage[] => {
  const code = textIn(values, 'code')?.toLowerCase()
  const name = textIn(values, 'name') ?? code
  return name ? [{ ...(code && { code }), name }] : []
}

const once = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed()

export const languagesHere = (here: ServiceHere): readonly ResourceFactsLanguage[] =>
  once(childrenHere(here, 'language').flat().flatMap(languageOf), ({ name }) => name.toLowerCase())

function phoneFacts(graph: DirectoryGraph, { id, values }: DirectoryRecord): ResourceFactsPhone[] {
  const dialable = dialableNumber(String(values['number']))
  if (!dialable) return []
  const extension = textIn(values, 'extension') ?? dialable.extension
  const type = textIn(values, 'type')
  const description = textIn(values, 'description')
  const languages = graph.childrenOf('phone', id, 'language').flatMap(languageOf)
  return [
    {
      number: dialable.digits,
      ...(extension && { extension }),
      ...(type && { type }),
      ...(description && { description }),
      languages: languages.map(({ name }) => name),
    },
  ]
}

const samePhone = ({ number, extension = '', type = '' }: ResourceFactsPhone) => `${number}/${extension}/${type}`

/** Numbers of the service and its place; those of its people, then of the organization, only where there is none. */
export function phonesHere(here: ServiceHere): readonly ResourceFactsPhone[] {
  const { graph, organization } = here
  const facts = (records: readonly DirectoryRecord[]) =>
    once(
      records.flatMap((record) => phoneFacts(graph, record)),
      samePhone,
    )
  const own = facts(childrenHere(here, 'phone').flat())
  if (own.length > 0) return own
  const people = childrenHere(here, 'contact').flat()
  const ofPeople = facts(people.flatMap(({ id }) => graph.childrenOf('contact', id, 'phone')))
  if (ofPeople.length > 0 || !organization) return ofPeople
  return facts(graph.childrenOf('organization', String(organization['id']), 'phone'))
}

/** The regular hours nearest to the service; the exceptions of all. */
export function schedulesHere(here: ServiceHere): readonly ResourceSchedule[] {
  const layers = childrenHere(here, 'schedule').map((layer) => layer.map(({ values }) => scheduleFacts(values)))
  const regular = layers.map((layer) => layer.filter(({ isException }) => !isException))
  const exceptions = layers.flat().filter(({ isException }) => isException)
  return [...(regular.find((layer) => layer.length > 0) ?? []), ...exceptions]
}

const CENTS = 100

export function costsOf({ graph, service }: ServiceHere): readonly ResourceFactsCost[] {
  return graph.childrenOf('service', String(service['id']), 'cost_option').map(({ values }) => {
    const amount = values['amount']
    const texts = {
      option: textIn(values, 'option'),
      currency: textIn(values, 'currency')?.toUpperCase(),
      amountDescription: textIn(values, 'amount_description'),
      validFrom: textIn(values, 'valid_from'),
      validTo: textIn(values, 'valid_to'),
    }
    const kept = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
    return { ...kept, ...(typeof amount === 'number' && { amountCents: Math.round(amount * CENTS) }) }
  })
}

export function termsOf({ graph, service }: ServiceHere): readonly ResourceFactsTerm[] {
  const attributes = graph.childrenOf('service', String(service['id']), 'attribute')
  const terms = attributes.flatMap(({ values }) => {
    const id = textIn(values, 'taxonomy_term_id')
    const term = graph.find('taxonomy_term', id)
    if (!id || !term) return []
    const code = textIn(term, 'code')
    return [{ id, ...(code && { code }), name: String(term['name']) }]
  })
  return once(terms, ({ id }) => id)
}
