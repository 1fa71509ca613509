import {
  cancerSupport,
  careManagement,
  conditionSpecialist,
  kidneySupport,
  selfManagementClass,
} from '../options/chronic-care'
import { isUninsured } from '../options/health-center'
import { genericDiscount } from '../options/prescriptions'
import { telehealthVisit, urgentCare } from '../options/quick-care'
import { hasCondition } from '../person'
import { communityAndSafetyNet, ownDoctor } from './basics'
import { alternative, community, primary, specialist, when, type Menu } from './choice'

export const chronicCareMenu: Menu = (person) => [
  ...when(person.facts.urgency === 'immediate', primary(urgentCare)),
  ...primary(ownDoctor(person)),
  ...when(!isUninsured(person) && person.facts.insuranceStatus !== 'private', primary(careManagement)),
  ...when(person.facts.insuranceStatus === 'private', alternative(careManagement)),
  ...alternative(telehealthVisit),
  ...when(isUninsured(person), alternative(genericDiscount)),
  ...specialist(conditionSpecialist),
  ...community(selfManagementClass),
  ...when(hasCondition(person, 'Cancer'), community(cancerSupport)),
  ...when(hasCondition(person, 'Kidney Disease'), community(kidneySupport)),
  ...communityAndSafetyNet(person),
]
