import { localHealthDepartment } from '../options/community'
import { isUninsured } from '../options/health-center'
import { nurseLine, retailClinic, telehealthVisit, urgentCare } from '../options/quick-care'
import { isAbout, type Person } from '../person'
import { communityAndSafetyNet, ownDoctor } from './basics'
import { alternative, community, primary, when, type Menu } from './choice'

const isShotsAge = ({ ageGroup }: Person) => ageGroup === 'child'

const quickCare = (person: Person) =>
  isAbout(person, 'sprain') ? [urgentCare, telehealthVisit] : [telehealthVisit, retailClinic]

export const routineMenu: Menu = (person) => {
  const isNow = person.facts.urgency === 'immediate'
  const [first, second] = quickCare(person) as [typeof telehealthVisit, typeof telehealthVisit]
  return [
    ...when(isNow, primary(first === telehealthVisit ? urgentCare : first, telehealthVisit)),
    ...primary(ownDoctor(person)),
    ...alternative(first, second),
    ...when(person.facts.urgency !== 'routine', alternative(urgentCare)),
    ...when(!isUninsured(person), alternative(nurseLine)),
    ...when(isShotsAge(person) || isUninsured(person), community(localHealthDepartment)),
    ...communityAndSafetyNet(person),
  ]
}
