import type { OtherMeaning } from './other-meanings/other-meaning'
import type { Reading } from './reading'
import { withoutDenials } from './told'

const PARTNER =
  /\b(?:ex|exes|divorced?|divorci\w+|ex ?(?:husband|boyfriend|wife|girlfriend|partner)|husband|boyfriend|partner|ex ?(?:marido|esposo|novio|pareja)|marido|esposo|novio|padrastro|(?:the|his|her|their|my) (?:kids |sons |daughters )?(?:father|dad)|el papa de mis? \w+)\b/
const BEAT_BEFORE =
  /\b(?:used to (?:\w+ )?(?:beat|hit|punch|chok\w+|strangle|slap|kick|hurt|abuse|threaten)|(?:beat|hit|choked|strangled|punched|slapped|kicked|abused|threatened) (?:me|us|my|the kids)|(?:was|were|been) (?:\w+ )?(?:abusive|violent)|(?:restraining|protective|protection) order|(?:me|nos) (?:pegaba|golpeaba|maltrataba|ahorcaba|amenazaba|pateaba|cacheteaba|pego|golpeo|ahorco|amenazo)|(?:era|fue) (?:muy )?violento|orden de (?:restriccion|proteccion|alejamiento))\b/
const IS_NEAR =
  /\b(?:(?:sits|sitting|parks|parked|stands|standing|waits|waiting|is|hes|shes|stays|hangs around|lurk\w*|circl\w+)[^.;!?\n]{0,30}\b(?:outside|across the street|in front of|my (?:window|door|porch|driveway|work|job|house|building)|his car)|(?:follows|following|stalk\w+|tracks|tracking) me|(?:shows|showing|keeps turning|keeps showing) up (?:at|outside|to|wherever)|(?:showed|turned) up (?:again|tonight|today|outside|at my)|drives? (?:by|past)|(?:found out|knows|figured out|found) where (?:i|we) (?:live|work|am|are|moved)|(?:esta|sigue|anda|se para|se estaciona|se queda|llego|vino|aparecio|volvio|ronda|rondando)[^.;!?\n]{0,25}\b(?:afuera|enfrente|en la (?:puerta|esquina|ventana)|de mi (?:casa|trabajo)|por (?:la|mi) casa)|rondando|me (?:sigue|espera|vigila|acecha|anda buscando|encontro)|(?:supo|sabe) donde (?:vivo|trabajo|estoy))\b/
const WAS_NEAR =
  /\b(?:used to (?:sit|park|wait|follow|stand|show|drive|stalk)|(?:back then|years ago|hace (?:\w+ )?anos) (?:he|she|me|se) (?:\w+ )?(?:sat|parked|waited|followed|seguia|esperaba))\b/

/** Who beat somebody before stands outside or follows now (HHS, signs of danger in abuse). */
export const isBeaterNear = ({ plain }: Reading): boolean =>
  PARTNER.test(plain) && BEAT_BEFORE.test(withoutDenials(plain)) && IS_NEAR.test(plain) && !WAS_NEAR.test(plain)

const CHILDREN =
  '(?:(?:the|my|our|both|mis|los|las|a los|a mis) (?:\\w+ )?(?:kids|children|babies|baby|boys|girls|daughters?|sons?|twins|hij[oa]s?|nin[oa]s?|bebes?|chamacos|chiquit[oa]s))'
const GAVE_THEM = new RegExp(
  `\\b(?:gave|given|giving|put|mixed|crushed|slipped|les? (?:di|puse|eche|mezcle|doy|voy a dar)|puse|eche)\\b[^.;!?\\n]{0,60}\\b(?:something|pills?|tablets?|poison|powder|medicine|algo|pastillas?|veneno|polvo)\\b`,
)
const OF_CHILDREN = new RegExp(`\\b${CHILDREN}\\b`)
const TO_GO_TOGETHER =
  /\b(?:so|because|then|para|y|and|pa)\b[^.;!?\n]{0,25}\b(?:(?:we|all|both) (?:can )?(?:all |both )?(?:go|leave|sleep|be|rest|end it)(?: \w+)? (?:together|forever|in peace|in heaven)|irnos (?:\w+ )?(?:juntos|todos)|nos (?:vamos|vayamos|durmamos) (?:\w+ )?(?:juntos|todos|para siempre)|descansar (?:todos|juntos))\b/
const GO_SOMEWHERE =
  /\b(?:together|juntos|todos)(?: juntos)? (?:to|on|in the car|for|a(?:l)?|en (?:el|la)) (?!heaven|god|peace|sleep|cielo|dios)\w+/

/** Something given to the children "so that we can all go together". */
export const isDeathForAll = ({ plain }: Reading): boolean =>
  GAVE_THEM.test(plain) && OF_CHILDREN.test(plain) && TO_GO_TOGETHER.test(plain) && !GO_SOMEWHERE.test(plain)

const CATHETER =
  /\b(?:stents?|angiogram|angioplasty|(?:heart |cardiac )?cath(?:eter\w*)?|ablation|cateterismo|angioplastia|angiografia)\b/
const WHERE_IT_WENT = /\b(?:groin|wrist|thigh|leg|ingle|muneca|entrepierna|pierna)\b/
const SWELLS_OR_BLEEDS =
  /\b(?:(?:lump|bulge|swelling|bump|knot|bola|bolita|bulto|chichon|hinchazon)\b[^|!?]{0,90}\b(?:bigger|grow\w*|getting (?:large|hard)\w*|tennis|golf|egg|crec\w+|mas grande|huevo|pelota)|(?:bleeding|oozing|blood)\b[^.;!?]{0,40}\b(?:through|wont stop|again|soak\w*|chair|sheets?|floor)|(?:sangr\w+)[^.;!?]{0,40}\b(?:no para|empap\w+|otra vez|atraves\w+|traspas\w+))\b/
const LATELY =
  /\b(?:today|yesterday|this morning|last night|\d days? ago|two days ago|(?:an|one|two|few|couple(?: of)?|\d+) (?:hours?|hrs|minutes?|mins?)|hoy|ayer|antier|anoche|hace (?:\d|dos|tres) dias)\b/

/** The vessel that a catheter went through bleeds or swells (AHA). */
export const isPunctureBleeding = ({ plain }: Reading): boolean =>
  [CATHETER, WHERE_IT_WENT, LATELY].every((sign) => sign.test(plain)) && SWELLS_OR_BLEEDS.test(withoutDenials(plain))

const TEST_POSITIVE =
  /\b(?:(?:test|tests|prueba|pruebas) (?:\w+ ){0,3}?(?:positive|positiv[oa]s?)|positive (?:pregnancy )?test|(?:two|dos|2) (?:pink )?(?:lines|rayas|rayitas|lineas))\b/
const OF_CONCEIVING =
  /\b(?:birth control|the pill|off the pill|periods?|pregnan\w*|contracepti\w+|iud|anticoncep\w+|regla|mes que no|embaraz\w*|pastillas? (?:de|para) (?:no|cuidar\w*)|condon|condom)\b/
const OTHER_TEST =
  /\b(?:covid|strep|flu|influenza|hiv|std|sti|chlamydia|gonorrhea|syphilis|hpv|vph|tb|drug test|ovulation|vih|clamidia|gonorrea|sifilis|antidoping|orina|urine|uti|positive for)\b/

/** A test that came out positive, told beside birth control or a period. */
export const isTestPositive = ({ plain }: Reading): boolean =>
  TEST_POSITIVE.test(plain) && OF_CONCEIVING.test(plain) && !OTHER_TEST.test(plain)

const BEAT_THEN =
  /\b(?:(?:he|she|ex|exes|husband|wife|boyfriend|girlfriend|partner) used to (?:\w+ )?(?:beat|hit|punch|choke|strangle|slap|kick|hurt|abuse|threaten)(?: me| us)?|(?:me|nos) (?:pegaba|golpeaba|maltrataba|pateaba|cacheteaba))\b/g
const IS_APART =
  /\b(?:divorced|separated|left (?:him|her)|broke up|got away|(?:havent|have not) (?:seen|heard)|divorci\w+|separ(?:ad[oa]s?|amos|e)|l[oa] deje|termin(?:e|amos)|no l[oa] (?:veo|he visto))\b/
const YEARS_SINCE =
  /\b(?:(?:since|in|back in|desde|en|desde el) (?:19|20)\d\d|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|many) years(?: ago)?|hace (?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|diez|veinte|muchos) anos)\b/
const IS_SAFE =
  /\b(?:(?:i am|im|i feel|were|we are) (?:\w+ ){0,2}?(?:fine|safe|happy|ok|okay|good|at peace)|(?:estoy|vivo|me siento) (?:muy |ya )?(?:bien|segura?|feliz|tranquil[oa]|en paz))\b/
const DANGER_NOW =
  /\b(?:again|tonight|today|still|outside|follow\w*|stalk\w*|found|finds|knows where|calls|calling|texts|texting|messages?|threat\w*|gun|knife|scared|afraid|terrified|jail|prison|custody|court|back|police|kill\w*|die|hurts?|hits|beats|bruis\w*|new (?:boyfriend|husband|partner)|but|otra vez|hoy|ahora|todavia|sigue|afuera|busca|encontr\w+|llama|mensajes?|amenaz\w*|miedo|carcel|pistola|cuchillo|volvi\w*|regres\w*|pega|golpea|mat\w+|mori\w*|pero)\b/

/** Blows of a marriage that ended years ago, told by somebody who is safe, with no word of danger now. */
export const VIOLENCE_OVER: OtherMeaning = {
  of: ['violence-home'],
  meant: BEAT_THEN,
  unless: (plain) => DANGER_NOW.test(plain) || ![IS_APART, YEARS_SINCE, IS_SAFE].every((sign) => sign.test(plain)),
}

const ALARM_SOUNDS =
  /\b(?:co|carbon monoxide|monoxide) (?:alarm|detector)s? (?:is|keeps|wont stop|went|started) (?:\w+ )?(?:beep\w*|going off|off|sounding|scream\w*|blar\w*)|\b(?:suena|pita|no deja de sonar|esta sonando) (?:la |el )?(?:alarma|detector) de monoxido|\b(?:alarma|detector) de monoxido (?:\w+ )?(?:suena|sonando|pitando)\b/
const PET_DOWN =
  /\b(?:dogs?|cats?|birds?|parrot|hamster|perr[oa]s?|gat[oa]s?|pajar[oa]s?|perico) (?:\w+ )?(?:died|dead|collapsed|limp|passed out|fell over|murio|muri[oe]ron|desmay\w+|muert[oa])\b|\bse (?:me )?(?:murio|desmayo) (?:el|la|mi) (?:perr[oa]|gat[oa]|pajar[oa]|perico)\b/

/** A pet that fell first where the alarm of carbon monoxide sounds: the alarm is of the house. */
export const isAlarmBesidePet = ({ plain }: Reading): boolean => ALARM_SOUNDS.test(plain) && PET_DOWN.test(plain)

const FORGETFUL_ELDER =
  /\b(?:mom|mum|mother|dad|father|grandm\w+|grandp\w+|aunt|uncle|mama|papa|suegr[oa]|abuel\w+|ti[oa]|madre|padre)\b[^.;!?\n]{0,25}\b(?:with|has|con|tiene)\b[^.;!?\n]{0,20}\b(?:dementia|alzheimer\w*|demencia)\b/
const HITS_THE_WRITER =
  /\b(?:hits?|hitting|slaps?|slapped|push\w*|punch\w*|kick\w*|scratch\w*|bit|bites) (?:me|us)\b|\b(?:me|nos) (?:peg[oa]|golpe[oa]|empuj[oa]|aran[oa]|mordio|muerde)\b/
const ARMED_OR_GRAVE =
  /\b(?:knife|gun|weapon|chok\w*|strangl\w*|kill\w*|bleed\w*|broke\w*|threaten\w*|cuchillo|pistola|arma|ahorc\w*|matar\w*|sangr\w*|amenaz\w*)\b/
const BY_ANOTHER = /\b(?:esposo|husband|marido|novio|boyfriend|brother|hermano|son|hijo)\b/

/** A blow by an elder whose mind fails, at whoever cares for them: no violence of a partner, and no arms. */
export const isBlowOfDementia = ({ plain }: Reading): boolean =>
  FORGETFUL_ELDER.test(plain) && HITS_THE_WRITER.test(plain) && !ARMED_OR_GRAVE.test(plain) && !BY_ANOTHER.test(plain)
