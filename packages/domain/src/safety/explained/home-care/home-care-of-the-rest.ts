import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const MONTH = 27
const EASED =
  /\b(?:ibuprofen|ibuprofeno|acetaminophen|paracetamol|tylenol|advil|aspirin|naproxen|rest|sleep|break|massage|acetaminofeno|descans\w+|estres|stress|deadline|exams?|screens?|computer|office|workday|trabajo|heat|calor)\b/

/** Small troubles of head, nose, mouth, eyes and belly, each told as a whole (MedlinePlus, home care of each). */
export const HOME_CARE_OF_THE_REST: readonly HomePicture[] = [
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
      /\b(?:ulcers?|sores?|crater|aphth\w+|afta\w*|llaga\w*|fuegos?|canker)\b/,
      /\b(?:lips?|cheeks?|tongue|gums?|mouth|labios?|lengua|boca|mejilla|encia)\b/,
      /\bshallow|\binside\b|\binner\b|\bround\b|\bwhite\b|\byellow|\bcanker\b|\bpor dentro\b|\bdentro\b|\bblanc[oa]\b|\bafta/,
    ],
    unless: /(?:has|have|is|are) not heal/,
    upTo: 20,
    explains: ['pain-other', 'mouth-sore', 'canker-sore', 'mouth-tingle', 'tired', 'skin-change', 'needs-visit'],
  },
  {
    tells: [
      /\b(?:lips?|labios?)\b/,
      /\b(?:blisters?|vesicles?|cold sores?|tingl\w+|ampoll\w+|fuegos?|hormigue\w+)\b/,
      /\b(?:again|recurr\w*|every|usual|familiar|times a year|twice a year|before|childhood|cada|siempre|otra vez|calenturas?)\b/,
    ],
    explains: words(
      'joint-ache pain-other mouth-tingle canker-sore mouth-sore minor-cut skin-change chronic-illness skin-damage',
    ),
    without: ['red-eye', 'allergy-trigger'],
  },
  {
    tells: [
      /\b(?:sneez\w*|runny|clear (?:drip|rhinorr\w+|mucus)|rhinorr\w+|estornud\w*|watery eyes|itchy (?:eyes|nose|palate)|lloran)\b/,
      /\b(?:(?:every|each) (?:year|spring|summer|fall|autumn|april|may|june|march|september|season)|season\w*|pollen|polen|hay fever|cada (?:primavera|ano|otono|verano)|ragweed|mow\w*|grass)\b/,
    ],
    explains: ['rash', 'pain-other', 'needs-visit'],
  },
  {
    tells: [
      /\b(?:constipat\w*|hard (?:stools?|pellets|lumps)|straining|estren\w+|(?:no|sin) (?:bowel movement|ha obrado|obr\w+|evacu\w+|defecar)|pellets)\b/,
      /\b(?:diet|travel\w*|trip|abroad|hotel|holiday|vacation|low fiber|little water|carb\w*|dieta|viaj\w+|vacaciones|poca (?:agua|fibra)|comida rapida)\b/,
    ],
    explains: ['heartburn', 'pain-other', 'burn-size', 'gut-change'],
    upTo: MONTH,
    without: ['vomiting', 'bleeding', 'blood-in-stool', 'belly-pain', 'age-65-plus'],
  },
  {
    tells: [
      /\b(?:hemorrhoids?|haemorrhoids?|piles|hemorroides|almorranas|straining|pujar|hard stools?|itchy bottom|bottom|anal itch\w*|around the anus)\b/,
      /\b(?:tissue|paper|wip\w+|papel)\b/,
      /\b(?:no|without|denies|sin|not)\b[^.]{0,60}\b(?:pain|dolor|weight|diarrhea|change|cambio|dizz\w+|mareo)\b|\bunchanged\b/,
    ],
    explains: [
      'drops-of-blood',
      'vaginal-bleeding',
      'blood-in-stool',
      'bleeding',
      'rash',
      'pain-other',
      'needs-visit',
      'gut-change',
    ],
    without: words('dizzy belly-pain diarrhea age-65-plus tired low-blood-count cancer'),
    unless: /\b(?:weeks|months|semanas|meses|dark|clots?|mixed|menopaus\w*|4[5-9]|[5-9]\d)(?: year| y|\b)/,
  },
  {
    tells: [
      /\b(?:jet ?lag\w*|flew|flying|flight|fly|landed|time zones?|volando|vuelo|volar|llegue de)\b/,
      /\b(?:sleep\w*|slept|awake|insomni\w*|dormir|duermo|sueno|despiert\w+|groggy)\b/,
    ],
    without: ['depressed', 'leg-swelling', 'leg-swelling-one'],
    upTo: MONTH,
  },
  {
    tells: [
      /\b(?:ankles?|feet|both legs|tobillos|pies)\b/,
      /\b(?:plane|flight|flew|flying|drive|bus|train|journey|standing|vuelo|avion|viaje|de pie)\b/,
      /\b(?:normal again|back to normal|entirely normal|looked (?:\w+ )?normal|gone (?:by|in|the|down)|went (?:down|away)|by (?:the )?(?:next|following|this) (?:day|morning)|se (?:me )?(?:quito|bajo|deshincho))\b/,
      /\b(?:both|equal\w*|same on|two sides|ambos|los dos)\b/,
    ],
    explains: ['leg-swelling', 'rash', 'pain-other', 'swelling-other'],
    without: words('leg-swelling-one clot-risk heart-failure kidney-disease cancer bp-140 weight-up-fast'),
    unless: /\b(?:still swollen|every (?:day|evening)|comes back|(?:one|left|right) (?:leg|calf|ankle))\b/,
    upTo: 7,
  },
  {
    tells: [
      /\b(?:stub\w*|jam\w*|bang\w*|smash\w*|knock\w*|bump\w*|dropped|pegue|golpe\w*|machuc\w*)\b/,
      /\b(?:toes?|fingers?|thumb|fingertip|dedos?|pulgar|shin|espinilla)\b/,
      /\b(?:straight|normal\w*|fully|bends?|walk\w*|moves?|wiggle\w*|camin\w+|muev\w+|doblo|dobla)\b/,
      /\b(?:bruis\w*|sore|ach\w*|purple|tender|moret\w+|duele|adolorid\w+)\b/,
    ],
    explains: words('bruise pain-other hiccups joint-ache swelling-other sprain'),
    without: words(
      'limb-numb cold-limb deep-cut severe-bleeding diabetes blood-thinner likely-broken bad-fracture severe fell-on-hand fall',
    ),
    unless: /\b(?:crooked|numb\w*|cant|cannot|through|open|bleed\w*|crack\w*|snap\w*|chuec\w+|no puedo)\b/,
    upTo: 7,
  },
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
      /\b(?:floaters?|specks?|squiggles?|strands?|threads?|cobwebs?|moscas? volantes?|hilitos?)\b/,
      /\b(?:years|since (?:childhood|my (?:teens|twenties|thirties))|anos)\b/,
      /\b(?:same|unchanged|no (?:change|new)|nothing (?:has )?chang\w+|(?:hasnt|havent|not|never) changed|not more|igual\w*|mismas?)\b/,
      /\b(?:eye (?:doctor|exam\w*|check\w*|specialist)|optometrist|optician|ophthalmolog\w*|retinas?|oculista|oftalmolog\w*)\b/,
    ],
    explains: ['floaters-any', 'floaters', 'always'],
    unless: /\b(?:flash\w*|curtain|shadow|sudden\w*|shower|destell\w*|cortina|sombra)\b/,
    without: words('flashes-floaters floaters-many light-flashes sudden eye-injury headache'),
  },
  {
    tells: [
      /\b(?:eye ?lids?|lids?|parpados?|ojo)\b/,
      /\b(?:twitch\w*|quiver\w*|flutter\w*|jump\w*|brinca\w*|tiembla\w*|late|salta)\b/,
      /\b(?:coffee|caffeine|cafe|sleep|slept|dormi\w*|stress\w*|estres|exams?|energy drinks?|screens?|tired|thesis|deadline|examenes)\b/,
    ],
    explains: ['tremor', 'tired', 'hand-shake'],
    without: ['limb-numb', 'dizzy', 'headache', 'red-eye'],
  },
  {
    tells: [
      /\b(?:nose ?bleeds?|epistaxis|nose bled|bled from (?:the|my|his|her) nose|nariz)\b/,
      /\b(?:stop\w*|ceas\w+|paro|deten\w*|se detuvo|controlled)\b/,
      /\b(?:pinch\w*|press\w*|squeez\w*|apret\w+|presion\w*)\b/,
    ],
    explains: ['bleeding', 'pain-other', 'drops-of-blood', 'severe-bleeding'],
    without: words('dizzy body-blow high-blood-pressure bruise fall'),
    unless:
      /\b(?:still|again and again|wont stop|times? a (?:week|month)|twice a (?:week|month)|(?:past|last) (?:few )?(?:months?|weeks)|everywhere|pouring|gushing|sigue|no para|por todas partes|hours|horas|clots)\b/,
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
      /\b(?:pink|red|watery|rosad[oa]|roj[oa]s?|lloros[oa])\b/,
      /\b(?:eyes?|ojos?|conjunctiv\w+)\b/,
      /\b(?:cold|uri|virus|catarro|resfriado|gripa|pink eye|runny)\b/,
      /\b(?:see\w*|vision|sight|veo|vista)\b (?:\w+ ){0,2}(?:normal\w*|fine|well|clear\w*|bien|ok|nl|unchanged)\b|\bnormal vision\b/,
    ],
    explains: ['contact-lens'],
  },
  {
    tells: [
      /\b(?:heartburn|burning|burn|acidez|agruras|acid|sour)\b/,
      /\b(?:(?:once|twice|one|two|three|few|couple|\d|una|dos|tres|pocas)(?: or (?:twice|two|three)| o (?:dos|tres))?(?: times| veces)? (?:a|per|this|last|al|por|este) (?:month|year|mes|ano)|occasional\w*|now and then|once in a while|de vez en cuando|a veces|cada tanto|cada que|de cuando en cuando)\b/,
      /\b(?:antacids?|tums|chewable|milk|bicarbonate|alka|antiacidos?|bicarbonato|leche|settled|goes away|se (?:me )?quita)\b/,
    ],
    explains: ['pain-other', 'gut-change', 'fever', 'lasting-fever'],
    without: ['effort-chest-pain', 'vomiting', 'belly-pain', 'upper-belly-pain', 'sweating', 'dizzy'],
    unless: /\b(?:most days|every day|daily|diario|cada dia|several times a week|times a week)\b/,
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
      /\b(?:vapor?rub|vicks|mentholatum|mentolato|pomada|ointment|diaper cream|vaselina|crema)\b/,
      /\b(?:un chin|dedito|poquit\w+|tantit\w+|una probad\w+|lami\w+|a (?:little|lick|taste|dab|tiny bit)|licked|fingertip)\b/,
      /\b(?:boca|lengua|lami\w+|labios?|mouth|tongue|licked|lips?)\b/,
      /\b(?:como si nada|no le pasa nada|(?:anda|esta|sigue) (?:\w+ )?(?:bien|jugando|corriendo|brincando|dando carreras)|playing|running|fine|acting normal\w*)\b/,
    ],
    unless:
      /\b(?:frasco|bote|tubo|cuchar\w+|medi[oa]|vomit\w*|tos\w*|convuls\w*|somnolient\w*|dormid[oa]|ojos?|nariz|jar|spoon\w*|half|whole|cough\w*|drows\w*|eyes?|nose|seiz\w*|camphor oil|aceite)\b/,
  },
  {
    tells: [
      /\b(?:milk|yogh?urt|cheese|bread|cereal|chips|juice|cookies|leche|yogurt|queso|pan|cereal|jugo|galletas?|crema|jamon|salsa)\b/,
      /\b(?:expired|past (?:the|its) date|best (?:by|before)|sell by|use by|out of date|caduc\w+|vencid[oa]|vencio|expirad[oa]|pasad[oa] de fecha|fecha de (?:caducidad|vencimiento))\b/,
      /\b(?:smelled|tasted|looked|fine|no (?:pain|vomit\w*|symptoms)|(?:olia|sabia|se veia|esta|estoy|me siento) (?:muy )?bien|sin (?:dolor|vomito|sintomas)|no (?:tiene|tengo) (?:nada|dolor|vomito|sintomas))\b/,
    ],
    explains: ['nausea'],
    unless:
      /\b(?:canned|can of|home ?made|swollen lid|bulging|enlatad\w*|lata|abombad\w*|inflad[oa]|medicin\w*|insulin\w*|pill\w*|pastill\w*|epi ?pen|baby|infant|newborn|bebe|formula|pregnan\w*|embarazad\w*|quimio\w*|chemo\w*|vomit\w*|diarr\w*|fever|fiebre|weak|debil\w*)\b/,
  },
  {
    tells: [
      /\b(?:ear|ears|oido|oidos)\b/,
      /\b(?:plugged|blocked|full|muffled|clogged|tapad[oa]s?)\b/,
      /\b(?:wax|cerumen|cotton (?:swabs?|buds?)|q ?tips?|swim\w*|shower|cera|cerilla|hisopos?|nadar|regadera)\b/,
    ],
    explains: ['ear-pain', 'sudden-deafness'],
    unless: /\b(?:nothing|hiss\w*|ringing|roar\w*|buzz\w*|(?:canal|ear) (?:is |was )?clear|zumbido|nada)\b/,
    without: ['dizzy', 'pain-other', 'sudden'],
    upTo: 14,
  },
  {
    tells: [
      /\b(?:energy drinks?|coffees?|espressos?|caffeine|red bull|monster|cafes?|cafeina|bebidas? energeticas?|energizantes?)\b/,
      /\b(?:jitter\w*|shaky|wired|tembloros\w+|tiemblan?|temblando|nervios\w*)\b/,
      /\b(?:fading|better|wearing off|settl\w+|gone|easing|mejor|pasando|bajando|quitando|se me (?:quito|paso))\b/,
    ],
    explains: ['tremor', 'anxious'],
    without: ['dizzy', 'vomiting', 'headache'],
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
]
