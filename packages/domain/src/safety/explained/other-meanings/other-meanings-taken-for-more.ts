import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const MANY_TAKEN =
  /\b(?:iron|hierro|bottle|handful|frasco|puno|dozen|docena|1\d|[2-9]\d|melatonin\w*|thc|cbd|weed|edibles?|marihuana|toddler|baby|son|daughter|kid|child|he|she|hij[oa]|bebe|nin[oa]|on purpose|a proposito)\b/
const TAKES_PILLS =
  /\b(?:pills?|tablets?|meds?|bottle|opioids?|oxy\w*|heroin|morphine|tea|te|pastillas?|frasco|medicina)\b/
const OF_BLOOD =
  /\b(?:red|blood\w*|black|tarry|pale|pain\w*|hurt\w*|limp|faint\w*|roj[oa]|sangr\w+|negr[oa]|palid[oa]|duele|dolor)\b/
const ONLY_SEEN_FAR =
  /\b(?:never (?:came|got) (?:near|close|within)|nowhere near|(?:didnt|did not|never) (?:touch|land|come (?:near|close)|brush|swoop at)\w*|(?:feet|ft|yards|meters) (?:up|above|over|high|away)|nunca (?:se )?(?:acerco|toco)|no (?:se acerco|nos toco|me toco|toco))\b/
const BAT_CAME_IN =
  /\b(?:bit|bitten|bite|scratch\w*|woke|asleep|sleep\w*|bedroom|bed|tent|attic|room|house|cabin|indoors?|inside|hair|landed|brushed|handled|picked|dead bat|mordio|rasguno|desperte|dorm\w+|cuarto|recamara|casa|pelo)\b/
const JAW_SET =
  /\b(?:jaw|cant open|cannot open|wont open|hard to open|stiff\w*|spasm\w*|clench\w*|cramp\w*|swallow\w*|mandibula|quijada|ties\w*|trab\w+|tragar)\b/
const SWALLOWED_OF_TROUBLE =
  /\b(?:cant|cannot|couldnt|hard to|trouble|drool\w*|barely|hardly|only a (?:crack|little)|finger width|lockjaw|babe\w*|apenas|trabajo)\b/
const JAMMED =
  /\b(?:jamm?ed|volleyball|basketball|softball|football|baseball|ball|caught|goalie|pelota|balon|voleibol)\b/
const INFECTED =
  /\b(?:fever|red|hot|warm|pus|streak\w*|bite|bit|cut|splinter|thorn|puncture|days|spreading|fiebre|roj[oa]|caliente|espina|mordio|cortad\w*)\b/
const NEAR_ONLY =
  /\b(?:texts?|text messages|menus?|labels?|print|small letters|phone|book|newspaper|needle|mensajes|letras?|celular|periodico|etiquetas?)\b/
const HELD_AWAY =
  /\b(?:(?:hold|holding|held) (?:\w+ ){1,4}(?:away|at arms length|across the room|farther|further|out)|arms? length|readers|reading glasses|far (?:off|away) is (?:crisp|fine|clear|ok\w*|good)|distance is (?:fine|clear|ok\w*|crisp|good)|(?:de lejos|lejos) (?:veo|esta|todo) (?:\w+ )?(?:bien|claro|perfecto|nitido)|aleja\w*|lentes para leer)\b/
const LOSES_SIGHT =
  /\b(?:sudden\w*|today|yesterday|this morning|one eye|left eye|right eye|curtain|shadow|flash\w*|floaters?|pain|headache|blind|black|double|halos|half|de repente|hoy|ayer|un ojo|cortina|sombra|destellos|dolor|doble)\b/
const IS_OUT =
  /\b(?:shot|flew|popped|came|fell|rolled|slid|blew|sneezed|salio|brinco|disparada) (?:\w+ ){0,2}?(?:out|across|volando|disparad[oa]|sol[oa])\b/
const STILL_IN =
  /\b(?:still (?:in|there|stuck)|another|second|battery|magnet|bleed\w*(?! or)|smell\w*|cant (?:see|get|reach)|hurts?|sigue|otra|pila|iman|huele)\b/
const UNSTEADY_HEART =
  /\b(?:dizzy|faint\w*|passed out|chest|short of breath|breathless|flutter\w*|skip\w*|irregular|wont (?:come|go) down|still|at rest|sitting|lying|palpitat\w*|thyroid|afib|stents?|pacemaker|cardiolog\w*|heart (?:disease|failure|attack|condition|problems?)|pregnan\w*|marea\w*|pecho|sin aire|reposo|todavia|sigue)\b/
const TOO_QUICK = /\b(?:1[89]\d|2\d\d)\b/
const OLDER = /\b(?:im|i am|age|aged|tengo) (?:5\d|6\d|7\d|8\d|9\d)\b|\b(?:5\d|6\d|7\d|8\d) ?(?:yo|years?|m|f|anos)\b/
const ANKLE = /\b(?:ankles?|tobillos?)\b/
const BEARS =
  /\b(?:can (?:still )?(?:stand|walk|bear weight|put (?:my |full )?weight)|walk\w* on it|walking (?:fine|ok|normally)|(?:puedo|puede) (?:pisar|caminar|apoyar\w*|pararme)|camin[oa] (?:bien|normal))\b/
const MORE_THAN_A_SPRAIN =
  /\b(?:cant|cannot|couldnt|pop(?:ped)?|crack\w*|snap\w*|bones?|deform\w*|crooked|numb\w*|pale|cold|head|neck|back|hip|wrist|hand|arm|knee|bleed\w*|stairs|ladder|roof|6[5-9]|[789]\d|grand\w+|elderly|pregnan\w*|thinner\w*|trono|hueso\w*|chuec\w+|dormid\w+|cabeza|cadera|mano|muneca|escalera|techo|abuel\w+|embaraz\w*|severe|awful|worse|weeks?|month)\b/
const isAnkleThatBears = (plain: string): boolean =>
  ANKLE.test(plain) && BEARS.test(plain) && !MORE_THAN_A_SPRAIN.test(withoutDenials(plain))
const SICK_NOW =
  /\b(?:cant|wont|wake|unconscious|blue|seiz\w*|still (?:vomit\w*|throwing|drunk|dizzy|sick)|confus\w*|blood|pills?|shak\w*|tremor|belly|yellow|every ?day|daily|sangre|pastillas?|tiembl\w*|diario|todos los dias|amarill\w*)\b/
const WELL_TODAY =
  /\b(?:feel|feeling|am|im|back to) (?:\w+ )?(?:normal|fine|good|great|ok|okay|well)\b|\b(?:me siento|estoy|ando) (?:\w+ )?(?:bien|normal)\b/

/** Quiet words that were taken for a danger they do not speak of. */
export const OTHER_MEANINGS_TAKEN_FOR_MORE: readonly OtherMeaning[] = [
  {
    of: ['severe-bleeding'],
    meant:
      /\b(?:stop|quit|stopping|lower|control) (?:taking )?(?:my|the|his|her|this) blood (?:pressure|sugar|test|work|thinner)s?\b|\b(?:blood (?:pressure|sugar)) (?:pills?|meds?|medicine|tablets?)\b/g,
  },
  {
    of: words('child-swallowed dose-mistake too-many-pills dose-repeated'),
    meant:
      /\b(?:ate|eaten|took|taken|had|comi|tome) (?:\w+ ){0,3}?(?:vitamin (?:[a-z]\d* )?|multivitamin |biotin |vitamina \w+ )gumm(?:y|ies)\b[^.;!?\n]{0,30}|\b(?:comi|tome) (?:\w+ ){0,3}?gummies de (?:vitaminas?|biotina)\b[^.;!?\n]{0,35}|\boverdosed? if i (?=(?:ate|took|had) )/g,
    unless: (plain) => !/\bgumm(?:y|ies)\b/.test(plain) || MANY_TAKEN.test(withoutDenials(plain)),
  },
  {
    of: ['too-many-pills'],
    meant:
      /\b(?:scared|afraid|worried|nervous|miedo|asustad[oa]|is it|can|could|will|would)\b[^.;!?\n]{0,30}\b(?:overdos\w*|sobredosis)\b/g,
    unless: (plain) =>
      !/\b(?:poppy ?seeds?|semillas? de amapola|amapola)\b/.test(plain) || TAKES_PILLS.test(withoutDenials(plain)),
  },
  {
    of: ['too-many-pills'],
    meant:
      /\b(?:pills?|tablets?|pastillas?) (?:since|for|desde hace|desde) (?:about )?(?:\w+ ){1,2}?(?:days|weeks|months|years|semanas|meses|anos)\b|\b\d+ ?mg (?:pills? )?(?:that )?(?:ive|i have|i|he has|she has|hes|shes) (?:been )?(?:taken|taking|on|take|used) (?:\w+ )?(?:for|since) (?:\w+ )?(?:years?|months?|\w+)\b|\b\d+ ?mg que (?:tomo|he tomado|llevo tomando) (?:\w+ )?(?:desde )?(?:hace )?\w+ (?:anos|meses)\b|\bfrozen (?:water )?bottle\b[^.;!?\n]{0,50}\bbottle\b/g,
  },
  {
    of: ['baby-delusion'],
    meant:
      /\bsomething (?:\w+ )?(?:bleeding|wrong|broken|broke|stuck|torn|burst|damaged|moving|hurting|infected) inside (?:of )?(?:him|her|my \w+)\b|\balgo (?:\w+ )?(?:sangrando|roto|mal|atorado|danado) (?:a)?dentro (?:de \w+)?/g,
  },
  {
    of: words('bleeding vaginal-bleeding severe-bleeding'),
    meant:
      /\b(?:is|could|can) (?:something|anything|he|she|it|i) (?:be )?bleeding (?:inside|internally)(?: of)?(?: him| her| me)?\b|\b(?:esta|estara|estaria) sangrando (?:algo )?(?:por |a)?dentro\b/g,
    unless: (plain) =>
      !/\b(?:green|blue|teal|purple|verde|azul|morad[oa]) (?:\w+ )?(?:poops?|stools?|caca|popo)\b|\b(?:poops?|stools?|caca|popo)\b[^.;!?\n]{0,20}\b(?:green|blue|teal|purple|verde|azul)\b/.test(
        plain,
      ) ||
      !/\b(?:frosting|icing|cupcake|cake|spinach|popsicle|kool ?aid|food colou?ring|candy|gatorade|betun|pastel|espinacas?|paleta|dulces?|colorante)\b/.test(
        plain,
      ) ||
      OF_BLOOD.test(withoutDenials(plain.replaceAll(/\bbleeding inside\b/g, ' '))),
  },
  {
    of: ['animal-bite'],
    meant:
      /\bbats? (?:\w+ )?(?:flew|flying|flies|swooped|swooping|circl\w+|zoomed|passed) (?:\w+ ){0,2}?(?:over|above|past|around|by|overhead)\b[^.;!?\n]{0,40}|\bmurcielagos? (?:\w+ )?(?:paso|volo|volaba|pasaron|volando|volaban)(?: \w+){0,6}/g,
    unless: (plain) => !ONLY_SEEN_FAR.test(plain) || BAT_CAME_IN.test(withoutDenials(plain)),
  },
  {
    of: words('weak-immunity weak-immunity-person'),
    meant:
      /\b(?:deadly|bad|dangerous|harmful|good|hard|terrible|poison) (?:for|on|to) (?:my|the|his|her|your|our) immune system\b|\b(?:mal[oa]|peligros[oa]|mortal|dañin[oa]|buen[oa]) para (?:mi|el|su) sistema inmun\w+\b/g,
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:thumb|pinky|pinkie|little finger|inner|outer|palm|nail) sides?\b|\b(?:lado|costado) del (?:pulgar|menique|dedo gordo)\b/g,
  },
  {
    of: words('poison sepsis'),
    meant:
      /\b(?:could|can|will|does|would|might|did) (?:\w+ ){0,4}?poison (?:my|his|her|your|the|their) blood\b|\bpoison (?:my|his|her|the) blood\b(?= ?\?)|\b(?:puede|podria|va a|me) (?:\w+ )?envenenar(?:me|le|se)? (?:la|mi|su) sangre\b/g,
    unless: (plain) =>
      !/\b(?:pimples?|zits?|blackheads?|ingrown|splinter|papercut|paper cut|hangnail|squeez\w*|pop(?:ping)?|barros?|granos?|espinillas?|pellejito)\b/.test(
        plain,
      ),
  },
  {
    of: words('throat-danger mouth-wont-open lockjaw'),
    meant:
      /\b(?:i|he|she) can (?:still |easily )?open (?:my|his|her) (?:mouth|jaw)\b(?:(?!\b(?:but|cant|cannot|not|hardly|barely|only|except|without pain)\b)[^.;!?\n]){0,50}|(?<!\b(?:no|ni|apenas|casi|nunca|no se) )\b(?:puedo|puede) abrir (?:bien )?(?:la )?boca\b(?:(?!\b(?:pero|no|apenas|poco)\b)[^.;!?\n]){0,40}/g,
    unless: (plain) => SWALLOWED_OF_TROUBLE.test(withoutDenials(plain)),
  },
  {
    of: ['on-effort'],
    meant:
      /\b(?:could|can|want to|wanted to|ready to) climb (?:up )?(?:the|up) (?:curtains|walls?|ceiling)\b|\bclimbing the walls\b|\bsubir(?:me)? por las paredes\b|\bsubo por las paredes\b/g,
  },
  {
    of: ['lockjaw'],
    meant:
      /\b(?:says?|said|jokes?|joked|worried|scared|afraid|read|heard|get|getting|catch|about|cause|dice|miedo|preocupa)\b(?: \w+){0,4}? (?:lockjaw|tetanos)\b/g,
    unless: (plain) => JAW_SET.test(withoutDenials(plain)),
  },
  {
    of: ['amputation'],
    meant:
      /\bamputated (?:her|his|their|my|the) (?:\w+ )?(?:cousin|uncle|aunt|friend|neighbou?r|father|mother|brother|sister|husband|grand\w+|coworker|nephew|boss)s?\b|\b(?:le )?(?:amputaron|cortaron) (?:el |la |un |una )?(?:\w+ )?(?:dedo|dedito|pie|pierna|mano)? ?a (?:su|mi|un|la|el) (?:prim[oa]|ti[oa]|amig[oa]|vecin[oa]|abuel[oa]|cunad[oa]|suegr[oa]|compadre|comadre|senora?)\b/g,
  },
  {
    of: ['deep-cut'],
    meant:
      /\b\d+(?:[.,]\d+)? ?(?:cm|centimetros?|inch) (?:long )?(?:superficial|shallow|tiny|clean shallow|de largo superficial)(?: (?:cut|scratch|laceration|nick))?\b|\b(?:superficial|shallow) (?:cut|scratch|laceration|nick)\b|\bcortad(?:a|ita) (?:\w+ ){0,3}?superficial\b/g,
    unless: (plain) =>
      /\b(?:deep|gap\w*|tendon|bone|numb\w*|spurt\w*|wont stop|hond[oa]|profund[oa]|hueso)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('deep-cut same-day'),
    meant:
      /\b(?:do|does|will|would|should) (?:i|it|he|she|this|that) (?:\w+ )?(?:need|get|want) stitches\b|\b(?:necesito|necesita|ocupo|ocupa|lleva) (?:puntos|puntadas|sutura)\b/g,
    unless: (plain) =>
      !/\b(?:bit|bitten|bite) (?:my|his|her|the) (?:\w+ )?(?:tongue|lip|cheek)\b|\b(?:me|se) mordi[o]? (?:la lengua|el labio|el cachete)\b/.test(
        plain,
      ) ||
      !/\b(?:stopped|bleeding ended|has stopped|quit bleeding|no longer bleed\w*|ya (?:no sangra|paro|se paro)|dejo de sangrar|se detuvo)\b/.test(
        plain,
      ) ||
      /\b(?:gap\w*|flap|hanging|split|through and through|all the way|still|wont stop|half|teeth? (?:loose|broken)|fell|seiz\w*|head|colg\w+|partid\w*|traspas\w*|sigue|convuls\w*|cayo|cabeza)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['lower-right-pain'],
    meant:
      /\b(?:right side|side|flank) (?:\w+ )?(?:hurts|aches|is (?:sore|aching|killing|tender)|throbs)(?: \w+)? (?:by|near|over|around|in|at|behind) (?:the |my |where the )?kidneys?\b|\bduele (?:\w+ ){0,2}lado derecho (?:\w+ ){0,3}(?:por|cerca|a la altura|del lado|de) (?:el |la |del |de )*(?:rinon|rinones|cintura)\b/g,
    becomes: 'flank-pain',
    unless: (plain) =>
      /\b(?:append\w*|navel|belly button|lower right|groin|apend\w*|ombligo|ingle)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['finger-curled'],
    meant:
      /\b(?:fingers?|thumb|dedos?|pulgar)\b[^.;!?\n]{0,15}\b(?:swollen|swelled(?: up)?|fat|puffed|hinchad[oa]) (?:up )?(?:like|as|como) (?:an? |una )?(?:\w+ )?(?:sausage|hot ?dog|salchicha)\b/g,
    unless: (plain) => !JAMMED.test(plain) || INFECTED.test(withoutDenials(plain)),
  },
  {
    of: ['unresponsive'],
    meant:
      /\b(?:usually|normally|chronically|always|baseline) (?:\w+ )?(?:unresponsive|nonverbal|non responsive)\b|\bunresponsive (?:at|as) (?:his |her |the )?baseline\b|\b(?:normalmente|siempre|de base) (?:\w+ )?(?:no responde|inconsciente)\b/g,
  },
  {
    of: words('vision-loss vision-change'),
    meant:
      /\b(?:cant|cannot|dont|couldnt) (?:even )?see (?:an?|any|the|no) (?:way (?:out|forward|through)|future|end (?:to|of)|point|solution|hope|other way)\b|\bno (?:le |les )?veo (?:una |la |ninguna |el |mas )?(?:salida|futuro|fin|solucion|manera|sentido)\b/g,
  },
  {
    of: words('vision-loss vision-change'),
    meant:
      /\b(?:cant|cannot|couldnt|hard to) (?:even )?(?:see|read) (?:my |the |any |small |fine )*(?:\w+ ){0,2}?(?:texts?|text messages|messages|menus?|labels?|print|book|newspaper|phone|needle)\b|\bno (?:veo|alcanzo a ver|puedo (?:ver|leer)) (?:los |las |mis |el |la |bien )*(?:mensajes|letras?|letra chica|celular|periodico|etiquetas?|menu)\b/g,
    becomes: 'needs-visit',
    unless: (plain) => !NEAR_ONLY.test(plain) || !HELD_AWAY.test(plain) || LOSES_SIGHT.test(withoutDenials(plain)),
  },
  {
    of: words('same-day up-nose-or-ear'),
    meant:
      /\b(?:beads?|pea|bean|corn|raisin|lego|popcorn|pebble|cuenta|frijol|chicharo|bolita)\b[^;!?\n]{0,30}?\b(?:in|up|en) (?:his|her|my|the|la|el|su) (?:ear|nose|nostril|oido|oreja|nariz)\b/g,
    unless: (plain) => !IS_OUT.test(withoutDenials(plain)) || STILL_IN.test(withoutDenials(plain)),
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
    of: words('alcohol-poisoning poison'),
    meant:
      /\b(?:drank|drunk|drink) (?:way )?too much\b|\b(?:did|have) i (?:\w+ )?(?:poison|poisoned) myself (?:with (?:alcohol|booze|drink|tequila|wine|beer))?|\b(?:tome|bebi) (?:mucho|demasiado|de mas)\b|\bme (?:intoxique|envenene) (?:con|de) (?:alcohol|tequila|cerveza)\b/g,
    unless: (plain) =>
      !/\b(?:hangover|hungover|resaca|cruda|crudo|goma|guayabo)\b/.test(plain) ||
      !WELL_TODAY.test(plain) ||
      SICK_NOW.test(withoutDenials(plain)),
  },
  {
    of: ['tooth-pain'],
    meant:
      /\bdental (?:hygienist|assistant|office|insurance|floss|appointment|cleaning|plan|school|check ?up)\b|\b(?:hilo|seguro|higiene|higienista|limpieza|cita) dental\b/g,
  },
  {
    of: ['severe-belly-pain'],
    meant:
      /\b(?:stomach|belly|tummy|gut|panza|barriga|estomago) (?:is |was |s |me )?(?:going to|gonna|about to|might|could|va a|iba a) (?:explode|burst|pop|explotar|reventar)\b/g,
    unless: (plain) =>
      !/\b(?:ate|plates?|thanksgiving|buffet|helpings?|stuffed|overate|servings?|comi|platos|atasque|buffet)\b/.test(
        plain,
      ) ||
      /\b(?:pain\w*|hurt\w*|ache\w*|cramp\w*|hard|vomit\w*|fever|swollen|tender|blood|pregnan\w*|dolor|duele|dura|fiebre|sangre|embaraz\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['fall'],
    meant: /\b(?:fell|fall|landed|tripp?ed|cai|tropece)\b(?! (?:on|onto|off|from|down|sobre|encima|de|desde|por)\b)/g,
    unless: (plain) => !isAnkleThatBears(plain),
  },
  {
    of: words('child-abuse sexual-assault'),
    meant: /\bchin (?:\w+ )?(?:touch\w*|reach\w*|gets (?:down )?to|goes (?:down )?to) (?:my|his|her|the) chest\b/g,
  },
  {
    of: ['gunshot'],
    meant: /\bsali(?:o|eron) (?:\w+ )?(?:volando|disparad[oa]s?)\b/g,
    unless: (plain) => /\b(?:balas?|balazos?|pistola|arma|rifle|tiros?|tiroteo|disparos?)\b/.test(plain),
  },
]
