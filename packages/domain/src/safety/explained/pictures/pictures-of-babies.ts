import { FOR_LONG, ILL_CHILD, WELL_CHILD } from '../child-words'
import type { Picture } from './picture'
import { ILL_OR_BLUE } from './words-of-pictures'
import { words } from '../../../free-text/words'

const usualOfBaby = (picture: Omit<Picture, 'becomes'>): Picture => ({
  becomes: 'usual-of-baby',
  never: ILL_CHILD,
  ...picture,
})
const SPITS =
  /\b(?:spit\w*|spat|posset\w*|regurgit\w*|reflux|bring\w* (?:it |milk |some |a |his |her |back )*up|(?:mouthful|dribbl\w*|milk) (?:\w+ ){0,4}(?:out|up|after)|comes? (?:back )?up|throws? up (?:a little|milk)|devuelve|regres\w+ (?:la |un poco de |un poquito de |algo de )?leche|buches?|buchitos?)\b/
const OF_A_FEED = /\b(?:feed\w*|bottles?|nurs\w*|milk|burp\w*|meals?|tomas?|leche|pecho|mamila|biberon|eructa\w*)\b/
const EASILY =
  /\b(?:effortless\w*|without (?:any )?(?:effort|distress|force)|(?:just )?dribbl\w*|mouthfuls?|small amounts?|tablespoons?|a little|happy spitter|painless\w*|not (?:\w+ )?(?:forceful|projectile|green|bothered)|never (?:\w+ )?(?:green|forceful|projectile)|sin (?:esfuerzo|fuerza)|suave\w*|poquit[oa]s?)\b/
const FEVERISH = words('fever temp-38 temp-39 high-fever lasting-fever temp-low-baby')
const GRAVE_FOR_BABIES = [
  ...FEVERISH,
  ...words(
    'green-vomit vomiting-blood blood-in-stool black-stool seizure unresponsive blue-lips ribs-pulling cannot-breathe jaundice-legs navel-infection bulging-soft-spot sunken-soft-spot no-urine weak-immunity-person',
  ),
]
const YOUNG = words('age-newborn age-under-3-months')

const CRIES = /\b(?:cr(?:y|ies|ying|ied)|scream\w*|wail\w*|fuss\w*|colic\w*|llor\w+|grit\w+|colicos?)\b/
const AT_AN_HOUR =
  /\b(?:evenings?|same time|every (?:night|day|afternoon)|from (?:about |around )?\d|between \d|\d ?(?:pm)? ?(?:to|until|till|and) ?\d|witching|hours? (?:a|each|every) (?:day|night|evening)|nightly|dusk|supper ?time|tardes?|noches?|misma hora|(?:5|6|7|8|9) ?pm)\b/

const SCALP = /\b(?:scalp|crown|head|brows?|eyebrows?|cuero cabelludo|cabeza|cejas?)\b/
const SCALES =
  /\b(?:cradle cap|scal(?:e|es|y|ing)|flak(?:e|es|y)|crust\w*|greasy|yellow\w* (?:patches|plaques)|costra lactea|costras?|escamas?)\b/

const NEWBORN_SKIN =
  /\b(?:erythema toxicum|milia|baby acne|(?:neonatal|newborn) acne|newborn rash|white (?:bumps|dots|spots)|(?:blotch\w*|splotch\w*|macules?|papules?|pimples?|bumps|spots|flat red|flea bite\w*)(?=[^|]{0,160}\b(?:come and go|comes and goes|face|cheeks|nose|trunk|chest|fad\w+|mov\w+))|peeling|stork bite|slate|mongolian|acne (?:del|neonatal)|granitos|manchitas)\b/

const NEWBORN_USUAL =
  /\b(?:hiccup\w*|sneez\w*|startl\w*|moro|hipo|estornud\w*|snort\w*|snuffl\w*|stuffy|crossed eyes|cross eyed|breast (?:buds?|swelling|lumps?)|swollen breasts?|pink(?:ish)? (?:stain|spot|dust)|brick (?:dust|red)|urate\w*|(?:tiny |small |little )?(?:spot|smear|drop) of blood (?:from|in|on) (?:her|the) (?:vagina|diaper|nappy|cord|stump)|whit(?:e|ish) (?:vaginal )?discharge|mucus from (?:her|the) vagina|strain\w*|grunts? (?:and|before|when)|turns? red (?:in the face|when)|soft (?:yellow |mustard )?(?:stools?|poops?)|(?:hasnt|not|no|only|without)[^.|]{0,20}(?:poop\w*|stools?|bowel)|seedy|green (?:poop|stools?)|popo (?:verde|amarill\w+)|(?:cord|stump|navel)[^.|]{0,20}(?:fell|came) off)\b/

const TEETH =
  /\b(?:teeth(?:ing)?|gums?|tooth|drool\w*|dribbl\w*|gnaw\w*|chew\w*|bit(?:es|ing) (?:on )?everything|dientes?|encias?|babe\w*|muerde todo)\b/
const NEW_TOOTH =
  /\b(?:teething|(?:white|new) (?:tip|tooth|spot|edge)|poking|coming (?:in|through)|cutting|erupt\w*|(?:swollen|red|puffy|sore) (?:\w+ )?gums?|gums? (?:is |are |look )?(?:swollen|red|puffy|sore)|gnaw\w*|denticion|le (?:esta|estan) saliendo|encias? (?:hinchad|roj|inflamad)\w*)\b/

const NAVEL = /\b(?:ombligo|ombliguito|navel|belly ?button|umbilic\w+)\b/
const MOIST_BUD =
  /\b(?:(?:bolit\w+|carnos\w+|carnit\w+|granulom\w+|bump|bud|lump|tissue)\b[^.;!?\n]{0,30}\b(?:rosad\w+|roj\w+|humed\w+|mojad\w+|pink|red|moist|wet)|granuloma\w*|(?:pink|red|moist|wet) (?:\w+ )?(?:bump|bud|lump|tissue|ball))\b/
const NAVEL_CALM =
  /\b(?:no (?:huele|hay rojo|esta roj[oa]|tiene roj\w+|le duele)|sin (?:olor|pus|roj\w+)|no (?:smell|redness|odor|fever)|not (?:red|smelly))\b/

const BLOOD_FLECKS =
  /\b(?:flecks?|threads?|streaks?|specks?|strands?|hilos?|rayitas?|pintitas?) (?:\w+ )?(?:of|de) (?:\w+ )?(?:blood|sangre)\b|\bblood(?:y)? (?:flecks?|streaks?|specks?)\b/
const THRIVES = /\b(?:gain\w*|thriv\w*|smil\w*|happy|content|feed\w* well|sube de peso|sonrie|feliz)\b/

/** Babies that are well: spit, colic, skin, teething, navel, flecks of blood in the stool (AAP, HealthyChildren.org). */
export const PICTURES_OF_BABIES: readonly Picture[] = [
  usualOfBaby({
    tells: [SPITS, OF_A_FEED, EASILY],
    says: [WELL_CHILD],
    without: GRAVE_FOR_BABIES,
    age: [0, 1],
    below: 38,
    explains: [
      ...YOUNG,
      'vomiting',
      'newborn-word',
      'heavy-vaginal-bleeding',
      'allergy-trigger',
      'heartburn',
      'ill-baby',
      'urine-trouble',
    ],
  }),
  usualOfBaby({
    tells: [CRIES, AT_AN_HOUR, FOR_LONG],
    says: [WELL_CHILD],
    without: [...GRAVE_FOR_BABIES, 'vomiting', 'diarrhea'],
    age: [0, 0.5],
    below: 38,
    explains: [
      ...YOUNG,
      'newborn-word',
      'ill-baby',
      'urine-trouble',
      'belly-cries',
      'heartburn',
      'depressed',
      'unusual-exhaustion',
      'overwhelming-tired',
      'lurking',
    ],
  }),
  usualOfBaby({
    tells: [SCALP, SCALES],
    without: [...FEVERISH, 'red-spreading-skin', 'head-injury', 'weak-immunity-person'],
    age: [0, 3],
    of: ['age-under-2', 'age-under-3', 'infant-word', 'child-word', 'newborn-word', 'diaper-rash'],
    never: /\b(?:ooz\w+|weep\w*|pus|bleed\w*|spreading to|fell|hit)\b/,
    explains: [...YOUNG, 'newborn-word', 'diaper-rash', 'hair-loss'],
  }),
  usualOfBaby({
    tells: [NEWBORN_SKIN],
    says: [WELL_CHILD],
    without: [...GRAVE_FOR_BABIES, 'body-blisters', 'shingles', 'vomiting'],
    age: [0, 0.34],
    of: ['age-under-3-months', 'newborn-word', 'age-under-2'],
    below: 37.9,
    explains: [...YOUNG, 'newborn-word', 'mottled-skin', 'limb-rash', 'hives'],
    never: /\b(?:blisters?|vesic\w+|fluid filled|pus filled clusters|purple|purpl\w+|limp|floppy|ampollas)\b/,
  }),
  usualOfBaby({
    tells: [NEWBORN_USUAL],
    says: [WELL_CHILD],
    without: [
      ...GRAVE_FOR_BABIES,
      'vomiting',
      'ill-baby',
      'urine-trouble',
      'drowsy',
      'fall',
      'hard-belly',
      'short-of-breath',
    ],
    age: [0, 0.5],
    of: ['age-under-3-months', 'newborn-word', 'age-under-2'],
    below: 37.9,
    explains: [
      ...YOUNG,
      'newborn-word',
      'vaginal-bleeding',
      'bleeding',
      'drops-of-blood',
      'cold',
      'breast-sore',
      'urine-trouble',
    ],
  }),
  usualOfBaby({
    tells: [TEETH, NEW_TOOTH],
    without: [...GRAVE_FOR_BABIES, 'vomiting', 'diarrhea', 'fall', 'stridor', 'throat-danger'],
    age: [0.25, 3],
    of: ['age-under-2', 'age-under-3', 'infant-word', 'child-word'],
    below: 38,
    explains: ['tooth-pain', 'tooth-swelling', 'drooling', 'urine-trouble', 'mouth-sore', 'temp-38', 'cold'],
  }),
  {
    becomes: 'visit-of-child',
    tells: [NAVEL, MOIST_BUD, NAVEL_CALM],
    without: words('navel-infection ill-baby fever temp-38 red-spreading-skin drowsy vomiting severe-bleeding'),
    never:
      /\b(?:huele (?:mal|feo)|apesta|pus|caliente|fiebre|calentura|llora (?:mucho|si)|chorr\w+|no (?:quiere )?(?:come|comer|mama)|(?:orina|popo) por el ombligo|smells? (?:bad|foul)|fever|hot|wont eat)\b/,
    explains: words('lump fall navel-infection month-or-more bleeding drops-of-blood vaginal-bleeding'),
  },
  {
    becomes: 'visit-of-child',
    tells: [BLOOD_FLECKS, THRIVES],
    age: [0.05, 1],
    without: [
      ...ILL_OR_BLUE,
      'vomiting',
      'belly-cries',
      'severe-belly-pain',
      'hard-belly',
      'much-blood',
      'mottled-skin',
      'bruise',
    ],
    explains: ['blood-in-stool', 'drops-of-blood', 'hair-loss', 'age-newborn', 'age-under-3-months', 'newborn-word'],
    never: /\b(?:jelly|pale|large amount|lots of|limp|bile|green vomit|only (?:a )?few days old)\b/,
  },
]
