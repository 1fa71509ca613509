import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { BODY_FAILS, MONTH } from './home-care-words'

const HURTS_OR_FAILS =
  /\b(?:swoll?en|swell\w*|bruis\w*|crooked|bent|cant|cannot|couldnt|wont|gave (?:out|way)|gives? (?:out|way)|locks?|locked|hurts?|painful|fell|fall|twist\w*|landed|hinchad[oa]|inflamad[oa]|morad[oa]|no puedo|cai|torci|chuec[oa])\b/

/** Small troubles of bones, joints and muscles, each told as a whole (MedlinePlus, AAP, NHS). */
export const HOME_CARE_OF_BONES_AND_JOINTS: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:heels?|soles?|arch|plantar|talon|planta)\b/,
      /\b(?:first (?:few |couple of )?steps?|out of bed|in the morning|after (?:sitting|rest\w*)|primeros pasos|al levantar\w*)\b/,
      /\b(?:eas\w+|better|loosen\w*|wears? off|improv\w+|walk\w* (?:it )?off|mejora|se quita)\b/,
    ],
    explains: ['joint-ache', 'pain-other', 'needs-visit'],
    without: words('diabetes fall swelling-other hot-joint limb-numb likely-broken bruise'),
    upTo: MONTH,
  },
  {
    tells: [
      /\b(?:sore\w*|stiff\w*|ach\w+|doms|adolorid\w+|agujetas|dolor|duelen?|molid\w+)\b/,
      /\b(?:gym|workout|spin|squats?|sentadillas|pesas|flexiones|lagartijas|abdominales|futbol|caminata|maraton|carrera|mov(?:ing|ed) (?:house|furniture|boxes)|garden\w*|shovel\w*|lifting|painting|race|marathon|gimnasio|mudanza|ejercicio)\b/,
      /\b(?:better|improv\w+|eas\w+|loosen\w*|mejor\w*|afloj\w+|va (?:pasando|cediendo|a menos))\b/,
      /\b(?:no|not|without|sin) (?:\w+ ){0,2}(?:swell\w*|swollen|numb\w*|hinch\w+)\b|\b(?:urine|pee|orina|pis|pipi|orino) (?:is |esta )?(?:\w+ )?(?:pale|normal|clear|clar[oa]|clarit[oa])\b/,
    ],
    explains: ['joint-ache', 'pain-other', 'sprain'],
    without: ['dark-urine', 'leg-swelling-one', 'back-danger', 'limb-numb', 'saddle-numb'],
    upTo: 7,
  },
  {
    tells: [
      /\b(?:ankle|tobillo)\b/,
      /\b(?:roll\w*|twist\w*|turned|invert\w*|went over|torci\w*|doble)\b/,
      /\b(?:walk\w*|steps|bears? weight|weight[- ]bear\w*|camin\w*|apoy\w*)\b/,
      /\b(?:no (?:\w+ ){0,3}(?:tender\w*|pain)|causes? no pain|not tender|nontender|(?:bones?|pressing)[^.]{0,60}(?:fine|no pain|not hurt|doesnt hurt)|slight limp|hueso[^.]{0,30}no duele)\b/,
    ],
    explains: ['sprain', 'joint-ache', 'swelling-other', 'bruise', 'pain-other', 'broken-bone', 'refuses-walk'],
    unless: /\b(?:cant|cannot|unable|numb|crooked|cold|crack\w*|snap\w*|no puede)\b/,
    without: ['limb-numb', 'cold-limb', 'bad-fracture', 'age-65-plus'],
  },
  {
    tells: [
      /\b(?:neck|cuello)\b/,
      /\b(?:woke|wok\w+|slept|pillow|cushion|couch|draft|amaneci|desperte|dormi|almohada)\b/,
      /\b(?:turn\w*|stiff|crick|twist\w*|volte\w+|girar|torcido|ties[oa])\b/,
    ],
    explains: words('stiff-neck unresponsive not-wake pain-other trunk-word joint-ache'),
    unless:
      /\b(?:fever|headache|numb\w*|tingl\w*|weak\w*|accident|fell|fall|crash|confus\w*|fiebre|rash|arms? (?:is|are|feels?) (?:numb|weak|heavy))\b/,
    without: ['limb-numb', 'headache', 'vomiting', 'age-65-plus', 'infant-word'],
    upTo: 7,
  },
  {
    of: words('belly-pain cramps pain-other'),
    tells: [
      /\b(?:laugh\w* (?:\w+ )?(?:so|too) (?:hard|much)|sit ?ups|crunches|plank\w*|(?:de )?tanto reir\w*|abdominales)\b/,
      /\b(?:sore (?:abs|muscles?|stomach|belly)|stomach (?:hurts|is sore)|abs|me duele (?:la|el) (?:panza|estomago))\b/,
    ],
    never:
      /\b(?:vomit\w*|fever|blood\w*|bulg\w*|lumps?|days|weeks|pregnan\w*|right side|worse|black|fiebre|sangr\w+|bult\w+|dias|embaraz\w+|lado derecho)\b/,
    without: [...BODY_FAILS, ...words('fever temp-38 sudden-alone age-65-plus')],
    explains: words('belly-pain cramps pain-other'),
  },
  {
    of: words('chest-pain broken-bone'),
    tells: [
      /\b(?:ribs?|costillas?)\b/,
      /\b(?:x ?rays?|scan|ct|radiografia|rayos x|placa|tomografia)\b/,
      /\b(?:no lung|lungs? (?:\w+ )?(?:fine|ok|okay|clear|normal)|nothing (?:\w+ )?lung|pulmon(?:es)? (?:\w+ )?(?:bien|limpi\w+|normal\w*)|nada en (?:el|los) pulmon(?:es)?)\b/,
      /\b(?:breath\w* (?:\w+ )?(?:fine|ok|okay|normal\w*|easy|well)|not short of breath|no shortness|respir\w+ (?:muy )?bien)\b/,
    ],
    unless:
      /\b(?:fever|cough\w*|blood|worse|faint\w*|dizz\w*|sweat\w*|jaw|arm|belly|pressure|fiebre|tos|sangre|peor|mareo\w*|sudor|brazo|panza)\b/,
    without: words('age-65-plus blood-thinner short-of-breath'),
    explains: words('chest-pain broken-bone pain-other heart-attack heart-disease throbs-on cold moved-about'),
    upTo: 21,
  },
  {
    of: words('likely-broken broken-bone joint-ache sprain'),
    tells: [
      /\b(?:knees?|shoulders?|ankles?|wrists?|elbows?|hips?|necks?|backs?|jaws?|fingers?|knuckles?|toes?|rodillas?|hombros?|tobillos?|munecas?|codos?|caderas?|dedos?|nudillos?|cuello|espalda|quijada)\b/,
      /\b(?:pop(?:s|ped|ping)?|click(?:s|ed|ing)?|crack(?:s|ed|ing)?|crunch\w*|snap(?:s|ped)|creak\w*|tron[oae]\w*|true?na\w*|crujio|cruje\w*)\b/,
      /\b(?:(?:doesnt|didnt|dont|not|never|no|isnt|wasnt|without) (?:\w+ ){0,2}(?:hurt\w*|pain\w*|sore)|painless\w*|no (?:me |le )?(?:duele|dolio)|sin dolor|ni me duele)\b/,
    ],
    explains: words('likely-broken broken-bone joint-ache sprain pain-other'),
    unless: HURTS_OR_FAILS,
    without: words('dangerous-accident fall fell-on-hand limb-numb bad-fracture diabetes'),
  },
]
