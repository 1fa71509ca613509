import { extraHelpLimitPercent } from '../../medicare/medicare-costs.parameters'
import { shipCounseling } from '../options/community'
import { emergencySafetyNet } from '../options/emergency'
import {
  extraHelp,
  genericDiscount,
  governmentPharmacy,
  healthCenterPharmacy,
  insulinSavings,
  mailOrderSupply,
  manufacturerAssistance,
  medicaidPharmacy,
  partDReview,
  planPharmacy,
} from '../options/prescriptions'
import { nurseLine, telehealthVisit } from '../options/quick-care'
import { isAbout, type Person } from '../person'
import { coverage } from './basics'
import { alternative, community, emergency, primary, when, type Choice, type Menu } from './choice'

const mayHaveExtraHelp = ({ fplPercent, asOf, facts }: Person) =>
  fplPercent === undefined ? facts.financialSituation !== 'high' : fplPercent <= extraHelpLimitPercent.on(asOf)

function ownPharmacy(person: Person): readonly Choice[] {
  switch (person.facts.insuranceStatus) {
    case 'uninsured':
      return primary(healthCenterPharmacy, genericDiscount)
    case 'medicaid':
      return primary(medicaidPharmacy)
    case 'medicare':
      return [...when(mayHaveExtraHelp(person), primary(extraHelp)), ...primary(partDReview)]
    case 'private':
      return primary(planPharmacy)
    case 'other':
      return primary(governmentPharmacy)
  }
}

export const prescriptionsMenu: Menu = (person) => [
  ...when(isAbout(person, 'insulin'), primary(insulinSavings)),
  ...ownPharmacy(person),
  ...when(person.facts.insuranceStatus !== 'other', alternative(mailOrderSupply)),
  ...alternative(genericDiscount, telehealthVisit),
  ...when(
    person.facts.insuranceStatus === 'medicaid' || person.facts.insuranceStatus === 'other',
    alternative(nurseLine),
  ),
  ...coverage(person),
  ...community(healthCenterPharmacy),
  ...when(person.facts.insuranceStatus !== 'medicaid', community(manufacturerAssistance)),
  ...when(person.facts.insuranceStatus === 'medicare', community(shipCounseling)),
  ...emergency(emergencySafetyNet),
]
