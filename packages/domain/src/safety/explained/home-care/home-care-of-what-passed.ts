import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const OF_DAYS =
  /\b(?:yesterday|last night|this morning|today|hours ago|since then|ayer|antier|anoche|hoy|hace (?:\w+ )?horas|desde entonces|(?:en|por|esta) (?:la )?manana)\b/
const NO_FEVER =
  /\b(?:(?:sin|ni|no (?:tiene|tengo|trae|hay|le ha dado|hubo)) (?:fiebre|calentura|temperatura)|(?:no|without|without any) fever)\b/
const WEEKS = /\b(?:\w+ (?:semanas|weeks)|embaraz\w+|pregnan\w+)\b/

/** Scares that had passed when they were told of, or are what a procedure leaves for a day (MedlinePlus, ACOG, AAP of each). */
export const HOME_CARE_OF_WHAT_PASSED: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:chok\w*|atragant\w*|ahog\w+ con|me ahogue|se ahogo|ator(?:o|e|aba) con)\b/,
      /\b(?:cough\w* (?:(?:it|the \w+) )?(?:right )?(?:up|out)|(?:piece|it|bite|meat) (?:came|popped|shot|flew) (?:right )?(?:up|out)|(?:tosi|tosio)\b[^.;!?\n]{0,25}\b(?:saco|saque|salio|escup\w+)|salio (?:el|la) (?:pedazo|trozo|bocado|carne|comida)|lo (?:saco|escupio|escupi))\b/,
      OF_DAYS,
      /\b(?:respir\w+|breath\w*|esta bien)\b/,
      /\b(?:come|comio|traga|trago|como si nada|igual que siempre|esta bien|swallow\w*|eats?|eating|ate)\b/,
    ],
    unless:
      /\b(?:(?:sigue|sigo)(?! (?:impresionad|asustad|nervios|espantad))|todavia|tose|tosiendo|silb\w+|ronc[oa]|morad\w+|azul|fiebre|calentura|dolor|duele\w*|babea\w*|no (?:puede|puedo)|desmay\w+|heimlich|still|cough(?:s|ing)|wheez\w*|hoarse\w*|blue|fever|hurts?|pain\w*|drool\w*|faint\w*|passed out|hueso|pilas?|monedas?|coins?|batter\w+|bones?)\b/,
    explains: words('choking stuck-food throat-danger'),
  },
  {
    tells: [
      /\b(?:cloro|pinol|fabuloso|limpiador\w*|bleach|lysol|cleaner)\b/,
      /\b(?:oli(?:o|er|endo)?|respiro|inhal\w+|smell\w*|smelt|whiff|breathed (?:it|some|the))\b/,
      /\b(?:ratito|rato|momento|momentito|segundos?|minutito|poquito|tantito|a bit|moment|briefly|seconds?|a minute)\b/,
      /\b(?:esta bien|(?:respira|breath\w*) (?:\w+ )?(?:normal\w*|bien|fine|ok)|jugando|caricaturas|playing|cartoons|como si nada)\b/,
    ],
    unless:
      /\b(?:cloro|pinol|fabuloso|bleach)\b[^.;]{0,12}\b(?:y|con|and|with) (?:\w+ )?(?:cloro|pinol|acido|amoniaco|fabuloso|vinagre|maestro|limpiador|ammonia|vinegar|acid|cleaner)\b|\b(?:mezcl\w+|mix\w*|amoniac\w*|ammonia|acid\w*|vinagre|vinegar|asma|asthma\w*|trago|tomo|bebio|drank|swallow\w*|ojos?|eyes?|vomit\w*|sigue|still|keeps?|silb\w+|wheez\w*|morad\w+|dormid\w+|drows\w*|encerrad\w+|horas|hours|garganta|throat|pecho|chest|ahog\w+|labios|lips|tosiendo|ronc[oa]|hoarse)\b/,
    explains: words('cough poison chemical-thing carbon-monoxide child-swallowed'),
  },
  {
    tells: [
      /\b(?:tylenol|acetaminophen|paracetamol|acetaminofen)\b/,
      /\b(?:una sola|solo una|nomas una|una nomas|(?:just|only) one|one single|a single)\b/,
      /\b(?:325|500|650|1000|pastilla|tableta|pill|tablet)\b/,
      /\b(?:higado|liver|envenen\w+|intoxic\w+|poison\w*)\b/,
    ],
    unless:
      /\b(?:frasco|muchas|varias|mas de|cada|diari\w+|todos los dias|bebe|nin[oa]s?|alergi\w+|cirrosis|hepatitis|alcohol\w*|borrach\w+|amarill\w+|vomit\w*|orina oscura|bottle|several|every|daily|baby|toddler|child|allerg\w*|cirrhosis|drinks|drunk|yellow|dark urine|a proposito|on purpose|morir)\b/,
    without: words('suicide-said suicide-named liver-disease infant-word'),
    explains: words('poison too-many-pills'),
  },
  {
    tells: [
      /\b(?:llor(?:o|aba|ando|ar)|cried|crying)\b/,
      /\b(?:cara|face)\b[^.;!?\n]{0,30}\b(?:roj[oa]|colorad[oa]|red)\b/,
      /\b(?:(?:comio|mamo|ate|nursed)\b[^.;!?\n]{0,20}\b(?:durmi\w+|slept|fell asleep)|se calmo|calmed|ya esta (?:bien|content[oa]|jugando))\b/,
    ],
    never:
      /\b(?:morad[oa]|azul|blue|purple|limp|floppy|aguad[oa]|desmay\w+|faint\w*|pass\w* out|ties[oa]|stiff\w*|convuls\w*|fiebre|calentura|fever|golpe\w*|cayo|fell|inconsol\w*|horas|hours|dejo de respirar|stopp?\w* breathing|vomit\w*|sangre|blood)\b/,
    explains: words('depressed dizzy fussy-baby'),
  },
  {
    tells: [
      /\b(?:newborns?|recien nacid[oa]|(?:days?|weeks?) old|(?:dias|semanas) de nacid[oa])\b/,
      /\b(?:hands?|feet|manos|manitas|pies|piecitos)\b/,
      /\b(?:blue|bluish|purpl\w+|morad\w+|azul\w*)\b/,
      /\b(?:boc\w+|lips?|labi\w+|lengua|tongue|mouth)\b[^.;!?\n]{0,25}\b(?:pink|rosas?|rosad\w+|rosit\w+)\b/,
      /\b(?:undress\w*|cover\w*|warms?|bath|desvist\w+|destap\w+|tapo|tape|arrop\w+|calient\w+|bano)\b/,
      /\b(?:eats?|feeds?|nurs\w+|come|mama|toma)\b/,
    ],
    unless:
      /\b(?:limp|floppy|aguad[oa]|letarg\w*|letharg\w*|fever|fiebre|(?:won|doesn|isn)t (?:eat|feed)|no (?:quiere )?com\w+|rapido|fast|quejid\w+|grunt\w*|gris\w*|gr[ae]y|sud\w+|sweat\w*|heart (?:defect|murmur)|soplo|(?:labios|boca|lengua|lips|mouth|tongue) (?:\w+ )?(?:morad\w+|azul\w*|blue|purple))\b/,
    explains: words('newborn-word blue-lips cold-limb heart-disease mottled-skin'),
  },
  {
    tells: [
      /\b(?:(?:flu|covid|tetanus)? ?(?:shot|vaccine|booster)|vaccine|vacun\w+|inyeccion|(?:pusieron|puse|aplicaron|puso) (?:\w+ ){0,4}(?:influenza|gripe|covid|neumonia))\b/,
      OF_DAYS,
      /\b(?:arm|brazo|bracito)\b/,
      NO_FEVER,
      /\b(?:desayun\w+|come|comio|cen\w+|novela|eats?|eating|ate|watching|walk\w*|camina|trabaj\w+|me siento bien)\b/,
    ],
    never:
      /\b(?:hives|ronchas|hinch\w+|swollen|aire|breath\w*|faint\w*|desmay\w*|vomit\w*|mare\w+|dizz\w*|pecho|chest|confus\w*|confund\w*|no (?:puede|puedo)|cant|cannot|habl\w+|speech|garganta|throat|un lado|one side|debil\w*|weak\w*|cabeza|headache)\b/,
    explains: words('flu tired pain-other unusual-exhaustion'),
  },
  {
    tells: [
      WEEKS,
      /\b(?:boca arriba|on my back)\b/,
      /\b(?:dorm\w+|despert\w+|amaneci|slept|woke|sleep\w*)\b/,
      /\b(?:me siento bien|estoy bien|no me duele nada|nothing hurts|(?:i )?feel (?:fine|well|ok\w*|good)|se mueve (?:bien|igual|normal)|moving (?:fine|well|normally))\b/,
    ],
    never:
      /\b(?:sangr\w+|bleed\w*|blood|mueve menos|no se mueve|less|hasnt moved|not moving|contracc\w+|contractions?|liquido|fluid|agua|presion|pressure|mare\w+|dizz\w*|desmay\w*|faint\w*|hinch\w+|swollen|swelling|cabeza|headache|vision|luces|fiebre|fever|pecho|chest|palpit\w*)\b/,
    explains: words('pregnant short-of-breath insomnia anxious'),
  },
  {
    tells: [
      WEEKS,
      /\b(?:colic\w+|coliquit\w+|cramp\w*)\b/,
      /\b(?:leves?|levecit\w+|suaves?|mild|light)\b/,
      /\b(?:(?:no (?:he |ha )?|sin |nada de )sangr\w+|no (?:bleed\w*|blood|spotting))\b/,
      /\b(?:ultrasonido|ecografia|eco|ultrasound|scan)\b/,
      /\b(?:corazon\w*|latid\w+|heartbeat|en su lugar|en el utero|in the (?:uterus|womb))\b/,
    ],
    never:
      /\b(?:un (?:solo )?lado|one side|hombro|shoulder|fuertes?|severe|strong|insoportabl\w+|mare\w+|dizz\w*|desmay\w*|faint\w*|fiebre|fever|coagul\w+|clots?|liquido|fluid|arde\w*|burn\w*|vomit\w*|(?:1[4-9]|2\d|3\d|4\d) (?:semanas|weeks))\b/,
    explains: words('pregnant cramps belly-pain pain-other month-or-more'),
  },
  {
    tells: [
      /\b(?:muelas?|dientes?|molar|tooth|teeth)\b/,
      /\b(?:sac\w+|quit\w+|extra\w+|pulled|removed|taken out)\b/,
      /\b(?:rosa|rosit[oa]|rosad[oa]|pink\w*)\b/,
      /\b(?:gasa|gauze|saliva|spit\w*|escup\w+)\b/,
      OF_DAYS,
    ],
    unless:
      /\b(?:chorr\w+|empap\w+|coagul\w+|llena|bocanadas?|mucha sangre|roja? viva?|no (?:le |me )?para|anticoagulante|hemofil\w+|fiebre|calentura|hinch\w+|pus|palid\w+|mare\w+|no puede|pour\w*|gush\w*|soak\w*|clots?|bright red|mouthful\w*|wont stop|thinner|hemophil\w*|fever|swollen|swelling|numb\w*|cant)\b/,
    explains: words('bleeding vaginal-bleeding pain-other tooth-pain drops-of-blood'),
    upTo: 2,
  },
  {
    tells: [
      /\b(?:endoscop\w+|egd|gastroscop\w+)\b/,
      OF_DAYS,
      /\b(?:garganta|throat)\b/,
      /\b(?:como|comi|comiendo|trago|tomo|eat\w*|ate|drink\w*|swallow\w*)\b/,
      NO_FEVER,
    ],
    unless:
      /\b(?:pecho|panza|abdomen|estomago|cuello|fiebre|calentura|sangre|negr[oa]|vomit\w*|aire|hinch\w+|no (?:puedo|puede)|chest|belly|neck|fever|blood\w*|black|breath\w*|swollen|cant|cannot)\b/,
    explains: words('sore-throat pain-other'),
    upTo: 3,
  },
  {
    tells: [
      /\b(?:ansiedad|panico|anxiety|panic)\b/,
      /\b(?:igual(?:it[oa])? (?:que|a|como) (?:en )?(?:siempre|(?:todos )?(?:mis|los) (?:\w+ )?ataques|(?:las )?otras veces)|como (?:en )?(?:todos )?mis (?:\w+ )?ataques|(?:same|just|exactly) (?:as|like) (?:in )?(?:all )?(?:my|every) (?:\w+ )?(?:attacks?|time))\b/,
      /\b(?:se (?:me )?(?:quito|paso|fue|calmo)|(?:went away|passed|gone|stopped))\b[^.;!?\n]{0,25}\b(?:minut\w+|mins?|rato|ratito)\b/,
      /\b(?:terap\w+|diagnosticad[oa]|psiquiatra|psicolog[oa]|therap\w+|diagnosed)\b/,
    ],
    unless:
      /\b(?:un (?:solo )?lado|one side|medi[oa] (?:cara|cuerpo)|chuec[oa]|habl\w+|palabras|speech|slur\w*|debil\w*|weak\w*|desmay\w+|faint\w*|passed out|pecho|chest|diferente|different|peor|worse|sangre|blood|pierna|leg|fiebre|fever)\b/,
    without: words('age-45-plus age-65-plus heart-disease pregnant postpartum blood-thinner post-surgery lung-clot'),
    explains: words('anxious stressed limb-numb sore-muscles'),
  },
  {
    tells: [
      /\b(?:celular|telefono|control|juguete|libro|tablet|phone|remote|toy|book)\b/,
      /\b(?:cayo|dejo caer|pego|dropped|fell)\b/,
      /\b(?:piern\w+|pie|piecito|braz\w+|man(?:o|ita)|rodilla|legs?|foot|arms?|hand|knee)\b/,
      /\b(?:marquit\w+|rojit\w+|(?:marca|raya) (?:\w+ )?roj\w+|moretoncito|(?:red|small|little|tiny) (?:\w+ )?(?:mark|bruise|spot))\b/,
      /\b(?:mueve|patalea|camina|moves?|moving|kick\w*|walk\w*)\b/,
      /\b(?:no llora|no (?:le )?duele|jugando|content[oa]|doesnt cry|not crying|playing|happy)\b/,
    ],
    unless:
      /\b(?:cabez\w+|head|frente|cara|face|ojos?|eyes?|hinch\w+|swollen|swelling|chuec\w+|crooked|crujio|crack\w*|vomit\w*|sangr\w+|bleed\w*|blood|cayo (?:de|del|desde) (?:la|el|mis) \w+|fell (?:from|off)|inconsol\w*)\b/,
    explains: words('fall infant-fall same-day broken-bone depressed swelling-other'),
  },
  {
    tells: [
      /\b(?:popo|caca|pupu|poops?|stools?)\b/,
      /\b(?:amarill\w+|mostaza|yellow\w*|mustard\w*)\b/,
      /\b(?:semillit\w+|grumit\w+|granit\w+|seed\w*|curds?)\b/,
      /\b(?:pecho|teta|breast ?(?:milk|fed|feed\w*)|breastfe\w+|nurs\w+)\b/,
      /\b(?:moja\w*|wet)\b[^.;!?\n]{0,25}\b(?:panal\w*|diapers?|nappies)\b|\b(?:panales|diapers) mojad\w+/,
    ],
    unless:
      /\b(?:sangre|moco|fiebre|calentura|vomit\w*|verde|agua pura|blanc[oa]|(?:piel|ojos?|ojitos|cara|cuerpo) (?:\w+ )?amarill\w+|dormid[oa]|no (?:quiere )?(?:come|comer|mama|toma)|mas que antes|blood\w*|mucus|fever|green|white|(?:skin|eyes?|face) (?:\w+ )?yellow|sleepy|more than (?:usual|before)|(?:uno|dos|tres|one|two|three) (?:panales|diapers))\b/,
    explains: words('diarrhea jaundice dry-mouth newborn-word infant-word ill-baby liver-disease'),
  },
  {
    tells: [
      /\b(?:menopaus\w*)\b/,
      /\b(?:sud\w+|sweat\w*|calor\w*|bochornos?|sofocos?|hot (?:flash\w*|flush\w*))\b/,
      /\b(?:de siempre|como siempre|igual que siempre|usual|as always)\b/,
      /\b(?:minut\w+|mins?|ratito|segundos?)\b/,
    ],
    never:
      /\b(?:pecho|chest|brazo|arm|aire|breath\w*|fiebre|fever|peso|weight|bol(?:a|ita)s?|lumps?|tos|cough\w*|sangr\w+|bleed\w*|palpit\w*|desmay\w*|faint\w*|mare\w+|dizz\w*|cada noche|every night|mandibula|jaw)\b/,
    explains: words('chronic-illness sweating woman-visit'),
  },
  {
    of: words('tired nausea'),
    tells: [
      /\b(?:radiacion\w*|radioterapia|radiation|ozempic|wegovy|mounjaro|zepbound|semaglutid\w*|tirzepatid\w*|metformin\w*)\b/,
      /\b(?:doctora?|medic[oa]|enfermer[oa]|oncolog[oa]|nurse|dr|farmaceutic[oa]|pharmacist)\b[^.;!?\n]{0,20}\b(?:aviso|dijo|advirtio|explico|warned|said|told)\b[^.;!?\n]{0,45}\b(?:asi|normal|esperad[oa]|como (?:el|al) principio|primer\w*|like that|expected|at first|first)\b/,
      /\b(?:como|comiendo|tomo agua|orino|eat\w*|drink\w*|pee)\b/,
    ],
    never:
      /\b(?:vomit\w*|fiebre|fever|calentura|dolor|pain|duele\w*|hurts?|mare\w+|dizz\w*|desmay\w*|faint\w*|aire|breath\w*|sangr\w+|blood|bleed\w*|oscur[oa]|dark|amarill\w+|yellow|quimio\w*|chemo\w*|no (?:puedo|como)|cant|confund\w*|confus\w*|orino poco)\b/,
    explains: words('tired nausea new-medicine risky-medicine cancer unusual-exhaustion'),
  },
  {
    of: words('anxious stressed cough fussy-baby'),
    tells: [
      /\b(?:deje de fumar|dejando (?:de fumar|el cigarro)|quit (?:smoking|cigarettes|vaping))\b/,
      /\b(?:dias?|days?|semana|week)\b/,
      /\b(?:ansios[oa]|ansiedad|de malas|irritab\w+|hambre|anxious|cranky|irritab\w+|bad mood|hungry)\b/,
    ],
    never:
      /\b(?:pecho|chest|falta (?:de|el) aire|short of breath|breathless|sangr\w+|blood\w*|fiebre|fever|peso|weight|morir\w*|matar\w*|suicid\w*|voces|voices|silb\w+|wheez\w*|desmay\w*|faint\w*|temblor\w*|sacud\w+|alcohol|cerveza|drink\w*|meses|months)\b/,
    without: words('suicide-said suicide-named self-harm copd heart-disease pregnant'),
    explains: words('anxious stressed cough'),
    upTo: 14,
  },
  {
    tells: [
      /\b(?:golpe\w*|pego|pegue|machuc\w*|prens\w*|machaco|hit|smash\w*|slammed|pinched|jammed|stubbed)\b[^.;!?\n]{0,30}\b(?:una|dedo|dedito|nail|toenail|fingernail|finger|toe)\b/,
      /\b(?:hace (?:\w+ )?(?:dias|semanas?)|(?:\w+ )?(?:days|weeks?) ago)\b/,
      /\b(?:morad[oa]|negr[oa]|moradit[oa]|purple|black|bruised)\b/,
      /\bya no (?:le |me )?duele\b|\bno (?:le |me )?duele\b|\b(?:doesnt|no longer) hurts?\b|\bno pain\b/,
      /\besta bien\b|\b(?:mueve|muevo|dobla|doblo) (?:el|bien)\b|\b(?:moves|bends|works) (?:it |the finger )?(?:fine|well|ok|normally)\b/,
    ],
    unless:
      /\b(?:hinch\w+|pus|roj[oa]|caliente|chuec[oa]|abiert[oa]|sangr\w+|fiebre|calentura|diabet\w*|linea|raya|crec\w+|sin golpe|swollen|red|hot|crooked|open|bleed\w*|fever|streak|grow\w*|numb|entumid\w*)\b/,
    explains: words('nail-trouble black-wound skin-change'),
  },
  {
    tells: [
      /\b(?:oreja|oido|ear)\b/,
      /\b(?:mosc\w+|mosquit\w+|cucarach\w+|bicho|hormig\w+|palomill\w+|insecto|bug|gnat|moth|roach|ant|mosquito|fly)\b/,
      /\b(?:salio|flotando|came out|floated out|crawled out)\b/,
      /\b(?:ya )?no (?:me |le )?duele\b|\b(?:doesnt|no longer) hurts?\b|\bno pain\b/,
      /\b(?:oigo|oye|escucho|escucha|hear|hears|hearing)\b[^.;!?\n]{0,10}\b(?:bien|igual|normal|fine|ok|well)\b/,
    ],
    unless:
      /\b(?:sangr\w+|pus|mare\w+|pedazo|sigue|todavia|fiebre|calentura|tubos|tubitos|perfor\w*|zumb\w+|supur\w*|bleed\w*|blood|dizz\w*|piece|still|fever|tubes|ringing|drain\w*)\b/,
    explains: words('ear-pain ear-trouble something-inside object-inside'),
  },
]
