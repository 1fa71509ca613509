import { withoutDenials } from '../../told'
import { words } from '../../../../free-text/words'
import { isToldWell } from '../../wellness'
import { ails } from '../../ails'
import type { OtherMeaning } from '../other-meaning'
import { FEARED_BY_NAME, showsHeartOrBrain } from '../shows-heart-or-brain'
import { graver, unlessTold } from '../unless-told'
import { BY_NAME, OF_CHEST, ONE } from '../vocabulary'

const HAD_A_SHOT = /\b(?:shots?|vaccin\w*|jabs?|boosters?|vacunas?)\b/
const OF_THE_HEART = /\b(?:chest|jaw|sweat\w*|breath\w*|pressure|nause\w*|pecho|quijada|sudor\w*)\b/
const HEAD_COLD = /\b(?:cold|sinus\w*|congest\w*|stuffy|runny|cheeks|mucus|resfriado|gripe)\b/
const IS_REFLUX_FOR_LONG = [
  /\b(?:acid\w*|reflux|heart ?burn|sour|antacids?|tums|gaviscon|rolaids)\b/,
  /\b(?:weeks?|wks|months?|mos|years?|(?:every|most|all) (?:ev\w+ )?(?:nights?|nites?|evenings?|meals?))\b/,
]
const LIKE_NO_REFLUX =
  /\b(?:jaw|arms?|shoulders?|sweat\w*|pressure|tight\w*|squeez\w*|crush\w*|heav\w*|short of breath|right now|walk\w*|stairs|climb\w*|exert\w*|faint\w*|(?:doesnt|dont|didnt|not|isnt) (?:help|work|touch))\b/
const ASKED_WHETHER_HEART_ATTACK =
  /\b(?:am i|are we|will i|could i|im) (?:going to|gonna|about to|bound to|likely to)? ?(?:have|get) an? heart ?attack\b|\bme (?:va a|puede|podria) dar un infarto\b/g
const LIKE_A_HEART_ATTACK =
  /\b(?:chest|pain|pressure|tight\w*|arms?|jaw|sweat\w*|breath\w*|nause\w*|vomit\w*|faint\w*|crush\w*|squeez\w*|pecho|dolor|duele|presion|brazo|mandibula|sud\w+|aire|respir\w*|desmay\w*)\b/
const NAMES_BLOOD_ILLNESS = /\b(?:hiv|hep|hepatitis|aids|rabies|cancer|google|googling|tetanus|herpes|vih|rabia)\b/
const TURNS_ROUND =
  /\b(?:room|dizz\w*|vertigo|head|walk\w*|stand\w*|bed|roll\w*|nause\w*|vomit\w*|balance|drank|drunk|took|faint\w*)\b/
const OF_HICCUPS_AND_GAS = /\b(?:hiccups?|burp\w*|gas|belch\w*|fart\w*|hipo|eruct\w*|gases)\b/
const OF_HEART =
  /\b(?:chest|pain|pressure|tight\w*|arms?|jaw|sweat\w*|breath\w*|nause\w*|vomit\w*|faint\w*|crush\w*|squeez\w*|dizz\w*|pecho|dolor|duele|presion|brazo|mandibula|sud\w+|aire|respir\w*|desmay\w*|mare\w*)\b/
const NAMED = '(?:strokes?|heart attacks?|aneurysms?|infartos?|derrames?)'
const HEART_CLEARED =
  /\b(?:doctors?|cardiolog\w+|ecg|ekg|echo\w*|tests?|heart|corazon|cardiologo|medicos?)\b[^.;!?\n]{0,40}\b(?:perfect\w*|normal\w*|fine|clear|healthy|perfecto|bien|sano)\b/
const isUnwell = (plain: string): boolean => (!isToldWell(plain) && !HEART_CLEARED.test(plain)) || ails(plain)
const DIED_OF = new RegExp(
  `\\b(?:muerte|murio|fallecio|fallecimiento|muerto) (?:\\w+ ){0,5}?(?:de|por) (?:un |una )?${BY_NAME}`,
  'g',
)
const ILL_NOW =
  '(?:infartos?|derrames?(?: cerebral(?:es)?)?|embolias?|trombosis|coagulos?|aneurismas?|ataques? (?:al|del|de) corazon|paros?(?: cardiaco)?|ictus|sepsis|septicemia)'
/** An illness by its name as what might come to somebody, was dreamt, or is asked bare. */
const MIGHT_COME = new RegExp(
  [
    `\\b(?:pensando|pienso|miedo|temor|terror|temo|preocup\\w+|angusti\\w+|susto|nervios\\w*) (?:\\w+ ){0,2}?(?:que|q) (?:me|le|te|nos|les) (?:de|diera|vaya a dar|fuera a dar|pueda dar|pegue) ${ONE}${ILL_NOW}`,
    `\\bson(?:o|e|aba) (?:que|q) [^.;,!?\\n]{0,30}?\\b${ILL_NOW}`,
    `(?<=^|[.;!?\\n\\u00bf] ?)(?:(?:y|o|si|no|es|era|sera|fue|seria|puede|podria|que|ser) ){0,4}${ONE}${ILL_NOW}(?: de algo)? ?\\?`,
  ].join('|'),
  'g',
)
const SKIN_RUBBED = /\b(?:piel|coloradit\w+|rozad\w*|irrit\w+|quemadit\w+|vaporub|vick|ronch\w+|sarpullid\w+)\b/
const ONLY_TOUCHED =
  /\b(?:(?:solo|nomas|nada mas) (?:\w+ )?(?:donde|al tocar|si (?:se|lo|me|le) toc\w+|cuando (?:se|lo|me|le) toc\w+)|si no (?:se|lo|me|le) toc\w+ no)\b/
const SIGNS_OF_HEART =
  /\b(?:opresion|apriet\w+|brazo|mandibula|quijada|sud\w+|aire|ahog\w+|desmay\w*|nausea\w*|vomit\w*|palpit\w*|palid\w+|esfuerzo|cans\w+|mare\w+)\b/
const FOUND_CLEAN =
  /\b(?:cateterismo|arterias|coronarias|angiograma|prueba de esfuerzo)\b[^.;!?\n]{0,40}\b(?:limpi[oa]s?|normal(?:es)?|bien|sin (?:obstruccion\w*|bloqueos?))\b/
const NONE_SINCE =
  /\b(?:no (?:he|ha) vuelto a (?:sentir|dar|doler|tener)|desde entonces (?:nada|bien|no)|no me ha vuelto)\b/
const SMALL_CAUSE =
  /\b(?:parpado|pestan\w+|ojo brinc\w+|brinc\w+ (?:el|en el) (?:ojo|parpado)|gases|eructo\w*|hipo|cucaracha|raton|arana|multa|boleto|cuenta|recibo|factura|eyelid|twitch\w*|hiccups?|burp\w*|gas|bill|mouse|roach|parking ticket)\b/

/** Words about chest pain that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_HEART_CHEST_PAIN: readonly OtherMeaning[] = [
  {
    of: ['chest-pain'],
    meant:
      /\b(?:pain|ach\w+|sore\w*|hurts?|tender|stiff|heavy)\b[^.;!?\n]{0,20}\barm\b|\barm\b[^.;!?\n]{0,20}\b(?:pain|ach\w+|sore\w*|hurts?|tender|stiff|heavy)\b/g,
    unless: (plain) => !HAD_A_SHOT.test(plain) || OF_THE_HEART.test(withoutDenials(plain)),
  },
  {
    of: ['pain-spreads', 'on-effort'],
    meant:
      /\b(?:upper |back |top |my )?(?:teeth|tooth)\b[^.;!?\n]{0,20}\b(?:ach\w+|hurts?|sore|throb\w*)\b[^.;!?\n]{0,50}/g,
    unless: (plain) => !HEAD_COLD.test(plain) || OF_THE_HEART.test(withoutDenials(plain)),
  },
  {
    of: ['pain-spreads'],
    meant:
      /\b(?:burn(?:s|ing)?|acid|reflux|heartburn|sourness|comes|rises|washes)(?: \w+){0,3} (?:up )?(?:in)?to (?:my|his|her|the) (?:neck|throat|mouth)\b/g,
    unless: (plain) =>
      !IS_REFLUX_FOR_LONG.every((sign) => sign.test(plain)) || LIKE_NO_REFLUX.test(withoutDenials(plain)),
  },
  {
    of: words('heart-attack heart-disease'),
    meant: ASKED_WHETHER_HEART_ATTACK,
    unless: (plain) => LIKE_A_HEART_ATTACK.test(withoutDenials(plain)),
  },
  {
    of: words('pain-spreads on-effort'),
    meant:
      /\b(?:bol(?:it)?as?|bult\w+|nodulo|nuez|lump|nodule)\b[^.;!?\n]{0,30}\b(?:sube|baja|se mueve|moves?)\b(?:[^.;!?\n]{0,20}\b(?:trag\w+|swallow\w*))?/g,
  },
  {
    of: ['dizzy'],
    meant: /\b(?:im|i am|my mind is|ive been) spinning\b(?=[.,;!?]|$| out)/g,
    unless: (plain) => !NAMES_BLOOD_ILLNESS.test(plain) || TURNS_ROUND.test(withoutDenials(plain)),
  },
  {
    of: words('heart-attack heart-disease stroke'),
    meant:
      /\b(?:thinking (?:about|of)|think (?:about|of)|because of|remember\w*|reminded? (?:me )?of) (?:my |his |her |the )?(?:dads?|moms?|mums?|fathers?|mothers?|brothers?|sisters?|uncles?|aunts?|grand\w+|friends?) (?:heart attack|stroke)\b|\b(?:pienso en|pensando en|me acuerdo d?el?) (?:el )?(?:infarto|derrame) de mi \w+/g,
  },
  {
    of: ['heart-attack'],
    meant:
      /\b(?:thought|figured|swore|pense|crei) (?:que )?(?:i|it|this|he|she|me|era|le)? ?(?:was|were|had|estaba|daba)? ?(?:having |getting |dando )?(?:an? |the |un )?(?:heart attack|infarto)\b/g,
    unless: (plain) => !OF_HICCUPS_AND_GAS.test(plain) || OF_HEART.test(withoutDenials(plain)),
  },
  { of: ['dizzy'], meant: /\b(?:the|a|my|our|his|her|old) mares?\b/g },
  {
    of: words('heart-attack heart-disease stroke'),
    meant: new RegExp(
      `\\b(?:(?:keep|keeps|kept|cant stop|always|why do i keep|cannot stop) (?:\\w+ )?(?:thinking|worrying|imagining|fearing|convincing myself|googling)|(?:no (?:puedo|dejo) (?:dejar )?de|vivo) (?:pensar|pensando|pens\\w+)|(?:terrified|scared|afraid|fear|phobia) of|miedo (?:a|de)) (?:that |about |de |en |a |que )*(?:im |i am |i was |ill |i will |me |tener |tengo |estoy )?(?:have |having |going to have |about to have |da |va a dar |dar |teniendo )?(?:an? |un |el )?${NAMED}`,
      'g',
    ),
    unless: isUnwell,
  },
  {
    of: ['chest-pain'],
    meant:
      /\b(?:listen\w*|ear|hand|head) (?:to|on|against) (?:his|her|my|their|the) (?:chest|heart)\b|\bescuch\w+ (?:su|el) (?:pecho|corazon)\b/g,
  },
  {
    of: words('gray-look shock-look mottled-skin'),
    meant:
      /\btriangle of death\b(?: (?:on|of|in) (?:the|my|your) face)?|\btriangulo de la muerte\b|\b(?:white|gr[ae]y|blanc[oa]) (?:couch|sofa|carpet|rug|shirts?|sheets?|towels?|dress|sink|floor|tiles?|blanket|pillow\w*|alfombra|camisa|sabana)\b|\b(?:sofa|sillon|camisa|sabana|alfombra|toalla|vestido|mantel) (?:blanc[oa]|gris)\b/g,
  },
  {
    of: ['on-effort'],
    meant:
      /\b(?:could|can|want to|wanted to|ready to) climb (?:up )?(?:the|up) (?:curtains|walls?|ceiling)\b|\bclimbing the walls\b|\bsubir(?:me)? por las paredes\b|\bsubo por las paredes\b/g,
  },
  {
    of: words('heart-attack heart-disease stroke seizure'),
    meant:
      /\b(?:having|had|have|has|got|(?:me |le )?(?:esta dando|dio|da|va a dar)) (?:an? |un |una )?(?:\w+ )?(?:heart attacks?|strokes?|coronary|seizures?|aneurysm|infarto|derrame|ataque)[ ,(]+(?:figurativel?y|not literally|not a real one|metaphorical\w*|so to speak|figuradamente|en sentido figurado|no literal\w*|es un decir)\b/g,
  },
  {
    of: words('heart-attack stroke lung-clot'),
    meant: DIED_OF,
    unless: (plain) => /\bacaba de (?:morir|fallecer)|\bhace (?:\w+ )?(?:minutos?|rato|horas?)\b/.test(plain),
  },
  { of: words('heart-attack stroke sepsis lung-clot'), meant: FEARED_BY_NAME, unless: showsHeartOrBrain },
  { of: words('heart-attack stroke sepsis lung-clot'), meant: MIGHT_COME, unless: showsHeartOrBrain },
  {
    of: ['chest-pain'],
    meant: /\b(?:duele|dolor|arde|ardor|duela|dolia)\b(?: \w+){0,2}? pecho\b/g,
    becomes: 'harmless-sign',
    unless: (plain) =>
      !SKIN_RUBBED.test(plain) ||
      !ONLY_TOUCHED.test(plain) ||
      SIGNS_OF_HEART.test(withoutDenials(plain.replaceAll(/\bsin cansar\w*/g, ' '))),
  },
  {
    of: ['chest-pain'],
    meant: /\b(?:me dol(?:ia|io)|tuve dolor de|me dio dolor de|por dolor de) (?:el )?pecho\b/g,
    unless: (plain) =>
      !FOUND_CLEAN.test(plain) || !NONE_SINCE.test(plain) || /\bme duele\b/.test(withoutDenials(plain)),
  },
  {
    of: words('chest-pain chest-held'),
    meant: /\b(?:gan|sub|aument|baj|perd)\w* (?:bien |mucho |poco )?(?:de )?peso\b/g,
  },
  {
    of: words('dizzy'),
    meant: /\b(?:me |le )?(?:daba|dio|dieron|daban) (?:\w+ )?vueltas\b|\bdizzy\b|\bmare(?:o|e|ad[oa])\b|\bspinning\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:montana rusa|juegos? mecanicos?|carrusel|tazas locas|barco|lancha|roller ?coaster|(?:carnival|fair|spinning) ride|merry go round|teacups)\b/,
        /\b(?:a los|en|como a los|despues de|after|within|in) (?:\w+ ){0,2}?(?:minutos?|minutes?|rato)\b/,
        /\b(?:ya (?:estaba|comia|andaba|me sentia|estoy|esta|se me)|se me (?:paso|quito)|(?:was|am|im) (?:\w+ )?(?:fine|ok|normal)|went away)\b/,
      ],
      graver(
        'golpe\\w*|cuello|cabeza|embaraz\\w+|pecho|corazon|habl\\w+|doble|debil\\w*|adormec\\w*|todavia|sigue|hit|neck|headache|head|pregnan\\w*|chest|heart|still|double|numb\\w*|weak\\w*',
      ),
    ),
  },
  {
    of: words('heart-attack stroke'),
    meant:
      /\b(?:crei|creia|pense|pensaba|jure|juraba) (?:que|q) (?:ya )?me (?:daba|dio|iba a dar|estaba dando|pegaba) (?:un |el )?(?:infarto|derrame|ataque al corazon)\b|\bi (?:thought|swore|figured) (?:that )?i was having an? (?:heart attack|stroke)\b/g,
    unless: (plain) => !SMALL_CAUSE.test(plain) || OF_CHEST.test(withoutDenials(plain)),
  },
  {
    of: words('heart-attack stroke'),
    meant:
      /\b(?:al|en el) borde (?:de un|del) (?:infarto|derrame|colapso)\b|\b(?:verge|brink|edge) of an? (?:heart attack|stroke)\b/g,
    unless: (plain) => OF_CHEST.test(withoutDenials(plain)),
  },
  {
    of: words('heart-attack chest-pain'),
    meant:
      /\b(?:me|le) (?:va|puede|ira) a ?(?:dar )?(?:un )?infarto\b|\b(?:piquit\w+|piquet\w+|punzad\w+|pinchaz\w+|aguj\w+)\b[^.;!?\n]{0,30}\bpecho\b|\b(?:will|am) i (?:going to )?(?:have|having) a heart attack\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:un|dos|tres|1|2|3|unos|algunos|one|two|a few|couple of|a) segundos?\b|\b(?:one|two|a few|couple of|a) seconds?\b/,
        /\b(?:agujas?|piquet\w*|piquit\w*|punzad\w*|pinchaz\w*|needle|pin ?prick|jab|twinge)\b/,
        /\b(?:tengo|im|i am) (?:1\d|2\d)\b/,
        /\b(?:no me ha (?:vuelto|dado)|una (?:sola )?vez|ya no|se (?:me )?quito|hasnt come back|only once|once|gone)\b/,
      ],
      /\b(?:brazos?|sud(?:o|e|ando|or)|desmay\w*|esfuerzo|corr\w+|opresion|apret\w*|aprieta|palpit\w*|falta\w* (?:el |de )?aire|pierna|vuelo|pastillas? anticonceptiv\w+|coca\w*|droga\w*|sangre|fiebre|tos|mare\w+|mandibula|embaraz\w+|soplo|arm|sweat\w*|faint\w*|pass\w* out|run\w*|tight\w*|pressure|leg|flight|birth control|cocaine|meth|blood|fever|cough\w*|dizz\w*|jaw|pregnan\w*|exercise|family|familia|murio)\b/,
    ),
  },
  {
    of: words('heart-attack stroke'),
    meant:
      /\b(?:peligro|riesgo) de (?:(?:que (?:le|me) de|tener|sufrir|un|una|otro) ){0,3}(?:infarto|derrame|embolia|ataque al corazon)\b|\bat risk (?:of|for) (?:an? )?(?:heart attack|stroke)\b|\brisk of (?:an? )?(?:heart attack|stroke)\b/g,
    unless: (plain) =>
      !/\b(?:asintomatic[oa]|sin (?:sintomas|molestias|dolor)|me siento bien|se siente bien|no (?:symptoms|pain)|asymptomatic|feels? (?:fine|well|ok)|olvid\w+|forgot|missed|salt\w+)\b/.test(
        plain,
      ) ||
      /\b(?:pecho|brazo|opresion|sud\w+|aire|desmay\w*|debil\w*|adormec\w*|chuec[oa]|habl\w+|palpit\w*|dolor|duele\w*|chest|arm|breath\w*|faint\w*|weak\w*|numb\w*|droop\w*|speech|sweat\w*|pain)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('heart-attack'),
    meant: /\b(?:un |is it an? |is this an? |an? )?(?:infarto|heart attack) ?\?/g,
    unless: unlessTold(
      [
        /\b(?:toco|aprieto|presiono|touch|press|push on|poke)\b/,
        /\b(?:lagartijas|flexiones|pesas|gym|gimnasio|mudanza|cargue|push ?ups|weights|bench|lifted|moving furniture)\b/,
        /\b(?:solo|nomas|unicamente|nada mas|only|just)\b/,
      ],
      /\b(?:brazos?|mandibula|quijada|sud(?:o|a|ando|or)|aire|ahog\w+|respir\w+|desmay\w*|mare\w+|nauseas?|vomit\w*|palpit\w*|opresion|presion|esfuerzo|camin\w+|escaleras|arms?|jaw|sweat\w*|breath\w*|faint\w*|dizz\w*|nause\w*|pressure|tight\w*|walk\w*|stairs|exert\w*)\b/,
    ),
  },
]
