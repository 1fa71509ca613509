import { marketplaceOf } from '../../marketplace/marketplace'
import { basicHealthPrograms } from '../../medicaid/basic-health-programs.parameters'
import { freeCost } from '../costs/free-cost'
import { advantage, finder, optionalStep, reason, step } from '../explain'
import type { OptionBuilder } from './offer'
import { limitCents, stateProgram } from './state-limits'

/** The state's own plan for adults just above Medicaid. */
export const basicHealthPlan: OptionBuilder = (person) => {
  const { name, toPercent } = basicHealthPrograms.on(person.asOf)[person.facts.state]!
  const { fplPercent = 0, facts } = person
  const marketplace = marketplaceOf(facts.state, person.asOf)
  return {
    option: 'basic-health-plan',
    params: { programName: name },
    setting: 'remote',
    reasons: [
      reason('basic-health-likely', {
        fplPercent,
        programName: name,
        limitPercent: toPercent,
        limitCents: limitCents(person, toPercent),
        householdSize: facts.householdSize,
      }),
      reason('no-insurance'),
    ],
    advantages: [advantage('little-or-no-copay'), advantage('one-application'), advantage('free-counselor')],
    cost: freeCost('free-application-basic-health', ...basicHealthPrograms.references),
    availability: 'contact',
    steps: [
      step('gather-application-papers', { householdSize: facts.householdSize }),
      step('apply-basic-health', {
        programName: name,
        phone: marketplace.phone ?? stateProgram(person).phone,
        url: stateProgram(person).applyUrl,
      }),
      step('choose-basic-health-plan'),
      step('answer-medicaid-mail'),
      optionalStep('ask-clinic-enrollment-helper'),
    ],
    finder: { ...finder('state-medicaid'), url: stateProgram(person).applyUrl },
  }
}
