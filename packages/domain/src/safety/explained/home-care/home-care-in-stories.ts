import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const WELL_SINCE =
  /\b(?:(?:feel|felt|been|am|im|is|hes|shes) (?:\w+ ){0,2}?(?:fine|well|ok|okay|normal|good)|fine (?:since|now|again|after)|(?:completely|totally|back to) normal|(?:totally|completely|perfectly|all) fine|(?:estoy|esta|estaba|anda|ando|me siento|se siente) (?:\w+ ){0,2}?(?:bien|normal)|resucite|se (?:me |le )?(?:paso|quito)|como si nada)\b/
const BODY_FAILS = words(
  'fainted confused drowsy seizure unresponsive short-of-breath cannot-breathe chest-pain face-swelling vomiting stiff-neck suicide-said severe-headache worst-headache one-side-weak face-droop speech-trouble',
)
const HEART_AT_RISK = words('heart-disease heart-failure diabetes age-65-plus pregnant fainted dizzy sweating')
const FAINTED_OR_PAINED =
  /\b(?:faint\w*|pass(?:ed)? out|blackout|collaps\w*|chest (?:pain|hurts|tight\w*|pressure)|short of breath|cant breathe|dizz\w*|desmay\w*|dolor (?:de|en el) pecho|me falta el aire|mare[oa]\w*)\b/

/** What mends at home, as it stands in a story told with jokes or in a clinician's note (MedlinePlus, CDC, NHS). */
export const HOME_CARE_IN_STORIES: readonly HomePicture[] = [
  {
    of: words('palpitations irregular-pulse'),
    tells: [
      /\b(?:flips?|flops?|flutter\w*|thumps?|skip\w*|extra beats?|saltit\w+|brincos?|vuelco|latidos? (?:extra|de mas))\b/,
      /\b(?:ecg|ekg|holter|heart monitor|electro\w*|cardiolog\w*|doctor|doc|medic[oa])\b/,
      /\b(?:(?:said|says|called it|called them|told me) (?:\w+ ){0,3}(?:extra beats|benign|harmless|normal|nothing|pvcs?|pacs?)|(?:is|was|came back|showed) (?:\w+ )?(?:normal|benign|fine)|(?:dijo|dice|dijeron|salio|salieron) (?:\w+ ){0,6}(?:normal\w*|benign\w*|latidos extra|extrasistol\w+|inofensiv\w+|bien))\b/,
      /\b(?:coffees?|caffeine|energy drinks?|stress\w*|cafes?|cafeina|estres|benign\w*|extra beats|extrasistol\w+)\b/,
    ],
    unless:
      /\b(?:faint\w*|pass(?:ed|ing)? out|collaps\w*|chest (?:pain|hurts|tight\w*|pressure)|short of breath|dizz\w*|(?:more|worse|longer|different) (?:than|now|lately)|hours|minutes straight|when i (?:run|jog|exercise|climb)|desmay\w*|dolor (?:de|en el) pecho|falta (?:de |el )?aire|mare\w+|peor|mas seguido|horas)\b/,
    without: [...BODY_FAILS, ...HEART_AT_RISK],
    explains: words('palpitations irregular-pulse heart-disease'),
  },
  {
    of: words('palpitations tremor sweating hand-shake anxious'),
    tells: [
      /\b(?:my ex|ex (?:wife|husband|boyfriend|girlfriend)|jump scare|startled|argument|job interview|speech|mi ex|susto|pleito|entrevista|discurso)\b/,
      /\b(?:(?:five|ten|fifteen|a few|\d+) (?:minutes|mins)(?: later| after)?|(?:a los|en|como|a) (?:\w+ )?(?:cinco|diez|quince|pocos|\d+) minutos)\b/,
      WELL_SINCE,
    ],
    unless: FAINTED_OR_PAINED,
    without: [...BODY_FAILS, ...words('heart-disease heart-failure age-65-plus diabetes pregnant drug-use')],
    explains: words('palpitations tremor sweating hand-shake anxious heart-mimic'),
  },
  {
    of: ['anxious'],
    tells: [
      /\b(?:panic attacks?|ataques? de (?:panico|ansiedad))\b/,
      /\b(?:blood tests?|tracing|ecg|ekg|troponin\w*|tests|electro\w*|analisis|examenes|estudios)\b[^|]{0,50}\b(?:normal\w*|fine|clear|ok|bien)\b/,
      WELL_SINCE,
    ],
    unless: FAINTED_OR_PAINED,
    without: [...BODY_FAILS, ...words('heart-failure suicide-named self-harm')],
    explains: words('anxious stressed heart-attack'),
  },
  {
    of: ['anxious'],
    tells: [
      /\b(?:spiders?|bugs?|roach\w*|insects?|aranas?|bichos?|cucarachas?)\b/,
      /\b(?:no|not|without|sin|ni) (?:\w+ ){0,2}(?:bites?|bite marks?|marks?|picad\w+|piquetes?|marcas?|ronchas?)\b/,
    ],
    without: [...BODY_FAILS, ...words('pain-other rash swelling-other insect-sting cramps')],
    explains: words('anxious stressed spider-bite'),
  },
  {
    of: ['anxious'],
    tells: [
      /\b(?:marijuana|weed|cannabis|edibles?|gumm(?:y|ies)|brownies?|thc|mota|marihuana|gomitas?)\b/,
      /\b(?:(?:two|three|four|\d) days ago|last (?:week|weekend|month)|hace (?:dos|tres|cuatro|\d|una) (?:dias|semanas?)|el fin de semana)\b/,
      WELL_SINCE,
    ],
    unless: /\b(?:voices|seeing things|chest|faint\w*|child|toddler|voces|pecho|desmay\w*|embaraz\w*|pregnan\w*)\b/,
    without: [...BODY_FAILS, ...words('palpitations drug-use child-word infant-word odd-mind voices')],
    explains: words('anxious stressed'),
  },
  {
    of: words('anxious stressed insomnia'),
    tells: [
      /\b(?:couldnt|could not|cant|cannot|unable to|no (?:podia|pude|me podia)) (?:\w+ )?(?:mov(?:e|er\w*)|speak|talk|hablar)\b/,
      /\b(?:waking|woke|wake up|awoke|half asleep|falling asleep|despert\w+|medio dormid[oa]|dormir\w*|subir el muerto|subio el muerto)\b/,
      /\b(?:seconds?|a minute|segundos?|un minuto)\b/,
      /\b(?:happened before|before too|again like|move fine|moving fine|speak fine|ya me (?:ha pasado|paso)|me muevo bien|hablo bien)\b/,
    ],
    unless:
      /\b(?:one (?:side|arm|leg)|left (?:side|arm)|right (?:side|arm)|face|slurr\w*|still (?:weak|numb)|un (?:lado|brazo)|cara|todavia)\b/,
    without: [...BODY_FAILS, ...words('limb-numb vision-loss headache')],
    explains: words('anxious stressed insomnia'),
  },
  {
    of: words('stressed anxious'),
    tells: [
      /\b(?:x ?rays?|mammogram\w*|dental films|radiografias?|placas?|mamografia)\b/,
      /\b(?:leuk?emia|cancer|radiation|radiacion|leucemia)\b/,
    ],
    unless: /\b(?:nodule|mass|spot on|shadow|abnormal|pregnan\w*|nodulo|masa|mancha|embaraz\w*|insomnio|cant sleep)\b/,
    without: [...BODY_FAILS, ...words('depressed cough weight-loss lump')],
    explains: words('stressed anxious'),
  },
  {
    of: ['diarrhea'],
    tells: [
      /\b(?:metformin\w*|ozempic|semaglutide|wegovy|mounjaro|magnesium|antibiotics?|metformina|magnesio|antibiotico)\b/,
      /\b(?:started|starting|since|began|new|empece|empezar|desde|inicie|empezo)\b/,
      /\b(?:(?:doc|doctor|nurse|pharmacist|leaflet|label|sheet|doctora|medico|enfermera|farmaceutic[oa]|hoja|papelito)\b[^.;!?\n]{0,25}\b(?:expect\w*|common|normal|happens?|warned|says?|said|comun|puede|pasa|dijo))\b/,
      /\b(?:(?:one|two|once|twice|a couple|1|2|una|dos)\b[^.;!?\n]{0,20}\b(?:day|loose|dia|aguadas?)|a bit|a little|mild\w*|un poco|poquit\w+|leve)\b/,
    ],
    unless:
      /\b(?:blood\w*|fever|dizz\w*|vomit\w*|dehydrat\w*|dry mouth|(?:five|six|eight|ten|\d{2}) times|sangre|fiebre|mare\w+|anciano)\b/,
    without: [...BODY_FAILS, ...words('belly-pain blood-in-stool dizzy age-65-plus kidney-disease')],
    explains: words('diarrhea new-medicine nausea no-gas'),
    upTo: 14,
  },
  {
    of: ['hiccups'],
    tells: [
      /\b(?:hiccups?|hipo)\b/,
      /\b(?:(?:an?|one|two|three|four|five|[1-9]|una|dos|tres|cuatro|cinco) (?:hours?|horas?)|(?:\w+ )?(?:minutes|minutos)|this morning|since (?:lunch|dinner|breakfast)|desde (?:la comida|el desayuno|la cena))\b/,
    ],
    unless:
      /\b(?:chest|cant (?:swallow|breathe|walk)|dizz\w*|vomit\w*|double|numb\w*|weak\w*|slurr\w*|surgery|chemo\w*|days|pecho|mare\w+|vomit\w*|dias|debil\w*|adormec\w*)\b/,
    without: BODY_FAILS,
    explains: words('pain-other for-long-alone hiccups'),
  },
  {
    of: words('pain-other cold mouth-sore canker-sore'),
    tells: [
      /\b(?:cold ?sores?|fever blisters?|herpes labial|fuegos?)\b/,
      /\b(?:lips?|labios?|boca)\b/,
      /\b(?:(?:second|third|fourth|another) (?:one |time )?(?:this|in a|since)|(?:two|three|four|\d) (?:times )?(?:a|this|per) year|get them|(?:segunda|tercera|cuarta) vez|(?:me|le) salen|cada (?:ano|invierno))\b/,
    ],
    unless:
      /\b(?:red eye|eye (?:pain|hurts|is)|chemo\w*|newborn|all over|ojo rojo|quimio\w*|recien nacid\w*|eccema|eczema)\b/,
    without: ['red-eye', 'allergy-trigger', 'eye-pain', 'weak-immunity', 'infant-word'],
    explains: words('joint-ache pain-other mouth-tingle canker-sore mouth-sore minor-cut cold always'),
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
    of: words('needs-visit headache dry-mouth very-thirsty nausea'),
    tells: [
      /\b(?:hang ?over|hung ?over|resaca|cruda|crudo)\b/,
      /\b(?:drinking|drink|water|fluids|toler\w+|tom(?:o|ando)|bebo|agua|suero)\b/,
      /\b(?:what (?:\w+ )?(?:eat|helps?|to do)|best|fine|how long|que (?:como|me tomo|sirve)|para la cruda|bien)\b/,
    ],
    unless:
      /\b(?:every (?:day|morning)|cant keep|(?:threw|throwing) up blood|shak\w*|seiz\w*|black|chest|hit (?:my|his|her) head|fell|he|she|hes|shes|him|walk\w*|know|knows|confus\w*|altitude|mountains?|ft|weird|vision|numb\w*|belly|yellow|fever|worst|pills?|diario|no retengo|tembl\w+|negro|pecho|golpe\w*|me cai|ella|mi (?:espos[oa]|hij[oa]|novi[oa]|amig[oa])|camina\w*|sabe|confund\w*|vista|panza|amarill\w+|fiebre|pastillas?)\b/,
    without: [...BODY_FAILS, ...words('withdrawal tremor head-injury severe-headache black-stool upper-belly-pain')],
    explains: words('needs-visit headache dry-mouth very-thirsty nausea'),
    upTo: 2,
  },
  {
    of: ['lump'],
    tells: [
      /\b(?:vaccin\w*|booster|moderna|pfizer|flu shot|covid shot|tetanus shot|vacuna\w*|refuerzo)\b/,
      /\b(?:armpit|under (?:my|his|her|the) arm|axila|sobaco|debajo del brazo)\b/,
      /\b(?:same (?:side|arm)|smaller|shrinking|going down|mism[oa] (?:lado|brazo)|mas chic\w+|bajando|second day|segundo dia)\b/,
    ],
    unless:
      /\b(?:months?|bigger|grow\w*|breast|weight|night sweats|seno|pecho|chichi|meses|mas grande|crec\w+|sudores)\b/,
    without: words('fever temp-38 red-spreading-skin weight-loss cancer weak-immunity'),
    explains: words('lump pain-other swelling-other woman-visit'),
    upTo: 14,
  },
  {
    of: words('lump insect-sting pain-other'),
    tells: [
      /\b(?:picad\w+|pico|piquete|mosco|mosquito|zancudo|arana|bit(?:e|ten)?|mosquito|spider)\b/,
      /\b(?:pica|comezon|itch\w*)\b/,
      /\b(?:bolit\w+|roncha\w*|bump|welt|lump|knot)\b/,
      /\b(?:ni crece|no crece|no ha crecido|sigue igual\w*|ni duele|no (?:me |le )?duele|(?:not|isnt|hasnt) (?:\w+ )?(?:grow\w*|grown|spread\w*|bigger|hurt\w*)|doesnt hurt|same size)\b/,
    ],
    unless:
      /\b(?:black|blister|purple|center|streak\w*|cramps?|tick|negr[oa]|ampolla|morad[oa]|calambres|garrapata|viuda|violinista)\b/,
    without: words('tick-bite fever temp-38 red-spreading-skin face-swelling cramps chills'),
    explains: words('lump insect-sting spider-bite pain-other rash skin-damage'),
    upTo: 5,
  },
  {
    of: words('lump hives rash'),
    tells: [
      /\b(?:poison (?:ivy|oak|sumac)|hiedra|itchy rash)\b/,
      /\b(?:ivy|oak|sumac|hiedra|plant\w*|garden\w*|yard|hik\w+|weed\w*|patio|pod[ae]\w*|jardin|monte)\b/,
      /\b(?:pica\w*|comezon|itch\w*)\b/,
      /\b(?:rayit?as?|lineas?|linea|lines?|streaks?|bolit\w+ de agua|ampoll\w+|blister\w*|ronchas?|rash|bumps)\b/,
    ],
    unless:
      /\b(?:(?:on|in|near) (?:my |his |her )?(?:face|eyes?|mouth|genitals?|privates)|all over|burn(?:t|ed|ing) (?:it|brush)|smoke|swollen shut|(?:en|por) (?:la cara|los ojos|la boca|las partes|todo el cuerpo)|humo|quem\w+ la)\b/,
    without: words('face-swelling swollen-eye fever temp-38 short-of-breath throat-danger red-eye'),
    explains: words('lump hives rash swelling-other skin-damage minor-cut poison'),
    upTo: 14,
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
  {
    of: words('needs-visit vaginal-bleeding bleeding cramps'),
    tells: [
      /\b(?:first (?:ever )?period|got her period (?:for the first time|today)|bajo por primera vez|primera (?:regla|menstruacion)|primer (?:periodo|mes que le baja))\b/,
      /\b(?:(?:one|two|three|1|2|3|una|dos|tres) (?:\w+ )?(?:pads?|toallas?)|light|little|brown\w*|poquit\w+|poc[oa]|cafe|cafecit\w+)\b/,
    ],
    unless:
      /\b(?:soak\w*|faint\w*|dizz\w*|clots? (?:the size|bigger)|every hour|empap\w+|desmay\w*|mare\w+|cada hora|no (?:ha|le ha) )\b/,
    without: [...BODY_FAILS, ...words('severe-pain severe-belly-pain dizzy much-blood bruise fever pregnant')],
    explains: words('needs-visit vaginal-bleeding bleeding cramps period-problem'),
    upTo: 7,
  },
  {
    of: words('needs-visit chronic-illness sweating'),
    tells: [
      /\b(?:hot (?:flash\w*|flush\w*)|bochornos?|sofocos?|calor menopausic\w+|menopaus\w+)\b/,
      /\b(?:(?:doctor[a]?|doc|ob ?gyn|medica|ginecolog[oa])\b[^|]{0,60}\b(?:normal|fine|ya me (?:vio|reviso)|me dijo que)|(?:not|dont|doesnt|arent) bother\w*|sleep\w* (?:fine|well)|no (?:le|me) (?:estorban|molestan)|due?rm\w+ bien)\b/,
    ],
    unless:
      /\b(?:bleed\w*|weight|fever|soak\w* (?:through|the)|months|chest|sangr\w*|manch\w*|peso|fiebre|pecho|empap\w+|meses)\b/,
    without: [...BODY_FAILS, ...words('vaginal-bleeding weight-loss fever palpitations cancer lump')],
    explains: words('needs-visit chronic-illness sweating insomnia'),
  },
  {
    of: words('chronic-illness dose-mistake dose-repeated'),
    tells: [
      /\b(?:cholesterol|statin\w*|\w+statin|vitamins?|allergy pill|colesterol|estatina\w*|\w+statina|vitaminas?)\b/,
      /\b(?:(?:in the )?morning|instead of (?:at )?night|wrong time|early|late|hour|manana|en vez de (?:en )?la noche|otra hora|cambio de hora|temprano|tarde)\b/,
      /\b(?:skip\w*|instead|only (?:once|one)|not (?:take|double)|brinc\w+|se (?:la )?salta\w*|en vez|nomas (?:una|hoy)|solo una)\b/,
    ],
    unless:
      /\b(?:two|double|whole bottle|handful|blood thinner|warfarin|insulin\w*|child|toddler|dos|doble|frasco|nin[oa]|anticoagul\w*)\b/,
    without: [
      ...BODY_FAILS,
      ...words(
        'too-many-pills sore-muscles dark-urine jaundice pregnant risky-medicine slowing-medicine blood-thinner',
      ),
    ],
    explains: words('chronic-illness dose-mistake dose-repeated'),
  },
]
