import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import { ails } from '../../ails'
import type { OtherMeaning } from '../other-meaning'
import { PEOPLE } from '../people'
import { showsHeartOrBrain } from '../shows-heart-or-brain'
import { graver, unlessTold } from '../unless-told'
import { FAR_KIN, IN_SECONDS, KIN, OF_AN_ARM_ASLEEP, OF_CHEST, ONE, SLEPT_ON, STRICKEN } from '../vocabulary'

const RELATIVE =
  '(?:father|mother|dad|mom|mum|aunt|uncle|brother|sister|cousin|grand\\w+|nan|parent|padre|madre|tia|tio|abuel[oa]|prim[oa]|herman[oa])'
/** Who died of it, or had it at an age that is told: nobody who is ill now. */
const RELATIVE_LONG_AGO = new RegExp(
  `\\b${RELATIVE}\\b(?:(?!\\b(?:now|just|today|tonight|ahora|hoy)\\b)[^.;]){0,50}\\b(?:died|went blind|had (?:lung|breast|bowel|colon|skin)|at (?:age )?\\d\\d|aged \\d\\d|in (?:old age|his|her)|was in|murio|a los \\d\\d)\\b[^.;]*`,
  'g',
)
/** The patient may be a relative who is named at once. */
const TOLD_FIRST = new RegExp(`^.{0,60}\\b${RELATIVE}\\b`)
const ASKED_WHETHER_STROKE =
  /\b(?:is (?:this|it|that)|am i having|could (?:this|it|that) be|sera|es|me esta dando) (?:an? |un |the start of an? )?(?:mini )?(?:strokes?|derrame|embolia|ictus)\b/g
const LID_TWITCHES =
  /\b(?:eye ?lids?|eyes?|lids?|parpado|ojo)\b[^.;!?\n]{0,40}\b(?:twitch\w*|flutter\w*|jump\w*|brinca\w*|tiembla|tic)\b|\btwitch\w*\b[^.;!?\n]{0,25}\b(?:eye ?lids?|eyes?|lids?)\b/
const LIKE_A_STROKE =
  /\b(?:weak\w*|numb\w*|droop\w*|crooked|slur\w*|speech|talk\w*|words|face|mouth|arms?|legs?|hand|balance|dizz\w*|walk\w*|vision|blurr\w*|double|confus\w*|headache|debil\w*|boca|brazo|pierna|habl\w+|cara|dorm\w+)\b/
const TURNS_IN_BED =
  /\b(?:roll\w*|turn\w*) (?:\w+ ){0,3}(?:in bed|over|my head|onto)\b|\b(?:me volteo|voltear\w*|giro la cabeza)\b/
const TALKS_WELL =
  /\b(?:talk\w*|speak\w*|walk\w*|see|sight|hablo|camino|veo)\b[^.;!?\n]{0,40}\b(?:fine|ok|okay|normal\w*|well|bien)\b/
const OF_STROKE =
  /\b(?:weak\w*|numb\w*|droop\w*|crooked|slur\w*|double|confus\w*|headache|vomit\w*|face|arm|leg|trouble|constant\w*|debil\w*|boca|brazo|pierna|cara|dormid\w*)\b/
const OF_OLD_STROKE =
  /\b(?:stroke|derrame|embolia)\b[^.;!?\n]{0,30}\b(?:years?|months?|anos?|meses)\b|\b(?:hace (?:\w+ )?anos|years ago)\b[^.;!?\n]{0,30}\b(?:stroke|derrame|embolia)\b/
const WORSE_LATELY =
  /\b(?:new(?:ly)?(?! (?:girl|guy|nurse|aide|carer|helper|caregiver|doctor))|worse\w*|sudden\w*|more than|droop\w*|slur\w*|speech|confus\w*|numb\w*|other (?:side|arm|leg)|cant|peor|de repente|nuev[oa]|habla)\b/
const STRICKEN_NOW =
  /\b(?:now|again|today|this (?:morning|afternoon|evening)|suddenly|since yesterday|one side|arm|leg|slur\w*|numb\w*|weak\w*|droop(?:s|ing|y)|hasnt|worse|ahora|otra vez|hoy|brazo|pierna|debil\w*)\b/
const ILL =
  '(?:infartos?|derrames?(?: cerebral(?:es)?)?|embolias?|trombosis|coagulos?|aneurismas?|ataques? (?:al|del|de) corazon|paros?(?: cardiaco)?|ictus|sepsis|septicemia)'
/** An illness by its name as what might come to somebody, was dreamt, or is asked bare. */
const MIGHT_COME = new RegExp(
  [
    `\\b(?:pensando|pienso|miedo|temor|terror|temo|preocup\\w+|angusti\\w+|susto|nervios\\w*) (?:\\w+ ){0,2}?(?:que|q) (?:me|le|te|nos|les) (?:de|diera|vaya a dar|fuera a dar|pueda dar|pegue) ${ONE}${ILL}`,
    `\\bson(?:o|e|aba) (?:que|q) [^.;,!?\\n]{0,30}?\\b${ILL}`,
    `(?<=^|[.;!?\\n\\u00bf] ?)(?:(?:y|o|si|no|es|era|sera|fue|seria|puede|podria|que|ser) ){0,4}${ONE}${ILL}(?: de algo)? ?\\?`,
  ].join('|'),
  'g',
)
const KNOWN_PANIC = /\b(?:ansiedad|panico)\b/
const AS_ALL_ATTACKS =
  /\b(?:igual(?:it[oa])? (?:que|a|como) (?:en )?(?:siempre|(?:todos )?(?:mis|los) (?:\w+ )?ataques|las otras veces|otras veces)|como (?:en )?(?:todos )?mis (?:\w+ )?ataques)\b/
const ENDED_SOON = /\bse (?:me )?(?:quito|paso|fue|calmo)\b/
const LAMED =
  /\b(?:un (?:solo )?lado|media? (?:cara|cuerpo)|chuec[oa]|habl\w+|palabras|debil\w*|desmay\w+|pecho|diferente|distint[oa]|peor|cara|pierna|sangre)\b/
const LEAFLET =
  /\b(?:traduc\w+|folletos?|volantes?|carteles?|feria|translat\w+|leaflets?|flyers?|brochures?|posters?)\b/
const IS_ILL_NOW =
  /\b(?:mi (?:mama|papa|espos[oa]|hij[oa]|abuel[oa])|ahorita|ahora mismo|hoy|esta (?:manana|noche|tarde)|tengo (?:un )?(?:dolor|\d)|me (?:duele|siento)|right now|tonight|today|my (?:mom|dad|husband|wife|son|daughter))\b/
const NOSE = /\b(?:nariz|nose)\b/
const OF_HEAD =
  /\b(?:debil\w*|adormec\w*|dormid[oa]|chuec[oa]|habl\w+|mare\w+|confund\w*|vista|borros[oa]|cabeza|golpe\w*|cai|weak\w*|numb\w*|droop\w*|slur\w*|dizz\w*|head|headache|confus\w*|vision|hit|fell|brazo|pierna|arm|leg)\b/
const DRY_AIR = /\b(?:el )?aire (?:esta |anda |tan |muy |bien )*(?:sec\w+|sequisimo|acondicionado|frio|fresco)\b/g
const ILL_NOW =
  '(?:infartos?|derrames?(?: cerebral(?:es)?)?|embolias?|trombosis|aneurismas?|heart attacks?|strokes?|aneurysms?)'
const STUDIES = /\b(?:academia|examen|clase|curso|tarea|estudi\w+|exam|quiz|homework|class|study\w*|studying)\b/
const NOBODY_ILL =
  /\bnadie (?:esta|anda) (?:enferm[oa]|mal)\b|\bno (?:one|body) (?:here |at home )?(?:is|s) (?:sick|ill)\b|\bnobody(?: here| at home)? is (?:sick|ill)\b|\bes (?:solo |nomas |nada mas )?para (?:su|mi|el|la|un|una) (?:examen|clase|tarea)\b|\bits (?:just |only )?for (?:a|my|his|her) (?:class|exam|homework)\b/

const BRAIN_FREEZE =
  /\b(?:brain ?freeze|(?:from|after|eating|drinking) (?:\w+ ){0,2}(?:ice ?cream|slush\w*|popsicle|frozen \w+|milkshake|raspado|helado|paleta)|(?:helado|paleta|raspado) (?:\w+ ){0,4}(?:cabeza|frente|cerebro))\b/

/** Words about stroke that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BRAIN_STROKE: readonly OtherMeaning[] = [
  {
    of: ['stroke'],
    meant:
      /\b(?:neighbou?r|friend|coworker|colleague|mother in law|google|internet) (?:says?|said|thinks?|joked|insists?) (?:that )?(?:it|this|its|i)\b[^.;]{0,40}/g,
  },
  {
    of: words('stroke lung-clot heart-attack cancer vision-loss dangerous-accident fainted'),
    meant: RELATIVE_LONG_AGO,
    unless: (plain) => TOLD_FIRST.test(plain),
  },
  {
    of: ['stroke'],
    meant:
      /\b(?:(?:is (?:it|this|that)|am i having|could (?:it|this) be|mini|sera|es) )?(?:an? |un )?(?:mini )?(?:strokes?|derrame|embolia) ?\?/g,
    unless: (plain) =>
      !BRAIN_FREEZE.test(plain) || !IN_SECONDS.test(plain) || LIKE_A_STROKE.test(withoutDenials(plain)),
  },
  {
    of: ['stroke'],
    meant: ASKED_WHETHER_STROKE,
    unless: (plain) => !LID_TWITCHES.test(plain) || LIKE_A_STROKE.test(withoutDenials(plain)),
  },
  {
    of: ['stroke'],
    meant:
      /\b(?:thought|figured|pense|crei) (?:que )?(?:i|it|this|me|era)? ?(?:was|were|had|might be|daba)? ?(?:having )?(?:an? |un )?(?:strokes?|derrame)\b/g,
    unless: (plain) =>
      !TURNS_IN_BED.test(plain) ||
      !IN_SECONDS.test(plain) ||
      !TALKS_WELL.test(plain) ||
      OF_STROKE.test(withoutDenials(plain)),
  },
  {
    of: words('stroke heart-attack'),
    meant:
      /\b(?:letter|bills?|news|email|price|fine|tax(?:es)?|layoff|invoice|rent|text) (?:\w+ ){0,2}hit (?:me|us|him|her) like an? (?:stroke|heart attack)\b/g,
  },
  {
    of: ['stroke', 'heart-attack', 'heart-disease'],
    meant:
      /\b(?:can|do) (?:newborns?|babies|infants?|children|kids|teenagers|young people|people (?:my|his|her) age) (?:even )?(?:have|get) (?:an? )?(?:strokes?|heart attacks?)/g,
  },
  {
    of: ['stroke', 'face-droop', 'drooling', 'one-side-weak', 'speech-trouble'],
    meant:
      /\b(?:looks?|talk|sound|feel|drool\w*|lip (?:hangs?|droops?)|mouth (?:hangs?|droops?)|smile is)\b[^.;!?\n]{0,40}\b(?:like|as if) (?:i|he|she|ive|ive had|an?) (?:\w+ )?(?:had )?(?:an? )?stroke(?: victim)?|\b(?:parece|parezco)\b[^.;!?\n]{0,30}\b(?:derrame|embolia)/g,
    unless: (plain) =>
      !/\b(?:dentist|dental|filling|novocain\w*|lidocaine|numbed|dentista|anestesia)\b/.test(withoutDenials(plain)) ||
      /\b(?:arm|leg|confus\w*|weeks|days|brazo|pierna|yesterday|ayer)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('headache child-visit stroke one-side-weak'),
    meant:
      /\b(?:scare|episode|spell|susto)\b[^.;!?\n]{0,30}\b(?:years?|anos?)\b[^.;!?\n]{0,20}\b(?:turned out|resulto|fue)\b[^.;!?\n]*/g,
    unless: (plain) => ails(plain.replace(/\bstroke scare\b[^.;!?\n]*/, ' ')),
  },
  {
    of: ['one-side-weak', 'tired', 'stroke'],
    meant:
      /\b(?:after|from|since) (?:his|her|my|the|a) (?:\w+ )?stroke(?: (?:\w+ ){1,3}ago)?\b|\b(?:his|her|my|the|su|mi|el|la) (?:weak|bad|paraly\w+|affected|stroke|brazo|pierna|mano|lado) (?:arm|leg|side|hand|debil|malo|mala|afectad[oa]|paralizad[oa])\b/g,
    unless: (plain) =>
      !OF_OLD_STROKE.test(plain) ||
      !/\b(?:always|for years|since (?:then|the|his|her)|as before|no worse|unchanged|siempre|desde entonces|igual)\b/.test(
        plain,
      ) ||
      WORSE_LATELY.test(withoutDenials(plain)),
  },
  {
    of: ['stroke'],
    meant:
      /\b(?:stroke|derrame)[ !,.]+(?:thats )?(?:what )?i (?:yelled|screamed|announced|shouted|cried|hollered)\b|\bi (?:yelled|screamed|announced|shouted|hollered) (?:that )?(?:im having |it was )?(?:an? )?"?stroke\b|\b(?:grite|dije)[ ,:"]+(?:es )?(?:un )?derrame\b/g,
    unless: (plain) => !SLEPT_ON.test(plain) || STRICKEN.test(withoutDenials(plain.replaceAll(OF_AN_ARM_ASLEEP, ' '))),
  },
  {
    of: ['stroke'],
    meant:
      /\b(?:thought|convinced|swore|sure|pense|crei) (?:that |que )?(?:i|it) (?:was )?(?:having |having an? |an? )*strokes?\b|\b(?:pense|crei) que (?:era|me daba|me estaba dando|tenia) (?:un )?derrame\b/g,
    unless: (plain) =>
      !/\b(?:brain ?freeze|slush\w*|ice ?cream|popsicle|frozen (?:drink|yogurt|lemonade|margarita)|raspado|helado|paleta|granizado)\b/.test(
        plain,
      ) ||
      !/\b(?:under a minute|seconds?|a minute|gone|segundos?|un minuto|se (?:me )?(?:quito|paso))\b/.test(plain) ||
      STRICKEN.test(withoutDenials(plain)) ||
      /\b(?:arms?|numb\w*|worst|hours|brazo|horas)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('stroke heart-attack heart-disease'),
    meant: new RegExp(
      `\\b(?:my |mi |la |el )?(?:${KIN}|he|she|they|doctor|boss) (?:\\w+ )?(?:would|will|is going to|is gonna|gonna|le daria|le va a dar|le da) (?:\\w+ )?(?:have |has )?(?:an? |un |una )?(?:strokes?|heart attacks?|coronary|infarto|derrame|embolia) (?:if|when|si|cuando) (?:(?:she|he|they|i|lo|la|se|ella|el|yo|me) )?(?:\\w+ )?(?:knew|saw|heard|found|finds|told|sees|hears|could see|sabe|supiera|sepa|viera|ve|entera\\w*|enter[ae])`,
      'g',
    ),
  },
  {
    of: ['stroke', 'face-droop'],
    meant:
      /\b(?:had an?|having an?|me dio un|tuve un) "?(?:stroke|derrame|embolia)"?|\bface (?:\w+ )?droop\w*[^.;!?\n]{0,40}\b(?:weeks|months)\b|\bcara (?:\w+ )?(?:caida|chueca|torcida)[^.;!?\n]{0,30}\b(?:semanas|meses)\b/g,
    unless: (plain) =>
      !/\b(?:was|were|turned out to be|fue|era|resulto) (?:only |just |really |actually |una )?(?:bells? palsy|bells|facial palsy|paralisis (?:facial|de bell))\b/.test(
        plain,
      ) ||
      !/\b(?:(?:\w+ )?years ago|hace (?:\w+ )?anos|in (?:19|20)\d\d|en (?:19|20)\d\d)\b/.test(plain) ||
      STRICKEN_NOW.test(withoutDenials(plain.replaceAll(/\b(?:now|ahora) she\b|\bface is even now\b/g, ' '))),
  },
  {
    of: words('stroke lung-clot heart-attack'),
    meant: MIGHT_COME,
    unless: (plain) =>
      ![KNOWN_PANIC, AS_ALL_ATTACKS, ENDED_SOON].every((sign) => sign.test(plain)) || LAMED.test(withoutDenials(plain)),
  },
  {
    of: words('speech-trouble face-droop one-side-weak stroke'),
    meant: /"[^"|]{3,60}"|\bsenales de (?:un )?(?:derrame|embolia|infarto)(?: cerebral)?/g,
    unless: (plain) => !LEAFLET.test(plain) || IS_ILL_NOW.test(plain),
  },
  {
    of: ['stroke'],
    meant:
      /\b(?:sera|es|puede ser|me esta dando|is (?:it|this)|could (?:it|this) be|am i having) (?:un |una |an? )?(?:derrame|embolia|stroke)(?: cerebral)?\b|\b(?:derrame|embolia)(?: cerebral)? por la nariz\b/g,
    unless: (plain) => !NOSE.test(plain) || OF_HEAD.test(withoutDenials(plain)),
  },
  {
    of: ['stroke'],
    meant:
      /\b(?:me |le )?(?:ya )?descart\w+ (?:que (?:fuera|sea) )?(?:un |el )?(?:derrame|embolia|infarto) ?(?:cerebral)?\b|\b(?:derrame|embolia) descartad[oa]\b/g,
  },
  {
    of: ['stroke'],
    meant: new RegExp(
      `\\b${PEOPLE} (?:\\w+ )?(?:dice|dicen|dijo|jura|cree|asegura) (?:que|q) (?:ya |eso |fue |es |era |sera ){1,3}(?:un |una |el )?(?:derrame|ictus|embolia|trombosis)(?: cerebral)?\\b|\\basi (?:le |mismo le |tambien le )?(?:empezo|comenzo|dio|inicio) (?:el |su |un )?(?:derrame|infarto|ictus|embolia) (?:cerebral )?a (?:mi|su|la|el) \\w+`,
      'g',
    ),
    unless: showsHeartOrBrain,
  },
  {
    of: ['stroke'],
    meant: new RegExp(
      `\\b${PEOPLE} (?:\\w+ )?(?:dice|dicen|dijo|jura|cree|asegura) (?:que|q) (?:ya |eso |fue |es |era |sera ){1,3}(?:un |una |el )?(?:derrame|ictus|embolia)(?: cerebral)?\\b`,
      'g',
    ),
    unless: (plain) => !DRY_AIR.test(plain) || showsHeartOrBrain(plain.replaceAll(DRY_AIR, ' ')),
  },
  {
    of: words('stroke heart-attack lung-clot'),
    meant:
      /\b(?:me|le|ya|nos) (?:lo )?descart(?:aron|o) (?:(?:un|el|ya|que fuera|que sea|por completo) ){0,3}(?:derrame|infarto|embolia|ictus|trombosis|coagulo)(?: cerebral| pulmonar| al corazon)?\b/g,
  },
  {
    of: words('stroke seizure limb-numb joint-ache'),
    meant:
      /\b(?:pense|pensaba|crei|creia|thought)(?: (?:que|en|era|it was|en un|un|a)){0,3} (?:derrame|embolia|infarto|ictus|stroke|convulsion)\b/g,
    unless: unlessTold(
      [
        /\b(?:dormi|acost\w+|sent\w+|slept|lay|sat)\b[^.;!?\n]{0,14}\b(?:encima|sobre|arriba|on)\b/,
        /\b(?:minutos?|segundos?|minutes?|seconds?)\b/,
      ],
      graver('no (?:puedo|puede) mover|cara|habl\\w+|boca|chuec[oa]|todavia|sigue|face|speech|droop\\w*|still'),
    ),
  },
  {
    of: words('stroke heart-attack lung-clot'),
    meant: new RegExp(
      `\\b${FAR_KIN} +(?:\\w+ )?(?:dice|dicen|dijo|jura|asegura|cree|says?|swears|said|thinks) (?:que |that )?(?:es[eoa]|est[eoa]|asi|that|this|it)(?:s)? (?:es|son|era|empieza|comienza|is|was|how)? ?(?:[a-z]+ ){0,4}?(?:la |el |un |una |an? |the )?${ILL_NOW}`,
      'g',
    ),
    unless: showsHeartOrBrain,
  },
  {
    of: words('stroke heart-attack'),
    meant: new RegExp(`\\b${ILL_NOW}\\b`, 'g'),
    unless: (plain) =>
      unlessTold([STUDIES, NOBODY_ILL], OF_CHEST)(plain) ||
      /\b(?:le|me) (?:dio|esta dando|pego)\b|\bno (?:habla|mueve|responde)\b|\bmas que\b|\b(?:having|except)\b/.test(
        plain,
      ),
  },
  {
    of: words('stroke'),
    meant: /\bbrain freeze\b[^.;!?\n]{0,60}\bstroke\b/g,
  },
]
