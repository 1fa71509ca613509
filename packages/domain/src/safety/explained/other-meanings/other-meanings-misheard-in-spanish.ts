import { showsHeartOrBrain } from './other-meanings-in-spanish'
import type { OtherMeaning } from './other-meanings'
import { PEOPLE } from './other-meanings-feared-in-spanish'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const BELLY_HURTS =
  /\b(?:dol\w+|duel\w+|punzad\w*|hurt\w*|pain\w*|ach\w+|sore|tender|fiebre|calentura|fever|vomit\w*|nause\w*|throw\w* up|lado derecho|right side)\b/
const GAS_LET_GO = /\b(?:pedos?|pedit\w+|flatulenc\w+|gas(?:es)?|farts?|farted|eruct\w*|burp\w*)\b/
const GONE_WITH_IT =
  /\bse me (?:quito|fue|paso)\b|\b(?:pain|it|cramp|ache) (?:\w+ )?(?:went away|vanished|disappeared|was gone)\b/
const BELLY_STILL =
  /\b(?:sigue\w*|todavia|aun|otra vez|volvio|regreso|fiebre|calentura|fever|vomit\w*|lado derecho|right side|still|came back|again|embaraz\w+|pregnan\w*|sangre|blood|horas|dias|hours|days)\b/
const hasBellyPain = (plain: string): boolean =>
  GAS_LET_GO.test(plain) && GONE_WITH_IT.test(plain)
    ? BELLY_STILL.test(withoutDenials(plain))
    : BELLY_HURTS.test(withoutDenials(plain))

const JAW_OR_SPASM =
  /\b(?:mandibula|quijada|trab\w+|tiesa?|tieso|rigid\w*|espasm\w*|calambr\w*|engarrot\w*|tragar|abrir la boca|cuello|nuca|jaw|spasms?|stiff\w*|swallow\w*)\b/
const HEARS_VOICES =
  /\b(?:voces|voz|voices?|me (?:dicen|ordenan|hablan|vigilan|persiguen|siguen|espian)|camaras|envenenan\w*|conspir\w*|they (?:watch|follow|want)|spying|watching)\b/
const WANTS_TO_DIE =
  /\b(?:quiero morir\w*|quisiera morir\w*|no quiero vivir|matarme|suicid\w*|vivir|a proposito|todas las (?:pastillas|pildoras)|on purpose|kill myself|want to die|adios|perdon\w*|carta)\b/
const DREADS_ITS_CAUSE =
  '(?:presion|azucar|diabetes|estres|trabajo|susto|colesterol|calor|tos|sueno|alergia|dieta|ansiedad|migrana|muela)'
const PANIC_OF_BODY =
  /\b(?:ataques?|crisis|respir\w*|aire|pecho|palpit\w*|corazon|dias|semanas|meses|cada noche|no (?:puede|puedo|duerme|come|sale)|dormir|morir\w*|matar\w*|attacks?|chest|breath\w*|weeks|months|cant)\b/
const STRUCK_HEAD =
  /\b(?:golp\w+|pegu?[eo]|pegaron|cai|cayo|choque|choco|balonazo|pelota|puerta|cabezazo|hit|fell|bump\w*|banged|struck|desmay\w*|vomit\w*|dolor de cabeza|duele la cabeza|dobl[oe]|habla\w*|adormec\w*|embaraz\w+|pregnan\w*|cortina|manchas?|ciego)\b/
const STOOD_UP = /\b(?:levant\w+|pare|paro|parar\w*|stood|stand\w*|got up)\b/
const IN_SECONDS = /\bsegund(?:o|os|itos)\b|\b(?:un )?(?:ratito|momentito|instante|momento)\b|\bseconds?\b/
const PAST_YEAR = '(?:19\\d\\d|200\\d|201\\d)'
const NEEDLE = '(?:agujas?|jeringas?|jeringuillas?|(?:insulin )?syringes?|needles?)'
const TAKES_DRUGS =
  /\b(?:inyect(?:e|o|aba|arme|arse)|se pico (?:heroina|cristal)|heroina|fentanil\w*|cristal|cocaina|drog\w*|heroin|fentanyl|meth|shot up|inconsciente|no (?:respira|responde|despierta)|labios|morad[oa]|unresponsive|wont wake|not breathing)\b/
const OF_LOVE =
  /\b(?:vivir|morir\w*|matar\w*|suicid\w*|desaparecer|live|die|pegarl\w*|golpe\w*|no (?:puedo|aguanto) mas|comer|levantarme)\b/
const LIMB_FAILS =
  /\bno (?:\w+ ){0,2}?(?:mueve|siente|puede mover)\b|\b(?:dormid|debil|adormec|fria|frio|palid|azul)\w*/

/** Spanish words of danger that are no danger where they stand so: named in a question, feared, told of a year long ago. */
export const OTHER_MEANINGS_MISHEARD_IN_SPANISH: readonly OtherMeaning[] = [
  {
    of: ['lower-right-pain'],
    meant:
      /\b(?:da|daba|dar|dan|daria|causa|provoca|cause|causes|gives?(?: you| me| him| her| us)?|get|gets) (?:una |un |la )?(?:apendicitis|appendicitis)\b|\b(?:crei|creia|creyo|pense|pensaba|thought|sure) (?:que |q )?(?:\w+ ){0,3}?(?:apendicitis|appendicitis)\b|\b(?:exposicion|tarea|ensayo|clase|presentacion|trabajo|examen|essay|homework|presentation|paper) (?:\w+ ){0,2}?(?:sobre|de|acerca de|on|about) (?:la |el )?(?:apendicitis|apendice|appendicitis|appendix)\b|\b(?:primera|first) (?:operacion|cirugia|apendicectomia|operation|surgery|appendectomy) (?:de|del|of|on) (?:la |el |the )?(?:apendice|apendicitis|appendix)\b/g,
    unless: hasBellyPain,
  },
  {
    of: ['severe'],
    meant: /\bdol(?:io|ia) (?:\w+ ){1,3}?tan fuerte que (?:crei|pense)\b/g,
    unless: (plain) => !GAS_LET_GO.test(plain) || !GONE_WITH_IT.test(plain) || hasBellyPain(plain),
  },
  {
    of: ['lockjaw'],
    meant:
      /\b(?:vacun\w+|refuerzo|inyeccion|inyect\w+|vaccinat\w+|immuniz\w+|booster|shot) (?:\w+ ){0,2}?(?:contra|del?|para|against|for) (?:el |la )?(?:tetanos?|tetanus)\b/g,
    unless: (plain) => JAW_OR_SPASM.test(withoutDenials(plain)),
  },
  {
    of: ['voices-telling'],
    meant:
      /\b(?:estamos|andamos|somos|quedamos|nos (?:pusimos|ponemos|tiene|tienen)|me tiene|are we|we are|were) (?:(?:bien|medio|todos|todas|un poco|muy|super|being|just|a bit) ){0,2}paranoi(?:c[oa]s?|d)\b/g,
    unless: (plain) => HEARS_VOICES.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /(?<=^|[.;,!?] ?)(?:(?:es|o|y|ya|entonces|que|acaso) ){0,2}me voy a morir(?: (?:de|por|con) (?:eso|esto))? ?\?/g,
    becomes: 'stressed',
    unless: (plain) => WANTS_TO_DIE.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\bganas de (?:todo|nada|hacer nada|eso|estar|tener (?:relaciones|sexo|intimidad)) (?:\w+ ){0,2}?con mi (?:espos[oa]|marido|mujer|novi[oa]|pareja)\b/g,
    unless: (plain) => OF_LOVE.test(plain),
  },
  {
    of: words('violence-now harm-others suicide-said'),
    meant: new RegExp(
      `\\b(?:(?:el|la|mi|esta|este|del|de la) )?${DREADS_ITS_CAUSE} (?:que )?(?:ya )?(?:me|lo|la|nos|te) (?:va|vaya|puede|podria) (?:a )?matar\\b|\\b(?:me|lo|la|nos|te) va a matar (?:el|la|mi|esta|este) ${DREADS_ITS_CAUSE}\\b|\\b(?:the|this|my) (?:\\w+ )?(?:stress|blood pressure|heat|homework|cough|job|diet|salt|sugar|allerg\\w+) (?:is going to|is gonna|will|could|might) kill (?:me|him|her|us)\\b`,
      'g',
    ),
  },
  {
    of: words('head-injury vision-change'),
    meant: /\b(?:v[ie]\w*|saw|see) (?:(?:muchas|unas|puras|como) )?(?:estrellit?as|lucecitas|stars)\b/g,
    unless: (plain) => !STOOD_UP.test(plain) || !IN_SECONDS.test(plain) || STRUCK_HEAD.test(withoutDenials(plain)),
  },
  {
    of: ['anxious'],
    meant:
      /\b(?:en|entro en|entr[eo] en) panico (?:con|por|de) (?:lo (?:del?|de la|de los) )?\w+|\bin a panic (?:about|over) \w+/g,
    unless: (plain) => PANIC_OF_BODY.test(withoutDenials(plain)),
  },
  {
    of: words('snake-bite spider-bite animal-bite'),
    meant: new RegExp(
      `\\b(?:(?:en|alla por|por alla de|in|back in) (?:el (?:ano )?)?${PAST_YEAR}) [^.;!?\\n]{0,50}\\b(?:mordi\\w*|pico|picaron|bit|bitten|stung)\\b[^.;!?\\n]{0,30}`,
      'g',
    ),
    unless: (plain) =>
      /\b(?:hoy|ahorita|esta (?:manana|tarde|noche)|otra vez|hace (?:un rato|\w+ (?:horas?|minutos))|today|again|just now)\b/.test(
        plain,
      ),
  },
  {
    of: words('street-drug overdose-look'),
    meant: new RegExp(
      `\\b${NEEDLE}(?: (?:de|con) (?:una )?${NEEDLE})? (?:\\w+ )?(?:tirad|botad|abandonad|usad|lying|left|discarded|thrown|dropped|used)\\w*\\b|\\b(?:discarded|used|dirty|abandoned) ${NEEDLE}\\b`,
      'g',
    ),
    unless: (plain) => TAKES_DRUGS.test(withoutDenials(plain)),
  },
  {
    of: ['baby-moves-less'],
    meant: /\bsient[oe] que (?:ya )?(?:estoy|esta|ando) (?:de )?(?:embarazada|encinta)\b/g,
    unless: (plain) =>
      !/\b(?:anticoncep\w+|pastilla del dia|condon|preservativo|regla|periodo)\b/.test(plain) ||
      /\b(?:se mueve|moverse|moviendo|patad\w+|patea\w*)\b/.test(plain),
  },
  {
    of: words('face-droop one-side-weak limb-numb'),
    meant:
      /\b(?:camin\w+|pas\w+|subi\w*|paseo|anduvo|corrio) (?:\w+ )?por (?:la|mi|su) (?:cara|boca|mano|pierna)(?: (?:bien |toda )?dormid[oa])?\b/g,
    unless: (plain) =>
      !/\b(?:aranas?|aranit\w+|cucaracha|mosca|hormiga|bicho|insecto|grillo|lagartija|raton)\b/.test(plain) ||
      /\b(?:chuec\w+|torcid\w+|no (?:siento|puedo|mueve)|habl\w+|adormec\w*|hormigue\w*)\b/.test(plain),
  },
  {
    of: words('bleeding vaginal-bleeding'),
    meant:
      /\b(?:enfermedad(?:es)?|problemas?|infeccion(?:es)?|virus|transmit\w+|contagi\w+) (?:de|en|por) (?:la )?sangre\b/g,
  },
  {
    of: words('infection sepsis'),
    meant: new RegExp(
      `\\b(?:(?:${PEOPLE}|lei|leyo|dicen|oi|jura|dice) (?:\\w+ ){0,2}?)?(?:que|q|y) (?:[^.;,!?\\n]{0,40}? )?infeccion (?:que )?(?:se |ya )*(?:va|vaya|iba|pasa|corre|sube|puede ir|puede pasar|mete) (?:\\w+ )?(?:a|al|hasta|por) (?:(?:la|el) )?(?:sangre|cerebro|corazon|hueso|ojo)\\b`,
      'g',
    ),
    unless: (plain) =>
      /\b(?:pus|rayas?|hinch\w+|caliente|roj[oa]|fiebre|calentura|duele|dolor|huele|escalofri\w*|supur\w*)\b/.test(
        withoutDenials(plain),
      ),
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
    of: ['liver-disease'],
    meant:
      /\b(?:me|le|nos) (?:va|vaya|iba|fuera|pueda|puede|podria) (?:a )?(?:fall\w+|dan\w+|destru\w+|truen\w*|tronar|acab\w+) (?:el|los|mi|su) (?:higado|rinon\w*)\b/g,
    unless: (plain) =>
      /\b(?:cirrosis|hepatitis|amarill\w+|alcohol\w*|tequila|cerveza\w*|vomit\w*|gramos|de mas|muchas|pastillas|hinch\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['leg-swelling-one'],
    meant: /\b(?:pens\w+|preocup\w+|miedo|asust\w+|crei\w*|imagin\w+) (?:\w+ ){0,3}?(?:trombosis|coagulo|trombo)\b/g,
    unless: (plain) =>
      !/\b(?:calambre\w*|acalambr\w+)\b/.test(plain) ||
      /\b(?:hinch\w+|inflam\w+|roj[oa]|caliente|morad[oa]|aire|pecho|vuelo|operacion|operad[oa]|cirugia|embaraz\w+|yeso|cancer|parto)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('one-side-weak limb-numb'),
    meant: /\bno sangra,? (?:y )?(?:mueve|siente|muevo|siento) (?:bien )?(?:el|la|los|las|su|mi) \w+(?: bien)?\b/g,
    unless: (plain) => LIMB_FAILS.test(plain.replaceAll(/\bno sangra\b/g, ' ')),
  },
  {
    of: words('flu cold'),
    meant:
      /\b(?:adolorid\w+|dolor(?:es)?|duelen?|molid\w+) (?:\w+ )?como (?:de|con|si tuviera|si fuera|por) (?:la |una )?(?:gripe|gripa)\b/g,
    unless: (plain) => /\b(?:fiebre|calentura|tos|mocos?|escalofri\w*|garganta)\b/.test(withoutDenials(plain)),
  },
]
