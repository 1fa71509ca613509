import type { Picture } from './picture'
import { FAILING, FAILING_OR_STROKE_LIKE, GRAVE_BESIDE_HURTS } from './words-of-pictures'
import { words } from '../../../free-text/words'

const TWISTED = /\b(?:twist\w*|roll\w*|sprain\w*|turned|wrench\w*|torc\w+|esguince|dobl\w+)\b/
const WALKS_ON_IT =
  /\b(?:can walk|able to walk|walk\w* on it|walking (?:fine|ok|with a limp)|bear\w* (?:my |full )?weight|weight ?bearing|puedo (?:caminar|apoyar|pisar)|camino bien)\b/
const BONE_UNHURT =
  /\b(?:bones?|hueso\w*|bony|malleol\w+)\b[^.;]{0,30}\b(?:doesnt|dont|not|isnt|no|fine|non)\b|\b(?:no|not|non|doesnt|sin|ni)\b[^.;]{0,30}\b(?:bones?|bony|hueso\w*|malleol\w+)\b/

const TWISTED_OR_FELL =
  /\b(?:twist\w*|roll\w*|sprain\w*|turned|invert\w*|land\w*|fell|fall|slipp\w*|stepped|tackle\w*|kick\w*|jump\w*|torc\w+|cay\w*|cai|dobl\w+)\b/
const LEG_JOINT = /\b(?:ankle|foot|knee|heel|malleol\w*|metatars\w*|tobillo|pie|rodilla)\b/
const CANNOT_STAND =
  /\b(?:cant|cannot|couldnt|unable to|not able to|wont|no (?:puedo|puede))\b[^.;]{0,25}\b(?:bear|weight|steps?|stand|walk|apoyar|pisar|caminar)\b|\b(?:non ?weight ?bearing|nwb|unable to wb)\b|\bmust hop\b/

const HURT =
  /\b(?:fell|fall|falling|slipp\w*|tripp\w*|landed|crash\w*|tackl\w*|hit|wip(?:ed|ing) out|dislocat\w*|popp?ed out|out of (?:the |its )?(?:socket|joint|place)|pulled|yanked|cai|cayo|caida|caerse|resbal\w*|tropec\w*|golpe\w*|jal[oe]\w*|zaf\w+|dislo[cq]\w+|se (?:me|le) salio)\b/
const UPPER_LIMB =
  /\b(?:arms?|shoulders?|elbows?|wrists?|hands?|collar ?bone|fingers?|thumb|brazos?|bracito|hombros?|codos?|munecas?|manos?|manita|clavicula|dedos?)\b/
const UNUSED =
  /\b(?:(?:cant|cannot|couldnt|wont|not|doesnt|isnt|refus\w+|hurts to|unable|stopped) (?:\w+ ){0,3}(?:us(?:e|ing)|mov\w+|lift\w*|rais\w+|grip\w*|hold\w*|bend\w*|straighten\w*|squeeze)|no (?:\w+ ){0,2}(?:pued[eo]|quiere|deja) (?:\w+ ){0,2}(?:levant\w+|mov\w+|alz\w+|dobl\w+|us\w+|agarr\w+|apret\w+|subir\w*)|no (?:lo |la )?(?:mueve|usa|levanta|dobla))\b/
const ARM_HURTS =
  /\b(?:hurts?|pain\w*|swoll?en|swelling|swelled|sore|bruis\w*|bump|lump|crooked|tender|crunch\w*|(?:fell|landed|hit) on (?:my|his|her) (?:\w+ )?(?:shoulder|arm|elbow|hand|wrist)|duele\w*|dolor|hinch\w+|inflamad[oa]|morad[oa])\b/
const NOT_OF_THE_ARM =
  /\b(?:face|smile|mouth|droop\w*|legs?|slur\w*|speech|talk\w*|confus\w*|dizz\w*|head|neck|back|spine|numb\w*|tingl\w*|weak\w*|limp|paraly\w*|faint\w*|passed out|before (?:i|he|she) fell|cold|pale|white|blue|bone (?:is )?(?:out|sticking|showing|through)|cara|boca|piernas?|habl\w+|mare\w+|cabeza|cuello|espalda|columna|adormec\w*|dormid[oa]|hormigue\w*|debil\w*|desmay\w*|fri[oa]|palid[oa]|hueso (?:salido|de fuera|afuera))\b/

const HEEL_OR_CALF = /\b(?:talon|talones|pantorrilla|aquiles|chamorro|heel|calf|achilles)\b/
const SNAPPED =
  /\b(?:tron[oe]|tronido|truen[oa]|chasquido|revent[oe]|rompi[oe]?|latigazo|pedrada|patada|pop(?:ped)?|snap(?:ped)?|kicked)\b/
const NO_TIPTOE =
  /\b(?:(?:no (?:me |la )?(?:pued[eo]|logro)|cant|cannot|couldnt)\b[^.;!?\n]{0,25}\b(?:punt(?:as|itas)|puntillas|empujar|impulsarme|toes|tip ?toes?|push off))\b/

/** Ankles, arms and heels that were hurt (NHS 111, NHS, AAP, MedlinePlus). */
export const PICTURES_OF_BONES_AND_JOINTS: readonly Picture[] = [
  {
    of: ['sprain'],
    tells: [TWISTED, WALKS_ON_IT, BONE_UNHURT],
    never:
      /\b(?:crack\w*|snap\w*|pop(?:ped)?|deform\w*|crooked|numb\w*|cant (?:walk|stand|put)|cold|pale|trono|chuec\w+|dormid\w+|no puedo (?:caminar|pisar|apoyar|dar))\b/,
    without: [
      ...GRAVE_BESIDE_HURTS,
      ...words(
        'likely-broken broken-bone bad-fracture fell-on-hand looks-broken hot-joint age-65-plus leg-swelling-one limb-numb',
      ),
    ],
    explains: words('sprain fall joint-ache bruise leg-swelling'),
    becomes: 'sprain',
  },
  {
    tells: [TWISTED_OR_FELL, LEG_JOINT, CANNOT_STAND],
    without: words(
      'bad-fracture cold-limb limb-numb one-side-weak both-legs-weak back-pain hot-joint fever temp-38 head-injury speech-trouble leg-turned-out confused',
    ),
    explains: [],
    becomes: 'likely-broken',
  },
  {
    of: words('one-side-weak'),
    tells: [HURT, UPPER_LIMB, UNUSED, ARM_HURTS],
    says: [ARM_HURTS],
    never: NOT_OF_THE_ARM,
    without: [
      ...FAILING_OR_STROKE_LIKE,
      ...words(
        'face-droop headache limb-numb cold-limb bad-fracture both-legs-weak back-pain neck-injury dangerous-accident sudden balance-loss dizzy gunshot severe-bleeding deep-cut',
      ),
    ],
    explains: words('one-side-weak street-drug drops-things'),
    becomes: 'likely-broken',
  },
  {
    of: words('one-side-weak'),
    tells: [
      /\b(?:toddler|kid|child|son|daughter|little (?:boy|girl)|grand(?:son|daughter)|nin[oa]|hij[oa]|niet[oa]|nen[ea])\b/,
      HURT,
      UPPER_LIMB,
      UNUSED,
    ],
    never: NOT_OF_THE_ARM,
    without: [
      ...FAILING_OR_STROKE_LIKE,
      ...words(
        'face-droop headache limb-numb cold-limb bad-fracture both-legs-weak back-pain neck-injury dangerous-accident vomiting fever temp-38',
      ),
    ],
    explains: words('one-side-weak street-drug drops-things'),
    becomes: 'likely-broken',
  },
  {
    tells: [HEEL_OR_CALF, SNAPPED, NO_TIPTOE],
    says: [SNAPPED],
    without: [
      ...FAILING,
      ...words('cold-limb limb-numb leg-swelling-one severe-bleeding deep-cut short-of-breath bad-fracture'),
    ],
    explains: [],
    becomes: 'same-day',
  },
]
