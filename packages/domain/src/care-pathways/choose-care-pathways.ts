import type { CalendarDate } from '../kernel/calendar-date'
import type { CarePathway, CarePathwayFacts, PlacesByRole } from './care-pathway'
import { completeOffer } from './complete-offer'
import { readPerson } from './person'
import { rankChoices } from './rank-choices'

/**
 * The care routes that fit a person, best first: one to three recommended (`primary`), up to nine in all, each with the
 * reasons, the cost to this person on that day with its sources, and four to eight steps. Places are used where they
 * are on file, nearest first. The person's own words change the choice and never come out again.
 */
export function chooseCarePathways(
  facts: CarePathwayFacts,
  places: PlacesByRole,
  asOf: CalendarDate,
): readonly CarePathway[] {
  const person = readPerson(facts, asOf)
  return rankChoices(person).map(({ type, make }) => completeOffer(person, type, make(person, places)))
}
