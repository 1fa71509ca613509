import { needed, optional, reference, type HsdsShape } from './hsds-field'

const taxonomy: HsdsShape = {
  table: 'taxonomies',
  fields: {
    id: needed('id'),
    name: needed('text'),
    description: needed('text'),
    uri: optional('uri'),
    version: optional('text'),
  },
  lists: { metadata: 'metadata' },
  ones: {},
}

const taxonomy_term: HsdsShape = {
  table: 'taxonomy_terms',
  fields: {
    id: needed('id'),
    code: optional('text'),
    name: needed('text'),
    description: needed('text'),
    parent_id: reference('taxonomy_term'),
    taxonomy: optional('text'),
    language: optional('text'),
    taxonomy_id: reference('taxonomy'),
    term_uri: optional('uri'),
  },
  lists: { metadata: 'metadata' },
  ones: { taxonomy_detail: { entity: 'taxonomy', by: 'taxonomy_id' } },
}

/** `link_id` names a thing of the kind `link_entity` says: no `to` can. */
const attribute: HsdsShape = {
  table: 'attributes',
  fields: {
    id: needed('id'),
    link_id: { kind: 'id', weight: 'needed-in-tables' },
    taxonomy_term_id: reference('taxonomy_term', 'needed-in-tables'),
    link_type: optional('text'),
    link_entity: { kind: 'text', weight: 'needed-in-tables' },
    value: optional('text'),
    label: optional('text'),
  },
  lists: { metadata: 'metadata' },
  ones: { taxonomy_term: { entity: 'taxonomy_term', by: 'taxonomy_term_id' } },
}

const metadata: HsdsShape = {
  table: 'metadata',
  fields: {
    id: needed('id'),
    resource_id: { kind: 'id', weight: 'needed-in-tables' },
    resource_type: { kind: 'text', weight: 'needed-in-tables' },
    last_action_date: needed('day-or-instant'),
    last_action_type: needed('text'),
    field_name: needed('text'),
    previous_value: needed('text-or-blank'),
    replacement_value: needed('text-or-blank'),
    updated_by: needed('text'),
  },
  lists: {},
  ones: {},
}

const meta_table_description: HsdsShape = {
  table: 'meta_table_descriptions',
  fields: {
    id: needed('id'),
    name: optional('text'),
    language: optional('text'),
    character_set: optional('text'),
  },
  lists: { attributes: 'attribute', metadata: 'metadata' },
  ones: {},
}

export const TERM_SHAPES = { taxonomy, taxonomy_term, attribute, metadata, meta_table_description }
