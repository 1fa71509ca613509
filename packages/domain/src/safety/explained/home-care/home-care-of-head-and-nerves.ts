import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { BODY_FAILS, ILL, IN_SECONDS, MONTH, WELL_SINCE } from './home-care-words'

const EASED =
  /\b(?:ibuprofen|ibuprofeno|acetaminophen|paracetamol|tylenol|advil|aspirin|naproxen|rest|sleep|break|massage|acetaminofeno|descans\w+|estres|stress|deadline|exams?|screens?|computer|office|workday|trabajo|heat|calor)\b/

const FINE_AGAIN =
  /\b(?:(?:then |all |was |is |im |fully |now )+(?:all )?(?:fine|ok|okay|normal|gone|better)|fine (?:since|now|again|once|after)|(?:passed|gone|went away)|not come back|hasnt (?:come back|happened again)|ya (?:estoy|esta|me siento) bien|se (?:me |le )?(?:paso|quito)|no ha vuelto)\b/

const MOUNTAIN =
  /\b(?:leadville|aspen|breckenridge|la paz|cusco|quito|altitude|elevation|(?:8|9|10|11),?\d00 ?(?:feet|ft)|ski (?:town|resort|lodge)|mountain (?:town|lodge)|altura|altitud|soroche)\b/
const SLIGHT_ACHE =
  /\b(?:mild|slight|little|dull|light|leve|ligero|poquito|poco)\b[^.;!?\n]{0,15}\b(?:head ?ache|dolor de cabeza|nausea)\b/
const CLEAR_AND_STEADY =
  /\b(?:(?:think\w*|head) (?:is )?clear|clear headed|walk\w* (?:straight|fine|normal\w*)|no (?:confusion|stumbl\w*|cough|vomit\w*)|piens\w+ (?:claro|bien)|camin\w+ (?:bien|derecho))\b/

const OLD_STROKE =
  /\b(?:strokes?|derrames?|embolia)\b[^.;!?\n]{0,25}\b(?:(?:19|20[01])\d\d?|in 202[0-4]|years ago|(?:hace|desde hace) (?:\w+ )?anos|en (?:el )?20\d\d)|\b(?:years ago|hace (?:\w+ )?anos)\b[^.;!?\n]{0,30}\b(?:stroke|derrame|embolia)\b/
const STAYED_SO =
  /\b(?:ever since|since then|exactly the same|(?:no|not any) (?:change|worse|different)|unchanged|same as (?:ever|always|before)|desde entonces|(?:esta |sigue )?igual(?:ito)?(?: que siempre)?|sin cambios)\b/
const FOR_EXERCISE =
  /\b(?:exercis\w*|putty|brace|splint|therap\w*|stretch\w*|cane|walker|grip|squeez\w*|shoes?|rehab\w*|ejercicios?|plastilina|ferula|terapia|baston|andadera|pelotita)\b/
const OF_LATE =
  /\b(?:(?:since|from) (?:yesterday|this morning|last night|today)|sudden\w*|worse\w*|weaker|new (?:weak|numb|trouble)\w*|droop\w*|slur\w*|confus\w*|more than|headache|fell|de repente|peor|mas debil|desde (?:ayer|hoy|anoche)|chuec[oa]|habla (?:mal|raro)|dolor de cabeza)\b/

const SAT_LONG =
  /\b(?:toilet|throne|commode|(?:sat|sitting|kneel\w*|crouch\w*|squat\w*|cross ?legged|on my (?:foot|feet|legs|knees))|inodoro|excusado|taza|bano|sentad[oa]|hincad[oa]|cuclillas|piernas cruzadas)\b/
const LIMBS_ASLEEP =
  /\b(?:(?:legs?|feet|foot|both)\b[^.;!?\n]{0,30}\b(?:numb|asleep|dead|tingl\w*|pins)|pins and needles|(?:piernas?|pies?|pie)\b[^.;!?\n]{0,25}\b(?:dormid[oa]s?|durmi\w+|adormec\w*|hormigue\w*))\b/
const NORMAL_AFTER =
  /\b(?:then (?:normal|fine|ok\w*|gone)|(?:minutes?|mins?|seconds?)\b[^.;!?\n]{0,25}\b(?:normal|fine|gone|ok\w*)|(?:normal|fine|gone|back)\b[^.;!?\n]{0,20}\b(?:minutes?|mins?|seconds?|again)|se me (?:quito|paso)|ya (?:normal|bien))\b/
const SPINE_FAILS =
  /\b(?:back (?:pain|hurts|ache)|still (?:numb|weak|cant)|again|every day|days|leak\w*|wet myself|cant (?:pee|feel|walk)|(?<!almost |nearly )fell|saddle|dolor de espalda|sigue\w*|todavia|otra vez|dias|no puedo (?:orinar|caminar))\b/

/** Headaches, dizziness and numbness that pass or are known, each told as a whole (MedlinePlus, AAP, CDC, NHS). */
export const HOME_CARE_OF_HEAD_AND_NERVES: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:band|pressing|pressure|tight\w*|squeez\w*|vise|banda|apret\w+|presion|opresion|dull)\b/,
      /\bhead ?aches?\b|\bhead\b|\bcabeza\b|\bha\b|\bh a\b/,
      EASED,
    ],
    upTo: MONTH,
    without: [...words('vomiting sudden sudden-alone age-65-plus dizzy getting-worse'), 'nausea', 'cancer'],
  },
  {
    tells: [
      /\b(?:band|pressing|pressure|tight\w*|dull|banda|apret\w+|presion|opresion)\b/,
      /\b(?:head|head ?aches?|cabeza)\b/,
      /\b(?:(?:has|have|had) (?:\w+ )?(?:such|these|them|the same) (?:\w+ )?for (?:\w+ )?years|same (?:\w+ )?(?:head ?aches?|as) (?:\w+ ){0,4}for (?:\w+ )?years|(?:la|el|los) mism[oa]s? (?:\w+ ){0,4}(?:hace|de) (?:\w+ )?anos|desde hace anos|como siempre)\b/,
      /\b(?:busy|stress\w*|deadlines?|work|screens?|computer|exams?|sleep|estres|trabajo|pantallas?|cansancio|mucho trabajo)\b/,
    ],
    never: /\b(?:wors\w+|different|unlike|sudden\w*|wakes?|new|peor|distint[oa]|de repente|despierta)\b/,
    without: [
      ...BODY_FAILS,
      ...words('sudden sudden-alone dizzy vision-change age-65-plus getting-worse cancer nausea fever'),
    ],
  },
  {
    of: words('dizzy faint-of-standing feels-faint'),
    tells: [
      /\b(?:stood up|got up (?:quickly|fast|too)|(?:jump|climb|hopp?|stepp?|got|gett?)\w* out of (?:the |a |my )?(?:\w+ )?(?:bath|tub|shower|sauna|bed)|hot (?:bath|tub|shower)|sauna|me (?:pare|levante)|se (?:paro|levanto)|(?:tina|bano) caliente)\b/,
      IN_SECONDS,
      FINE_AGAIN,
    ],
    never:
      /\b(?:every (?:time|day)|each time|keeps|often|twice|several|fell|faint\w*|pass(?:ed)? out|chest|palpitations?|pounding|racing|headache|black|bleed\w*|bled|blood|vomit\w*|diarrhea|fever|pills?|medicine|medication|tablets?|weak\w*|numb\w*|speech|slur\w*|eye|pregnan\w*|cada vez|seguido|desmay\w+|pecho|sangr\w+|pastillas?|medicinas?|embaraz\w+|debil\w*)\b(?<!\b(?:went|goes|turned) black)/,
    without: [
      ...BODY_FAILS,
      ...words(
        'age-65-plus diabetes heart-disease heart-failure palpitations blood-thinner bleeding black-stool diarrhea head-injury getting-worse headache balance-loss limb-numb',
      ),
    ],
    explains: words('dizzy faint-of-standing feels-faint'),
  },
  {
    of: words('dizzy feels-faint'),
    tells: [
      /\b(?:gas station|gas pump|(?:filling|fueling) (?:up|the (?:car|tank))|pumping gas|gasolinera|(?:echando|cargando) gasolina|nail polish|esmalte)\b/,
      IN_SECONDS,
      /\b(?:fine (?:since|now|after|again)|gone|passed|went away|ya (?:estoy|esta) bien|se (?:me )?(?:paso|quito))\b/,
    ],
    never:
      /\b(?:swallow\w*|drank|drink|siphon\w*|eyes?|mouth|headache|still|keeps?|garage|indoors|generator|furnace|trag\w+|bebi\w*|ojos?|boca|todavia)\b/,
    without: [...BODY_FAILS, ...words('carbon-monoxide headache nausea palpitations')],
    explains: words('dizzy feels-faint heartburn'),
  },
  {
    tells: [MOUNTAIN, SLIGHT_ACHE, CLEAR_AND_STEADY],
    unless: /\b(?:worse|worsening|cough\w*|froth|at rest|blue|stumbl\w*|staggers?|vomit\w*|peor|tos|descans\w+)\b/,
    without: [
      ...words('confused drowsy vomiting cough blue-lips balance-loss fainted chest-pain severe-headache pregnant'),
    ],
    explains: words('headache nausea short-of-breath swelling-other stops-on-stairs on-effort'),
  },
  {
    of: ['dizzy'],
    tells: [
      /\b(?:positional vertigo|bppv|vppb|vertigo posicional)\b/,
      /\b(?:known|diagnos\w*|specialist|ent|taught|otorrino|conocido)\b/,
      /\b(?:same as (?:before|last|always|usual)|like (?:before|last time|the other times)|as before|just like|igual que (?:antes|la vez pasada|siempre)|como (?:antes|siempre))\b/,
    ],
    unless:
      /\b(?:head ?aches?|double|weak\w*|numb\w*|hearing (?:loss|less|gone|is worse)|(?:lost|losing) (?:my |some |the )?hearing|deaf\w*|slur\w*|speech|droop\w*|fell|falls?|vomit\w*|cant (?:walk|stand)|constant\w*|chest|faint\w*|worse|different|dolor de cabeza|doble|debil\w*|adormec\w*|vomit\w*|caigo|peor|no puedo (?:caminar|parar))\b/,
    explains: words('dizzy sudden sudden-alone hard-exercise'),
  },
  {
    tells: [OLD_STROKE, STAYED_SO, FOR_EXERCISE],
    unless: OF_LATE,
    without: [...ILL, ...words('dizzy confused headache')],
    explains: words('stroke one-side-weak weak-hands tired limb-numb'),
  },
  {
    tells: [SAT_LONG, LIMBS_ASLEEP, NORMAL_AFTER],
    unless: SPINE_FAILS,
    without: [...ILL, ...words('back-pain spine-ache saddle-numb lost-bladder-control no-urine diabetes cancer')],
    explains: words('back-danger both-legs-weak one-side-weak limb-numb joint-ache limb-asleep odd-limbs fall'),
    upTo: 2,
  },
  {
    of: words('tremor hand-shake'),
    tells: [
      /\b(?:fast(?:ing|ed)?|ayun\w+|sin comer|skipped (?:breakfast|lunch)|hadnt eaten|not eaten)\b/,
      /\b(?:ate|eat|had (?:a|some)|me comi|comi|desayune|almorce|torta|sandwich|juice|jugo)\b/,
      WELL_SINCE,
    ],
    unless:
      /\b(?:insulin\w*|metformin\w*|glipizide|glyburide|faint\w*|pass(?:ed)? out|seiz\w*|again|every|insulina|metformina|desmay\w*|otra vez|siempre)\b/,
    without: [...BODY_FAILS, ...words('diabetes weight-loss palpitations chest-pain pregnant')],
    explains: words('tremor hand-shake dizzy'),
  },
]
