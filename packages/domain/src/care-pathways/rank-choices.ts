import { PATHWAY_TYPES, type PathwayType } from '../vocabulary/care-pathway-terms'
import { crisis988, emergencyRoom, emergencySafetyNet } from './options/emergency'
import { telehealthTherapy } from './options/mental-health'
import { mailOrderSupply } from './options/prescriptions'
import { telehealthVisit } from './options/quick-care'
import { chronicCareMenu } from './menus/chronic-care'
import { primary, type Choice, type Menu } from './menus/choice'
import { emergencyMenu } from './menus/emergency-care'
import { mentalHealthMenu } from './menus/mental-health'
import { prescriptionsMenu } from './menus/prescriptions'
import { routineMenu } from './menus/routine'
import { specialistMenu } from './menus/specialist-care'
import { pointlessFor, topicChoices } from './menus/topic-choices'
import type { Person } from './person'

const MENUS: Readonly<Record<Person['need'], Menu>> = {
  routine: routineMenu,
  specialist: specialistMenu,
  mental_health: mentalHealthMenu,
  emergency: emergencyMenu,
  prescriptions: prescriptionsMenu,
  chronic_management: chronicCareMenu,
}

const MOST_PRIMARY = 3
const MOST_OPTIONS = 9

/** The first of each option stays; later ones of the same are dropped. */
const withoutRepeats = (choices: readonly Choice[]) =>
  choices.filter((choice, index) => choices.findIndex(({ make }) => make === choice.make) === index)

/** A fourth recommendation recommends nothing: it goes to the community or other options. */
const limitPrimary = (choices: readonly Choice[]): readonly Choice[] => {
  let count = 0
  return choices.map((choice) => {
    if (choice.type !== 'primary') return choice
    count += 1
    return count <= MOST_PRIMARY ? choice : { ...choice, type: 'alternative' }
  })
}

const REMOTE = new Set([telehealthVisit, telehealthTherapy, mailOrderSupply])

/** Without a way to travel, what comes to the person goes before its neighbours of the same type. */
const liftRemote = (person: Person, choices: readonly Choice[]) =>
  person.facts.hasTransportation
    ? choices
    : [...choices.filter(({ make }) => REMOTE.has(make)), ...choices.filter(({ make }) => !REMOTE.has(make))]

const ORDER: readonly PathwayType[] = PATHWAY_TYPES

const byType = (choices: readonly Choice[]) => ORDER.flatMap((type) => choices.filter((choice) => choice.type === type))

/** Cuts the list to its length from the back, but never the last of a type. */
function shorten(choices: readonly Choice[]): readonly Choice[] {
  const kept = [...choices]
  while (kept.length > MOST_OPTIONS) {
    const isSpare = ({ type }: Choice) =>
      type !== 'primary' && type !== 'emergency' && kept.filter((each) => each.type === type).length > 1
    const index = kept.findLastIndex(isSpare)
    if (index < 0) break
    kept.splice(index, 1)
  }
  return kept
}

function menuFor(person: Person): readonly Choice[] {
  const menu = MENUS[person.need](person)
  if (person.need === 'emergency') return menu
  if (person.danger !== 'crisis') return [...topicChoices(person), ...menu]
  const openDoor = menu.map((choice) =>
    choice.make === emergencySafetyNet ? { ...choice, make: emergencyRoom } : choice,
  )
  return [...primary(crisis988), ...topicChoices(person), ...openDoor]
}

/** What to offer this person, best first, each with its place on the screen. */
export function rankChoices(person: Person): readonly Choice[] {
  const pointless = pointlessFor(person)
  const offered = withoutRepeats(menuFor(person)).filter(({ make }) => !pointless.has(make))
  const ranked = person.need === 'emergency' ? offered : byType(liftRemote(person, limitPrimary(offered)))
  return shorten(ranked)
}
