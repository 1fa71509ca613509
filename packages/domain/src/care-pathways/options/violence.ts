import { freeCost } from '../costs/free-cost'
import { advantage, finder, optionalStep, reason, step } from '../explain'
import type { OptionBuilder } from './offer'
import { topicReasons } from './reasons-for'
import { violenceLine } from './sources'

/** For someone who is hurt or afraid at home, whatever care they came for. */
export const violenceHotline: OptionBuilder = (person) => ({
  option: 'violence-hotline',
  setting: 'remote',
  reasons: [...topicReasons(person, 'violence'), reason('always-there')],
  advantages: [advantage('free-call'), advantage('any-hour'), advantage('private-and-kind')],
  cost: freeCost('free-violence-hotline', violenceLine),
  availability: 'same_day',
  steps: [
    step('call-911-if-attacked'),
    step('call-violence-hotline', { phone: '8007997233' }),
    step('use-safe-phone'),
    step('get-injuries-seen'),
    step('call-assault-or-child-line', { assaultPhone: '8006564673', childPhone: '8004224453' }),
    optionalStep('know-988'),
  ],
  finder: finder('violence-hotline'),
})
