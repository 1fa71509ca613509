import type { Picture } from './picture'
import { words } from '../../../free-text/words'

const GRAVE = words(
  'heavy-vaginal-bleeding severe-headache headache vision-change seeing-sparkles chest-pain short-of-breath cannot-breathe fainted feels-faint dizzy seizure confused fever temp-38 temp-39 high-fever chills severe-belly-pain extreme-pain severe-pain bp-140 bp-180 pulse-fast pulse-very-fast bp-low leg-swelling-one foul-wound suicide-said postpartum-mood baby-moves-less no-movement fluid-leak water-out vomiting',
)
const NEW_MOTHER =
  /\b(?:post ?partum|after (?:the |an? |giving |my )?(?:\w+ )?(?:birth|delivery)|gave birth|delivered|(?:night|day|days|week) home|baby number|nurs(?:es|ing)(?! home)|latch\w*|lochia|posparto|despues del parto|di a luz|me alivie|amamant\w*|loquios)\b/
const BLEEDS_AS_USUAL =
  /\b(?:lochia|loquios|discharge|(?:bleeding|sangrado) (?:is |es )?(?:like|como) (?:a |my |una |la )?(?:period|regla)|light(?:er)?|pinkish|pink|brown\w*|(?:a|one|una) (?:pad|toalla) (?:every|cada) (?:three|four|five|six|[3-9]|tres|cuatro|seis)|rosad\w*|cafe\w*)\b/
const NO_WARNING =
  /\b(?:no (?:\w+ ){0,2}(?:clots?|smell|odou?r|fever|pain)|(?:t|temp\w*|temps?) (?:is |of )?9[78](?:\.\d)?|smells like (?:a |my )?period|not tender|sin (?:fiebre|mal olor|coagulos|dolor))\b/
const AFTERPAINS = /\b(?:cramps?|afterpains?|womb|uterus|contract\w*|tighten\w*|entuertos?|colicos?|matriz)\b/
const AT_THE_BREAST = /\b(?:latch\w*|nurs(?:es|ing)|breast ?fe\w*|feed\w*|pump\w*|amamant\w*|pecho|mama\b)/
const GRAVER_AFTER_BIRTH =
  /\b(?:soak\w*|gush\w*|egg|golf ball|plum|foul|rotten smell|stinks?|an hour|every hour|dizz\w*|faint\w*|fever|chills|headache|bright red again|heavier|c section|cesarea|empap\w*|chorr\w*|huele (?:mal|feo)|apesta|fiebre|mare\w*)\b/

const LOW_PLACENTA =
  /\b(?:placenta (?:\w+ ){0,2}\W?(?:low|is low|previa|baja)|low(?: |-)?(?:lying )?placenta|placenta baja)\b/
const TOLD_TO_WAIT =
  /\b(?:re ?scan|scan again|repeat (?:scan|ultrasound)|check again|most (?:\w+ )?move|moves? up|at (?:2[89]|3\d)|otro ultrasonido|se sube|suben|repetir)\b/
const NEVER_BLED =
  /\b(?:no (?:\w+ )?(?:bleeding|blood|spotting)|never bled|havent bled|sin sangrado|no (?:he|ha) sangrado|nada de sangre)\b/

const TIGHTENS =
  /\b(?:braxton|(?:belly|bump|stomach|tummy|panza|vientre|barriga)\b[^.;!?\n]{0,25}\b(?:tight\w*|hard|firm|basketball|drum|dur[ao])|tightening\w*|practice contractions)\b/
const SELDOM =
  /\b(?:(?:one|two|three|four|once|twice|[1-4])(?: (?:or|to) (?:two|three|four|\d))? ?(?:times )?(?:a|per|each|every) (?:day|night)|now and then|once in a while|not regular|irregular\w*|no pattern|(?:una|dos|tres|cuatro)(?: o \w+)? veces al dia|de vez en cuando|sin ritmo)\b/
const EASES =
  /\b(?:(?:stop\w*|go\w* away|eas\w*|settl\w*|soften\w*)\b[^.;!?\n]{0,40}\b(?:sit|rest|water|drink|lie|lying|walk\w*|bath|position)|se (?:me )?quitan?\b[^.;!?\n]{0,30}\b(?:descans\w*|agua|acuest\w*|sient\w*|siento))\b/
const PAINLESS = /\b(?:doesnt hurt|dont hurt|not painful|painless|no pain|isnt painful|no (?:me )?duelen?|sin dolor)\b/

/** Of mothers, as it stands in stories and notes: what is usual before and after a birth (CDC Hear Her, NHS). */
export const PICTURES_OF_MOTHERS_IN_STORIES: readonly Picture[] = [
  {
    tells: [NEW_MOTHER, BLEEDS_AS_USUAL, NO_WARNING],
    never: GRAVER_AFTER_BIRTH,
    without: [...GRAVE, 'belly-pain', 'flank-pain', 'burning-urine'],
    upTo: 28,
    explains: words(
      'postpartum vaginal-bleeding bleeding yeast-infection genital-discharge mere-worry mild withdrawal-danger cramps period-problem joint-ache infant-word newborn-word child-word nursing',
    ),
    becomes: 'usual-of-pregnancy',
  },
  {
    tells: [NEW_MOTHER, AFTERPAINS, AT_THE_BREAST, NO_WARNING],
    never: GRAVER_AFTER_BIRTH,
    without: [...GRAVE, 'flank-pain', 'burning-urine'],
    upTo: 14,
    explains: words(
      'postpartum vaginal-bleeding bleeding cramps belly-pain period-problem contractions birth-coming pregnant joint-ache infant-word newborn-word child-word nursing lasting',
    ),
    becomes: 'usual-of-pregnancy',
  },
  {
    tells: [LOW_PLACENTA, TOLD_TO_WAIT, NEVER_BLED],
    never: /\b(?:cramp\w*|contraction\w*|pain|spotting|accreta|dolor\w*|colicos?|contraccion\w*)\b/,
    without: GRAVE,
    explains: words(
      'pregnant severe-bleeding bleeding vaginal-bleeding for-long-alone mere-worry hospital-far depressed',
    ),
    becomes: 'usual-of-pregnancy',
  },
  {
    of: words('pregnant severe-belly-pain lump contractions birth-coming hard-belly belly-swells'),
    tells: [TIGHTENS, SELDOM, EASES, PAINLESS],
    never:
      /\b(?:bleed\w*|blood|leak\w*|gush\w*|water broke|every \d+ min\w*|pressure|back ?ache|headache|baby (?:isnt|not|hasnt)|sangr\w*|liquido|presion|fuente)\b/,
    without: GRAVE.filter((each) => each !== 'vomiting' && each !== 'severe-belly-pain'),
    explains: words(
      'pregnant contractions birth-coming hard-belly belly-swells full-bladder-pain needs-visit lasting long-lasting month-or-more mid-race timed-cramps cramps',
    ),
    becomes: 'usual-of-pregnancy',
  },
]
