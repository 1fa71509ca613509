import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'
import { KIN, OF_ANOTHER } from '../vocabulary'

const OF_A_STUMBLE =
  /\b(?:stepp?ed (?:off|in|on)|tripp?ed|slipp?ed|stumbl\w+|roll(?:ed)? my ankle|twist\w*|missed (?:a|the|one|that) (?:step|curb|stair)|ankle|knees?|gives? way|gave (?:way|out)|buckl\w*|banqueta|escalon|tropec\w+|tropez\w+|resbal\w+|torci|tobillo|rodillas?)\b/
const WITS_LOST =
  /\b(?:faint\w*|passed out|pass\w* out|black\w* out|unconscious|dizz\w*|light ?headed|woke|came to|collaps\w*|seiz\w*|chest|heart|palpitat\w*|desmay\w*|mare\w*|inconsciente|pecho|corazon)\b/
const TOO_QUICK = /\b(?:1[89]\d|2\d\d)\b/
const OLDER = /\b(?:im|i am|age|aged|tengo) (?:5\d|6\d|7\d|8\d|9\d)\b|\b(?:5\d|6\d|7\d|8\d) ?(?:yo|years?|m|f|anos)\b/
const UNSTEADY_HEART =
  /\b(?:dizzy|faint\w*|passed out|chest|short of breath|breathless|flutter\w*|skip\w*|irregular|wont (?:come|go) down|still|at rest|sitting|lying|palpitat\w*|thyroid|afib|stents?|pacemaker|cardiolog\w*|heart (?:disease|failure|attack|condition|problems?)|pregnan\w*|marea\w*|pecho|sin aire|reposo|todavia|sigue)\b/
const WRITER_IS_WELL =
  /\b(?:i feel|im|i am|ive been) (?:\w+ )?(?:well|fine|ok|okay|good|great)\b|\b(?:me siento|estoy|ando) (?:\w+ )?bien\b/
const STILL_DOWN =
  /\b(?:(?:isnt|is not|not|wont|hasnt|doesnt|stopped) (?:\w+ )?(?:breath\w*|wak\w*|respond\w*|mov\w*)|right now|help|still (?:out|down|unconscious)|on the floor|(?:no|ni) (?:respira|despierta|responde|reacciona)|ahorita|sigue (?:tirad|inconsciente)|ayuda)\b/
const FAINTS_TOO =
  /\bi (?:\w+ )?(?:fainted|passed out|collapsed|felt faint|dizzy)\b|\b(?:im|i am|feel) dizzy\b|\bme desmaye\b|\b(?:smoke|gas|fumes|monoxide|smell\w*|everyone|several people|humo|olor|monoxido|todos|varios)\b/
const ALARMED_KIN = new RegExp(
  `\\bmy ${KIN}(?: \\w+)? (?:nearly|almost|about|practically) (?:fainted|passed out|keeled over|collapsed)\\b|\\b(?:mi|la|el) ${KIN} (?:casi|por poco) se (?:desmay[ao]|cae)`,
  'g',
)
const HURT_SELF =
  /\b(?:i|ive|me) (?:\w+ )?(?:just )?(?:cut|nicked|sliced|bled|bleed|stabbed|scraped|poked|dropped|burned|stubbed|corte|pinche|queme)\b/
const KIN_AILS =
  /\b(?:she|he|ella|el) (?:\w+ )?(?:is|was|has|had|felt|feels|got|hit|fell|keeps|passed|vomit\w*|esta|estaba|tiene|siente|cayo|pego)\b|\b(?:her|his|su) (?:head|heart|chest|pulse|cabeza|pecho)\b|\bpregnan\w*|\bembarazad[oa]\b/
const SEEN_BLOOD = new RegExp(
  [
    `\\b(?:mi|la|el|su)? ?\\w+ +se (?:me )?desmay[oa] (?:del?|por|al) (?:el |la |pura |puro )?(?:asco|susto|impresion|ver\\w*|oler\\w*)(?: (?:la|tanta|mi) sangre)?`,
    `\\b(?:vi|ver) (?:la |tanta |su )?sangre y (?:yo )?(?:(?:casi|por poco) )?(?:me )?(?:desmay\\w+|se me (?:bajo|baja|fue) (?:la presion|el alma)|casi me voy)(?: yo)?`,
    `\\b(?:casi|por poco) me desmayo yo\\b`,
    `\\bmy \\w+ (?:fainted|passed out) (?:at the sight|from the sight|when (?:she|he) saw (?:the|my|all the)? ?blood)(?: of (?:the )?blood)?`,
    `\\bi saw (?:the )?blood and (?:almost|nearly|just about) (?:fainted|passed out)`,
  ].join('|'),
  'g',
)
const SMALL_HURT =
  /\b(?:cort(?:e|o|ada|adita)|diente|sangr\w+ (?:un )?poquit\w+|dedo|yemita|ombligu?i?t?o|raspon|nariz|inyec\w+|vacuna|vaccine|shot|cut|tooth|nosebleed|finger|blood draw)\b/
const FALLEN =
  /\b(?:cabeza|no (?:despierta|reacciona|responde)|embaraz\w+|pecho|palpit\w*|convuls\w*|todavia|sigue|otra vez|vomit\w*|regla|negr[oa]|popo|obr[eo]|black|stool|head|pregnan\w*|chest|still out|wont wake|seiz\w*)\b/

/** Words about beat and fainting that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_HEART_BEAT_AND_FAINTING: readonly OtherMeaning[] = [
  { of: ['palpitations'], meant: /\b(?:eye ?lids?|lids?|baby)\b[^.;!?\n]{0,50}\bflutter\w*/g },
  {
    of: words('fainted feels-faint'),
    meant:
      /\bblack ?out (?:curtains?|shades?|blinds?|drapes?|dates?|drill|fabric|poetry|mask)\b|\b(?:power|city|electric(?:al|ity)?|during the|in the) blackouts?\b/g,
  },
  {
    of: words('fainted head-injury balance-loss'),
    meant:
      /\bwent (?:down|over) (?:like an? (?:sack|ton|tree|bag|log|pile|bowling pin|tower)\b[^.;!?\n]{0,30}|in the (?:\w+ )?(?:aisle|street|parking lot|driveway|yard|hall\w*|kitchen|section|mud|snow|lobby|crosswalk)\b)|\b(?:me cai|cai) como (?:un )?(?:costal|saco|tronco|arbol)(?: de \w+)?/g,
    unless: (plain) => !OF_A_STUMBLE.test(plain) || WITS_LOST.test(withoutDenials(plain)),
  },
  {
    of: ['fainted', 'feels-faint'],
    meant:
      /\b(?:fainted|passed out|collapsed)\b[^.;!?\n]{0,45}\b(?:haha\w*|lol|lmao|jk|kidding|joking)[, ]+(?:\w+[, ]+){0,2}?i didnt (?:actually |really )?(?:faint|pass out|collapse)?|\bme desmaye\b[^.;!?\n]{0,45}\b(?:jaja\w*|jeje\w*|broma|mentira)[, ]+(?:no[, ]+)*no me desmaye\b/g,
  },
  {
    of: ['fainted'],
    meant:
      /\b(?:passed out|conked out|zonked out|crashed) (?:on (?:it|(?:my|his|her) (?:arm|hand|side))|in front of (?:the )?(?:tv|netflix|television|telly|movie|game))\b(?: like an? (?:\w+ ){0,2}\w+)?|\blike an? folded (?:\w+ )?chair\b/g,
    unless: (plain) =>
      /\b(?:drunk|drink\w*|drank|vodka|beers?|pills?|overdos\w*|wont wake|cant wake|not waking|dizzy|chest|heart|bottle|head|fell)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('fainted feels-faint heart-attack suicide-said'),
    meant:
      /\b(?:nearly|almost|about|practically) (?:fainted|passed out|died|had a heart attack|keeled over|collapsed) (?:from|of|with|out of) (?:sheer |pure |the )?(?:fear|fright|terror|joy|relief|happiness|shame|disgust|surprise|horror)\b|\b(?:nearly|almost|about|practically) (?:fainted|passed out|died|keeled over) when (?:i|we) (?:popped|squeezed|saw|looked at|touched|found) (?:\w+ ){0,3}?(?:pimple|zit|blackhead|spider|cockroach|roach|mouse|rat|splinter|price|scale|photo|wart|booger)s?\b|\bcasi (?:me )?(?:desmayo|muero|desmaye|infarto) (?:de|del) (?:puro |pura |la )?(?:miedo|susto|impresion|alegria|emocion|gusto|pena|asco|sorpresa)\b/g,
  },
  {
    of: ['pulse-very-fast', 'pulse-fast'],
    meant:
      /\b(?:pulse|heart(?: rate| beat)?|pulso|corazon)\b[^.;!?\n]{0,25}\b1[3-7]\d\b|\b1[3-7]\d (?:bpm|beats|latidos)\b/g,
    unless: (plain) =>
      !/\b(?:(?:on|after|off) (?:the|my|a) (?:peloton|treadmill|elliptical|stair ?master|bike|rower|run|spin (?:bike|class))|(?:during|while|when|mid) (?:\w+ )?(?:running|spin class|a run|my workout|sprint\w*|jogging)|en la (?:caminadora|eliptica|bici\w*)|corriendo)\b/.test(
        plain,
      ) ||
      !/\b(?:back (?:at|to|down to|in) (?:\d\d|normal)|came (?:right )?(?:back )?down|bajo a \d\d|(?:volvio|regreso) a (?:\d\d|lo normal))\b/.test(
        plain,
      ) ||
      TOO_QUICK.test(plain) ||
      OLDER.test(plain) ||
      UNSTEADY_HEART.test(withoutDenials(plain)),
  },
  {
    of: ['fainted', 'feels-faint'],
    meant:
      /\b(?:woman|man|guy|lady|kid|girl|boy|person|somebody|someone|dude|mujer|senora?|muchach[oa]|chav[oa]|persona|tipo) (?:\w+ )?(?:ahead of|in front of|next to|behind|before|across from|delante de|enfrente de|al lado de|junto a|atras de) (?:me|us|mi|nosotros)\b[^.;!?\n]{0,20}\b(?:fainted|passed out|collapsed|keeled over|se desmayo)\b|\bthey (?:all )?(?:faint|pass out|keel over) like (?:dominoes|flies)\b|\b(?:get|catch) it by touch[, ]+fainting\b/g,
    unless: (plain) => !WRITER_IS_WELL.test(plain) || STILL_DOWN.test(plain) || FAINTS_TOO.test(withoutDenials(plain)),
  },
  {
    of: ['fainted', 'feels-faint'],
    meant: /\bi (?:nearly|almost|about|practically) (?:passed out|fainted|died|collapsed) myself\b/g,
  },
  {
    of: ['fainted', 'feels-faint'],
    meant: ALARMED_KIN,
    unless: (plain) => !HURT_SELF.test(plain) || KIN_AILS.test(plain),
  },
  {
    of: words('fainted feels-faint dropped-there'),
    meant: /\byo (?:casi )?me (?:quise|queria|iba a) desmayar\b|\byo casi me desmay[eo]\b/g,
    unless: (plain) => !OF_ANOTHER.test(plain),
  },
  {
    of: words('fainted fall head-injury infant-fall cord-out'),
    meant:
      /\b(?:ya )?(?:se )?(?:le |me )?(?:ha )?ca(?:yo|ido) (?:ya )?(?:el|su) (?:ombligo|ombliguito|cordon|cordoncito|munon)(?: (?:a|de) mi (?:bebe|nin[oa]|hij[oa]))?|\b(?:ombligo|ombliguito|cordon|cordoncito|costra|costrita)\b[^.;!?\n]{0,40}\b(?:se )?(?:le )?(?:ha )?ca(?:yo|ido)\b(?: (?:y|,|ya|esta|bien|sol[oa]|todo))*(?: sec[oa])?/g,
    unless: (plain) => /\b(?:embaraz\w*|contracci\w*|parto|vagina|fuente|pujar|semanas de)\b/.test(plain),
  },
  {
    of: words('palpitations chest-pain'),
    meant:
      /\b(?:corazon|latidos?|heart) (?:\w+ ){0,3}?(?:brinc\w+|salt\w+|skip\w*|flip\w*|flutter\w*)\b(?: un latido| a beat)?|\b(?:brinco|salto|vuelco|golpe)s? (?:en el pecho|del? corazon)\b|\bpalpitaci\w+/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:cardiolog\w+|holter|electro\w*|ecg|ekg)\b[^.;!?\n]{0,70}\b(?:benign\w+|perfecto|normal\w*|bien|inofensiv\w+|harmless|fine|clear|clean)\b/,
        /\b(?:una (?:sola )?vez|un (?:segundo|latido)|y luego (?:sigue )?normal|a second|once|one (?:beat|time))\b/,
        /\b(?:cafes?|cafeina|coffees?|caffeine|energetic\w+|energy drinks?|estres|desvel\w+)\b/,
      ],
      graver(
        'dolor|dolio|duele|mare\\w*|minutos|horas|seguid[oa]s?|rapido|correr|esfuerzo|embaraz\\w+|sud\\w+|pain|dizz\\w*|minutes|hours|racing|exercis\\w*|pregnan\\w*|sweat\\w*|marcapasos|pacemaker',
      ),
    ),
  },
  {
    of: words('fainted feels-faint nearly-fell dropped-there vaginal-bleeding'),
    meant: SEEN_BLOOD,
    unless: (plain) => !SMALL_HURT.test(plain) || FALLEN.test(withoutDenials(plain)),
  },
  {
    of: words('fainted feels-faint nearly-fell dropped-there'),
    meant:
      /\b(?:internet|google\w*|leer|lei|facebook|tik ?tok|susto|noticia|cuenta|precio|factura|recibo|cuando (?:lo |la )?vi|al ver\w*|resultado)\b[^.;!?\n]{0,70}\bcasi me (?:desmayo|da algo|infarto|caigo|muero)\b|\bcasi me (?:desmayo|da algo|infarto|caigo|muero) (?:de(?:l| la| el)? (?:susto|pena|risa|miedo|coraje|verguenza)|cuando (?:lo |la )?(?:vi|lei)|al (?:ver|leer)\w*)\b/g,
    unless: (plain) => FALLEN.test(withoutDenials(plain)),
  },
  {
    of: words('fainted fit-told dropped-there'),
    meant:
      /\bme (?:dio|da) (?:un |una )?(?:yeyo|patatus|soponcio|telele|infarto|ataque) de (?:la |pura )?(?:risa|coraje|envidia|ternura)\b|\bcayo redond[oa] (?:en|a) (?:la |su |el )?(?:cama|sofa|sillon|hamaca)\b|\bcayo redond[oa] de(?:l)? (?:cansad[oa]|cansancio|sueno)\b/g,
  },
]
