import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { DESPAIR, IN_EARNEST } from '../vocabulary'

const GIFT_OF_BIRTH =
  /\b(?:pregnan\w*|kicks|womb|hiccups|inside me|embaraz\w*|patad\w+|hipo|semanas de|\d+ (?:weeks|wks)|ultrasound|ultrasonido)\b/
const BORN_OR_HANDS =
  /\b(?:husband|boyfriend|partner|he|ex|my neck|esposo|marido|novio|pareja|me ahorc\w*|mi cuello|prolaps\w*|came out|hanging out|salio|se asoma|isnt moving|not moving|no se mueve)\b/
/** Blows and threats told in other words than "pega". */
const STRIKES =
  /\b(?:empuj\w*|avent\w*|jal(?:a|o|onea|oneo)|golpe\w*|amenaz\w*|encierr\w*|encerr\w*|ahorc\w*|cachete(?:a|o|aba|ada|ar)|patea\w*|insult\w*|moreton\w*|violent\w*|miedo (?:a|de) (?:el|ella|mi)|me dej(?:o|a) (?:el|un) ojo|ojo morado|me (?:pego|pega|pegaba)(?= (?:anoche|ayer|hoy|cuando|mucho|fuerte|en|con|siempre|otra|tambien|por|y|$)))\b/
const OF_PARTNER = /\b(?:espos[oa]|marid[oa]|novi[oa]|pareja|padrastro|mi ex|mi papa|mi hombre)\b/
const NO_PARTNER =
  '(?:mum|mom|mama|ma|moms|grandma|nana|abuela|abuelita|sister|sis|hermana|aunt|tia|boss|jefa|jefe|teacher|maestra|maestro|coach|roommate|friend|amiga|amigo|cousin|prima|primo|suegra|mother in law|daughter|hija)'
const TRIFLE =
  '(?:(?:i |im |i am )?(?:(?:leave|left) (?:the|my|his|her|a|an|any|another|it|one)\\b(?! (?:house|alone|gang|cult|church|family|group|country|room|marriage|relationship))|forget|forgot|am late|late|lose|lost|miss|missed|break|broke|eat|ate|drop|dropped|wake|burn|spill\\w*|dont (?:bring|show|finish|clean|wash|call|answer))\\b|no (?:le |les )?(?:llevo|traigo|llego|lavo|limpio|termino|contesto|compro|aparezco)|(?:llego|llegamos) tarde|(?:dejo|olvido|pierdo|rompo|quemo|mancho|tiro) (?:la|el|los|las|otra|mis|su)\\b)'
const LAUGHED_TOGETHER =
  /\b(?:we (?:both |all )?(?:laugh\w*|joke\w*)|(?:as|its|just|only) a joke|jokingly|jokes that|nos reimos|es broma|de broma|en broma|bromea\w*)\b/
const LAUGHED = /\b(?:lol|lmao|ha ?ha\w*|ja ?ja\w*|je ?je\w*|jk|kidding)\b/
const IS_PARTNER =
  /\b(?:husband|boyfriend|wife|girlfriend|partner|fiance\w*|my ex|spouse|stepdad|stepfather|dad|father|espos[oa]|marid[oa]|novi[oa]|pareja|mi ex|padrastro|papa)\b/
const NAMES_OTHER = new RegExp(`\\b${NO_PARTNER}\\b`)
const HURT_BY_HANDS =
  /\b(?:hits?|beats?|punch\w*|slap\w*|kick\w*|chok\w*|yell\w*|threat\w*|afraid of (?:him|her)|by (?:my|the) (?:hair|arms?|neck)|force\w*|shov\w*|bruises)\b/
const TO_DOCTOR =
  '(?:preguntar(?:les?)?|escribir(?:les?)?|consultar|llamar|checarme|revisarme|ir (?:al|con el|con la|a la)|hacerme (?:la|el|los|las|un|una) (?:prueba|examen|estudio|analisis|cita)\\w*|cuidarme|comer|descansar|tomar (?:agua|la pastilla|mi medicina|mis pastillas))'
const FORCES =
  /\b(?:golpe\w*|pega|pego|amenaz\w*|encierr\w*|encerr\w*|acost\w*|sexo|relaciones|tocar\w*|papeles|pasaporte|dinero|robar|robe|prostit\w*|desnud\w*|miedo|trabajar|cobr\w*|vender|toc[oa]\w*|padrastro|abus\w+|viol\w+)\b/
const UNBORN = /\b(?:embaraz\w*|semanas|ultrasonido|contracc\w+|fuente|trimestre|pregnan\w*|weeks|due date)\b/
const PARTNER = /\b(?:espos[oa]|marid[oa]|novi[oa]|pareja|padrastro|mi ex|papa de)\b/
const HITS =
  /\b(?:golpe\w*|empuj\w*|avent\w*|amenaz\w*|ahorc\w*|cachete\w*|moret\w+|sacud\w+|grit\w+|miedo|beat\w*|bruis\w*|shak\w+|slap\w*)\b/
const BEAST =
  '(?:perr[oa]s?|perrit[oa]|gat[oa]s?|gatit[oa]|caballo|chivo|gallo|mapache|chango|pitbull|cachorr[oa]|dogs?|cats?|puppy|kitten)'
const STRAIN =
  '(?:jale|chamba|trabajo|turno|renta|deudas?|biles|cuentas|calor|trafico|tarea|tareas|escuela|impuestos|mudanza|job|rent|bills|heat|commute|traffic)'
const MEANT_SO = /\b(?:hits?|push\w*|golpe\w*|amenaz\w*|espos[oa]|marid[oa]|novi[oa]|pareja|encierr\w*|celular)\b/
const BEATS =
  /\b(?:he|she|husband|boyfriend|wife|girlfriend|ex|partner|dad|father|esposo|marido|novi[oa]) (?:\w+ )?(?:hits?|beats?|slapp?\w*|chok\w*|push\w*|kick\w*|grabb?\w*|threat\w*|hurts?|me peg\w+|me golpe\w+|amenaz\w+)\b|\b(?:afraid|scared) of (?:him|her)\b|\bmiedo (?:a|de) el\b/
const WANTS_HARM =
  /\b(?:want(?:ed|s)? to (?:hurt|kill|strangle|choke|shake|hit|harm)|urges?|afraid (?:of myself|i (?:will|might|would))|babys?|newborn|infant|hands? (?:on|around)|throat|bruis\w*|gun|knife|quiero|bebe|cuello|moreton\w*)\b/
const DREADS_ITS_CAUSE =
  '(?:presion|azucar|diabetes|estres|trabajo|susto|colesterol|calor|tos|sueno|alergia|dieta|ansiedad|migrana|muela)'

/** Words about violence at home that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_MIND_VIOLENCE_AT_HOME: readonly OtherMeaning[] = [
  { of: ['violence-home'], meant: /\b(?:me|nos) sigue (?:\w+ ){0,2}con (?:los ojos|los ojitos|la mirada|la vista)\b/g },
  { of: ['violence-home'], meant: /\bhearts? (?:\w+ )?beat(?:s|ing)?\b/g },
  {
    of: words('suicide-said violence-home violence-now'),
    meant:
      /\b(?:umbilical )?cord (?:is |was |being |gets? |got |wrapped |tangled |could be |might be )*(?:a?round|about) (?:(?:the|her|his|its|baby|babys|my) ){0,2}neck\b|\bcordon (?:umbilical )?(?:\w+ ){0,3}(?:al|en el|del|su) cuello\b|\b(?:is|will|can|could|would) (?:she|he|it|the cord|(?:the|my) baby) (?:\w+ )?(?:being |getting |be |get )?strangl\w*(?: (?:her|him|it|the baby))?\b/g,
    unless: (plain) => !GIFT_OF_BIRTH.test(plain) || BORN_OR_HANDS.test(plain),
  },
  {
    of: ['violence-home'],
    meant:
      /\b(?:me|nos|te|le|les) (?:la|lo|las|los) (?:peg(?:o|a|aron|aria|ue)|(?:haya|habra|hubiera) pegado)\b|\b(?:me|nos|te|le|les) (?:pego|pega|(?:haya|habra) pegado) (?:algo(?! (?:fuerte|duro|feo|en|con|recio))|(?:un|una|alg\w+) (?:infeccion|enfermedad|bacteria|virus|bicho|hongo|cosa)|hongos?|piojos|sarna|ladillas|herpes|clamidia|gonorrea|verrugas?|vph|tuberculosis|lombrices|conjuntivitis|impetigo)\b|\bse peg(?:a|o|aba|ue)\b(?! con(?:migo)?\b)/g,
    unless: (plain) => STRIKES.test(plain),
  },
  {
    of: ['violence-home'],
    meant:
      /\bme peg(?:o|aron|ue) (?:un |con (?:un |una )|la |el |una )(?:balonazo|pelotazo|puertazo|balon|pelota|puerta|rama|columpio|bate de beisbol jugando|bola de (?:beis\w*|futbol|tenis))\b/g,
    unless: (plain) => OF_PARTNER.test(plain) || /\b(?:enoj\w+|pele\w+|avento|a proposito|con la puerta)\b/.test(plain),
  },
  {
    of: ['violence-home'],
    meant:
      /\b(?:pego|pega|pegue|pegaron|pegaba|pegando) (?:el|un|una|unos|de|su|tremendo|cada) (?:gritos?|brincos?|saltos?|sustos?|estiron\w*|carrera|chillidos?|alaridos?|respingo|vistazo|acelerones?)\b/g,
    unless: (plain) => STRIKES.test(plain),
  },
  {
    of: ['violence-home'],
    meant:
      /\b(?:me|nos) tiene(?:n)? (?:con|en) (?:el |la |un |una |los |las |mucho |mucha |tanta |tanto |puro |pura )*(?:pendiente|churr\w*|diarrea|chorr\w+|nausea\w*|dolor\w*|vomit\w*|mareo\w*|preocupad\w+|vela|ayun\w+|dieta|insomnio|comezon|tos|fiebre|gases|agruras|suspenso|reposo|tratamiento|sueno|estrenimiento|ronchas|acidez|la duda|duda)\b/g,
    unless: (plain) => IN_EARNEST.test(plain) || STRIKES.test(plain),
  },
  {
    of: words('violence-home violence-now suicide-said harm-others'),
    meant: new RegExp(
      `\\b${NO_PARTNER} (?:(?:says?|said|dice|dijo|que|that|jokes|bromea) ){0,2}(?:(?:she|he)(?:ll| will| is going to| is gonna)?|shell|hell|me)? ?(?:is going to|is gonna|will|gonna|ll|va a|quiere)? ?(?:kill(?: me)?|murder me|matar(?:me)?) (?:if|when|si|cuando) ${TRIFLE}[^.;!?\\n]{0,50}`,
      'g',
    ),
    unless: (plain) => IN_EARNEST.test(plain),
  },
  {
    of: words('violence-home violence-now suicide-said harm-others'),
    meant: new RegExp(
      `\\b(?:says?|said|dice|dijo|jokes|bromea) (?:that |que )?(?:(?:shell|hell|she will|he will|shes gonna|hes gonna|shes going to|hes going to) kill me|me va a matar) (?:if|when|si|cuando) ${TRIFLE}[^.;!?\\n]{0,50}`,
      'g',
    ),
    unless: (plain) =>
      IN_EARNEST.test(plain) ||
      (!LAUGHED_TOGETHER.test(plain) && (!LAUGHED.test(plain) || IS_PARTNER.test(plain) || !NAMES_OTHER.test(plain))),
  },
  {
    of: words('violence-home violence-now'),
    meant:
      /\b(?:mum|mom|mother|mama|parents?|dad|their \w+|his \w+|her \w+|la mama|los papas|la senora) (?:is|are|will|s|ll|va|van) (?:going to|gonna|a)? ?(?:kill me|matarme)\b|\b(?:su|la) (?:mama|senora) me va a matar\b/g,
    unless: (plain) =>
      IN_EARNEST.test(plain) ||
      !/\b(?:i (?:teach|babysit|nanny)|im (?:a|the|her|his|their) (?:nanny|babysitter|teacher|sitter|au pair)|babysitting|one of the kids|daycare|kindergarten|cuido (?:a )?(?:un|una|ninos)|soy (?:la )?(?:ninera|maestra))\b/.test(
        plain,
      ),
  },
  {
    of: ['violence-home'],
    meant:
      /\b(?:husband|wife|partner|boyfriend|girlfriend|spouse|he|she) (?:\w+ ){0,2}?(?:pulls?|helps?|hauls?|lifts?|has to (?:pull|help|lift)) me (?:out of|up|off|up (?:from|out of))\b/g,
    unless: (plain) => HURT_BY_HANDS.test(withoutDenials(plain)),
  },
  {
    of: ['violence-home'],
    meant:
      /\b(?:the|these|those|such|migraine|headache|panic|asthma|gout|vertigo) attacks (?:resemble|last|come|came|occur|are|were|began|begin|start|happen|hit|strike)\w*(?: \w+){0,5}/g,
  },
  {
    of: words('violence-home sexual-assault child-abuse'),
    meant: new RegExp(
      `\\b(?:me|nos|lo|la) (?:obliga|obligan|obligo|obligaron|forzo|fuerza) a (?:que )?${TO_DOCTOR}\\b`,
      'g',
    ),
    unless: (plain) => FORCES.test(plain),
  },
  {
    of: words('violence-home violence-now child-abuse'),
    meant:
      /\b(?:bebe|bebit[oa]|nen[ea]|nin[oa]|criatura) (?:\w+ )?me (?:patea|pateo|patee|pateaba|golpea)\b|\b(?:baby|baby girl|baby boy) (?:\w+ )?(?:kicks?|kicked|is kicking|punches|punched) (?:me|my)\b/g,
    unless: (plain) =>
      !UNBORN.test(plain) ||
      PARTNER.test(plain) ||
      /\b(?:husband|boyfriend|partner|ex|enoj\w+|borrach\w+|angry|drunk)\b/.test(plain),
  },
  {
    of: ['violence-home'],
    meant: /\b(?:jalon|jaloncito|jaloncitos|tironcito|estironcito)\b(?= (?:donde|en|por|al|cuando|adentro|abajo)\b)/g,
    unless: (plain) => HITS.test(plain),
  },
  {
    of: words('sexual-assault violence-home violence-now child-abuse'),
    meant: new RegExp(
      `\\b${BEAST} +(?:del?|de +(?:la|mi|un|una|su)) +(?:mi +|un +|una +|la +|el +)?\\w+ +(?:\\w+ +)?(?:me|le|lo|la|nos) (?:agarro|prendio|jalo|tumbo|ataco|mordio|pesco)\\b`,
      'g',
    ),
  },
  {
    of: words('violence-home violence-now suicide-said harm-others'),
    meant: new RegExp(
      `\\b${STRAIN} (?:ya )?(?:me|nos) (?:esta|estan|tiene|va a|viene|anda) (?:matando|acabando|matar|ahorcando|ahogando|asfixiando)\\b|\\b${STRAIN} (?:is|are) (?:killing|choking|strangling) (?:me|us)\\b`,
      'g',
    ),
    unless: (plain) => DESPAIR.test(plain),
  },
  {
    of: ['violence-home'],
    meant:
      /\b(?:tos|dolor|comezon|picazon|ardor|cosquill\w+|mareos?|nauseas?|hipo|grip[ae]|zumbido|acidez|insomnio)\b[^.;!?\n]{0,60}?\bno (?:me|lo|la|le|nos) dej\w+(?: ni)? \w+/g,
    unless: (plain) => MEANT_SO.test(plain),
  },
  {
    of: words('violence-now violence-home suicide-said'),
    meant:
      /\b(?:toe ?nails?|nails?|back|knees?|feet|foot|head|neck|allergies|sinus(?:es)?|heartburn|tooth|teeth|wisdom teeth|hips?|shoulders?|corns?|bunions?|boobs?|breasts?|periods?|cramps?|shoes|stairs|hemorrhoids|migraines?|legs?|thighs|muscles|una|unas|espalda|rodillas?|pies?|muelas?|juanetes?|alergias?|agruras|zapatos|escaleras) (?:is|are|s|me)? ?(?:going to|gonna|trying to|will|va a|van a|quieren?) (?:kill(?: me)?|be the death of me|matar(?:me)?)\b/g,
    unless: (plain) => BEATS.test(withoutDenials(plain)),
  },
  {
    of: ['violence-home', 'violence-now'],
    meant:
      /\b(?:called|reported|took|mistook|thinks?|thought|assumed|suspects?|figured|penso|pensaron|creyo|creyeron|cree|piensa)\b[^.;!?\n]{0,40}\b(?:domestic (?:violence|abuse)|abuse|violencia (?:domestica|familiar|intrafamiliar))\b/g,
    unless: (plain) =>
      !/\b(?:cupping|gua sha|moxa|hickeys|face ?mask|henna|make ?up|ventosas?|chupetones|maquillaje)\b/.test(plain) ||
      BEATS.test(withoutDenials(plain)),
  },
  {
    of: words('violence-home harm-others child-abuse'),
    meant:
      /\b(?:i|we) couldve (?:strangled|throttled|killed|murdered|choked)\b(?: (?:them|him|her|my \w+))?|\b(?:i|we) could (?:just )?(?:have )?(?:strangled?|throttled?|killed|murdered|choked) (?:them(?: all)?|him|her|my (?:husband|wife|sister|brother|boss|neighbou?r|cousins?|mother in law))\b|\b(?:l[oa]s?|l[oa]) (?:hubiera|pude haber|habria) (?:ahorcado|matado|estrangulado)\b/g,
    unless: (plain) => WANTS_HARM.test(withoutDenials(plain)),
  },
  {
    of: words('violence-now harm-others suicide-said'),
    meant: new RegExp(
      `\\b(?:(?:el|la|mi|esta|este|del|de la) )?${DREADS_ITS_CAUSE} (?:que )?(?:ya )?(?:me|lo|la|nos|te) (?:va|vaya|puede|podria) (?:a )?matar\\b|\\b(?:me|lo|la|nos|te) va a matar (?:el|la|mi|esta|este) ${DREADS_ITS_CAUSE}\\b|\\b(?:the|this|my) (?:\\w+ )?(?:stress|blood pressure|heat|homework|cough|job|diet|salt|sugar|allerg\\w+) (?:is going to|is gonna|will|could|might) kill (?:me|him|her|us)\\b`,
      'g',
    ),
  },
  {
    of: ['violence-home'],
    meant:
      /\b(?:me|nos) siguen? (?:(?!peg|golpe|amenaz|insult|acos|busc|llam|escrib|espi|vigil|grit|mand|mat|encerr|control|revis|quitando|jal|empuj|maltrat|chantaj|molestando|persig|siguiend|hostig|humill|obligando|forz|toc)\w{1,14}(?:ando|iendo|yendo)|igual|mal|bien|peor|fuerte|mucho|muy|con (?:el|la|los) (?:mism\w+ )?(?:dolor\w*|tos|molestia\w*|fiebre|ardor)|(?:el|la|ese|este|un|los|las) (?:dolor\w*|tos|ardor|comezon|mareo\w*|molestia\w*|opresion|punzada\w*|fiebre|calentura|sangrado|sed|hambre))\b|\b(?:dolor\w*|tos|ardor|comezon|mareo\w*|molestia\w*|opresion|fiebre|calentura|hinchazon)(?: (?:de \w+|ya|todavia|aun|no se quita y))? me sigue\b/g,
  },
  {
    of: ['violence-home', 'violence-now'],
    meant:
      /\b(?:zancudos?|moscos?|mosquitos?|abejas?|avispas?|insectos?|bichos?|sol|resfriad\w+|grip[ae]|covid|dengue|viento|aire|frio|calor|pelota|balon|puerta|rama|hambre|sueno|antojo|dolor|tos|cruda|medicina|pastilla|cafe) (?:ya |si |no |tambien )?(?:me|nos|le) (?:peg[oa]|golpe[oa])\b/g,
  },
  {
    of: words('violence-home lurking weapon gunshot harm-others'),
    meant:
      /\b(?:altitude|heat|humidity|cold|weather|job|schedule|traffic|chemo|flu|pollen|allergies|shift|commute|class|exam|life|la altura|el calor|el trabajo) (?:really |always |just )?(?:beats?|is beating|kills|kicks) (?:me|us|him|her)(?: up| down)?\b|\b(?:dream(?:ed|t|s|ing)?|nightmares?|sone|sueno|sonaba|pesadillas?) (?:that |about |of |que |con )?(?:[a-z]+ ){0,4}?(?:strangled|choked|chased|shot|stabbed|attacked|killed|murdered|drowning|ahorcab\w*|atacab\w*|matab\w*)\b/g,
  },
  {
    of: words('weapon lurking'),
    meant:
      /\bbats? (?:is |was |are |were |got |flew |flying |hanging |loose |roosting )?(?:in|into|inside|around) (?:[a-z]+ ){0,3}?(?:garage|attic|rafters|house|room|chimney|barn|bedroom|ceiling|kitchen|cabin)\b/g,
  },
]
