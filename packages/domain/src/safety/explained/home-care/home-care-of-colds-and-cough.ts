import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { ILL } from './home-care-words'

const BARKS = /\b(?:bark\w*|seal|croup\w*|(?:tos|tose) (?:\w+ )?(?:perruna|de perro|de foca)|crup)\b/
const AIR_HELPED =
  /\b(?:(?:cold|night|cool|fresh|freezer|outside) ?(?:air)?|steam\w*|shower|aire (?:frio|fresco)|vapor|afuera)\b[^|]{0,60}\b(?:stopp\w*|gone|better|settled|calm\w*|fine|passed|quito|paso|calmo|mejor\w*)\b/
const SINGS_NOW =
  /\b(?:sing\w*|playing|running|eating|laughing|(?:at|in) (?:school|daycare)|cant(?:a|ando)|jug(?:ando|o)|corr(?:e|iendo)|com(?:e|iendo))\b/
const QUIET_NOW =
  /\b(?:no (?:noise|stridor|whistl\w*|sound|squeak)|breath\w* (?:\w+ )?(?:quiet\w*|fine|normal\w*|easy|ok|okay|well)|quiet breath\w*|respira (?:\w+ )?(?:bien|normal|sin ruido)|sin (?:ruido|silbido|estridor))\b/

const BARKS_LIKE = /\b(?:tos|tose\w*|cough\w*)\b[^.;!?\n]{0,25}\b(?:foca|perr\w+|ronca|barky?|seal|bark\w*)\b/
const ONLY_WHEN_CRYING =
  /\b(?:(?:solo|nomas|unicamente|nada mas|solamente)\b[^.;!?\n]{0,35}\b(?:cuando|si|al) (?:llora\w*|se enoja|corre|hace berrinche)|(?:only|just)\b[^.;!?\n]{0,25}\b(?:when|if|while) (?:he|she)?(?: is|s)? ?(?:cr(?:ies|ying)|upset|mad))\b/
const QUIET_AT_REST =
  /\b(?:respira (?:\w+ )?(?:normal\w*|bien|tranquil\w+|sin ruido)|(?:tranquil[oa]|dormid[oa]|calmad[oa])[^.;!?\n]{0,15} esta bien|breath\w* (?:\w+ )?(?:normal\w*|fine|quiet\w*)|quiet when calm)\b/
const CROUP_WORSE =
  /\b(?:hund\w+|se le (?:hunde|mete|jala)|babe[ao]\w*|morad\w+|azul\w*|dormid[oa]|no (?:puede|come|toma|traga)|peor|en reposo|fiebre|calentura|40|39|meses|asma|drool\w*|pulling|sucking|blue|limp|fever|worse|months|asthma)\b/

const CROUP = /\b(?:tos (?:de )?perro|tos perruna|crup|laringitis|croup|barky? cough|seal cough)\b/
const WAS_TREATED =
  /\b(?:(?:le )?(?:dieron|dio|pusieron|recetaron)\b[^.;!?\n]{0,30}\b(?:esteroide|cortisona|dexametasona|prednisolona|jarabe)|(?:gave|got|given|had)\b[^.;!?\n]{0,25}\b(?:steroids?|dexamethasone|decadron|prednisolone))\b/
const SLEEPS_QUIETLY =
  /\b(?:(?:ya )?(?:duerme|respira|durmio) (?:\w+ )?(?:sin ruido|bien|tranquil\w+|normal)|sin ruido|sleeps? (?:fine|well|quiet\w*)|no (?:more )?nois\w*|breath\w* (?:fine|normal\w*|quiet\w*))\b/
const CROUP_GRAVE =
  /\b(?:hund\w+|jala|estridor|babe\w+|morad\w+|fiebre|otra vez|regres\w+|peor|no (?:puede|come|toma)|stridor|pulling|drool\w*|blue|fever|again|back|worse)\b/

/** Colds, coughs, croup and noses, each told as a whole (MedlinePlus, AAP, CDC, NHS). */
export const HOME_CARE_OF_COLDS_AND_COUGH: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:sneez\w*|runny|clear (?:drip|rhinorr\w+|mucus)|rhinorr\w+|estornud\w*|watery eyes|itchy (?:eyes|nose|palate)|lloran)\b/,
      /\b(?:(?:every|each) (?:year|spring|summer|fall|autumn|april|may|june|march|september|season)|season\w*|pollen|polen|hay fever|cada (?:primavera|ano|otono|verano)|ragweed|mow\w*|grass)\b/,
    ],
    explains: ['rash', 'pain-other', 'needs-visit'],
  },
  {
    tells: [
      /\b(?:sore|scratchy|raw) throat\b|\bthroat (?:\w+ )?(?:sore\w*|hurts)\b|\bgarganta\b|\bpharyngitis\b/,
      /\b(?:cough\w*|runny|stuff\w*|rhinorr\w*|hoarse\w*|sneez\w*|congest\w*|tos|moco\w*|catarro|resfriado)\b/,
      /\b(?:eat\w*|ate|drink\w*|swallow\w*|fluids|lunch|trag\w+|com[eo]\w*|tom[oa]\w*|liquidos)\b/,
    ],
    without: ['white-patches', 'stridor', 'neck-swells', 'rash', 'severe'],
  },
  {
    tells: [
      /\b(?:nasal|nose|sinus\w*|cheeks?|nariz|mejillas|congest\w*)\b/,
      /\b(?:congest\w*|pressure|stuff\w*|blocked|tapad[oa]|presion)\b/,
      /\b(?:improv\w+|better|clear\w*|mejor\w*|clar[oa])\b/,
    ],
    explains: ['genital-discharge', 'pain-other', 'headache'],
    without: ['swollen-eye', 'severe', 'sudden'],
    upTo: 9,
  },
  {
    tells: [
      /\b(?:cough\w*|tos)\b/,
      /\b(?:colds?|uri|catarro|resfriado|bronchitis|bronquitis|runny|stuffy)\b/,
      /\b(?:chest (?:is |sounds )?clear|lungs (?:are |sound )?clear|no fever|afebrile|sin fiebre|temp\w* (?:is |of )?(?:normal|3[67][.,]\d|98)|saturation 9[6-9]|spo2 9[6-9])\b/,
      /\b(?:sleeps?|slept|works?|working|walk\w*|eat\w*|clear|duerm\w*|com\w+)\b/,
    ],
    explains: ['pain-other', 'cough', 'cold', 'long-lasting', 'joint-ache'],
    unless: /\b(?:blood\w*|rust\w*|wheez\w*|sangre|silb\w*|winded|breathless|weight)\b/,
    without: ['copd', 'asthma', 'age-65-plus', 'age-under-2', 'heart-failure'],
    upTo: 21,
  },
  {
    of: words('cold'),
    tells: [
      /\b(?:nose|nostrils?|nariz)\b/,
      /\b(?:drip\w*|runs?|running|runny|gotea|escurre|chorrea|moquea)\b/,
      /\b(?:each time|every time|when(?:ever)?|while|cuando|al|cada vez que) (?:i |he |she |we )?(?:\w+ )?(?:eat\w*|soup|spicy|hot food|come|comer|como|sopa|picante)\b/,
      /\b(?:years|always|anos|siempre)\b/,
    ],
    never:
      /\b(?:one (?:side|nostril)|salty|metallic|bend\w*|lean\w*|headache|injury|surgery|hit|fell|blood\w*|un lado|salad[oa]|agach\w+|golpe|operacion)\b/,
    without: words('head-injury severe-headache fever post-surgery'),
    explains: ['cold', 'cough'],
  },
  {
    of: ['cold'],
    tells: [
      /\b(?:nostrils?|nose|nariz)\b[^.;!?\n]{0,25}\b(?:shut|plugg?\w*|stuff\w*|block\w*|clogg?\w*|congest\w*|tapad\w*|cerrad\w*)\b/,
      /\b(?:breath\w*|respir\w+) (?:\w+ ){0,2}(?:through|out of|thru|by|por) (?:his|her|my|the|la) (?:mouth|boca)\b/,
      /\b(?:ate|eat\w*|talk\w*|ran|runs|laugh\w*|plays?|playing|comio|come|habl\w+|corr\w+|jueg\w*)\b/,
    ],
    unless:
      /\b(?:wheez\w*|fever|chest|blue|gasp\w*|ribs|asthma|copd|baby|infant|newborn|short of breath|throat|sleepy|drows\w*|confus\w*|fiebre|pecho|asma|bebe|garganta|morad\w*)\b/,
    explains: words('cold stressed'),
    upTo: 10,
  },
  {
    of: words('cannot-breathe cold short-of-breath'),
    tells: [
      /\b(?:snot\w*|stuffy|nose|congest\w*|snuffl\w*|snor\w*|mocos?|mocosa?|nariz|tapad\w+)\b/,
      /\b(?:(?:drinks?|takes?|finish\w*) (?:\w+ )?(?:full|all|whole|every|his|her)|full bottles?|wet (?:diapers?|nappies)|toma (?:tod[oa]|bien)|moja (?:bien|panales)|panales mojados)\b/,
      /\b(?:breath\w* (?:\w+ )?(?:easy|easily|fine|well|normal\w*|quiet\w*)|respira (?:\w+ )?(?:bien|tranquil\w+|facil))\b/,
      /\b(?:no|without|sin|not|never)\b[^.;!?\n]{0,16}\b(?:fever|temp\w*|fiebre|calentura)\b/,
    ],
    unless:
      /\b(?:ribs?|pull\w*|fast\w*|blue|paus\w*|grunt\w*|flar\w*|wheez\w*|limp|worse|costillas|rapid\w*|azul|morad[oa]|quejid\w*|silb\w*|peor|hund\w+)\b/,
    without: words('age-under-3-months newborn-word age-newborn wheezing breaths-fast'),
    explains: words(
      'cannot-breathe short-of-breath cold month-or-more lasting long-lasting no-memory child-word infant-word',
    ),
  },
  {
    tells: [BARKS, AIR_HELPED, SINGS_NOW, QUIET_NOW],
    age: [1, 9],
    unless:
      /\b(?:blue|drool\w*|pull\w* in|ribs|neck suck\w*|again now|worse|tired out|morad[oa]|babe\w*|costillas|peor)\b/,
    without: [...ILL, ...words('drooling throat-danger blue-lips ribs-pulling cannot-breathe drowsy')],
    explains: words('stridor cough hoarse cold wheezing noisy-air'),
    upTo: 2,
  },
  {
    tells: [BARKS_LIKE, ONLY_WHEN_CRYING, QUIET_AT_REST],
    unless: CROUP_WORSE,
    without: words('short-of-breath cannot-breathe ribs-pulling age-under-3-months'),
    explains: words('stridor cough cold moved-about drooling'),
    upTo: 3,
  },
  {
    tells: [CROUP, WAS_TREATED, SLEEPS_QUIETLY],
    unless: CROUP_GRAVE,
    explains: words('dose-mistake cough cold throat-danger stridor'),
  },
]
