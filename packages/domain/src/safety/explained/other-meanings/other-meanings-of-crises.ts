import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const WISHES =
  /\b(?:kill(?:ing)? (?:myself|himself|herself)|suicid\w*|end it|end my|want(?:s|ed)? to (?:die|be dead)|wanna die|wish\w*|better off|on purpose|goodbye|no point|urges?|relief|quiero|quisiera|ganas|mejor|matarme|matarse|a proposito|no aguanto|ya no puedo|vivir|desaparecer)\b/
const SWALLOWED_DANGER =
  /\b(?:pills?|tablets?|capsules?|pastillas?|tabletas?|capsulas?|overdos\w*|sobredosis|bleach|cloro|antifreeze|anticongelante|poison\w*|veneno\w*|cleaner|drano|lye|sosa|acid\w*|mushrooms?|hongos?|batter\w+|pilas?|magnets?|iman\w*|gasolin\w*|methanol|metanol|fentan\w+|heroin\w*|drugs?|droga\w*|bottle|frasco|chest|pecho|breath\w*|respir\w*|bleed\w*|sangr\w+|allerg\w+|stung|snake|vibora|serpiente|shot|stabbed|balazo|(?:took|ate|drank|swallowed|tome|trague|bebi) (?:\w+ ){0,2}(?:cyanide|cianuro|arsenic\w*))\b/
const NOT_INSIDE = '(?! (?:inside|por dentro|slowly inside))'
const LAUGHED_TOGETHER =
  /\b(?:we (?:both |all )?(?:laugh\w*|joke\w*)|(?:as|its|just|only) a joke|jokingly|jokes that|nos reimos|es broma|de broma|en broma|bromea\w*)\b/
const LAUGHED = /\b(?:lol|lmao|ha ?ha\w*|ja ?ja\w*|je ?je\w*|jk|kidding)\b/
const IS_PARTNER =
  /\b(?:husband|boyfriend|wife|girlfriend|partner|fiance\w*|my ex|spouse|stepdad|stepfather|dad|father|espos[oa]|marid[oa]|novi[oa]|pareja|mi ex|padrastro|papa)\b/
const IN_EARNEST =
  /\b(?:hits?|hitting|beats?|beating|punch\w*|slap\w*|kick\w*|chok\w*|strangl\w*|shov\w*|threw|gun|pistol|knife|weapon|bat|drunk|scared|afraid|terrified|hid(?:e|ing)|lock(?:s|ed)|bruis\w*|hurts? me|stalk\w*|police|if i (?:leave him|leave her|tell|talk|call|go|divorce|break up|ever)|not safe|unsafe|pega|pego|golpe\w*|pistola|cuchillo|borrach\w*|miedo|escond\w*|encerr\w*|moreton\w*|empuj\w*|policia|ahorc\w*|amenaz\w*|arma|machete|burn(?:s|ed|t) me|whip\w*|belt|cigar\w*|starv\w*|rules?|owe|money|gang|cinto|cinturon|cable|chancla|quem(?:a|o|aba)|dinero|deuda|pandilla|si (?:lo|la) dejo|si me voy|si hablo|si digo|denunci\w*)\b/
const NO_PARTNER =
  '(?:mum|mom|mama|ma|moms|grandma|nana|abuela|abuelita|sister|sis|hermana|aunt|tia|boss|jefa|jefe|teacher|maestra|maestro|coach|roommate|friend|amiga|amigo|cousin|prima|primo|suegra|mother in law|daughter|hija)'
const NAMES_OTHER = new RegExp(`\\b${NO_PARTNER}\\b`)
const TRIFLE =
  '(?:(?:i |im |i am )?(?:(?:leave|left) (?:the|my|his|her|a|an|any|another|it|one)\\b(?! (?:house|alone|gang|cult|church|family|group|country|room|marriage|relationship))|forget|forgot|am late|late|lose|lost|miss|missed|break|broke|eat|ate|drop|dropped|wake|burn|spill\\w*|dont (?:bring|show|finish|clean|wash|call|answer))\\b|no (?:le |les )?(?:llevo|traigo|llego|lavo|limpio|termino|contesto|compro|aparezco)|(?:llego|llegamos) tarde|(?:dejo|olvido|pierdo|rompo|quemo|mancho|tiro) (?:la|el|los|las|otra|mis|su)\\b)'
const GIFT_OF_BIRTH =
  /\b(?:pregnan\w*|kicks|womb|hiccups|inside me|embaraz\w*|patad\w+|hipo|semanas de|\d+ (?:weeks|wks)|ultrasound|ultrasonido)\b/
const BORN_OR_HANDS =
  /\b(?:husband|boyfriend|partner|he|ex|my neck|esposo|marido|novio|pareja|me ahorc\w*|mi cuello|prolaps\w*|came out|hanging out|salio|se asoma|isnt moving|not moving|no se mueve)\b/
const VOICES =
  /\b(?:voices?|hear\w*|voces|oig\w+|escuch\w+|thoughts?|urges?|told to|follow\w*|persig\w*|siguen|sigue|camaras?|vigil\w*|demoni\w*|envenen\w*|meth|cristal|cocaina|dias sin dormir|gobierno|chip|diagnos\w*|antipsic\w*|no (?:he )?duerm\w+|espi\w+)\b/
const HURT_BY_HANDS =
  /\b(?:i (?:\w+ ){0,2}(?:shook|hit|slapped|threw|dropped|squeezed)|angry|anger|rage|snapped|pegue|sacudi|avente)\b/
/** Blows and threats told in other words than "pega". */
const STRIKES =
  /\b(?:empuj\w*|avent\w*|jal(?:a|o|onea|oneo)|golpe\w*|amenaz\w*|encierr\w*|encerr\w*|ahorc\w*|cachete(?:a|o|aba|ada|ar)|patea\w*|insult\w*|moreton\w*|violent\w*|miedo (?:a|de) (?:el|ella|mi)|me dej(?:o|a) (?:el|un) ojo|ojo morado|me (?:pego|pega|pegaba)(?= (?:anoche|ayer|hoy|cuando|mucho|fuerte|en|con|siempre|otra|tambien|por|y|$)))\b/
const OF_PARTNER = /\b(?:espos[oa]|marid[oa]|novi[oa]|pareja|padrastro|mi ex|mi papa|mi hombre)\b/
const BLEEDS =
  /\b(?:sangr(?:a|o|e|ando|ado)|chorro\w*|no para|cort(?:e|o|ada|adura)|herida|balazo|apunal\w*|parto|dio a luz|pari|aborto|embaraz\w*|vena|bleed\w*|blood)\b/

/** Words of a crisis that stand for fright, a joke, a contagion or an accident of every day. */
export const OTHER_MEANINGS_OF_CRISES: readonly OtherMeaning[] = [
  {
    of: ['suicide-said'],
    meant: new RegExp(
      `\\b(?:(?:every|each|any) (?:little )?\\w+(?: \\w+)?,? (?:and )?|(?:whenever|each time|every time)[^.;!?\\n]{0,40} |(?:keep|kept) (?:reading|seeing|googling|rereading)[^.;!?\\n]{0,40} (?:and )?)(?:i )?(?:think|thinking|am sure|am convinced)\\b[^.;!?\\n]{0,25}\\b(?:im|i am) dying\\b${NOT_INSIDE}`,
      'g',
    ),
    unless: (plain) => WISHES.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:am i|are we|will i|is (?:he|she|it)|me voy a|nos vamos a|se (?:me )?va a) (?:really |just |actually )?(?:going to |gonna |about to )?(?:die|morir)(?: (?:alone|single|from (?:it|this)|of (?:it|this)|now|de (?:esto|eso)|por (?:esto|eso)|sol[oa]))? ?\?|\b(?:am i|im i) (?:going to|gonna) die(?: alone)?(?=$|[.!?\n])/g,
    unless: (plain) => WISHES.test(plain) || SWALLOWED_DANGER.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:sister|brother|mom|mum|friends?|roommate|grandma|coworker|neighbou?r|cousin|google|internet|he|she|everyone|hermana|hermano|mama|amig[oa]s?|vecin[oa]|suegra|tia) (?:\w+ )?(?:says?|said|thinks?|swears|jokes?|dice|dicen|dijo|jura) (?:that |que )?(?:im (?:going to|gonna) die|me voy a morir) (?:of|from|de|por) (?:it|this|that|esto|eso)\b/g,
    unless: (plain) => WISHES.test(plain) || IN_EARNEST.test(plain) || SWALLOWED_DANGER.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:thought|think|figured|afraid|scared|sure|worried|felt like|feared|convinced) (?:that )?(?:im|id|ill|i|he|hed|she|shed|we|wed|it)(?: (?:was|were|would|might|could|am|is|will|going|gonna|to|just|be)){0,4} (?:bleed\w*|chok\w+|suffocat\w+|itch\w*|starv\w*|freez\w*|cough\w*|sneez\w*|puk\w+|poop\w*|sweat\w*) (?:\w+ )?to death\b(?: alone)?|\b(?:crei|pense|pensaba|senti) que (?:me|se) (?:iba|va) a morir (?:de|del) (?:la |el |un |una )?(?:tos|susto|dolor|diarrea|vomito|frio|calor|asco|comezon|risa|ahogo)\b/g,
    unless: (plain) => WISHES.test(plain),
  },
  {
    of: words('suicide-said self-harm'),
    meant:
      /\b(?:cut|nicked|burn(?:t|ed)?) myself (?:\w+ ){0,2}?(?:shaving|peeling|chopping|slicing|dicing|cooking|gardening|trimming|baking|ironing|doing (?:the )?dishes|washing (?:the )?dishes|making (?:dinner|lunch|breakfast|supper|salad))\b|\b(?:me|se) (?:corte|corto|queme|quemo) (?:\w+ ){0,3}?(?:rasurando\w*|afeitando\w*|pelando|picando|rebanando|cocinando|lavando|planchando)\b/g,
    unless: (plain) =>
      WISHES.test(plain) || /\b(?:again|wrists?|thighs?|numb|die|kill|scars?|munecas?|venas?|otra vez)\b/.test(plain),
  },
  {
    of: words('suicide-said violence-home violence-now'),
    meant:
      /\b(?:umbilical )?cord (?:is |was |being |gets? |got |wrapped |tangled |could be |might be )*(?:a?round|about) (?:(?:the|her|his|its|baby|babys|my) ){0,2}neck\b|\bcordon (?:umbilical )?(?:\w+ ){0,3}(?:al|en el|del|su) cuello\b|\b(?:is|will|can|could|would) (?:she|he|it|the cord|(?:the|my) baby) (?:\w+ )?(?:being |getting |be |get )?strangl\w*(?: (?:her|him|it|the baby))?\b/g,
    unless: (plain) => !GIFT_OF_BIRTH.test(plain) || BORN_OR_HANDS.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\bno (?:me )?(?:quiero|kiero|quisiera|pienso en|he pensado en) (?:morir\w*|matar\w*|suicidar\w*) ni (?:en )?(?:hacerme (?:nada|dano)|lastimarme|matarme|morirme|suicidarme|cortarme)\b|\bno (?:quiero|pienso|voy a) (?:hacerme dano|lastimarme|matarme) ni (?:en )?(?:morir\w*|matarme|suicidarme|quitarme la vida)\b/g,
    unless: (plain) =>
      /\b(?:pero|aunque|a veces|antes si)\b[^.;]{0,60}\b(?:morir\w*|desaparec\w*|despertar|dormir|vida|muert[oa]|plan)\b|\b(?:carta|adios|perdon\w*|pistola|soga)\b/.test(
        plain,
      ),
  },
  {
    of: ['suicide-said'],
    meant:
      /\bse (?:me |nos )?(?:va|vaya|puede) a? ?(?:quedar )?(?:dormid[oa]|dormir) y (?:ya )?no (?:va|vaya) a despertar\b/g,
    unless: (plain) => WISHES.test(plain) || !/\b(?:nin[oa]|hij[oa]|bebe|nene|nena|niet[oa])\b/.test(plain),
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
    of: words('child-abuse violence-home'),
    meant:
      /\bpegan? (?:la|su|el|los|las|sus) (?:cara|carita|nariz|naricita|frente|oreja|ojos?|ojitos|boca|mano|manos|labios) (?:a|al|en|para|contra)\b/g,
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
    of: words('harm-others postpartum-mood'),
    meant:
      /\b(?:will|would|could|can|did|does|might|may) (?:it|this|that|they|the \w+|vitamins?|eggs?|one \w+) (?:\w+ ){0,5}?(?:and |or )?(?:kill|hurt|harm) (?:him|her|them|me|us|the \w+|my \w+)\b|\b(?:you|it|that|they)(?:ll| will| can| could| would)? (?:kill|hurt|harm) (?:a|the|your) (?:baby|child|kid|newborn) (?:by|if|with|when)\b/g,
    unless: (plain) => VOICES.test(plain) || HURT_BY_HANDS.test(plain),
  },
  {
    of: words('harm-others postpartum-mood'),
    meant: /\b(?:did|have|could) i (?:have )?(?:hurt|harm\w*|damage\w*) (?:her|him|it)\b/g,
    unless: (plain) =>
      HURT_BY_HANDS.test(plain) ||
      VOICES.test(plain) ||
      !/\b(?:pregnan\w*|im \d+ (?:weeks|wks|months)(?! (?:old|post\w*))|prenatal)\b/.test(plain),
  },
  {
    of: ['voices-telling'],
    meant:
      /\b(?:bien|medio|toda|todo|muy|poquito|poco|ando|estoy|soy|bastante|tan|super|me puse|poniendo) paranoic[oa]\b|\b(?:de la|pura|mi) psicosis\b|\bme (?:entro|dio|agarro) la psicosis\b/g,
    unless: (plain) => VOICES.test(plain) || /\b(?:psiquiatr\w*|brote|internad[oa]|recai\w*|esquizo\w*)\b/.test(plain),
  },
  {
    of: ['severe-bleeding'],
    meant:
      /\b(?:me|se|nos) (?:voy|va|iba|vaya|puedo|puede|fuera) a? ?(?:a )?(?:abrir y )?desangrar(?:me|se)?\b|\b(?:y|a) desangrar(?:me|se)\b/g,
    unless: (plain) => BLEEDS.test(withoutDenials(plain)),
  },
]
