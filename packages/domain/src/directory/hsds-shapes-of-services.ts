import { choice, decisive, needed, optional, reference, type HsdsShape } from './hsds-field'

const NOTES = { attributes: 'attribute', metadata: 'metadata' } as const

export const SERVICE_STATUSES = ['active', 'inactive', 'defunct', 'temporarily closed'] as const

const organization: HsdsShape = {
  table: 'organizations',
  fields: {
    id: needed('id'),
    name: needed('text'),
    alternate_name: optional('text'),
    description: needed('text'),
    email: optional('email'),
    website: optional('uri'),
    tax_status: optional('text'),
    tax_id: optional('text'),
    year_incorporated: optional('year'),
    legal_status: optional('text'),
    logo: optional('text'),
    uri: optional('uri'),
    parent_organization_id: reference('organization'),
  },
  lists: {
    additional_websites: 'url',
    funding: 'funding',
    contacts: 'contact',
    phones: 'phone',
    locations: 'location',
    programs: 'program',
    organization_identifiers: 'organization_identifier',
    ...NOTES,
  },
  ones: {},
}

const program: HsdsShape = {
  table: 'programs',
  fields: {
    id: needed('id'),
    organization_id: reference('organization', 'needed-in-tables'),
    name: needed('text'),
    alternate_name: optional('text'),
    description: optional('text'),
  },
  lists: NOTES,
  ones: {},
}

const service: HsdsShape = {
  table: 'services',
  fields: {
    id: needed('id'),
    organization_id: reference('organization', 'needed-in-tables'),
    program_id: reference('program'),
    name: needed('text'),
    alternate_name: optional('text'),
    description: optional('text'),
    url: optional('uri'),
    email: optional('email'),
    status: choice(SERVICE_STATUSES, 'needed'),
    interpretation_services: optional('text'),
    application_process: optional('text'),
    fees_description: optional('text'),
    wait_time: optional('text'),
    fees: optional('text'),
    accreditations: optional('text'),
    eligibility_description: optional('text'),
    minimum_age: optional('age'),
    maximum_age: optional('age'),
    assured_date: optional('day'),
    assurer_email: optional('email'),
    licenses: optional('text'),
    alert: optional('text'),
    last_modified: optional('instant'),
  },
  lists: {
    additional_urls: 'url',
    phones: 'phone',
    schedules: 'schedule',
    service_areas: 'service_area',
    service_at_locations: 'service_at_location',
    languages: 'language',
    funding: 'funding',
    cost_options: 'cost_option',
    required_documents: 'required_document',
    contacts: 'contact',
    capacities: 'service_capacity',
    ...NOTES,
  },
  ones: {
    organization: { entity: 'organization', by: 'organization_id' },
    program: { entity: 'program', by: 'program_id' },
  },
}

const cost_option: HsdsShape = {
  table: 'cost_options',
  fields: {
    id: needed('id'),
    service_id: reference('service', 'needed-in-tables'),
    valid_from: optional('day'),
    valid_to: optional('day'),
    option: optional('text'),
    currency: optional('text'),
    amount: optional('number'),
    amount_description: optional('text'),
  },
  lists: NOTES,
  ones: {},
}

const required_document: HsdsShape = {
  table: 'required_documents',
  fields: {
    id: needed('id'),
    service_id: reference('service'),
    document: optional('text'),
    uri: optional('uri'),
  },
  lists: NOTES,
  ones: {},
}

const service_area: HsdsShape = {
  table: 'service_areas',
  fields: {
    id: needed('id'),
    service_id: reference('service'),
    service_at_location_id: reference('service_at_location'),
    name: optional('text'),
    description: optional('text'),
    extent: optional('text'),
    extent_type: optional('text'),
    uri: optional('uri'),
  },
  lists: NOTES,
  ones: {},
}

const service_capacity: HsdsShape = {
  table: 'service_capacity',
  fields: {
    id: needed('id'),
    service_id: reference('service', 'needed-in-tables'),
    unit_id: reference('unit', 'needed-in-tables'),
    available: needed('number'),
    maximum: optional('number'),
    description: optional('text'),
    updated: needed('instant'),
  },
  lists: NOTES,
  ones: { unit: { entity: 'unit', by: 'unit_id' } },
}

const unit: HsdsShape = {
  table: 'units',
  fields: {
    id: needed('id'),
    name: needed('text'),
    scheme: optional('text'),
    identifier: optional('text'),
    uri: optional('uri'),
  },
  lists: NOTES,
  ones: {},
}

const funding: HsdsShape = {
  table: 'funding',
  fields: {
    id: needed('id'),
    organization_id: reference('organization'),
    service_id: reference('service'),
    source: optional('text'),
  },
  lists: NOTES,
  ones: {},
}

const organization_identifier: HsdsShape = {
  table: 'organization_identifiers',
  fields: {
    id: needed('id'),
    organization_id: reference('organization', 'needed-in-tables'),
    identifier_scheme: optional('text'),
    identifier_type: needed('text'),
    identifier: needed('text'),
  },
  lists: NOTES,
  ones: {},
}

const url: HsdsShape = {
  table: 'urls',
  fields: {
    id: needed('id'),
    label: optional('text'),
    url: needed('uri'),
    organization_id: reference('organization'),
    service_id: reference('service'),
  },
  lists: NOTES,
  ones: {},
}

const schedule: HsdsShape = {
  table: 'schedules',
  fields: {
    id: needed('id'),
    service_id: reference('service'),
    location_id: reference('location'),
    service_at_location_id: reference('service_at_location'),
    valid_from: decisive('day'),
    valid_to: decisive('day'),
    dtstart: decisive('day'),
    timezone: optional('number'),
    until: decisive('day'),
    count: decisive('whole-number'),
    wkst: choice(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], 'optional'),
    freq: choice(['WEEKLY', 'MONTHLY'], 'decisive'),
    interval: decisive('whole-number'),
    byday: decisive('week-days'),
    byweekno: decisive('number-list'),
    bymonthday: decisive('number-list'),
    byyearday: decisive('number-list'),
    description: optional('text'),
    opens_at: decisive('time'),
    closes_at: decisive('time'),
    schedule_link: optional('uri'),
    attending_type: optional('text'),
    notes: optional('text'),
  },
  lists: NOTES,
  ones: {},
}

export const SERVICE_SHAPES = {
  organization,
  program,
  service,
  cost_option,
  required_document,
  service_area,
  service_capacity,
  unit,
  funding,
  organization_identifier,
  url,
  schedule,
}
