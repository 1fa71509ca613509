import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { AS_ALWAYS, FAINT_OR_FAILING, ILL } from './home-care-words'

const CHILD = words('age-under-18 age-under-3 age-under-2 child-word')
const HOLDS_BREATH =
  /\b(?:hold(?:s|ing)? (?:his|her|their) breath|breath ?holding|se (?:me )?priva|espasmos? (?:del|de) (?:sollozo|llanto)|aguanta la respiracion)\b/
const BY_A_DOCTOR =
  /\b(?:pediatrician|doctora?|doc|dr|nurse|specialist|neurologist|ent|gp|pediatra|medic[oa]|especialista)\b/
const BACK_TO_PLAY =
  /\b(?:right back|back to (?:normal|play\w*|yell\w*|himself|herself)|(?:eating|playing|running|laughing|watching|singing)\b[^.|]{0,25}\bnow|now (?:hes |shes )?(?:eating|playing|fine|running)|como si nada|ya (?:esta|anda) (?:jugando|comiendo|corriendo|bien)|vuelve a (?:jugar|gritar|llorar))\b/
const GROWN_WORSE =
  /\b(?:longer|different\w*|worse|first time|new|jerk\w*|stiff\w*|convuls\w*|chok\w*|still (?:blue|limp|out|sleepy|not)|limp (?:now|for)|won ?t wake|fever|mas largo|diferente|peor|primera vez|nuevo|sacud\w*|ties[oa]|sigue (?:morad[oa]|dormid[oa])|fiebre|calentura)\b/

const NIGHT_FRIGHT =
  /\b(?:(?:sits|sat|bolts|shoots) up[^.;!?\n]{0,30}\b(?:scream\w*|yell\w*|cr(?:y|ies|ied|ying))|scream\w*[^.;!?\n]{0,50}\b(?:bedtime|asleep|falling asleep|night)|night terrors?|terrores? nocturnos?|se (?:sienta|levanta)[^.;!?\n]{0,30}\bgrit\w+)\b/
const RECALLS_NOTHING =
  /\b(?:remembers? (?:zip|nothing|none|zero|not a thing)|(?:doesnt|does not|no|cant|never|wont) (?:\w+ )?(?:remember\w*|recall\w*|se acuerda|acuerda)|no memory of|no se acuerda|no recuerda|ni se acuerda)\b/
const BACK_TO_SLEEP =
  /\b(?:(?:back|falls|flops|goes|drifts|lies)\b[^.;!?\n]{0,20}\b(?:asleep|to sleep|down)|se (?:vuelve a dormir|duerme otra vez)|vuelve a dormir\w*)\b/
const CALLED_TERRORS =
  /\b(?:night terrors?|terrores? nocturnos?|(?:couple|few|several|\d) (?:times )?a (?:month|week))\b/

/** Small troubles of children, each told as a whole (MedlinePlus, AAP, CDC, NHS). */
export const HOME_CARE_OF_CHILDREN: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:bottom|anus|anal|bum|behind|rear|butt|ano|colita|cola|potito)\b/,
      /\b(?:itch\w*|scratch\w*|pica|comezon|rasca\w*)\b/,
      /\b(?:pin ?worms?|thread ?worms?|(?:white|tiny|thin|little) (?:\w+ )?(?:threads?|worms?|strings?)|oxiuros?|lombric\w+|gusanitos?)\b/,
    ],
    explains: ['rash', 'pain-other', 'needs-visit', 'insomnia', 'fussy-baby'],
    without: words('weight-loss blood-in-stool belly-pain age-under-2 yeast-infection burning-urine'),
    upTo: 27,
  },
  {
    tells: [
      /\b(?:shins?|legs?|calves|thighs?|knees?|piernas|espinillas)\b/,
      /\b(?:evenings?|nights?|bed ?time|noches?|tarde)\b/,
      /\b(?:(?:gone|fine|better|nothing|ok) (?:again )?(?:by|in) (?:the )?morning|growing pains?|por la manana (?:ya )?(?:nada|bien|no)|dolores de crecimiento)\b/,
      /\b(?:boy|girl|son|daughter|child|kid|hij[oa]|nin[oa])\b/,
    ],
    explains: ['joint-ache', 'pain-other', 'leg-cramp', 'night-cramp', 'needs-visit'],
    unless: /\b(?:limp\w*|swell\w*|swollen|one leg|fever|red|cojea|hinchad\w*)\b/,
    without: ['refuses-walk', 'bruise', 'tired'],
  },
  {
    tells: [
      /\b(?:slapped|bright red) cheeks?\b|\bfifth disease\b|\blac[ye]\w* (?:red )?rash\b|\bmejillas (?:muy )?rojas\b/,
    ],
    explains: ['rash', 'limb-rash', 'cold', 'needs-visit'],
    without: ['sickle-cell', 'joint-ache'],
  },
  {
    tells: [
      /\b(?:son|boy|he|him|hes|male|hijo|muchacho|nino)\b/,
      /\b(?:nipples?|breasts?|areola\w*|pezon\w*|tetill\w*)\b/,
      /\b(?:lumps?|discs?|disks?|rubbery|buttons?|tissue|swell\w*|swollen|tender|sore|bolit\w+|boton\w*|duro)\b/,
      /\b(?:1[1-7] ?(?:years?|yr|y|anos)|(?:is|age|aged) 1[1-7])\b/,
    ],
    unless:
      /\b(?:discharge|bleed\w*|blood\w*|red\b|hot|fever|testic\w* (?:lump|mass|swelling)|head ?aches?|weight loss|marijuana|weed|steroids?|hard (?:as|like)|pus|secrecion|sangre|fiebre)\b/,
    without: FAINT_OR_FAILING,
    explains: words(
      'lump pain-other needs-visit breast-sore joint-ache month-or-more lasting long-lasting swelling-other',
    ),
  },
  {
    of: words('bruise dangerous-accident bleeds-easily bruised-for-nothing'),
    tells: [
      /\b(?:shins?|knees?|forehead|espinillas?|rodillas?|frente)\b/,
      /\b(?:bruis\w*|moret\w+|moraton\w*|morados?)\b/,
      /\b(?:learn\w*|runs?|running|falls? over|walk\w*|climbs?|corre\w*|se cae|camina\w*|aprendi\w+)\b/,
      /\b(?:no other (?:bruis\w*|marks?)|nowhere else|only (?:there|on)|no nose ?bleeds?|ningun otro|en ningun otro lado|solo (?:ahi|en))\b/,
    ],
    unless:
      /\b(?:ears?|back|belly|bottom|buttocks?|arms|fever|pale|gums|dots|pinpoint|tired|hand ?print|espalda|panza|nalgas|orejas?|fiebre|palid[oa]|puntitos|encias|cansad[oa])\b/,
    age: [0.75, 13],
    explains: words('bruise dangerous-accident bleeds-easily bruised-for-nothing near-eye infant-word head-word'),
  },
  {
    of: CHILD,
    tells: [HOLDS_BREATH, BY_A_DOCTOR, AS_ALWAYS, BACK_TO_PLAY],
    age: [0.5, 7],
    never: GROWN_WORSE,
    without: [...ILL, 'seizure', 'drowsy'],
    explains: words(
      'unresponsive blue-lips fainted ill-baby cannot-breathe not-answering mottled-skin short-of-breath confused needs-visit',
    ),
  },
  {
    of: CHILD,
    tells: [NIGHT_FRIGHT, RECALLS_NOTHING, BACK_TO_SLEEP, CALLED_TERRORS],
    age: [2, 13],
    unless:
      /\b(?:jerk\w*|stiff\w*|drool\w*|bit (?:his|her)|wet\w* (?:the bed|himself|herself)|blue|fever|fell|one side|foam\w*|sacud\w*|ties[oa]|babe\w*|fiebre|moja la cama)\b/,
    without: [...ILL, 'seizure', 'blue-lips'],
    explains: words('unresponsive confused eye-word sweating needs-visit long-lasting month-or-more'),
  },
]
