import { idIn, ownersIn, partId, picked, type ConvertRow } from './old-context'
import {
  convertAddress,
  convertHolidaySchedule,
  convertLocation,
  convertPhone,
  convertRegularSchedule,
  describeAccess,
} from './old-places'
import { attributeOf, convertOrganization, convertProgram, convertService, languageOf, paymentOf } from './old-services'
import { uuidOf, uuidOfText } from './raw-record'

export interface OldTable {
  /** Without these the file is not what its name says. */
  readonly needs: readonly string[]
  /** Other columns that mean something. */
  readonly knows: readonly string[]
  readonly convert: ConvertRow
}

const plain =
  (
    entity: 'contact' | 'funding' | 'required_document' | 'meta_table_description',
    fields: readonly string[],
  ): ConvertRow =>
  (row, context) => [[entity, { id: idIn(entity, row, context), ...ownersIn(row, context), ...picked(row, fields) }]]

const convertTerm: ConvertRow = (row, context) => {
  const { source } = context
  const code = row['taxonomy_id']
  const id = code ? uuidOf(source, 'taxonomy_term', code) : idIn('taxonomy_term', row, context)
  const vocabulary = row['vocabulary']
  const taxonomy = vocabulary && uuidOfText(`${source}/taxonomy/${vocabulary}`)
  const parent = row['parent_id']
  const isNew = taxonomy && !context.given.has(taxonomy)
  if (taxonomy) context.given.add(taxonomy)
  return [
    [
      'taxonomy_term',
      {
        id,
        ...picked(row, ['name']),
        description: row['name'],
        ...(code && { code }),
        ...(parent && { parent_id: uuidOf(source, 'taxonomy_term', parent) }),
        ...(taxonomy && { taxonomy: vocabulary, taxonomy_id: taxonomy }),
      },
    ],
    ...(isNew ? [['taxonomy', { id: taxonomy, name: vocabulary, description: vocabulary }] as const] : []),
  ]
}

const OWNERS = ['organization_id', 'service_id', 'location_id', 'contact_id', 'service_at_location_id']
const ADDRESS = {
  needs: ['location_id', 'address_1', 'city', 'state_province', 'postal_code'],
  knows: ['attention', 'address_2', 'address_3', 'address_4', 'region', 'country'],
}

const serviceOf = (row: Readonly<Record<string, string>>, source: string) =>
  uuidOf(source, 'service', row['service_id'] ?? '')

/** The tables of HSDS 1 and of the Ohana API, whose names differ a little, each with what becomes of a row. */
export const OLD_TABLES: Readonly<Record<string, OldTable>> = {
  organizations: {
    needs: ['id', 'name'],
    knows: [
      'alternate_name',
      'description',
      'email',
      'url',
      'website',
      'tax_status',
      'tax_id',
      'year_incorporated',
      'date_incorporated',
      'legal_status',
      'funding_sources',
    ],
    convert: convertOrganization,
  },
  programs: {
    needs: ['id', 'organization_id', 'name'],
    knows: ['alternate_name', 'description'],
    convert: convertProgram,
  },
  services: {
    needs: ['id', 'name'],
    knows: [
      'organization_id',
      'location_id',
      'program_id',
      'alternate_name',
      'description',
      'url',
      'website',
      'email',
      'status',
      'interpretation_services',
      'application_process',
      'wait_time',
      'fees',
      'accreditations',
      'licenses',
      'taxonomy_ids',
      'accepted_payments',
      'audience',
      'eligibility',
      'funding_sources',
      'languages',
      'required_documents',
      'service_areas',
      'alert',
      'assured_date',
      'assurer_email',
      'minimum_age',
      'maximum_age',
      'last_modified',
    ],
    convert: convertService,
  },
  locations: {
    needs: ['id', 'name'],
    knows: [
      'organization_id',
      'alternate_name',
      'description',
      'short_desc',
      'transportation',
      'latitude',
      'longitude',
      'virtual',
      'website',
      'accessibility',
      'languages',
    ],
    convert: convertLocation,
  },
  services_at_location: {
    needs: ['service_id', 'location_id'],
    knows: ['id', 'description'],
    convert: (row, context) => [
      [
        'service_at_location',
        {
          id: idIn('service_at_location', row, context),
          ...ownersIn(row, context),
          ...picked(row, ['description']),
        },
      ],
    ],
  },
  addresses: { ...ADDRESS, knows: ['id', ...ADDRESS.knows], convert: convertAddress('address', 'physical') },
  physical_addresses: {
    ...ADDRESS,
    knows: ['id', ...ADDRESS.knows],
    convert: convertAddress('physical_address', 'physical'),
  },
  postal_addresses: {
    ...ADDRESS,
    knows: ['id', ...ADDRESS.knows],
    convert: convertAddress('postal_address', 'postal'),
  },
  mail_addresses: { ...ADDRESS, knows: ['id', ...ADDRESS.knows], convert: convertAddress('mail_address', 'postal') },
  phones: {
    needs: ['number'],
    knows: [
      'id',
      ...OWNERS,
      'extension',
      'type',
      'number_type',
      'language',
      'description',
      'department',
      'country_prefix',
      'vanity_number',
    ],
    convert: convertPhone,
  },
  contacts: {
    needs: ['name'],
    knows: ['id', ...OWNERS, 'title', 'department', 'email'],
    convert: plain('contact', ['name', 'title', 'department', 'email']),
  },
  regular_schedules: {
    needs: ['weekday', 'opens_at', 'closes_at'],
    knows: ['id', ...OWNERS],
    convert: convertRegularSchedule,
  },
  holiday_schedules: {
    needs: ['closed', 'start_date', 'end_date'],
    knows: ['id', ...OWNERS, 'opens_at', 'closes_at'],
    convert: convertHolidaySchedule,
  },
  languages: {
    needs: ['language'],
    knows: ['id', 'service_id', 'location_id'],
    convert: (row, context) => [
      languageOf(ownersIn(row, context), row['language'] ?? '', idIn('language', row, context)),
    ],
  },
  accessibility_for_disabilities: {
    needs: ['location_id', 'accessibility'],
    knows: ['id', 'details'],
    convert: (row, context) => [
      [
        'accessibility',
        {
          id: idIn('accessibility', row, context),
          ...ownersIn(row, context),
          description: describeAccess(row['accessibility'] ?? ''),
          ...picked(row, ['details']),
        },
      ],
    ],
  },
  payments_accepted: {
    needs: ['service_id', 'payment'],
    knows: ['id'],
    convert: (row, context) => [
      paymentOf(serviceOf(row, context.source), row['payment'] ?? '', idIn('payment', row, context)),
    ],
  },
  required_documents: {
    needs: ['service_id', 'document'],
    knows: ['id'],
    convert: plain('required_document', ['document']),
  },
  funding: { needs: ['source'], knows: ['id', 'organization_id', 'service_id'], convert: plain('funding', ['source']) },
  service_areas: {
    needs: ['service_id', 'service_area'],
    knows: ['id', 'description'],
    convert: (row, context) => [
      [
        'service_area',
        {
          id: idIn('service_area', row, context),
          ...ownersIn(row, context),
          name: row['service_area'],
          ...picked(row, ['description']),
        },
      ],
    ],
  },
  services_taxonomy: {
    needs: ['service_id', 'taxonomy_id'],
    knows: ['id', 'taxonomy_detail'],
    convert: (row, context) => [
      attributeOf(serviceOf(row, context.source), uuidOf(context.source, 'taxonomy_term', row['taxonomy_id'] ?? '')),
    ],
  },
  taxonomy: {
    needs: ['name', 'parent_id'],
    knows: ['id', 'taxonomy_id', 'parent_name', 'vocabulary'],
    convert: convertTerm,
  },
  metadata: {
    needs: ['resource_id', 'last_action_date', 'last_action_type', 'field_name', 'updated_by'],
    knows: ['id', 'previous_value', 'replacement_value', 'resource_type'],
    convert: (row, context) => [
      [
        'metadata',
        {
          id: row['id'] ? idIn('metadata', row, context) : partId(JSON.stringify(row)),
          ...picked(row, [
            'resource_id',
            'resource_type',
            'last_action_date',
            'last_action_type',
            'field_name',
            'previous_value',
            'replacement_value',
            'updated_by',
          ]),
        },
      ],
    ],
  },
  meta_table_descriptions: {
    needs: ['name'],
    knows: ['id', 'language', 'character_set'],
    convert: plain('meta_table_description', ['name', 'language', 'character_set']),
  },
  /** Read ahead of the services, whose records it becomes a part of. */
  eligibility: { needs: ['service_id', 'eligibility'], knows: ['id'], convert: () => [] },
}
