import { withoutQuestions } from './fears/feared'
import { hasAny, type Reading } from './reading'
import { isSaidApart } from './said-apart'
import { withoutDenials } from './told'

const RED_FOOD =
  /\b(?:ate|eat\w*|drank|drink\w*|had|after|bowl of|comi\w*|tom\w+|despues de)\b[^.;|]{0,40}\b(?:beets?|beetroot|borscht|rhubarb|blackberries|red (?:jello|jell o|gatorade|velvet|dye|licorice|kool ?aid|icing|crayons?|candy|popsicles?|juice)|crayons?[^.;|]{0,15}\bred|crayolas? (?:\w+ )?roj[ao]|cheetos|takis|dragon ?fruit|betabel\w*|remolachas?|pitahaya)\b/
const BLOOD = /\b(?:bloody?|sangr\w*|clots?|black|tar(?:ry)?)\b/

/** Red after beets or red sweets, and no blood is spoken of. */
const AS_BLOOD =
  /\b(?:red (?:as|like)|roj[oa]s?(?: como(?: la)?)?) (?:blood|sangre)\b|\b(?:es|era|sera) sangre ?\?|\b(?:pense|crei) que (?:me )?(?:estaba )?(?:sangr\w+|desangr\w+|era sangre)\b/g
const LIKE_IT = /\b(?:looks?|looked|looking) like\b|\bparece\b/

export const hasEatenRed = ({ plain }: Reading): boolean =>
  RED_FOOD.test(plain) &&
  !LIKE_IT.test(plain) &&
  !['vaginal-bleeding', 'bleeding', 'blood-in-stool'].some((each) => isSaidApart(plain, each)) &&
  !BLOOD.test(withoutDenials(withoutQuestions(plain.replaceAll(AS_BLOOD, ' '))))

const SHOTS = /\b(?:shots?|vaccin\w*|vaccines?|vacunas?|vacunaron|immuniz\w*)\b/
const A_LITTLE =
  /\b(?:bit|little|lil|slightly|kinda|somewhat|poco|poquito) (?:\w+ )?(?:fussy|cranky|irritable|inquiet\w*|chipil)\b/
const ILL =
  /\b(?:limp|floppy|inconsolable|wont (?:eat|feed|drink|wake|stop)|not (?:eating|feeding|drinking|waking)|letharg\w*|hours)\b/
const FEVERISH = ['fever', 'temp-38', 'vomiting', 'diarrhea', 'ill-baby', 'drowsy', 'cannot-keep-down']

/** A baby a little cross, or cross and sore after its shots, with no fever and nothing else. */
export const isAfterShots = ({ plain, said }: Reading): boolean =>
  (SHOTS.test(plain) || A_LITTLE.test(plain)) && !ILL.test(plain) && !FEVERISH.some((each) => said.has(each))

const SMALL_HURT =
  /\b(?:abrasion|skinned|scrap(?:e|ed)|nick(?:ed)?|paper ?cut|hangnail|(?:bit|bites?|biting) (?:my|his|her) (?:tongue|lips?|cheek)|shav(?:ed|ing)|floss\w*|brush\w*|chapped|cracked|scabs?|splinter|stitches|mord\w+ (?:la|el|mi) (?:lengua|labio|cachete)|mordi la lengua|raspon\w*|raspe|rasgun\w*|cortadita|corteci\w+|gran(?:it)?os?|espinillas?|barros?|padrastro|costrita|rajad\w+|grietas?|astilla|nudillos?|ombligo|inyec\w+|insulina|lancet\w*|rasur\w+|cepill\w+|hilo dental|labio por dentro|cort\w+ (?:\w+ ){0,2}(?:dedo|mano))\b/
const BLEEDS_INSIDE =
  /\b(?:internal|stomach|gi|brain|rectal|intestinal|ulcer|warning|gums?|nose) ?bleed\w*|\bsangrado (?:interno|estomacal|rectal|de (?:encias|nariz))\b/
/** Nobody says where it bleeds: in pregnancy or with faintness it may be the womb. */
export const isBleedingOfUnknownPlace = (reading: Reading): boolean =>
  reading.said.has('bleeding') &&
  !hasAny(reading, ['bleeding-elsewhere', 'nosebleed', 'minor-cut']) &&
  !BLEEDS_INSIDE.test(reading.plain) &&
  (hasAny(reading, ['pregnant', 'postpartum']) || !SMALL_HURT.test(reading.plain))

const AS_EVERY_MONTH =
  /\b(?:right on time|on schedule|(?:same|like) (?:as )?every month|(?:normal|usual|regular) (?:period|flow|for me)|my period (?:started|came)|(?:igual|como) (?:que )?(?:todos los|cada) mes(?:es)?|(?:mi|la) (?:regla|periodo) (?:normal|de siempre)|(?:regla|periodo) normal)\b/

/** A period as every month. */
export const isUsualPeriod = (reading: Reading): boolean =>
  AS_EVERY_MONTH.test(reading.plain) &&
  !hasAny(reading, [
    'pregnant',
    'postpartum',
    'dizzy',
    'fainted',
    'feels-faint',
    'heavy-vaginal-bleeding',
    'much-blood',
    'severe-bleeding',
    'severe-belly-pain',
    'fever',
    'period-problem',
  ])

/** "Stepped on a nail through my boot": a puncture to clean and a tetanus shot, if nothing is stuck. */
export const isStepOnNail = ({ plain }: Reading): boolean =>
  /\bstepp?(?:ed|ing)? on (?:an? |some )?(?:\w+ )?(?:nail|tack|thorn|screw|needle|splinter|staple)\b/.test(plain) &&
  !/\b(?:stuck|still in|sticking|out the (?:top|other)|all the way|(?:through|thru) (?:my|his|her) foot)\b/.test(plain)

/** Feet that swell by the evening and are back in the morning, with a good blood pressure just measured. */
export const isEveningSwelling = ({ plain }: Reading): boolean =>
  /\b(?:normal|gone|down|fine) (?:again )?(?:in|by) (?:the )?morning\b|\bovernight\b/.test(plain) &&
  /\bblood pressure\b[^.]{0,30}\b(?:good|normal|fine|ok|okay|great)\b|\btests? (?:and|were)[^.]{0,20}\b(?:good|normal|fine)\b/.test(
    plain,
  )

const STOOD_LONG = /\b(?:turno|parad[oa]|de pie|mesera|shifts?|standing|on my feet|waitress|cashier|retail)\b/
const BOTH_FEET =
  /\b(?:(?:los|las) dos (?:pies|piernas|tobillos)|ambos (?:pies|tobillos)|both (?:\w+ )?(?:feet|legs|ankles))\b/
const NORMAL_BY_MORNING =
  /\b(?:(?:en|por|a) la manana|al despertar|amanec\w+|amanezco)[^.;!?\n]{0,20}\b(?:normal\w*|bien|deshinchad\w+)\b|\bmorning\b[^.;!?\n]{0,20}\b(?:normal|fine|gone)\b|\b(?:normal|gone|fine|down) (?:again )?(?:in|by) (?:the )?morning\b/
const BREATHES_WELL =
  /\b(?:subo|climb) (?:las |the )?(?:escaleras|stairs)\b|\brespiro bien\b|\bbreath\w* (?:\w+ )?(?:well|fine|normally|ok|okay)\b/

/** Both feet of somebody who stands all day, back to normal by morning, with breath enough for stairs. */
export const isSwellingOfStanding = (reading: Reading): boolean =>
  [STOOD_LONG, BOTH_FEET, NORMAL_BY_MORNING, BREATHES_WELL].every((sign) => sign.test(reading.plain)) &&
  !hasAny(reading, [
    'leg-swelling-one',
    'heart-disease',
    'heart-failure',
    'kidney-disease',
    'liver-disease',
    'pregnant',
    'postpartum',
    'short-of-breath',
    'breathless-flat',
    'chest-pain',
    'weight-up-fast',
    'high-blood-pressure',
    'age-65-plus',
    'dark-urine',
  ])

/** Swollen where insects have bitten. */
export const hasBittenSwelling = ({ plain }: Reading): boolean =>
  /\b(?:mosquito\w*|bug bites?|chiggers?|gnats?|ant bites?|fleas?|bed ?bugs?|zancudos?|mosquitos?|picaduras? de moscos?|piquetes? de moscos?)\b/.test(
    plain,
  ) && /\b(?:bumps?|bites?|itch\w*|ronchas?|comezon)\b/.test(plain)

const ITCHES = /\b(?:itch\w*|comezon|pica(?:n|zon)?|rasca\w*)\b/
const LIKE_A_CLOT =
  /\b(?:calf|pantorrilla)\b[^.;]{0,40}\b(?:pain\w*|hurts?|ach\w*|tight|duele|dolor)\b|\b(?:clot|dvt|coagulo)\b/

/** One leg swollen where something bit it and it itches, with no ache of a calf. */
export const isItchySwellingOfBite = (reading: Reading): boolean =>
  hasBittenSwelling(reading) && ITCHES.test(reading.plain) && !LIKE_A_CLOT.test(withoutDenials(reading.plain))

/** Of early pregnancy, with something kept down. */
export const isMorningSickness = (reading: Reading): boolean =>
  /\bmorning sickness\b|\b(?:queasy|nause\w*) (?:\w+ )?(?:in the|every|most) mornings?\b/.test(reading.plain) &&
  /\bke(?:ep|eps|pt|eping)\b[^.|]{0,40}\bdown\b/.test(reading.plain) &&
  !hasAny(reading, ['cannot-keep-down', 'vomiting', 'dizzy', 'no-urine', 'dry-mouth', 'belly-pain'])

/** A heart that beat fast from a fright and has settled. */
export const isPassingStart = (reading: Reading): boolean =>
  /\b(?:bad dream|nightmare|startled|scared me|spooked|jump scare|stage fright|(?:almost|nearly) (?:got |was )?(?:rear ended|hit by|run over|crashed)|close call|near miss|i dreamed|a dream|casi (?:me )?(?:chocan|atropellan|choco)|pesadilla|susto|son[eo] (?:que|q|con))\b/.test(
    reading.plain,
  ) &&
  /\b(?:settled|went away|(?:went|was) back to normal|calmed|passed|(?:fine|ok|okay|good|better) now|ya paso|ya est(?:oy|aba) (?:bien|normal|tranquil[oa])|se me (?:calmo|paso|quito))\b/.test(
    reading.plain,
  ) &&
  !hasAny(reading, ['dizzy', 'fainted', 'chest-pain', 'short-of-breath', 'heart-disease', 'sweating', 'anxious'])

/** Sad over a loss of these days, eating and among friends. */
export const isPassingGrief = (reading: Reading): boolean =>
  /\b(?:cat|dog|pet|puppy|kitten|bird|hamster)\b[^.|]{0,20}\b(?:ran away|died|passed|is gone|lost)\b/.test(
    reading.plain,
  ) &&
  /\b(?:eating|sleeping|talking|working)\b[^.|]{0,12}\b(?:ok|okay|fine|well|friends)\b/.test(reading.plain) &&
  !hasAny(reading, ['suicide-said', 'suicide-named', 'self-harm', 'long-lasting'])

/** A pimple that is sore. */
export const isPimple = (reading: Reading): boolean =>
  /\b(?:pimples?|zits?|blackheads?|acne|barros?|granito)\b/.test(reading.plain) &&
  !hasAny(reading, [
    'fever',
    'temp-38',
    'red-spreading-skin',
    'eye-word',
    'infection',
    'face-swelling',
    'severe',
    'getting-worse',
  ])

const TO_DO_IT =
  /^\W*(?:i ?m|i am|ill|i will|think im|i think im)? ?(?:just |really )*(?:gonna|going to|about to|finally gonna) (?:do it|end it|go through with it)(?: (?:tonight|now|today|this time|soon|right now))*\W*$/

/** "I'm gonna do it tonight", and not a word more. */
export const isSaidToDoIt = ({ plain }: Reading): boolean => TO_DO_IT.test(plain)
