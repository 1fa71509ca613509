import { distanceMiles } from '@careway/domain/kernel/geo-point'
import type { FindZipCentre } from '@careway/domain/directory/place-of-service'
import type { RunNotes } from './run-notes'
import type { FoundRecord } from './take-record'

/** The longest way across a ZIP code of Alaska's is longer; a place so far from its own address has another's point. */
const MOST_MILES = 150

/** Takes the point from a location that lies far from its own address: the ZIP says where it is. */
export function withoutFarPoints(
  records: readonly FoundRecord[],
  findZipCentre: FindZipCentre,
  notes: RunNotes,
): readonly FoundRecord[] {
  const zipCodeOf = new Map<unknown, string>()
  for (const { entity, values } of records)
    if (entity === 'address' && values['address_type'] === 'physical')
      zipCodeOf.set(values['location_id'], String(values['postal_code']).slice(0, 5))
  return records.map((record) => {
    const { latitude, longitude, ...rest } = record.values
    const zipCode = record.entity === 'location' ? zipCodeOf.get(record.id) : undefined
    const centre = zipCode && findZipCentre(zipCode)
    if (!centre || typeof latitude !== 'number' || typeof longitude !== 'number') return record
    const miles = Math.round(distanceMiles({ latitude, longitude }, centre))
    if (miles <= MOST_MILES) return record
    const said = `location: the coordinates ${latitude}, ${longitude} are ${miles} miles from its ZIP ${zipCode}`
    notes.fieldLeftOut(record.file, record.line, said)
    return { ...record, values: rest }
  })
}
