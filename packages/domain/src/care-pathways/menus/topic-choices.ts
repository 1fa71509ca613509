import { call211, familyPlanningClinic, localHealthDepartment } from '../options/community'
import { crisis988 } from '../options/emergency'
import { dentalClinic, prenatalCare } from '../options/health-center'
import { communityMentalHealthCenter, substanceUseTreatment, telehealthTherapy } from '../options/mental-health'
import type { OptionBuilder } from '../options/offer'
import { insulinSavings } from '../options/prescriptions'
import { bloodPressureCheck, pharmacyVaccine, retailClinic, telehealthVisit, urgentCare } from '../options/quick-care'
import { eyeExam, physicalTherapy } from '../options/specialists'
import { violenceHotline } from '../options/violence'
import { isAbout, type Person } from '../person'
import type { CareTopic } from '../topic-phrases'
import { coverage } from './basics'
import { alternative, community, emergency, primary, specialist, when, type Choice } from './choice'

/** What a topic puts on the list ahead of the ordinary choices. */
const CHOICES: Readonly<Partial<Record<CareTopic, readonly Choice[]>>> = {
  violence: primary(violenceHotline),
  dental: primary(dentalClinic),
  vision: primary(eyeExam),
  prenatal: primary(prenatalCare),
  'birth-control': primary(familyPlanningClinic),
  'sexual-health': [...primary(familyPlanningClinic), ...community(localHealthDepartment)],
  vaccines: [...primary(pharmacyVaccine), ...community(localHealthDepartment)],
  'cancer-screening': community(localHealthDepartment),
  lump: community(call211),
  'blood-pressure': alternative(bloodPressureCheck),
  insulin: primary(insulinSavings),
  'back-pain': specialist(physicalTherapy),
  'physical-therapy': primary(physicalTherapy),
  'cough-cold': alternative(telehealthVisit, retailClinic),
  skin: alternative(telehealthVisit),
  urinary: alternative(telehealthVisit, retailClinic),
  sprain: primary(urgentCare),
  'low-mood': [...alternative(telehealthTherapy), ...community(communityMentalHealthCenter), ...emergency(crisis988)],
  'substance-use': [...primary(substanceUseTreatment), ...emergency(crisis988)],
}

/** In pregnancy, cover comes right after the first visit: it opens to more people and counts from the start. */
export const topicChoices = (person: Person): readonly Choice[] => [
  ...person.topics.flatMap((topic) => CHOICES[topic] ?? []),
  ...when(isAbout(person, 'prenatal'), coverage(person)),
]

/** A walk-in clinic does no teeth, eyes or pregnancy care, and nobody feels a lump by video. */
const POINTLESS: Readonly<Partial<Record<CareTopic, readonly OptionBuilder[]>>> = {
  dental: [retailClinic, telehealthVisit],
  vision: [retailClinic, telehealthVisit],
  prenatal: [retailClinic],
  vaccines: [telehealthVisit],
  lump: [retailClinic, telehealthVisit],
  'cancer-screening': [retailClinic, telehealthVisit],
  violence: [retailClinic],
  sprain: [retailClinic],
}

export const pointlessFor = ({ topics }: Person): ReadonlySet<OptionBuilder> =>
  new Set(topics.length === 1 ? topics.flatMap((topic) => POINTLESS[topic] ?? []) : [])
