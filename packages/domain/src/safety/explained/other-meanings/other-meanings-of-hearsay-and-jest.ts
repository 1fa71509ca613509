import { showsHeartOrBrain } from './other-meanings-in-spanish'
import type { OtherMeaning } from './other-meanings'
import { unlessTold } from './other-meanings-of-small-mishaps'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const ILL =
  '(?:infartos?|derrames?(?: cerebral(?:es)?)?|embolias?|trombosis|aneurismas?|heart attacks?|strokes?|aneurysms?)'
const FAR_KIN =
  '(?:bisabuel[oa]|tatarabuel[oa]|abuel[oa]|ti[oa]|prim[oa]|vecin[oa]|amig[oa]|comadre|compadre|companer[oa]|senora?|muchach[oa]|cunad[oa]|great grand\\w+|grand(?:father|mother|pa|ma)|uncle|aunt|cousin|neighbou?r|friend|coworker)'
/** "A su tía" has lost its first word where "tía" is read as a cousin. */
const OF_FAR_KIN = `(?: ?(?:su|un|una|his|her|an?) )? *${FAR_KIN}`
const DESPAIR =
  /\b(?:suicid\w*|kill(?:ing)? myself|want(?:s|ed)? to die|overdos\w*|hopeless\w*|no point|gun|rope|noose|depress\w*|quier[eo] (?:morir|desaparecer)\w*|matarme|matarse|despedi\w*|carta|deprimid[oa]|pistola|cuerda|soga|cortarme|sin esperanza|no vale la pena|no (?:puedo|aguanto) mas|ya no quiero|bottle|frasco|puno de|handful|de un jalon|de golpe)\b/
const despairs = (plain: string): boolean => DESPAIR.test(withoutDenials(plain))
const OF_CHEST =
  /\b(?:pecho|opresion|brazos?|mandibula|quijada|espalda|sud(?:o|a|ando|or)|(?:falta\w*|sin) (?:el |de )?aire|ahog\w+|desmay\w*|palpit\w*|palid\w+|nauseas?|vomit\w*|debil\w*|dormid[oa]|adormec\w*|entumid\w*|chuec[oa]|dolor de cabeza|chest|jaw|arms?|back|sweat\w*|breath\w*|faint\w*|pale|weak\w*|numb\w*|nause\w*|dizz\w*|mare\w+)\b/
const SMALL_CAUSE =
  /\b(?:parpado|pestan\w+|ojo brinc\w+|brinc\w+ (?:el|en el) (?:ojo|parpado)|gases|eructo\w*|hipo|cucaracha|raton|arana|multa|boleto|cuenta|recibo|factura|eyelid|twitch\w*|hiccups?|burp\w*|gas|bill|mouse|roach|parking ticket)\b/
const COLD =
  /\b(?:mocos?|estornud\w+|gripa|gripe|resfri\w+|catarro|garganta rasposa|resaca|cruda|runny|stuffy|sneez\w*|snot|sore throat|hung ?over|cough\w*|tos|flemas?)\b/
const COLD_AND_WELL = /\b(?:trago|respiro|sin calentura|sin fiebre|no fever|esta bien|swallow\w*|breath\w*)\b/
const IN_EARNEST =
  /\b(?:pistola|cuchillo|arma|machete|esta noche|ya se donde|plan|miedo de|no (?:puedo|aguanto)|voces|bebe|nin[oa]|en serio|de verdad|lo voy|la voy|voy a)\b/
const ITSELF_TOO =
  /\b(?:a mi (?:tambien|ya|me)|ya (?:se )?me (?!la siento)|igual (?:yo|a mi)|lo mismo|me (?:aprieta|cuesta)|no (?:puedo|puede) (?:tragar|pasar)|voz|ronc[oa]|babe\w+|labios?|lengua|mine|me too|same)\b/
const OF_APPENDIX =
  /\b(?:lado derecho|derech[oa]|abajo|vomit\w*|fiebre|calentura|(?:me|le) duelen?|dolor\w*|pain\w*|hurts?|right side|fever|tender)\b/
const JUST_CUT =
  /\b(?:acaba|ahorita|hace (?:un )?(?:rato|ratito|minutos?|hora|\w+ (?:minutos|horas))|hoy|sangr\w*|sierra|maquina|accidente|cuchillo|just now|(?:minutes|hours?) ago|bleed\w*|blood|saw|accident|today)\b/
const STUDIES = /\b(?:academia|examen|clase|curso|tarea|estudi\w+|exam|quiz|homework|class|study\w*|studying)\b/
const NOBODY_ILL =
  /\bnadie (?:esta|anda) (?:enferm[oa]|mal)\b|\bno (?:one|body) (?:here |at home )?(?:is|s) (?:sick|ill)\b|\bnobody(?: here| at home)? is (?:sick|ill)\b|\bes (?:solo |nomas |nada mas )?para (?:su|mi|el|la|un|una) (?:examen|clase|tarea)\b|\bits (?:just |only )?for (?:a|my|his|her) (?:class|exam|homework)\b/
const HAS_NAME_OF_SONG =
  /\bquien (?:lo|la) (?:canta|cantaba|compuso|toca)\b|\bcomo se llama (?:el|la|ese|esa)\b|\bwho (?:sings|sang|wrote)\b|\bwhat(?:s| is) (?:the name|it called|that song)\b/
const IS_SHOT = /\b(?:(?:me|le|lo) (?:dieron|dispar|balace|hiri|peg)\w*|sangr\w*|shot (?:me|him|her)|bleed\w*)\b/
const IS_HIT =
  /\b(?:pecho|labios|azul|asma|golpe\w*|(?:me|nos|le) pega|arma|miedo (?:de|a) (?:el|mi)|chest|asthma|hits?|bruis\w*|inund\w+|flood\w*)\b/

/** Words of danger that others tell as a theory, or that people say of money, bosses, songs and themselves in jest. */
export const OTHER_MEANINGS_OF_HEARSAY_AND_JEST: readonly OtherMeaning[] = [
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
    of: ['suicide-said'],
    meant:
      /\b(?:google|internet|web ?md|chatgpt|tiktok|facebook|youtube) (?:\w+ ){0,2}?me (?:mato|mata|ha matado|enterro|entierra)\b(?: \w+ veces)?|\b(?:google|web ?md|chatgpt|tiktok) (?:has |already |just ){0,2}(?:killed|buried) me\b/g,
    unless: despairs,
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:voy a morir(?:me)?|me voy a morir|me (?:estoy )?mur(?:o|iendo)|me muero|im dying|im (?:going to|gonna) die) (?:del?|of|from) (?:el |la |puro |pura |tanto |tanta )?(?:insomnio|cansancio|nervios|coraje|flojera|antojo|amor|asco|envidia|emocion|insomnia|tiredness|nerves|embarrassment|jealousy|cuteness)\b/g,
    unless: despairs,
  },
  {
    of: words('suicide-said'),
    meant: /\badios,? mundo cruel\b|\bgoodbye,? cruel world\b/g,
    unless: (plain) => !COLD.test(plain) || !COLD_AND_WELL.test(plain) || despairs(plain),
  },
  {
    of: words('severe severe-pain'),
    meant:
      /\b(?:antibioticos?|medicinas?|medicamentos?|pastillas?|jarabes?|inyeccion(?:es)?|remedios?)(?: \w+)? (?:mas |muy |bien )?fuertes?\b/g,
  },
  {
    of: words('severe'),
    meant:
      /\b(?:de|por|en) (?:la |las )?noches? (?:es|se pone|me pica|esta) (?:mucho )?peor\b|\b(?:es |se pone )?peor (?:de|por|en) (?:la |las )?noches?\b|\bworse at night\b/g,
    unless: (plain) =>
      !/\b(?:comezon|pica|pican|picazon|itch\w*)\b/.test(plain) ||
      /\b(?:dolor\w*|duelen?|pain\w*|hurts?|sangr\w*|bleed\w*|colic\w*|cramp\w*)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['too-many-pills'],
    meant:
      /\b(?:me )?(?:tome|acabe|probe|tomado|comprado) (?:ya )?(?:todo|medio|casi todo) el (?:pasillo|walgreens|cvs|walmart)\b[^.;!?\n]{0,20}|\b(?:taken|took|tried|through) (?:the )?(?:whole|entire|half the) (?:cold |medicine |drug )?(?:aisle|walgreens|cvs|drugstore)\b/g,
    unless: (plain) =>
      !COLD.test(plain) ||
      despairs(plain) ||
      /\b(?:juntas|al mismo tiempo|at once|bottles?|frascos?|mare\w+|vomit\w*|mucho sueno|adormil\w*|dizz\w*|sleepy|higado)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['harm-others'],
    meant:
      /\b(?:solo|nomas|puras|unicamente) (?:unas |me dan |tengo )?ganas de (?:matar|ahorcar|estrangular)l[oa]s?\b/g,
    unless: (plain) => IN_EARNEST.test(plain) || despairs(plain),
  },
  {
    of: ['amputation'],
    meant: new RegExp(
      `\\b(?:que|porque|por eso|because|that)(?: a)?${OF_FAR_KIN} (?:\\w+ ){0,2}?(?:perdio|le cortaron|le amputaron|le mocharon|se quedo sin|lost|had) (?:(?:un|el|una|la|dos|an?|his|her|two) )?(?:ded\\w+|pie|pierna|brazo|mano|toes?|fingers?|foot|leg)\\b`,
      'g',
    ),
    unless: (plain) => JUST_CUT.test(withoutDenials(plain)),
  },
  {
    of: words('throat-swelling throat-danger'),
    meant: new RegExp(
      `\\b(?:que|porque) a${OF_FAR_KIN} +se les? (?:cerro|hincho|inflamo) (?:la |toda la )?(?:garganta|lengua)\\b|\\b(?:says?|said|because)${OF_FAR_KIN}s? throat (?:closed|swelled|swole)(?: up| shut)?`,
      'g',
    ),
    unless: (plain) => ITSELF_TOO.test(withoutDenials(plain)),
  },
  {
    of: words('throat-swelling throat-danger'),
    meant:
      /\b(?:viendo|checando|fijandome|vigilando|pendiente|atent[oa]|a ver)(?: de)? si (?:\w+ )?(?:se me|se le|me|le) (?:va a )?(?:cierra|hincha|cerrar|hinchar|inflama) (?:la )?(?:garganta|lengua)\b|\b(?:watching|checking|waiting) (?:to see )?(?:for|if|whether) (?:my|his|her) throat (?:clos\w+|swell\w*)(?: up)?/g,
    unless: (plain) =>
      !/\b(?:pero|y) (?:no|nada)\b|\b(?:but|and) (?:no|nothing|it (?:hasnt|isnt|doesnt|didnt))\b|\besta bien\b|\b(?:trago|breath\w*|swallow\w*) (?:bien|fine|ok|normal\w*)\b/.test(
        plain,
      ) || ITSELF_TOO.test(withoutDenials(plain)),
  },
  {
    of: words('poison-thing poison snake-bite'),
    meant:
      /\b(?:boca|saliva|mordida|lengua|dientes)\b[^.;!?\n]{0,25}\b(?:trae|tiene|tienen|traen|es|lleva) (?:mas |puro |mucho )?(?:veneno|ponzona)(?:(?: y|,)? ?(?:mas |que |la |el |de |del |un |una )*(?:perr[oa]|gat[oa]|vibora))?|\b(?:mouth|spit|saliva)\b[^.;!?\n]{0,30}\b(?:more|full of|pure) (?:poison|venom)\b(?: than (?:an? )?\w+)?/g,
    unless: (plain) => /\b(?:cascabel|alacran|arana|trago|tomo|bebio|snake|spider|scorpion|swallow\w*)\b/.test(plain),
  },
  {
    of: words('lower-right-pain'),
    meant: new RegExp(
      `\\b(?:asi|eso)(?: mismo)? (?:le |les )?(?:empezo|comenzo|fue) (?:la |el |lo de (?:la|el) )?apendic\\w+(?: (?:del?|al?) (?:su |un |una |el |la )?\\w+)?|\\b(?:thats|this is) how (?:\\w+ ){1,3}appendi\\w+ (?:started|began)|\\bappendi\\w+ (?:started|began) (?:just )?(?:like (?:that|this)|the same way)`,
      'g',
    ),
    unless: (plain) => OF_APPENDIX.test(withoutDenials(plain)),
  },
  {
    of: words('stroke heart-attack lung-clot'),
    meant: new RegExp(
      `\\b${FAR_KIN} +(?:\\w+ )?(?:dice|dicen|dijo|jura|asegura|cree|says?|swears|said|thinks) (?:que |that )?(?:es[eoa]|est[eoa]|asi|that|this|it)(?:s)? (?:es|son|era|empieza|comienza|is|was|how)? ?(?:[a-z]+ ){0,4}?(?:la |el |un |una |an? |the )?${ILL}`,
      'g',
    ),
    unless: showsHeartOrBrain,
  },
  {
    of: words('stroke heart-attack'),
    meant: new RegExp(`\\b${ILL}\\b`, 'g'),
    unless: (plain) =>
      unlessTold([STUDIES, NOBODY_ILL], OF_CHEST)(plain) ||
      /\b(?:le|me) (?:dio|esta dando|pego)\b|\bno (?:habla|mueve|responde)\b|\bmas que\b|\b(?:having|except)\b/.test(
        plain,
      ),
  },
  {
    of: words('gunshot'),
    meant:
      /\b(?:corrido|cancion|rola|cumbia|ranchera|poema|song|ballad)\b (?:es[ea] |that |the |one )?(?:del?|que habla|about|of|with)[^.;!?\n]{0,40}/g,
    unless: (plain) => !HAS_NAME_OF_SONG.test(plain) || IS_SHOT.test(withoutDenials(plain)),
  },
  {
    of: words('headache pain-other severe-headache cancer lasting long-lasting month-or-more always'),
    meant:
      /\b(?:jef[ea]|suegr[oa]|patron(?:a|es)?|vecin[oa]s?|caser[oa]|trabajo|seguro|tramites?|papeleo|escuela|carro|gobierno|banco|cunad[oa]|familia|companer[oa]|boss|landlord|insurance|neighbou?rs?|coworker|job|paperwork|mother in law)\b (?:es|son|ha sido|is|are|has been) (?:such )?(?:(?:un|una|puro|todo un|mi|an?|my|real|total|gran|verdadero|huge|chronic|constant) ){0,3}(?:dolor(?:es)? de (?:cabeza|muelas|estomago)|headaches?|cancer)(?: (?:cronico|constante|total))?(?:,? (?:y |and )?(?:un |an? )?(?:cancer|plaga|tumor))?/g,
  },
  {
    of: words('violence-home cannot-breathe short-of-breath choking bleeding vaginal-bleeding'),
    meant:
      /\b(?:economia|deudas?|renta|gastos|biles|pagos|intereses|hipoteca|inflacion|impuestos|tarjetas de credito|rent|debts?|inflation|mortgage|economy|taxes)\b[^.;!?\n]{0,60}\b(?:asfixi\w+|ahog\w+|ahorc\w+|estrangul\w+|agua al cuello|suffocat\w+|drown\w*|strangl\w+|chok\w+|sangr\w+ (?:dinero|lana)|bleed\w* (?:me )?(?:dry|money|cash))(?:[^.;!?\n]{0,20}\b(?:asfixi\w+|ahog\w+|suffocat\w+|chok\w+))?(?:[^.;!?\n]{0,20}\bsangr\w+ (?:dinero|lana))?/g,
    unless: (plain) => IS_HIT.test(withoutDenials(plain)),
  },
  { of: words('bleeding vaginal-bleeding'), meant: /\bsangr\w+ (?:dinero|lana|billetes)\b/g },
]
