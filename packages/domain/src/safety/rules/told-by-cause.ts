import type { ToldByRule } from './told-by-rule'

const FEVER = 'fever/temp-38/temp-39/high-fever/chills'
const HIT = 'toppled-on/heavy-fall/blow/head-injury/dangerous-accident/struck-by-vehicle'
const SLOWED = 'answers-slow/drowsy/confused/makes-no-sense/not-answering/acts-off/wide-gait'

/** Dangers told by their cause and one sign, by the rule they belong to, whose source they share. */
export const TOLD_BY_CAUSE: ToldByRule = {
  stroke: {
    urgent: ['sees-nothing', 'mouth-hung + drooling'],
  },
  acs: { urgent: ['nitro-fails'] },
  arrest: { urgent: ['thing-in-throat + makes-no-sound'] },
  hemopt: { urgent: ['cough + blood-by-cup'] },
  retention: { urgent: ['no-urine + hard-belly/full-bladder-pain'] },
  dialysis: { urgent: ['missed-dialysis + weak-climb/both-legs-weak/limbs-give-way/pulse-slow/chest-pain'] },
  palp: { urgent: ['has-defibrillator + device-fired + one-more-time'] },
  burn: { urgent: ['hot-thing + painless-skin + skin-damage'] },
  bleed: {
    urgent: [
      'pointed-thing/edge-tool/deep-cut/minor-cut + blood-flow/bleeding + tied-off',
      'spurts-when-let + edge-tool/minor-cut/deep-cut/bleeding/pointed-thing',
      'edge-tool + fingertip-cut-off + part-kept',
      'body-blow + mottled-skin/gray-look + belly-pain/belly-hurts/severe-belly-pain',
    ],
  },
  bite: { urgent: ['snake-seen + nipped-skin'] },
  cauda: { urgent: ['saddle-odd + odd-limbs/leaks-unfelt'] },
  overdose: { urgent: ['acetaminophen-word + many-of-them'] },
  swallow: { urgent: ['small-danger + up-nose-or-ear + child-word/infant-word/age-under-18'] },
  'suicide-now': { urgent: ['lethal-means + done-with-it', 'poison-thing + took-it-myself + on-purpose'] },
  'postpartum-mind': {
    urgent: [
      'postpartum + baby-is-other + order-from-above/no-sleep-days/mother-sleepless/odd-mind/told-by-tv',
      'postpartum + told-by-tv',
    ],
  },
  malaria: {
    urgent: ['dengue-word + belly-pain/severe-belly-pain/vomiting + bleeding/vomiting/fainted/dizzy/much-blood'],
  },
  syncope: { urgent: ['has-pacemaker + goes-blank/feels-faint/slides-down/pulse-slow/pulse-very-slow'] },
  abd: {
    urgent: [
      'belly-hurts/belly-pain + worst-ever',
      'heart-may-clot/blood-thinner + thinner-stopped + belly-hurts/belly-pain',
      'heart-may-clot + belly-hurts/belly-pain + severe/severe-pain/pain-beyond-looks/extreme-pain',
    ],
  },
  limb: {
    urgent: [
      'ring-stuck + digit-discolored',
      'ring-stuck + limb-numb/limb-deadened',
      'hard-limb/tight-limb + hurts-to-stretch',
      'limb-pinned + hard-limb/tight-limb + rock-hard',
      'limb-pinned + hard-limb/tight-limb + pain-other/severe/limb-numb/limb-deadened/hurts-to-stretch',
    ],
  },
  heat: { urgent: [`cold-dwelling + body-cold + ${SLOWED}`] },
  head: { urgent: [`clear-drip/bruised-sockets + ${HIT}`, 'bruised-sockets + fall/body-blow'] },
  'harm-others': { urgent: ['kin-replaced/told-by-tv + must-be-stopped/weapon'] },
  eye: { urgent: ['lid-cut + lid-margin'] },
  poison: {
    urgent: ['wild-plant + vomiting/seizure/drowsy/confused/dizzy/palpitations/belly-pain/tremor/vision-change'],
  },
  pph: { urgent: ['placenta-in'] },
  hernia: {
    urgent: [
      'groin-lump/lump-sticks + rock-hard/hard-swelling + turned-dark/vomiting',
      'lump-sticks + turned-dark/vomiting/severe-pain',
    ],
  },
  dissection: { urgent: ['arms-differ + tearing-felt/chest-pain/spine-ache/back-pain/pain-other'] },
  anaphylaxis: { urgent: ['drug-into-vein/allergy-trigger + itching-at-once + vomiting/feels-faint/dizzy'] },
  'inf-fever': { urgent: ['days-of-age + suckles + fever/temp-38'] },
  co: {
    urgent: [
      'closed-pit + answers-not/unresponsive/fainted/drowsy/confused/cannot-breathe/short-of-breath',
      'closed-pit + bad-air + dizzy/headache/nausea/vomiting',
    ],
  },
  'dive-or-height': { urgent: ['high-mountain + wits-off/makes-no-sense/acts-off'] },
  seizure: { urgent: ['fit-word + gone-minutes + starts-again'] },
  'operation-danger': {
    high: ['device-site + joint-flares + placed-lately'],
    urgent: ['eye-operation + gone-foggy/sight-fading/sight-snow/sight-worse + throbs-on/eye-aches/eye-pain/red-eye'],
  },
  joint: {
    urgent: [
      `joint-replaced + wound-trouble + ${FEVER}`,
      `joint-replaced + joint-flares + ${FEVER}`,
      `joint-word + cannot-bend + ${FEVER}`,
    ],
  },
  throat: { urgent: ['neck-squeezed + hoarse/stridor/noisy-air/blood-dots/voice-changed/drooling/throat-danger'] },
}
