import { ails } from '../ails'
import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const DROWNED =
  /\b(?:cough\w*|breath\w*|foam\w*|inhal\w*|swallow\w*|blue|under (?:the )?water|pulled|found|limp|drown\w*|choke\w*|tos\w*|hundi\w*)\b/
const CANNOT_GET_IT =
  /\b(?:cant|couldnt|cannot|unable) (?:\w+ )?(?:get|see|reach|find|remove)\b|\bno (?:\w+ ){0,3}(?:sacar|saco|sale|salio|veo)\b/
const CAME_OUT =
  /\b(?:came|rolled|fell|popped|slid|dropped|sneezed|blew|shook|got|pulled|salio|cayo)\b(?: (?:it|right|back|straight|all))* ?(?:out|on its own|sol[oa])?\b/
const STILL_IN =
  /\b(?:batter\w*|magnets?|still (?:in|there|stuck)|cant (?:get|see|reach)|part of|half|bleed\w*|blood|pus|smell\w*|hurts?|pain|bateria|pila|iman|sigue|mitad|sangr\w*|duele)\b/
const SKIN_BROKEN =
  /\b(?:skin|blood\w*|bled|marks?|scratch\w*|broke|through|puncture\w*|wounds?|cuts?|stray|bat|raccoon|rabid|piel|sangre|marca|rasgun\w*|callejero)\b/
const ONLY_CLOTH =
  /\b(?:only|just|no (?:mark|skin|blood|scratch|wound|bite|tooth)\w*|(?:didnt|never|not) (?:touch|break|reach)\w*|nothing on|solo|nomas|ni (?:una )?marca|sin marca|no le (?:toco|hizo))\b/
const NASAL =
  /\b(?:wheez\w*|chest|lips|throat (?:clos|swell)\w*|baby|newborn|infant|months? old|weeks? old|asthma|pecho|silb\w*|bebe|asma|labios)\b/
const STAGE =
  '(?:speech|speak(?:ing)?|present(?:ing|ation)|exams?|tests?|interview|audition|recital|stage|podium|meeting|class|exposicion|examen|entrevista|discurso|exponer)'
const STAGE_OVER =
  /\b(?:(?:then|it|all) (?:\w+ ){0,4}(?:was |is )?gone|went away|passed|calmed|settled|gone (?:in|after)|se me (?:paso|quito)|ya (?:se )?me paso)\b/
const AS_ALWAYS = /\b(?:always|every time|each time|as usual|before (?:any|every)|siempre|cada vez|como siempre)\b/
const OF_HEART =
  /\b(?:chest|faint\w*|passed out|arm|jaw|sweat\w*|swell\w*|hives|asthma|pregnan\w*|fell|pecho|desmay\w*|brazo|asma)\b/
const WORSE_LATELY =
  /\b(?:new(?:ly)?(?! (?:girl|guy|nurse|aide|carer|helper|caregiver|doctor))|worse\w*|sudden\w*|more than|droop\w*|slur\w*|speech|confus\w*|numb\w*|other (?:side|arm|leg)|cant|peor|de repente|nuev[oa]|habla)\b/
const OF_OLD_STROKE =
  /\b(?:stroke|derrame|embolia)\b[^.;!?\n]{0,30}\b(?:years?|months?|anos?|meses)\b|\b(?:hace (?:\w+ )?anos|years ago)\b[^.;!?\n]{0,30}\b(?:stroke|derrame|embolia)\b/
const OF_VESSELS =
  /\b(?:swell\w*|swollen|cold|numb\w*|pale|pain\w*|hurts?|hot|red|hard|warm|sore|hinchad\w*|fri[oa]|duele|dolor|adormec\w*)\b/
const OWN_BLOOD =
  /\b(?:i (?:am |was |keep )?(?:bleed\w*|bled|peed|pooped|wiped (?:and|myself))|my (?:poop|stool|pee|urine|nose|period|butt|bottom)|when i (?:wipe|go|poop|pee)\w*|toilet paper|in my|me limpie|mi (?:popo|orina|regla)|needles?|cut|cuts|open|splash\w*|mouth|puye|pinch\w*|agujas?|cortada|herida|salpic\w*|boca)\b/

/** Words of danger that stand for a thing, a usual state or a trifle where all that is told is well. */
export const OTHER_MEANINGS_TOLD_WELL: readonly OtherMeaning[] = [
  {
    of: ['animal-bite', 'minor-cut'],
    meant:
      /\b(?:nipp\w*|bit|snapp\w*|grabb\w*|tore|tugg\w*|caught|mordio|jalo|agarro)\b[^.;!?\n]{0,30}\b(?:sleeve|jumper|shirt|coat|jacket|pants|jeans|trousers|shoe|boot|hem|sweater|glove|manga|camisa|pantalon|zapato|chamarra)s?\b/g,
    unless: (plain) => !ONLY_CLOTH.test(plain) || SKIN_BROKEN.test(withoutDenials(plain)),
  },
  {
    of: ['heat-stroke', 'heat-illness'],
    meant:
      /\bleft (?:breast|boob|leg|calf|knee|foot|hand|arm|ankle|ear|eye|shin|thigh|toe|cheek|elbow|wrist|shoulder)\b/g,
  },
  {
    of: ['withdrawal'],
    meant:
      /\b(?:drinking|drank|drink|had) (?:\w+ ){0,3}?(?:milk|juice|water|coffee|smoothie|yogurt|cream)(?: (?:that|which))? (?:was|is|had gone|gone|went|tasted|smelled) (?:\w+ ){0,2}?off\b/g,
  },
  {
    of: ['drowning'],
    meant:
      /\b(?:got|get|getting|gets|climb\w*|stepp\w*|stood up) (?:up )?(?:and )?(?:out of|from) (?:the|a|my|our) (?:hot )?(?:\w+ )?(?:tub|bath|bathtub|shower|pool|jacuzzi)\b|\bsal(?:i|ir|go) (?:de la|del) (?:tina|banera|jacuzzi|alberca|regadera|bano)\b/g,
    unless: (plain) => DROWNED.test(withoutDenials(plain)),
  },
  {
    of: words('dangerous-object dirty-wound pointed-thing'),
    meant:
      /\b(?:swallow\w*|ate|eaten)\b[^.;!?\n]{0,30}\b(?:finger ?|toe ?)?nails?\b|\bpuncture (?:my|his|her|the) (?:stomach|gut|intestines?|bowels?|belly|insides)\b/g,
    unless: (plain) =>
      !/\b(?:biting|bites?|bit|chew\w*|clip\w*|trim\w*) (?:on )?(?:my|his|her|their) (?:\w+ )?(?:finger ?|toe ?)?nails?\b|\b(?:finger|toe) ?nail\b/.test(
        plain,
      ) || /\b(?:metal|iron|steel|rusty|hammer\w*|carpent\w*|roof\w*|screws?|tack|fake|press on|acrylic)\b/.test(plain),
  },
  {
    of: words('same-day up-nose-or-ear'),
    meant:
      /\b(?:put|stuck|shov\w+|push\w*|stuff\w*|metio) (?:\w+ ){0,4}?(?:in|up|into|en) (?:his|her|my|the|la|el|su) (?:ear|nose|nostril|oido|oreja|nariz)\b|\b(?:bead|pea|bean|corn|raisin|lego|foam|popcorn|cuenta|frijol|chicharo) (?:in|up|en) (?:his|her|my|the|la|el|su) (?:ear|nose|nostril|oido|oreja|nariz)\b/g,
    unless: (plain) =>
      !CAME_OUT.test(withoutDenials(plain)) || STILL_IN.test(withoutDenials(plain)) || CANNOT_GET_IT.test(plain),
  },
  {
    of: ['cannot-breathe', 'short-of-breath'],
    meant:
      /\b(?:cant|cannot|hard to|can hardly|no puedo|apenas puedo) (?:breathe|respirar)\b(?=[^.;!?\n]{0,40}\b(?:nose|nostrils?|nariz)\b[^.;!?\n]{0,20}\b(?:plug\w*|stuff\w*|block\w*|clog\w*|congest\w*|stopp?ed up|tapad[oa]|congestionad[oa])\b)|\b(?:nose|nariz)\b[^.;!?\n]{0,20}\b(?:plug\w*|stuff\w*|block\w*|clog\w*|congest\w*|tapad[oa])\b[^.;!?\n]{0,30}\b(?:cant|cannot|no puedo) (?:breathe|respirar)\b/g,
    unless: (plain) => NASAL.test(withoutDenials(plain)),
  },
  {
    of: ['cannot-breathe', 'short-of-breath', 'palpitations'],
    meant: new RegExp(
      `\\b(?:couldnt|could not|cant|no (?:podia|pude)) (?:even )?(?:breathe|respirar)\\b(?=[^|]{0,160}\\b${STAGE}\\b)`,
      'g',
    ),
    unless: (plain) => !STAGE_OVER.test(plain) || !AS_ALWAYS.test(plain) || OF_HEART.test(withoutDenials(plain)),
  },
  {
    of: ['one-side-weak', 'tired', 'stroke'],
    meant:
      /\b(?:after|from|since) (?:his|her|my|the|a) (?:\w+ )?stroke(?: (?:\w+ ){1,3}ago)?\b|\b(?:his|her|my|the|su|mi|el|la) (?:weak|bad|paraly\w+|affected|stroke|brazo|pierna|mano|lado) (?:arm|leg|side|hand|debil|malo|mala|afectad[oa]|paralizad[oa])\b/g,
    unless: (plain) =>
      !OF_OLD_STROKE.test(plain) ||
      !/\b(?:always|for years|since (?:then|the|his|her)|as before|no worse|unchanged|siempre|desde entonces|igual)\b/.test(
        plain,
      ) ||
      WORSE_LATELY.test(withoutDenials(plain)),
  },
  {
    of: words('cold-limb overdose-look blue-lips digit-discolored'),
    meant:
      /\bveins?\b[^.;!?\n]{0,40}\b(?:blue|bluish|purple|green)\b|\b(?:blue|bluish|purple|green) veins?\b|\bvenas?\b[^.;!?\n]{0,40}\b(?:azul\w*|morad\w*|verd\w*)\b/g,
    unless: (plain) => OF_VESSELS.test(withoutDenials(plain)),
  },
  {
    of: ['skin-change', 'mole'],
    meant:
      /\b(?:black|toxic|bathroom|shower) (?:\w+ )?mou?ld\b|\bpatch of (?:black |green )?mou?ld\b(?: the size of (?:\w+ )?\w+)?|\bmoho (?:negro|toxico|verde)\b/g,
  },
  {
    of: words('drops-of-blood vaginal-bleeding bleeding blood-in-stool blood-in-urine much-blood throat-blood'),
    meant:
      /\b(?:(?:wip|saw|found|touch|clean|stepp|sat)\w* (?:\w+ ){0,4}?)?(?:dried |old )?(?:deer|dogs?|cats?|animal|chicken|fish|beef|meat|pork|squirrel|raccoon|rat|roadkill|strangers?|somebody elses|someone elses|other peoples) blood\b|\bpublic (?:toilet|restroom|bathroom|washroom)\b[^.;!?\n]{0,60}\bblood\b(?: (?:drops?|spots?|stains?|smears?))?|\bbano publico\b[^.;!?\n]{0,60}\bsangre\b|\bsangre (?:seca )?(?:de (?:venado|perro|gato|pollo|pescado|res|animal)|ajena|de otra persona)\b/g,
    unless: (plain) => OWN_BLOOD.test(withoutDenials(plain)),
  },
  {
    of: words('vomiting-blood throat-blood coughing-blood'),
    meant:
      /\b(?:blood\w*|bleed\w*|pink|red|sangr\w*|rosa\w*)\b[^.;!?\n]{0,25}\b(?:spit|rinse|sink|escup\w+)\b[^.;!?\n]{0,25}\b(?:floss\w*|brush\w*|cepill\w+|hilo)\b|\b(?:floss\w*|brush\w*|cepill\w+|hilo)\b[^.;!?\n]{0,60}\b(?:blood\w*|bleed\w*|pink|red|sangr\w*|rosad\w*)\b[^.;!?\n]{0,20}\b(?:spit|rinse|sink|escup\w+)\b/g,
    unless: (plain) =>
      /\b(?:vomit\w*|throw\w*|threw|cough\w*|clots?|wont stop|cup|handful|thinners?|warfarin|vomit\w*|tos|coagul\w*|no para)\b/.test(
        withoutDenials(plain),
      ),
    becomes: 'bleeding-elsewhere',
  },
  {
    of: ['chest-pain'],
    meant:
      /\b(?:listen\w*|ear|hand|head) (?:to|on|against) (?:his|her|my|their|the) (?:chest|heart)\b|\bescuch\w+ (?:su|el) (?:pecho|corazon)\b/g,
  },
  {
    of: ['heart-murmur', 'needs-visit'],
    meant: /\b(?:(?:an?|the) )?(?:heart )?murmurs?\b|\bsoplo (?:en el corazon|cardiaco)?/g,
    unless: (plain) =>
      !/\b(?:harmless|innocent|benign|functional|inocente|inofensivo|benigno)\b/.test(plain) ||
      !/\b(?:echo\w*|ultrasound|cardiolog\w*|ecocardio\w*|eco)\b/.test(plain) ||
      ails(plain) ||
      /\b(?:breath\w*|pregnan\w*|tired|months? old|baby)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['no-gas', 'passes-nothing'],
    meant:
      /\b(?:no|without|sin|ni) (?:\w+ ){0,2}?(?:blood|mucus|sangre|moco) (?:in|en) (?:the|his|her|my|their|las?|el|los) (?:stools?|poops?|poo|bowel movements?|heces|popo|excremento)(?:,? (?:and|or|nor|y|ni) (?:no )?(?:vomit\w*|nausea|fever|vomito|fiebre))?/g,
  },
  {
    of: ['lasting', 'long-lasting', 'always', 'month-or-more'],
    meant:
      /\b(?:walk\w*|exercis\w*|run|running|swim\w*|jog\w*|camin\w+|ejercicio) (?:\w+ ){0,2}?(?:every|each|todos los|cada) (?:day|dias?)\b|\b(?:every|each) (?:day|morning) (?:walk|run|jog)\b/g,
  },
  {
    of: ['vaginal-bleeding', 'bleeding'],
    meant: /\b(?:red|blood|pink|sangre|rojo) (?:on|en) (?:the |my |el )?(?:toilet )?(?:paper|tissue|papel)\b/g,
    becomes: 'drops-of-blood',
    unless: (plain) =>
      !/\b(?:ha?emorrhoids?|piles|hemorroides|almorranas|fissure|fisura)\b/.test(plain) ||
      /\b(?:vagin\w*|pads?|tampons?|clots?|lochia|gush\w*|soak\w*|discharge|pregnan\w*|miscarr\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('bleeding vaginal-bleeding'),
    meant:
      /\b(?:first|second|third|last) day of (?:the |my |her )?bleeding\b|\bprimer dia de (?:la )?(?:regla|sangrado)\b/g,
    unless: (plain) =>
      !/\bperiods?\b|\bregla\b/.test(plain) ||
      /\b(?:pregnan\w*|menopaus\w*|heavy|clots?|soak\w*|between)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['inhaler-fails'],
    meant:
      /\bevery (?:[4-8]|four|five|six|seven|eight)(?: to \w+)? (?:hours|hrs)\b|\bcada (?:[4-8]|cuatro|cinco|seis|siete|ocho) horas\b/g,
    becomes: 'asthma-flare',
    unless: (plain) =>
      !/\b(?:works|helps|relie\w+|full sentences|talks? (?:and|in|fine|normally)|walk around|saturation (?:of )?9[5-9]|(?:me )?(?:ayuda|alivia|quita)|hablo (?:bien|normal)|frases completas)\b/.test(
        plain,
      ) ||
      /\b(?:barely|hardly|no longer|not (?:help|work)\w*|doesnt|isnt|wears? off|less than|gasp\w*|blue|at rest|apenas|ya no|no (?:me )?(?:ayuda|alivia|quita|sirve)|morad\w*)\b/.test(
        plain,
      ),
  },
  {
    of: ['no-urine'],
    meant:
      /(?<!\b(?:not|never|barely|hardly|only|could|when|if) )\bcan (?:still )?(?:pee|urinate|pass (?:water|urine)|wee)(?: and (?:poop|walk))? (?:just |totally |all )?(?:fine|ok|okay|normally|well|easily|alright|as usual)\b|\bpuedo orinar (?:\w+ )?(?:bien|normal)\b/g,
  },
  {
    of: ['face-droop'],
    meant: /\bsmil\w* (?:\w+ ){0,2}?(?:on|with) (?:only )?(?:one|half|just one)(?: \w+){0,5}/g,
    unless: (plain) =>
      !/\b(?:cr(?:y|ies|ying)|awake|scream\w*)\b[^.;!?\n]{0,50}\b(?:same|even|both sides|symmetric\w*|equal\w*)\b/.test(
        plain,
      ) ||
      !/\b(?:asleep|sleep\w*|drows\w*|dream\w*)\b/.test(plain) ||
      ails(plain),
  },
  {
    of: ['eye-injury'],
    meant:
      /\b(?:patch|spot|blotch|blob|smear|splotch) of (?:bright )?(?:red )?blood (?:on|in|over) the white\b|\b(?:red|blood|bloody) (?:patch|spot|blotch|blob) (?:on|in|over) the white\b|\bmancha (?:de sangre|roja) en lo blanco\b/g,
    becomes: 'red-eye',
    unless: (plain) =>
      /\b(?:hit|punch\w*|ball|knock\w*|pok\w*|injur\w*|fell|rock|pain\w*|hurts?|blur\w*|vision|see (?:less|badly)|thinners?|warfarin|pupil|iris|colou?red|head ?ache|golpe\w*|pelota|duele|dolor|borros\w*|anticoagul\w*|pupila)\b/.test(
        withoutDenials(
          plain.replaceAll(
            /\b(?:see|seeing|vision|sight)(?: is)? (?:\w+ )?(?:fine|ok|okay|normal|clear|well|perfect)\b/g,
            ' ',
          ),
        ),
      ) || /\bon (?:blood )?thinners\b/.test(withoutDenials(plain)),
  },
  {
    of: ['allergy-trigger'],
    meant: /\bspit\w* up (?:\w+ ){0,4}?milk(?: after)?\b|\bregurgita (?:\w+ ){0,3}?leche(?: despues)?\b/g,
  },
  {
    of: ['tooth-pain'],
    meant: /\b(?:dental|tooth) (?:x ?rays?|cleaning|check ?up|office|insurance)\b/g,
  },
  {
    of: ['chronic-illness'],
    meant:
      /\b(?:pressure|cholesterol|thyroid|presion|colesterol|tiroides)(?: (?:and|y|,) (?:cholesterol|pressure|sugar|thyroid|colesterol|presion|azucar))* (?:is |are |was |were |all |esta |estan )*(?:good|fine|normal|great|perfect|ok|okay|bien|normales)\b/g,
  },
  {
    of: ['one-side-weak'],
    meant: /\blumps?\b[^.;!?\n]{0,30}\b(?:like|side)\b/g,
  },
  {
    of: words('choking cannot-breathe'),
    meant:
      /\b(?:wak\w*|woke) (?:\w+ )?(?:up )?(?:\w+ )?(?:choking|gasping|suffocating)(?: for (?:air|breath))?(?: (?:like|as if) (?:im|i am|i was) (?:drowning|suffocating))?|\b(?:despierto|se despierta) (?:ahogad[oa]|ahogandose|ahogandome|jadeando)\b/g,
    becomes: 'breath-stops-asleep',
    unless: (plain) =>
      !/\b(?:snor\w*|apnea|ronc\w*|ronquid\w*)\b/.test(plain) ||
      !/\b(?:years?|months?|anos?|meses)\b/.test(plain) ||
      /\b(?:ankles?|legs? swell\w*|swollen|heart (?:failure|disease|attack)|chest|foam\w*|pink|pillows|vomit\w*|drunk|pills?|today|tobillos|pecho|corazon|espuma|almohadas)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('limb-deadened joint-ache rash mottled-skin limb-numb'),
    meant:
      /\bscars?\b[^.;!?\n]{0,40}\b(?:numb|itch\w*|tingl\w*|dead)\b(?: and (?:numb|itch\w*|tingl\w*))?|\bfeels? (?:dead|numb) to (?:the )?touch\b|\bcicatriz\b[^.;!?\n]{0,40}\b(?:dormida|adormecida|pica|comezon|entumida)\b/g,
    unless: (plain) =>
      !/\b(?:scars?|cicatriz)\b/.test(plain) ||
      /\b(?:hot|pus|ooz\w*|open\w*|gap\w*|swell\w*|swollen|fever|spread\w*|lump|leg|arm|hand|foot|face|caliente|abiert\w*|hinchad\w*|fiebre|pierna|brazo|mano|cara)\b/.test(
        withoutDenials(plain),
      ),
  },
]
