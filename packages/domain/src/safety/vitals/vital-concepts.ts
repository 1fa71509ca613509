import { LAB_CONCEPTS } from './read-labs'
import type { Vitals } from './read-vitals'

const MONTHS_3 = 3 / 12

const least = (values: readonly number[]) => Math.min(...values)
const most = (values: readonly number[]) => Math.max(...values)

/** Beats and breaths a minute above which a resting person of this age is in danger. */
function limitsAt(age: number): { readonly pulse: number; readonly breaths: number } {
  if (age < MONTHS_3) return { pulse: 180, breaths: 50 }
  if (age < 3) return { pulse: 160, breaths: 40 }
  if (age < 9) return { pulse: 140, breaths: 30 }
  return { pulse: 100, breaths: 20 }
}

const temperature = ({ temperaturesC }: Vitals): readonly (readonly [string, boolean])[] => {
  const highest = most(temperaturesC)
  return [
    ['temp-38', highest >= 38],
    ['temp-39', highest >= 39],
    ['temp-394', highest >= 39.4],
    ['temp-40', highest >= 40],
    ['temp-405', highest >= 40.5],
    ['temp-low-baby', least(temperaturesC) < 36.5],
    ['temp-low', least(temperaturesC) <= 35],
  ]
}

const pressure = ({ systolics, diastolics }: Vitals): readonly (readonly [string, boolean])[] => [
  ['bp-low', least(systolics) < 90],
  ['bp-180', most(systolics) >= 180 || most(diastolics) >= 120],
  ['bp-160', most(systolics) >= 160 || most(diastolics) >= 110],
  ['bp-140', most(systolics) >= 140 || most(diastolics) >= 90],
]

const pulseAndBreath = (vitals: Vitals, age: number): readonly (readonly [string, boolean])[] => {
  const limits = limitsAt(age)
  return [
    ['pulse-fast', most(vitals.pulses) > limits.pulse],
    ['pulse-very-fast', most(vitals.pulses) >= limits.pulse + 30],
    ['pulse-slow', least(vitals.pulses) < 50],
    ['pulse-very-slow', least(vitals.pulses) < 40],
    ['breaths-slow', age >= 9 && least(vitals.breathsPerMinute) < 9],
    ['breaths-fast', most(vitals.breathsPerMinute) > limits.breaths],
    ['breaths-very-fast', most(vitals.breathsPerMinute) >= limits.breaths + 6],
    ['oxygen-low', least(vitals.oxygenPercents) < 92],
    ['oxygen-92', least(vitals.oxygenPercents) <= 92],
    ['oxygen-lowish', least(vitals.oxygenPercents) < 94],
  ]
}

const sugar = ({ glucoses }: Vitals): readonly (readonly [string, boolean])[] => [
  ['glucose-54', least(glucoses) < 54],
  ['glucose-70', least(glucoses) < 70],
  ['glucose-250', most(glucoses) >= 250],
  ['glucose-300', most(glucoses) >= 300],
]

const wits = ({ comaScores }: Vitals): readonly (readonly [string, boolean])[] => [['gcs-low', least(comaScores) < 15]]

/** Codes of the danger zones that the measurements lie in. `age` in years decides the limits. */
export const vitalConcepts = (vitals: Vitals, age: number): readonly string[] =>
  [...temperature(vitals), ...pressure(vitals), ...pulseAndBreath(vitals, age), ...sugar(vitals), ...wits(vitals)]
    .filter(([, isThere]) => isThere)
    .map(([code]) => code)

export const VITAL_CONCEPTS: readonly string[] = [
  ...'temp-38 temp-39 temp-394 temp-40 temp-405 temp-low-baby temp-low bp-low bp-180 bp-160 bp-140 pulse-fast pulse-very-fast pulse-slow pulse-very-slow breaths-slow breaths-fast breaths-very-fast oxygen-low oxygen-92 oxygen-lowish glucose-54 glucose-70 glucose-250 glucose-300 gcs-low'.split(
    ' ',
  ),
  ...LAB_CONCEPTS,
]
