import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { BODY_OR_THROAT_FAILS, OF_FEAR, also } from './home-care-words'

const RED_MEDICINE = /\b(?:rifampin|rifampicin|rifampicina|phenazopyridine|pyridium|azo)\b/
const RED_WATER =
  /\b(?:(?:orange|red|orangey|pink|reddish|bright orange)\b[^.;!?\n]{0,30}\b(?:urine|pee|tears|sweat|contacts?|lenses)|(?:urine|pee|tears|contacts?|lenses)\b[^.;!?\n]{0,30}\b(?:orange|red|stained|pink)|(?:orina|pipi|lagrimas)\b[^.;!?\n]{0,30}\b(?:naranja|roj[oa]|rosa))\b/
const CLOTS_OR_PAIN = /\b(?:clots?|burn\w*|flank|yellow (?:eyes|skin)|coagulos?|arde|amarill\w+|cuajos?)\b/

const ORANGE =
  /\b(?:pipi|orina|orin\w+|pis|chis|urine|pee)\b[^.;!?\n]{0,25}\b(?:naranja|anaranjad\w+|fosforescente|orange|neon)\b|\b(?:naranja|orange)\b[^.;!?\n]{0,15}\b(?:pipi|orina|urine|pee)\b/
const OF_PILL =
  /\b(?:desde que (?:empece|tomo|comence)|fenazopiridina|azo|pyridium|rifampi\w+|vitaminas?|complejo b|phenazopyridine|since (?:i )?(?:start\w+|tak\w+)|vitamins?)\b/
const URINE_GRAVE =
  /\b(?:espalda|fiebre|calentura|sangre|coca|cafe|amarill\w+|vomit\w*|embaraz\w+|back|fever|blood|cola|brown|dark|yellow (?:eyes|skin)|pregnan\w*)\b/

/** Of urine, kidneys and sexual organs what mends by itself or a doctor has seen, each told as a whole (MedlinePlus, AAP, ACOG, CDC, NIDDK, NHS). */
export const HOME_CARE_OF_URINE_AND_SEX: readonly HomePicture[] = [
  {
    tells: [RED_MEDICINE, RED_WATER],
    says: [RED_MEDICINE],
    unless: CLOTS_OR_PAIN,
    without: [...BODY_OR_THROAT_FAILS, ...words('fever temp-38 jaundice flank-pain pregnant blood-thinner')],
    explains: words(
      'vaginal-bleeding bleeding blood-in-urine pink-urine painless-blood-urine urine-trouble blood-in-stool dark-urine contact-lens',
    ),
  },
  {
    of: words('burning-urine pink-urine blood-in-urine painless-blood-urine urine-trouble'),
    tells: [
      /\b(?:phenazopyridine|pyridium|azo|uristat|fenazopiridina|piridium|rifamp\w+)\b/,
      /\b(?:orange|naranja|anaranjad[oa]|rojiza)\b/,
    ],
    unless:
      /\b(?:fever|chills|flank|back pain|clots?|vomit\w*|yellow (?:eyes|skin)|fiebre|escalofrios|espalda|coagulos|ojos amarillos)\b/,
    without: words('fever temp-38 flank-pain jaundice chills vomiting pregnant age-under-18 child-word'),
    explains: words('burning-urine pink-urine blood-in-urine painless-blood-urine urine-trouble'),
    upTo: 3,
  },
  {
    tells: [
      /\b(?:foreskin|prepuce|prepucio)\b/,
      /\b(?:wont|doesnt|cant|not|no (?:se )?(?:le )?(?:baja|retrae|corre)|never) ?(?:\w+ )?(?:pull\w*|retract\w*|go|slide|back)?\b/,
      /\b(?:strong stream|pees (?:fine|well|normal\w*|in a)|no ballooning|good stream|peeing (?:fine|well|normal\w*)|orina bien|buen chorro|chorro (?:fuerte|normal)|no se (?:le )?infla)\b/,
    ],
    age: [0, 8],
    unless: also(
      'stuck|swoll?en|pus|scar\\w*|white ring|infect\\w*|blood\\w*|cries|atorad\\w*|hinchad\\w*|sangre|llora',
    ),
    explains: [
      ...OF_FEAR,
      ...words('child-word infant-word clot-maker much-blood blood-flow sprays-out urine-trouble'),
    ],
  },
  {
    tells: [
      /\b(?:vasectomy|vasectomia)\b/,
      /\b(?:bruis\w*|black|blue|purple|moret\w+|morad\w+|negr\w+|swoll?en|swelling|hinchad\w*|sore|adolorid\w*)\b/,
      /\b(?:less (?:sore|swollen)|getting better|better (?:each|every) day|no fever|no (?:pus|redness|smell)|mejor(?:ando)?|menos dolor|sin fiebre)\b/,
      /\b(?:yesterday|today|(?:one|two|three|four|five|six|seven|[1-7]) days? ago|day (?:\d|one|two|three)|this week|last (?:week|friday|monday)|ayer|antier|hace (?:\w+ )?dias)\b/,
    ],
    unless: also(
      'huge|grapefruit|twice|balloon|tight|pus|red streak\\w*|smell\\w*|one side|cant pee|gets? bigger|enorme|toronja|huele|cada vez mas',
    ),
    explains: [...OF_FEAR, ...words('swelling-other bruise')],
  },
  {
    tells: [
      /\b(?:cant|cannot|couldnt|unable|no (?:puedo|puede)) (?:\w+ )?(?:pee|piss|urinate|go|orinar)\b/,
      /\b(?:urinal|public|stands?|people|others|watch\w*|mingitorio|publico|gente|alguien)\b/,
      /\b(?:at home|alone|in private|en (?:mi )?casa|sol[oa])\b[^.;!?\n]{0,30}\b(?:fine|normal\w*|ok|okay|no problem|bien)\b/,
    ],
    unless: also('blood\\w*|burn\\w*|today|since (?:this|last|yesterday)|swoll?en|hoy|sangre|arde'),
    explains: [...OF_FEAR, ...words('no-urine hard-to-void cannot-bend')],
  },
  {
    of: words('pink-urine painless-blood-urine blood-in-urine burning-urine same-day'),
    tells: [
      /\b(?:catheter|foley|sonda|cystoscop\w*|cistoscop\w*)\b/,
      /\b(?:came out|taken out|removed|pulled|out (?:this|yesterday)|quitaron|sacaron|today|this morning|yesterday|hoy|ayer)\b/,
      /\b(?:first (?:time|pee|one)|once|la primera(?: vez)?)\b/,
      /\b(?:(?:second|third|next|since|later|now|then)\b[^.;!?\n]{0,30}\b(?:clear|fine|normal|didnt hurt|no (?:pain|sting\w*))|(?:despues|ya|segunda)\b[^.;!?\n]{0,30}\b(?:clar[oa]|normal|bien|no (?:arde|ardio|dolio)))\b/,
    ],
    unless: also('clots?|cant pee|dribbl\\w*|back|flank|coagul\\w*|no puede orinar|espalda'),
    without: ['blood-thinner', 'pregnant'],
    explains: words(
      'pink-urine painless-blood-urine blood-in-urine burning-urine same-day told-for-today infection pain-other allergy-trigger joint-word',
    ),
    upTo: 3,
  },
  {
    of: words('flank-pain kidney-stone needs-visit'),
    tells: [
      /\b(?:kidney stones?|stones? (?:in|sitting in) (?:my|the) kidney|piedras? en el rinon|calculos? (?:renal|en el rinon))\b/,
      /\b(?:not moving|isnt moving|sitting (?:in|there)|found (?:by|when|on)|by accident|leave it|watch it|drink (?:more )?water|small|no se mueve|dejarla|tome agua|casualidad)\b/,
      /\b(?:no pain|no (?:\w+ )?symptoms|pain free|havent had (?:any )?pain|(?:never|not) hurt\w*|sin dolor|no me duele)\b/,
      /\b(?:no fever|pee is (?:clear|fine|normal)|clear (?:pee|urine)|feel (?:fine|well|great)|sin fiebre|orina clara|me siento bien)\b/,
    ],
    unless: also('blood\\w*|one kidney|pregnan\\w*|cant pee|hurts|sangre|un rinon|embaraz\\w*|duele'),
    without: ['pregnant', 'one-kidney'],
    explains: [
      ...OF_FEAR,
      ...words('flank-pain kidney-stone unresponsive answers-not no-movement infection force just-now'),
    ],
  },
  {
    tells: [
      /\b(?:varicocele|hydrocele|epididymal cyst|spermatocele|bag of worms|worms\b[^.;!?\n]{0,25}\btesticle|varicocele|hidrocele)\b/,
      /\b(?:examined|checked|seen|ultrasound|urolog\w*|doctor|scan|reviso|revisaron|vio|ultrasonido|urolog[oa])\b/,
      /\b(?:no treatment|nothing (?:to do|needed)|leave it|harmless|benign|no (?:\w+ )?change|unchanged|same (?:as|size)|sin (?:tratamiento|cambios)|no (?:ocupa|necesita)|inofensiv\w+)\b/,
    ],
    unless: also(
      'sudden\\w*|pain (?:now|since|today)|hurts|bigger|hard lump|swoll?en|de repente|duele|crec\\w+|bola dura',
    ),
    explains: OF_FEAR,
  },
  {
    tells: [
      /\b(?:gonorrh?ea|chlamydia|trich\w*|syphilis|gonorrea|clamidia|tricomon\w*|sifilis)\b/,
      /\b(?:shot|treated|treatment|antibiotics?|pills|ceftriaxone|doxycycline|azithromycin|inyeccion|tratamiento|pastillas|tratad[oa])\b/,
      /\b(?:(?:discharge|burning|symptoms|drip)\b[^.;!?\n]{0,30}\b(?:gone|went away|stopped|cleared)|(?:gone|no more|without) (?:discharge|burning|symptoms)|all (?:gone|clear)|(?:se (?:me |le )?quito|ya no (?:tengo|hay)|sin) (?:\w+ ){0,3}(?:flujo|ardor|sintomas|secrecion|todo))\b/,
      /\b(?:partner|girlfriend|boyfriend|wife|husband|pareja|novi[oa]|espos[oa])\b/,
    ],
    unless: also(
      'still|again|new|joints?|rash|pregnan\\w*|vision|positive|otra vez|todavia|embaraz\\w*|ronchas?|coyunturas?',
    ),
    without: ['pregnant'],
    explains: [...OF_FEAR, ...words('yeast-infection genital-discharge drug-into-vein street-drug burning-urine')],
    upTo: 31,
  },
  {
    of: words('harmless-sign long-erection needs-visit'),
    tells: [
      /\b(?:erections?|boners?|hard|erecciones|ereccion|parad[oa])\b/,
      /\b(?:(?:every|each|most) (?:\w+ )?mornings?|in the mornings?|morning wood|wakes? up|todas las mananas|cada manana|al despertar)\b/,
      /\b(?:goes (?:off|away|down)|gone (?:in|after|when)|after (?:i|he) pees?|se (?:me |le )?(?:baja|quita|pasa))\b/,
    ],
    unless: also(
      'hours?|wont|pain\\w*|hurts?|sickle|viagra|cialis|trazodone|inject\\w*|horas|duele|falciforme|inyec\\w*',
    ),
    explains: [...OF_FEAR, ...words('long-erection erection-stays child-word')],
  },
  {
    tells: [ORANGE, OF_PILL],
    unless: URINE_GRAVE,
    explains: words('urine-trouble dark-urine kidney-disease needs-visit burning-urine woman-visit'),
  },
]
