import { choice, needed, optional, reference, type HsdsShape } from './hsds-field'

const NOTES = { attributes: 'attribute', metadata: 'metadata' } as const

export const PLACE_TYPES = ['physical', 'postal', 'virtual'] as const

const location: HsdsShape = {
  table: 'locations',
  fields: {
    id: needed('id'),
    location_type: choice(PLACE_TYPES, 'needed'),
    url: optional('uri'),
    organization_id: reference('organization'),
    name: optional('text'),
    alternate_name: optional('text'),
    description: optional('text'),
    transportation: optional('text'),
    latitude: optional('latitude'),
    longitude: optional('longitude'),
    external_identifier: optional('text'),
    external_identifier_type: optional('text'),
  },
  lists: {
    languages: 'language',
    addresses: 'address',
    contacts: 'contact',
    accessibility: 'accessibility',
    phones: 'phone',
    schedules: 'schedule',
    ...NOTES,
  },
  ones: {},
}

const service_at_location: HsdsShape = {
  table: 'service_at_location',
  fields: {
    id: needed('id'),
    service_id: reference('service', 'needed-in-tables'),
    location_id: reference('location', 'needed-in-tables'),
    description: optional('text'),
  },
  lists: {
    service_areas: 'service_area',
    contacts: 'contact',
    phones: 'phone',
    schedules: 'schedule',
    ...NOTES,
  },
  ones: { location: { entity: 'location', by: 'location_id' } },
}

const address: HsdsShape = {
  table: 'addresses',
  fields: {
    id: needed('id'),
    location_id: reference('location'),
    attention: optional('text'),
    address_1: needed('text'),
    address_2: optional('text'),
    city: needed('text'),
    region: optional('text'),
    state_province: needed('text'),
    postal_code: needed('text'),
    country: needed('text'),
    address_type: choice(PLACE_TYPES, 'needed'),
  },
  lists: NOTES,
  ones: {},
}

const accessibility: HsdsShape = {
  table: 'accessibility',
  fields: {
    id: needed('id'),
    location_id: reference('location'),
    description: optional('text'),
    details: optional('text'),
    url: optional('uri'),
  },
  lists: NOTES,
  ones: {},
}

const phone: HsdsShape = {
  table: 'phones',
  fields: {
    id: needed('id'),
    location_id: reference('location'),
    service_id: reference('service'),
    organization_id: reference('organization'),
    contact_id: reference('contact'),
    service_at_location_id: reference('service_at_location'),
    number: needed('phone'),
    extension: optional('whole-number'),
    type: optional('text'),
    description: optional('text'),
  },
  lists: { languages: 'language', ...NOTES },
  ones: {},
}

const contact: HsdsShape = {
  table: 'contacts',
  fields: {
    id: needed('id'),
    organization_id: reference('organization'),
    service_id: reference('service'),
    service_at_location_id: reference('service_at_location'),
    location_id: reference('location'),
    name: optional('text'),
    title: optional('text'),
    department: optional('text'),
    email: optional('email'),
  },
  lists: { phones: 'phone', ...NOTES },
  ones: {},
}

const language: HsdsShape = {
  table: 'languages',
  fields: {
    id: needed('id'),
    service_id: reference('service'),
    location_id: reference('location'),
    phone_id: reference('phone'),
    name: optional('text'),
    code: optional('text'),
    note: optional('text'),
  },
  lists: NOTES,
  ones: {},
}

export const PLACE_SHAPES = { location, service_at_location, address, accessibility, phone, contact, language }
