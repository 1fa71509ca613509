import { stateMedicaidPrograms } from '../medicaid/state-medicaid-programs.parameters'
import { medicaidRides } from '../medicaid/cost-sharing.parameters'
import type { PathwayType } from '../vocabulary/care-pathway-terms'
import type { CarePathway, CarePathwayStep } from './care-pathway'
import { LANGUAGE_ENGLISH_NAMES } from '../vocabulary/language-preference'
import { reason, step } from './explain'
import type { Offer } from './options/offer'
import type { Person } from './person'

const MOST_STEPS = 8

/** How a person without a car gets there. */
function rideStep({ facts, ageGroup, asOf }: Person): CarePathwayStep {
  if (facts.insuranceStatus === 'medicaid') {
    return step('arrange-medicaid-ride', { phone: stateMedicaidPrograms.on(asOf)[facts.state].phone })
  }
  if (facts.insuranceStatus === 'other') return step('ask-program-ride', { phone: '8555747292' })
  return ageGroup === 'senior' ? step('ask-eldercare-ride', { phone: '8006771116' }) : step('ask-local-ride')
}

const interpreterStep = ({ facts }: Person): CarePathwayStep =>
  step('ask-interpreter', { languageName: LANGUAGE_ENGLISH_NAMES[facts.languagePreference] })

/** Rides and interpreters are the same for every visit, so they are added in one place, after the first step. */
function extraSteps(person: Person, { setting }: Offer): readonly CarePathwayStep[] {
  if (setting === 'emergency') return []
  const needsRide = setting === 'in-person' && !person.facts.hasTransportation
  const needsInterpreter = person.facts.languagePreference !== 'english'
  return [...(needsInterpreter ? [interpreterStep(person)] : []), ...(needsRide ? [rideStep(person)] : [])]
}

/** Optional steps make room first; what is left over after that is dropped from the end. */
function fitted(steps: readonly CarePathwayStep[]): readonly CarePathwayStep[] {
  let spare = Math.max(0, steps.length - MOST_STEPS)
  const kept = steps.toReversed().filter((each) => each.required || spare-- <= 0)
  return kept.toReversed().slice(0, MOST_STEPS)
}

const rideReasons = (person: Person, { setting }: Offer) => {
  if (setting !== 'in-person' || person.facts.hasTransportation) return []
  return [reason(person.facts.insuranceStatus === 'medicaid' ? 'ride-covered' : 'ride-to-arrange')]
}

/** The offer as the pathway that is shown: its type, its shared steps, and each source once. */
export function completeOffer(person: Person, type: PathwayType, offer: Offer): CarePathway {
  const { params = {}, steps, cost, ...rest } = offer
  const { setting } = rest
  const [first, ...others] = steps
  const citations =
    setting === 'in-person' && person.facts.insuranceStatus === 'medicaid' && !person.facts.hasTransportation
      ? [...cost.citations, ...medicaidRides.references]
      : cost.citations
  return {
    ...rest,
    type,
    params,
    reasons: [...rest.reasons, ...rideReasons(person, offer)],
    cost: {
      ...cost,
      citations: citations.filter((each, index) => citations.findIndex(({ title }) => title === each.title) === index),
    },
    steps: fitted([first!, ...extraSteps(person, offer), ...others]),
  }
}
