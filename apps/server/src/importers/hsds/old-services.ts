import type { CsvCells } from './csv-file'
import { printedLanguage, printedList } from './languages'
import { idIn, ownersIn, partId, picked, type ConvertRow, type OldContext, type OldRecord } from './old-context'
import { uuidOf } from './raw-record'

const ORGANIZATION_FIELDS = ['name', 'alternate_name', 'description', 'email', 'tax_status', 'tax_id', 'legal_status']
const SERVICE_FIELDS = [
  'name',
  'alternate_name',
  'description',
  'email',
  'status',
  'interpretation_services',
  'application_process',
  'wait_time',
  'accreditations',
  'licenses',
  'alert',
  'assured_date',
  'assurer_email',
  'minimum_age',
  'maximum_age',
  'last_modified',
]

/** A list in one cell, as records of their own. */
export const partsOf = (
  text: string | undefined,
  id: string,
  make: (part: string, partId: string) => OldRecord,
): readonly OldRecord[] => printedList(text ?? '').map((part) => make(part, partId(id, part)))

export const convertOrganization: ConvertRow = (row, context) => {
  const id = idIn('organization', row, context)
  const year = /\b(\d{4})\b/.exec(row['year_incorporated'] ?? row['date_incorporated'] ?? '')?.[1]
  const website = row['website'] ?? row['url']
  return [
    [
      'organization',
      {
        id,
        ...picked(row, ORGANIZATION_FIELDS),
        // HSDS 3 wants a description where HSDS 1 did not.
        description: row['description'] ?? row['name'],
        ...(website && { website }),
        ...(year && { year_incorporated: year }),
      },
    ],
    ...partsOf(row['funding_sources'], `${id}/funding`, (source, part) => [
      'funding',
      { id: part, organization_id: id, source },
    ]),
  ]
}

export const convertProgram: ConvertRow = (row, context) => [
  [
    'program',
    {
      id: idIn('program', row, context),
      ...ownersIn(row, context),
      ...picked(row, ['name', 'alternate_name', 'description']),
    },
  ],
]

export const attributeOf = (serviceId: string, termId: string): OldRecord => [
  'attribute',
  {
    id: partId(serviceId, 'attribute', termId),
    link_id: serviceId,
    link_entity: 'service',
    taxonomy_term_id: termId,
    link_type: 'service_type',
  },
]

export const languageOf = (owner: Readonly<Record<string, string>>, text: string, id: string): OldRecord => [
  'language',
  { id, ...owner, ...printedLanguage(text) },
]

export const paymentOf = (serviceId: string, payment: string, id: string): OldRecord => [
  'cost_option',
  { id, service_id: serviceId, option: `Payment accepted: ${payment}` },
]

function listsOf(id: string, row: CsvCells, { source }: OldContext): readonly OldRecord[] {
  const owner = { service_id: id }
  return [
    ...partsOf(row['languages'], `${id}/language`, (text, part) => languageOf(owner, text, part)),
    ...partsOf(row['required_documents'], `${id}/document`, (document, part) => [
      'required_document',
      { id: part, ...owner, document },
    ]),
    ...partsOf(row['service_areas'], `${id}/area`, (name, part) => ['service_area', { id: part, ...owner, name }]),
    ...partsOf(row['funding_sources'], `${id}/funding`, (from, part) => [
      'funding',
      { id: part, ...owner, source: from },
    ]),
    ...partsOf(row['accepted_payments'], `${id}/payment`, (payment, part) => paymentOf(id, payment, part)),
    ...partsOf(row['taxonomy_ids'], id, (term) => attributeOf(id, uuidOf(source, 'taxonomy_term', term))),
  ]
}

/** An older row says in one cell, or in a table of its own, whom it is for. */
function eligibilityOf(row: CsvCells, { eligibility }: OldContext): string {
  const people = [row['eligibility'], row['audience'], ...(eligibility.get(row['id']?.trim() ?? '') ?? [])]
  return people.filter(Boolean).join('\n')
}

function ownersOfService(row: CsvCells, context: OldContext) {
  const { location_id: location, ...owners } = ownersIn(row, context)
  const organization = owners['organization_id'] ?? context.organizationOf.get(row['location_id']?.trim() ?? '')
  return { location, owners: { ...owners, ...(organization && { organization_id: organization }) } }
}

export const convertService: ConvertRow = (row, context) => {
  const id = idIn('service', row, context)
  const { location, owners } = ownersOfService(row, context)
  const texts = {
    url: row['url'] ?? row['website'],
    fees_description: row['fees'],
    eligibility_description: eligibilityOf(row, context),
  }
  const service: OldRecord = ['service', { id, ...owners, ...picked(row, SERVICE_FIELDS), ...texts }]
  const here: readonly OldRecord[] = location
    ? [['service_at_location', { id: partId(id, 'at', location), service_id: id, location_id: location }]]
    : []
  return [service, ...here, ...listsOf(id, row, context)]
}
