import type { OtherMeaning } from './other-meanings'
import { unlessTold } from './other-meanings-of-small-mishaps'
import { words } from '../../../free-text/words'
import { withoutDenials } from '../told'

const SMALL_HURT =
  /\b(?:cort(?:e|o|ada|adita)|diente|sangr\w+ (?:un )?poquit\w+|dedo|yemita|ombligu?i?t?o|raspon|nariz|inyec\w+|vacuna|vaccine|shot|cut|tooth|nosebleed|finger|blood draw)\b/
const FALLEN =
  /\b(?:cabeza|no (?:despierta|reacciona|responde)|embaraz\w+|pecho|palpit\w*|convuls\w*|todavia|sigue|otra vez|vomit\w*|regla|negr[oa]|popo|obr[eo]|black|stool|head|pregnan\w*|chest|still out|wont wake|seiz\w*)\b/
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
const REALLY_OUT = /\bya no (?:tom|us)\w+|\b(?:acab|termin)\w+|\bdej[eo] de\b|\bdesde hace\b|\bno (?:me|le) alcanz\w+/

/** Signs with their small cause told, that are over, were looked for and not found, or are what a treatment leaves. */
export const OTHER_MEANINGS_THAT_ENDED_OR_WERE_SMALL: readonly OtherMeaning[] = [
  {
    of: words('fainted feels-faint nearly-fell dropped-there vaginal-bleeding'),
    meant: SEEN_BLOOD,
    unless: (plain) => !SMALL_HURT.test(plain) || FALLEN.test(withoutDenials(plain)),
  },
  {
    of: ['out-of-vital-medicine'],
    meant:
      /\bno (?:tomo|toma|uso|usa) (?:ni |ningun(?:os)? |nada de )?(?:anticoagulantes?|insulina|esteroides|warfarina)\b(?! (?:porque|desde|hace|ya|por))/g,
    unless: (plain) => REALLY_OUT.test(plain),
  },
  {
    of: words('face-swelling swelling-other tooth-swelling'),
    meant:
      /\b(?:cachetes?|mejillas?|cara|quijada|cheeks?|face|jaw)\b[^.;!?\n]{0,30}\b(?:hinchad\w*|inflamad\w*|swollen|puffy)\b|\b(?:hinchad\w*|inflamad\w*|swollen|puffy)\b[^.;!?\n]{0,15}\b(?:cachetes?|mejillas?|cara|cheeks?|face|jaw)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:sac(?:aron|o)|extra(?:jeron|jo)|quitaron|pulled|removed|took out|extract\w+|out)\b[^.;!?\n]{0,30}\b(?:muelas?|dientes?|colmillos?|juicio|wisdom|tooth|teeth|molar)\b|\b(?:muelas?|tooth|teeth|molar)\b[^.;!?\n]{0,20}\b(?:pulled|removed|out|extract\w+)\b/,
        /\b(?:ayer|antier|anteayer|hoy|anoche|yesterday|today|this morning|two days ago|hace (?:dos|2) dias)\b/,
        /\b(?:un poco|poquito|tantito|algo|como me (?:avisaron|dijeron)|a (?:little|bit)|slightly|mild\w*|as (?:they|the dentist) (?:said|told|warned))\b/,
      ],
      /\b(?:fiebre|calentura|pus|trag\w+ (?:mal|con)|no (?:puedo|puede) (?:tragar|abrir)|lengua|cuello|ojos?|garganta|empeor\w*|peor|cada (?:vez|dia) mas|ronchas|respir\w+|aire|no para|coagulo|fever|swallow\w*|tongue|neck|eyes?|throat|worse|hives|breath\w*|cant|spread\w*|alerg\w+|allerg\w+|38|39|10[0-4])\b/,
    ),
  },
  {
    of: words('floaters'),
    meant:
      /\b(?:bolit\w+|basur\w+|mosc\w+|mosquit\w+|hilit\w+|manchit\w+|puntit\w+|gusanit\w+|floaters?|specks?|squiggl\w+|strings)\b[^.;!?\n]{0,60}/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\bdesde (?:(?:la|el|que) )?(?:primaria|secundaria|prepa\w*|escuela|kinder|(?:era|estaba) (?:nin|chic|chiqu|jov)\w*|nin[oa]|chiquit[oa]|joven|tengo memoria|siempre|hace (?:muchos|varios|\w+) anos)\b|\b(?:since|for) (?:(?:i was|my) )?(?:high school|middle school|grade school|childhood|years|a kid|a child|ten years|as long as)\b/,
        /\b(?:(?:siempre |son )?l[oa]s mism[oa]s|siempre igual(?:es)?|(?:nunca|no) han cambiado|the same|never changed|havent changed|unchanged)\b/,
      ],
      /\b(?:destell\w*|luces|relampag\w*|flash\w*|cortina|sombra|nuev[oa]s?|de repente|ahora|hoy|ayer|much(?:as|isimas)|mas que|borros[oa]|dolor|duele\w*|golpe\w*|operad[oa]|operaron|lluvia|new|sudden\w*|more|curtain|shadow|blur\w*|pain|today|yesterday|hit)\b/,
    ),
  },
  {
    of: words('dose-mistake too-many-pills'),
    meant:
      /\b(?:tom[eo]|took|taken|doubled)\b[^.;!?\n]{0,25}\b(?:prenatal\w*|multivitamin\w*|vitaminas?|acido folico)\b(?:[^.;!?\n]{0,25}\b(?:dos veces|doble|otra vez|twice|double|two|again)\b)?|\b(?:twice|two|double|dos)\b[^.;!?\n]{0,15}\b(?:prenatal\w*|multivitamin\w*)\b/g,
    becomes: 'harmless-sign',
    unless: (plain) =>
      !/\b(?:dos veces|doble|otra vez|twice|doubled?|two|dos)\b/.test(plain) ||
      !/\b(?:prenatal\w*|multivitamin\w*|acido folico)\b/.test(plain) ||
      /\b(?:frascos?|varias|muchas|tres|cuatro|cinco|diez|puno|a proposito|hij[oa]|nin[oa]|bottle|handful|three|four|five|ten|on purpose|kid|toddler|son|daughter|vomit\w*|dolor|duele|sangr\w*|bleed\w*|cramp\w*|no se mueve|not moving|insulin\w*|presion|tiroides|levo\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('cannot-breathe short-of-breath'),
    meant:
      /\b(?:senti|sentia|felt like|felt) (?:que |like )?(?:ya )?(?:no podia respirar|me faltaba el aire|me ahogaba|i (?:couldnt|could not|cant) breathe)\b/g,
    unless: unlessTold(
      [
        /\b(?:ya |eso )?se me (?:paso|quito|fue)\b|\b(?:its over|it (?:is over|passed|went away)|its gone)\b/,
        /\brespir[oa] (?:normal|bien|perfect\w+)|\besta bien\b|\bbreath\w* (?:is )?(?:fine|normal\w*|ok|okay)\b/,
        /\b(?:coraje|enoj[eoa]\w*|panico|ansiedad|discut\w+|pele[eo]\w*|angry|anger|panic|anxiety|argument)\b/,
        /\b(?:siempre que|cada (?:vez )?que|como siempre|otras veces|igual que|every time|always|same as|as before)\b/,
      ],
      /\b(?:pecho|brazo|desmay\w*|labios|hinch\w+|embaraz\w+|parto|cesarea|operacion|operad[oa]|vuelo|asma|abejas?|alerg\w+|ronchas|otra vez|sigue|sigo|todavia|fiebre|calentura|tos|chest|arm|faint\w*|lips|swell\w*|swollen|pregnan\w*|surgery|flight|asthma|allerg\w*|hives|again|still|fever|cough\w*)\b/,
    ),
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
    of: ['memory-slow'],
    meant:
      /\b(?:olvid\w+|olvide) (?:\w+ )?(?:una?|la|su|mi|tomar(?:se|me)?) (?:\w+ )?(?:dosis|pastilla\w*|medicina\w*|tableta\w*)\b|\banos que olvido una dosis\b|\bforg[eo]t (?:to take )?(?:a|one|my|his|her) (?:\w+ )?(?:dose|pill|tablet|medicine)\b/g,
    unless: (plain) =>
      /\b(?:memoria|seguido|repite|cada vez mas|muchas cosas|memory|often|keeps?|confus\w*|perdi\w+)\b/.test(plain),
  },
  {
    of: words('snake-bite spider-bite poison insect-sting'),
    meant: /\b(?:viuda negra|aranas?|alacran\w*|viboras?|veneno|black widow|spider|scorpion|snake|venom)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:viuda negra|arana|alacran|vibora|black widow|spider|scorpion|snake)\b(?: \w+){0,3} (?:ya )?muert[oa]\b|\bdead (?:black widow|spider|scorpion|snake)\b|\b(?:black widow|spider|scorpion|snake) (?:was |already )+dead\b/,
        /\bcon (?:la |el |un |una |mi )?(?:escoba|palo|zapato|papel|chancla|recogedor|guantes?|pala)\b|\bwith (?:a|the|my) (?:\w+ )?(?:broom|shoe|stick|paper towel|gloves?|dustpan|shovel)\b/,
      ],
      /\b(?:duele|dolor|arde|ardor|hinch\w+|roj[oa]|marcas?|piquete|mordi\w*|pic[oa]|picaron|calambre\w*|sudo|bebe|nin[oa]|trago|comio|hurts?|pain\w*|swollen|red|marks?|bit|bitten|bite|stung|cramp\w*|sweat\w*|baby|toddler|swallow\w*|ate)\b/,
    ),
  },
  {
    of: words('choking cannot-breathe'),
    meant:
      /\b(?:se )?(?:(?:esta|estara|anda) )?ahog(?:ando|ando|a|ara)(?:se)? con (?:la |su )?(?:leche|saliva|formula)\b|\bchoking on (?:his |her |the )?(?:milk|formula|spit ?up)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:solo|nomas|nada mas|only|just) (?:repite|regurgita|escupe|devuelve|spits? up|dribbles)\b/,
        /\b(?:content[oa]|gordit[oa]|feliz|sonri\w+|sube de peso|happy|gaining|smil\w+|growing)\b/,
      ],
      /\b(?:morad[oa]|azul\w*|respir\w+|aire|tos|tose|silb\w*|chorro|proyectil|verde|sangre|fiebre|calentura|no (?:quiere|come|sube)|aguad[oa]|ties[oa]|blue|purple|breath\w*|cough\w*|wheez\w*|projectile|green|blood|fever|limp|gag\w*)\b/,
    ),
  },
  {
    of: ['poison'],
    meant: /\b(?:una )?intoxicacion(?: por comida)? ?\?|\bpoison(?:ing|ed) ?\?/g,
    unless: (plain) =>
      !/\b(?:comer|comi|comio|cene|cena|boda|fiesta|tacos|comida|ate|food|dinner|buffet|wedding|party)\b/.test(plain) ||
      /\b(?:pastillas?|quimic\w+|cloro|gas|monoxido|hongos?|pez|enlatad\w+|pesticida|plantas?|pills?|bleach|mushrooms?|canned|fish|borros[oa]|doble|vision|sangr\w*|blood|bebe|nin[oa]|embaraz\w+|pregnan\w*|baby|toddler|debil\w*|weak\w*|confus\w*|mare\w+|dizz\w*|sigo|sigue|still|calentador|generador|humo|fumes|smoke)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('blue-lips'),
    meant:
      /\b(?:esta|anda|quedo|puso|hizo|is|turned|got|its) (?:\w+ )?(?:moradit[oa]s?|morad[oa]s?|purple|blue)\b|\bmoradit[oa]s?\b/g,
    unless: (plain) =>
      !/\b(?:pegue|pego|golpe\w*|machuc\w*|torci\w*|tropec\w+|hit|stubbed|banged|bumped|jammed)\b[^.;!?\n]{0,40}\b(?:dedo\w*|dedit\w*|una|unas|pie|rodilla|espinilla|tobillo|codo|toe|finger|knee|shin|ankle|toenail|elbow)\b/.test(
        plain,
      ) ||
      /\b(?:labios|boca|lengua|cara|bebe|respir\w+|aire|fri[oa]s?|helad[oa]|no (?:lo |la )?sient[oe]|entumid\w*|dormid[oa]|palid\w+|desmay\w*|chuec[oa]|lips|mouth|face|baby|breath\w*|cold|numb\w*|pale|faint\w*|crooked)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('sexual-assault'),
    meant:
      /\b(?:vapor|aceite|agua|fuego|lumbre|llama|corriente|puerta|maquina|calambre|tos|fiebre|gripa|gripe|lluvia|olla|estufa|plancha|caldo|manteca|sueno|trafico|risa|dolor) (?:\w+ )?(?:me|le|nos|se) (?:agarro|cayo|alcanzo|toco) (?:la|el|los|las|un|una|toda|todo)?\b/g,
  },
]
