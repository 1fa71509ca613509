import { isHarmless } from '../harmless-agents'
import { withoutDenials } from '../told'

export const says = (plain: string, sign: RegExp): boolean => sign.test(withoutDenials(plain))
export const HARMLESS_SWALLOWED =
  /\b(?:swallowed|ate|trago|comio|se trago) (?:\w+ ){0,3}?(?:seeds?|gum|pips?|popcorn|cherry pits?|corn|semill\w+|chicle)\b/
export const GAS_LET_GO = /\b(?:pedos?|pedit\w+|flatulenc\w+|gas(?:es)?|farts?|farted|eruct\w*|burp\w*)\b/
export const GONE_WITH_IT =
  /\bse me (?:quito|fue|paso)\b|\b(?:pain|it|cramp|ache) (?:\w+ )?(?:went away|vanished|disappeared|was gone)\b/
const BELLY_STILL =
  /\b(?:sigue\w*|todavia|aun|otra vez|volvio|regreso|fiebre|calentura|fever|vomit\w*|lado derecho|right side|still|came back|again|embaraz\w+|pregnan\w*|sangre|blood|horas|dias|hours|days)\b/
const BELLY_HURTS =
  /\b(?:dol\w+|duel\w+|punzad\w*|hurt\w*|pain\w*|ach\w+|sore|tender|fiebre|calentura|fever|vomit\w*|nause\w*|throw\w* up|lado derecho|right side)\b/
export const hasBellyPain = (plain: string): boolean =>
  GAS_LET_GO.test(plain) && GONE_WITH_IT.test(plain)
    ? BELLY_STILL.test(withoutDenials(plain))
    : BELLY_HURTS.test(withoutDenials(plain))
export const OF_HEAD_OR_NERVE =
  /\b(?:head ?aches?|migraine|dizz\w*|vision|vomit\w*|droop\w*|numb\w*|tingl\w*|weak\w*|fell|fall|crash\w*|accident|div(?:ed|ing)|tackl\w*|cant (?:move|feel|walk)|thunder\w*|worst|neck is stiff|dolor de cabeza|mare\w*|adormec\w*|debil\w*)\b/
export const SLEPT_ON =
  /\b(?:slept on|sleeping on|passed out on|lay on|laid on|lying on|fell asleep on|pins and needles|dormi (?:sobre|encima)|hormigueo)\b/
export const STRICKEN =
  /\b(?:face|mouth|smile|speech|slur\w*|words|leg|droop\w*|weak\w*|still|again|vision|headache|confus\w*|cara|boca|habl\w+|pierna|debil\w*|sigue|otra vez|vista)\b/
export const OF_AN_ARM_ASLEEP =
  /\b(?:face (?:is |was )?(?:straight|fine|normal|even)|prove my speech|speech (?:is |was )?(?:fine|normal|ok))\b/g
export const CHILD =
  /\b(?:my (?:\w+ )?(?:baby|toddler|son|daughter|kid|child|girl|boy|grandson|granddaughter)s?|(?:\d+|two|three) (?:year|month|yr|mo)s? old|mi (?:\w+ )?(?:bebe|hij[oa]|nin[oa]|niet[oa]))\b/
export const OF_ANOTHER =
  /\b(?:mi|el|la|al|nuestr[oa]|un|una) (?:hij[oa]|nin[oa]|bebe|bebit[oa]|espos[oa]|marid[oa]|mama|papa|niet[oa]|abuel[oa]|herman[oa]|nen[ea]|suegr[oa]|companer[oa])\b|\b(?:my|our) (?:\w+ ){0,3}(?:son|daughter|baby|child|kid|toddler|husband|wife|mom|dad|mother|father|grand\w+|brother|sister|old)\b/
export const STRUCK =
  /\b(?:c[ai]y\w*|cai|caida|golpe\w*|pegu?[eo]|patada|machu\w+|tropec\w+|torc\w+|doblo|jugando|puerta|martillo)\b/
export const FAILS =
  /\b(?:respira\w*|aire|labios?|desmay\w*|inconsciente|despiert\w*|responde|confund\w*|convuls\w*|mare\w*|debil\w*|palid[oa])\b/
export const IN_SECONDS = /\b(?:seconds?|secs?|moment|instant|segundos?|momentito|instante)\b/
export const ONE = '(?:un |una |el |la )?'
export const FAR_KIN =
  '(?:bisabuel[oa]|tatarabuel[oa]|abuel[oa]|ti[oa]|prim[oa]|vecin[oa]|amig[oa]|comadre|compadre|companer[oa]|senora?|muchach[oa]|cunad[oa]|great grand\\w+|grand(?:father|mother|pa|ma)|uncle|aunt|cousin|neighbou?r|friend|coworker)'
export const OF_CHEST =
  /\b(?:pecho|opresion|brazos?|mandibula|quijada|espalda|sud(?:o|a|ando|or)|(?:falta\w*|sin) (?:el |de )?aire|ahog\w+|desmay\w*|palpit\w*|palid\w+|nauseas?|vomit\w*|debil\w*|dormid[oa]|adormec\w*|entumid\w*|chuec[oa]|dolor de cabeza|chest|jaw|arms?|back|sweat\w*|breath\w*|faint\w*|pale|weak\w*|numb\w*|nause\w*|dizz\w*|mare\w+)\b/
export const OF_LUNGS =
  /\b(?:pecho|pulmon\w*|silb\w+|pita\w*|ahog\w+|asfix\w+|labios|morad[oa]|azul\w*|garganta|lengua|chest|lungs?|wheez\w+|lips|blue|throat)\b/
export const NOBODY_COUGHS =
  /\b(?:ningun[oa]|nadie|none|nobody|no one)(?: (?:de (?:nosotros|ellos|la casa)|of us|here))? (?:tose|tosio|tiene tos|esta tosiendo|cough\w*|is coughing|has a cough)\b/g
export const TALKS_AND_WALKS =
  /\b(?:habl|camin|platic|trabaj)[oa] (?:\w+ )?(?:normal\w*|bien|frases)|\besta bien\b|\b(?:talk\w*|walk\w*|speak\w*) (?:\w+ )?(?:normal\w*|fine|ok|okay|full)\b/
export const STRUGGLES =
  /\b(?:no (?:me |le )?(?:hace|ayuda|sirve|funciona|quita)|ya no|cada hora|labios|morad\w+|azul\w*|no (?:puedo|puede) (?:hablar|caminar|dormir|acostar\w*)|hund\w+|costillas|falta\w* (?:el |de )?aire|ahog\w+|desmay\w*|not (?:working|helping)|doesnt (?:work|help)|blue|cant (?:talk|walk|sleep|lie)|ribs|short of breath|gasp\w*)\b/
/** "A su tía" has lost its first word where "tía" is read as a cousin. */
export const OF_FAR_KIN = `(?: ?(?:su|un|una|his|her|an?) )? *${FAR_KIN}`
export const NO_DOCTOR =
  '(?<!\\b(?:doctora?|medic[oa]|enfermer[oa]|pediatra|dr|dra|especialista|oncolog[oa]|resultados?) (?:ya )?(?:me |le |nos )?)'
export const SMALL_CUT =
  /\b(?:cortecit\w+|cortadit\w+|cortit\w+|rasur\w+|rastrillo|chiquit\w+|superficial|pequen\w+|rasgun\w+|piquit\w+)\b/
export const WIDE_CUT =
  /\b(?:hond[oa]|profund[oa]|abiert[oa]|se abre|hueso|grasa|sigue|no para|tendon|centimetros|vidrio|cara|no (?:puede|puedo) mover)\b/
export const LIMP_IS_REAL =
  /\b(?:fever\w*|swollen|swelling|swells|deformed|bent|crooked|bone|snap\w*|crack\w*|pop\w*|wont (?:walk|stand|put)|cant (?:walk|stand|put)|refus\w*|scream\w*|worse|purple|numb\w*)\b/
export const DESPAIR_OR_POISON =
  /\b(?:suicid\w*|dont want to (?:live|be here)|want(?:s|ed)? to (?:die|end)|on purpose|hopeless\w*|goodbye\w*|depress\w*|(?:whole|entire|full) bottle|handful|a proposito|quier[eo] morir\w*|frasco|puno)\b/
export const IN_EARNEST =
  /\b(?:hits?|hitting|beats?|beating|punch\w*|slap\w*|kick\w*|chok\w*|strangl\w*|shov\w*|threw|gun|pistol|knife|weapon|bat|drunk|scared|afraid|terrified|hid(?:e|ing)|lock(?:s|ed)|bruis\w*|hurts? me|stalk\w*|police|if i (?:leave him|leave her|tell|talk|call|go|divorce|break up|ever)|not safe|unsafe|pega|pego|golpe\w*|pistola|cuchillo|borrach\w*|miedo|escond\w*|encerr\w*|moreton\w*|empuj\w*|policia|ahorc\w*|amenaz\w*|arma|machete|burn(?:s|ed|t) me|whip\w*|belt|cigar\w*|starv\w*|rules?|owe|money|gang|cinto|cinturon|cable|chancla|quem(?:a|o|aba)|dinero|deuda|pandilla|si (?:lo|la) dejo|si me voy|si hablo|si digo|denunci\w*)\b/
export const COLD =
  /\b(?:mocos?|estornud\w+|gripa|gripe|resfri\w+|catarro|garganta rasposa|resaca|cruda|runny|stuffy|sneez\w*|snot|sore throat|hung ?over|cough\w*|tos|flemas?)\b/
export const SWALLOWED =
  /\b(?:swallow\w*|drank|drunk|ate|eaten|eating|chew\w*|lick\w*|took|taken|sipp?\w*|gulp\w*|gave (?:him|her|them)|trag\w+|bebi\w*|comi(?:o|eron|do)?|tom[eo]|tomado|lami\w+|chup\w+|mastic\w+|prob[eo]|mordi\w*)\b/
export const swallowedIn = (plain: string): readonly string[] =>
  withoutDenials(plain)
    .split(/[.;!?\n]/)
    .filter((sentence) => SWALLOWED.test(sentence))
export const isSwallowed = (plain: string) => swallowedIn(plain).length > 0
const A_FEW = /\b(?:one|two|three|four|1|2|3|4|twice|couple|una|un|dos|tres|cuatro|otra|another|extra|again)\b/
const DOSE_IS_MUCH =
  /\b(?:[5-9]|[1-9]\d{1,2}|five|six|seven|eight|nine|ten|dozen|twenty|thirty|forty|fifty|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|muchas|todas|todo|all|many|bunch|lots|handfuls?|bottles?|jars?|frascos?|botes?|punado|whole|entire|rest of) (?:\w+ ){0,2}?(?:pills?|tablets?|gummies|gummy|capsules?|vitamins?|loratadines?|zyrtecs?|melatonin|of (?:them|my|the|his|her|it)|pastillas?|tabletas?|gomitas?|vitaminas?)\b|\b(?:bottles?|handfuls?|jars?|frascos?|punado)\b/
export const ON_PURPOSE =
  /\b(?:on purpose|kill (?:myself|himself|herself|me)|suicid\w*|want(?:s|ed)? to die|end it|a proposito|matar(?:me|se)|quiero morir\w*|(?:he|she|they|someone|somebody|husband|wife|neighbou?rs?|alguien|esposo|marido|vecin[oa]s?) (?:is|are|was|keeps?|esta|estan|me quiere|me estan?|trying|tried) (?:\w+ ){0,3}(?:poison\w*|envenen\w*))\b/
export const MUCH =
  /\b(?:all|whole|entire|bottles?|handfuls?|bunch|dozen\w*|many|lots|extra|too much|todas?|todos?|frascos?|botes?|punado|muchas?|muchos|demasiad\w*|docena|twelve|fifteen|twenty|thirty|forty|fifty|hundred|doce|quince|veinte|treinta|cuarenta|cien)\b|\b\d{2,3}\b(?! ?(?:min\w*|hrs?|hours?|horas?|dias?|days?|anos?|years?|yo|semanas?|weeks?|meses|months?|mg|ml|am|pm)\b)/
export const DESPAIR =
  /\b(?:quiero|quisiera|ganas de|prefiero|mejor) (?:morir\w*|matar\w*|estar muert[oa]|desaparecer|dormir y no)|\bno (?:aguanto|puedo) mas\b|\bya no (?:puedo|aguanto|quiero (?:vivir|seguir|estar))\b|\b(?:suicid\w*|matarme|ahorcarme|colgarme|pistola|pastillas|viga|amarr\w+|adios|despedi\w*|carta|cant (?:go on|do this)|want(?:s|ed)? to die|end it|kill myself|goodbye|pills|gun|rope)\b/
const HOPELESS =
  /\b(?:suicid\w*|kill(?:ing)? myself|want(?:s|ed)? to die|overdos\w*|hopeless\w*|no point|gun|rope|noose|depress\w*|quier[eo] (?:morir|desaparecer)\w*|matarme|matarse|despedi\w*|carta|deprimid[oa]|pistola|cuerda|soga|cortarme|sin esperanza|no vale la pena|no (?:puedo|aguanto) mas|ya no quiero|bottle|frasco|puno de|handful|de un jalon|de golpe)\b/
export const despairs = (plain: string): boolean => HOPELESS.test(withoutDenials(plain))
const TAKEN_ILL =
  /\b(?:vomit\w*|threw up|thrown up|throw\w* up|puk\w*|drows\w*|sleepy|sluggish|limp|floppy|seiz\w*|convuls\w*|unrespons\w*|wont wake|wake (?:him|her)|dizz\w*|confus\w*|slurr\w*|trouble breathing|wheez\w*|short of breath|drool\w*|faint\w*|pass(?:ed|ing) out|sweat\w*|twitch\w*|shak(?:y|ing)|blurr\w*|stomach (?:pain|cramps)|mare\w+|desmay\w*|babe\w*|no (?:despierta|responde|reacciona)|temblo\w*|somnolient\w*|dormid[oa] y no|sud\w+|ve borroso|dolor de (?:cabeza|panza|estomago|barriga)|arde la boca|burn\w* (?:mouth|throat))\b/
export const isTakenIll = (plain: string): boolean => TAKEN_ILL.test(withoutDenials(plain))
export const KIN =
  '(?:mother|father|mom|mum|dad|grand\\w+|nana|granny|husband|wife|partner|girlfriend|boyfriend|sister|brother|aunt|uncle|roommate|suegra|abuel[oa]|mama|papa|espos[oa]|mujer|marid[oa]|herman[oa]|tia|tio)'
/** Who says or fears something beside a patient: kin, neighbors and "they". */
export const BYSTANDER =
  '(?:mother|father|mom|mum|dad|grand\\w+|nana|granny|husband|wife|partner|sister|brother|aunt|uncle|neighbou?rs?|law|she|he|they|kids?|suegra|abuel[oa]|mama|papa|espos[oa]|marid[oa]|herman[oa])'
export const BY_NAME =
  '(?:infartos?|derrames?|embolias?|trombosis|aneurismas?|ataques? (?:al|del|de) corazon|ataque cardiaco|paros?(?: cardiaco)?|ictus|stroke|sepsis)'
export const isFewOfTheHarmless = (plain: string): boolean =>
  isHarmless(plain) && A_FEW.test(plain) && !DOSE_IS_MUCH.test(plain) && !isTakenIll(plain) && !ON_PURPOSE.test(plain)
