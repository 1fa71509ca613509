import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uuidOfText } from './raw-record'

/** A table: the header, and its rows, as they are written in a file. */
export type SampleTables = Readonly<Record<string, string>>

const at = (name: string) => uuidOfText(`sample/${name}`)
export const SAMPLE_IDS = {
  organization: at('organization'),
  service: at('service'),
  line: at('line'),
  closed: at('closed'),
  location: at('location'),
  serviceAtLocation: at('at'),
  term: at('term'),
  taxonomy: at('taxonomy'),
}
const ids = SAMPLE_IDS

/** A directory of invented things in the tables of HSDS 3. */
export const sampleTables = (): SampleTables => ({
  'organizations.csv': `id,name,description,website\n${ids.organization},Sample Rides,"An invented organization,\nfor tests",https://rides.example.org\n`,
  'services.csv': `id,organization_id,name,description,status,fees_description,assured_date,minimum_age
${ids.service},${ids.organization},Sample Ride to Clinic,Rides to a clinic,active,None,2026-10-01,18
${ids.line},${ids.organization},Sample Crisis Line,Somebody to talk to,active,,,
${ids.closed},${ids.organization},Sample that ended,Ended,defunct,,,
`,
  'locations.csv': `id,location_type,organization_id,name,latitude,longitude\n${ids.location},physical,${ids.organization},Sample office,45.677,-111.0429\n`,
  'addresses.csv': `id,location_id,address_1,city,state_province,postal_code,country,address_type\n${at('address')},${ids.location},1 Sample Street,Bozeman,MT,59718-1234,US,physical\n`,
  'service_at_location.csv': `id,service_id,location_id\n${ids.serviceAtLocation},${ids.service},${ids.location}\n`,
  'phones.csv': `id,service_id,location_id,number,extension,type\n${at('phone')},${ids.service},${ids.location},(406) 555-0101,12,voice\n${at('line-phone')},${ids.line},,211,,voice\n`,
  'schedules.csv': `id,service_id,dtstart,until,freq,byday,opens_at,closes_at\n${at('week')},${ids.service},,,WEEKLY,"MO,TU",20:00,02:00\n${at('holiday')},${ids.service},2026-12-25,2026-12-25,,,,\n`,
  'languages.csv': `id,service_id,phone_id,name,code\n${at('language')},${ids.service},,Spanish,es\n${at('phone-language')},,${at('phone')},Spanish,es\n`,
  'service_areas.csv': `id,service_id,name\n${at('area')},${ids.service},Gallatin County\n${at('line-area')},${ids.line},Nationwide\n`,
  'taxonomies.csv': `id,name,description\n${ids.taxonomy},Sample terms,Invented\n`,
  'taxonomy_terms.csv': `id,name,description,taxonomy_id\n${ids.term},Transportation for Healthcare,Rides,${ids.taxonomy}\n`,
  'attributes.csv': `id,link_id,taxonomy_term_id,link_type,link_entity\n${at('attribute')},${ids.service},${ids.term},service_type,service\n`,
  'metadata.csv': `id,resource_id,resource_type,last_action_date,last_action_type,field_name,previous_value,replacement_value,updated_by\n${at('change')},${ids.service},services,2026-09-30,update,name,,Sample Ride to Clinic,Sample editor\n`,
  'meta_table_descriptions.csv': `id,name,language,character_set\n${at('meta')},Sample tables,en,UTF-8\n`,
})

/** A folder of files. */
export function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'careway-hsds-'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

/** The same tables with more rows behind one of them. */
export const withRows = (table: string, ...rows: readonly string[]): SampleTables => {
  const tables = sampleTables()
  return { ...tables, [table]: `${tables[table] ?? ''}${rows.map((row) => `${row}\n`).join('')}` }
}
