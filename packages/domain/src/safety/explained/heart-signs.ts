import { longestDays } from './how-long'
import type { Reading } from './reading'
import { remembering } from './remembering'
import { withoutDenials, withoutRelatives } from './told'
import { words } from '../../free-text/words'

/** Signs beside which nothing of heart, breath or faintness is taken for something lesser. */
const GRAVE = words(
  'sweating vomiting short-of-breath cannot-breathe blue-lips pain-spreads fainted feels-faint palpitations sudden severe severe-pain extreme-pain heart-attack gray-look unusual-exhaustion getting-worse clot-risk leg-swelling-one pregnant postpartum post-surgery coughing-blood pain-on-breathing-in tearing-pain heart-failure drug-use street-drug confused drowsy oxygen-low oxygen-92 oxygen-lowish bp-low bp-180 pulse-very-fast pulse-fast breaths-very-fast sickle-cell cancer one-side-weak speech-trouble seizure',
)

/** Whether any grave sign is told, but for those that a picture itself is made of. */
export const hasGraveSign = (reading: Reading, but: readonly string[] = []): boolean =>
  GRAVE.some((each) => reading.said.has(each) && !but.includes(each))

const HEART_ILLNESS =
  /\b(?:stents?|bypass|coronary|cad|heart (?:disease|problems?|condition|attack|failure)|infarct\w*|cardiomyopathy|pacemaker|afib|fibrillation|valve|enfermedad del corazon|marcapasos)\b/

const ownOf = remembering((plain) => withoutDenials(withoutRelatives(plain)))

/** What the person tells of himself, without denials and without the illnesses of the family. */
export const ownStory = ({ plain }: Reading): string => ownOf(plain)

/** A heart illness of the person's own, not one of the family. */
export const hasHeartIllness = (reading: Reading): boolean =>
  reading.said.has('heart-disease') && HEART_ILLNESS.test(ownStory(reading))

const WORSE = /\b(?:worse\w*|downhill|empeor\w*|peor|deteriorat\w*)\b/

const LASTS =
  /\b(?:weeks?|months?|years?|chronic\w*|persist\w*|recurr\w*|keeps? coming|wont go|semanas?|mes(?:es)?|anos|cronic\w*|no se quita)\b/

/** "Without its getting any worse": every word of getting worse is denied. */
export const isNotWorse = ({ plain }: Reading): boolean => WORSE.test(plain) && !WORSE.test(withoutDenials(plain))

const SHORT_DAYS = 4

/** Nothing is told to last but the getting worse that is denied. */
export const isLastingOnlyDenied = (reading: Reading): boolean =>
  isNotWorse(reading) && !LASTS.test(reading.plain) && longestDays(reading.plain) < SHORT_DAYS

const NOW =
  /\b(?:now|today|tonight|at (?:this|the) moment|this (?:morning|afternoon|evening|week)|last night|since (?:breakfast|lunch|dinner|noon|midnight|yesterday|(?:an? |one |\d+ )?(?:hours?|minutes?))|an hour|minutes ago|ahora|ahorita|hoy|anoche|esta (?:manana|tarde|noche)|desde hace (?:una hora|un rato))\b/
const TROUBLE =
  /\b(?:pain|pressure|tight\w*|chest|c[ao]me (?:on|back|\w+ times)|breath\w*|burn\w*|squeez\w*|heav\w*|hurts?|worse|nothing|respir\w*|aire|pecho|dolor|duele|ardor|opresion|cannot|cant|hardly (?:breathe|talk|speak|walk)|apenas|puedo)\b/
const FREE =
  /\b(?:an hour|hours?|minutes?)(?: or (?:two|so))? of (?:relief|peace|comfort)\b|\b(?:days?|weeks?|months?|years?) now\b|\bpain free\b|\bfree of (?:chest )?pain\b|\b(?:blood )?pressure (?:is|was|of|now|today|has)\b|\b(?:chest|lungs?) (?:is |are )?(?:clear|fine|normal|free)\b/g

/** A sentence that tells of the trouble as being there now or today, after all that was told of before. */
export const hasTurned = (own: string): boolean =>
  own
    .replaceAll(FREE, ' ')
    .split(/[.;!?\n]/)
    .some((sentence) => NOW.test(sentence) && TROUBLE.test(sentence))
