import type { FearedFinding } from './feared-finding'

/** What makes a spot or lump no usual one. */
const GROWS =
  /\b(?:grow(?:n|ing|s)?|grew|bigger|larger|enlarg\w*|bleed\w*|ulcer\w*|weight|night sweats?|sweats|rock hard|fixed|stuck down|changing|changed|darker|wont heal|not healing|one side only|fever\w*|pus|crec\w+|sangr\w+|mas grande|bajado de peso|peso|sudor\w*|fiebre|cambi\w+|dura como)\b/
const FEELS_NOTHING =
  /\b(?:painless|(?:doesnt|dont|never|not|nothing|didnt|isnt|arent|no)(?: (?:really|ever|even|is|any|feel|actually))? (?:hurt\w*|sore|pain\w*|itch\w*|bother\w*|tender)|no (?:symptoms|complaints|trouble)|(?:only|unless|doesnt hurt until)[^.]{0,20} (?:poke|press|push|prod)\w*|no (?:me |le )?(?:duelen?|molestan?|pican?|dan? comezon|arden?)|ni (?:me )?(?:duelen?|pican?)|sin (?:dolor|molestias?|sintomas)|feel (?:fine|well|ok|okay|great|good|normal)|me siento bien)\b/
const OF_OLD =
  /\b(?:(?:for|about|at least|over|past|last|a couple of|several|many|few|\d+|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty) (?:\w+ )?years|since (?:i was|puberty|my teens|childhood|birth|high school|college|school|forever)|as long as i can remember|always (?:had|been)|all my life|unchanged|same (?:size|ones?|two|three|few|as ever)|(?:never|hasnt|havent) (?:grown|changed)|(?:both|each) sides?|same on (?:the|both)|left and right|the other side|symmetric\w*|in (?:a )?(?:neat |even |perfect )?(?:rows?|lines?|ring)|neat ring|row of|v shape|desde (?:hace )?(?:\w+ )?(?:anos|nin[oa]|siempre|chiquit[oa]|la adolescencia|adolescente|joven)|hace (?:\w+ ){1,3}anos|toda (?:la|mi) vida|siempre (?:l[oa]s? )?(?:he tenido|han estado)|igual(?:es)? (?:de los dos|en ambos|del otro)|(?:ambos|los dos) lados|simetric\w+|mismo tamano|no (?:ha|han) (?:crecido|cambiado))\b/
const SPOTS =
  /\b(?:bumps?|dots?|spots?|specks?|lumps?|pimples?|granules?|grains?|papules?|ridges?|nodules?|knobs?|knobbly|bolitas?|bultitos?|puntitos?|granitos?|puntos|ronchitas?|hilera|lineas?)\b/
const GLAND =
  /\b(?:lymph nodes?|nodes?|gland\w*|ganglios?|(?:lump|bump|pea|bolita|bultito)\b[^.]{0,60}\b(?:groin|neck|jaw|armpit|ingle|cuello|mandibula|axila))\b/
const CHECKED_WELL =
  /\b(?:(?:dr|doctors?|gp|ent|nurse|neurologist|cardiologist|dermatologist|dentist|optometrist|specialist|eye doctor|emg|ultrasound|scans?|mri|ct|camera|scope|endoscopy|blood ?(?:work|tests?)|tests?|exam|holter|echo|ecg|ekg|medic[oa]|doctor[a]?|oculista|dentista|dermatolog[oa]|otorrino|neurolog[oa]|cardiolog[oa]|ultrasonido|eco|estudios|analisis|endoscopia|electro\w*)\b[^.;!?]{0,70}\b(?:clear|clean|normal\w*|fine|harmless|benign\w*|nothing|ok|okay|bien|nada|limpi[oa]s?|benign[oa]s?))\b/

/** Parts and habits of the body that people notice one day and fear (MedlinePlus, NHS, of each). */
export const FINDINGS_OF_GROWN_UPS: readonly FearedFinding[] = [
  {
    tells: [
      /\b(?:tongue|lips?|cheeks?|shaft|penis|nipples?|areolas?|roof of (?:my|the) mouth|palate|gums?|arms?|thighs|nails?|lengua|labios?|cachetes|mejillas|pene|pezon\w*|paladar|encias?|brazos|muslos|unas)\b/,
      SPOTS,
      OF_OLD,
      FEELS_NOTHING,
    ],
    never: new RegExp(
      `${GROWS.source}|\\b(?:new partner|unprotected|slept with|blister\\w*|sores?|discharge|condon|relaciones|llagas?|ampollas?|hard lump|breast|dimpl\\w*|black line|linea negra)\\b`,
    ),
    explains: ['genital-bump', 'mottled-skin', 'mouth-sore', 'canker-sore', 'nail-trouble', 'unprotected-sex'],
  },
  {
    tells: [
      /\b(?:tonsils?|back of (?:my|the) throat|amigdalas?|anginas|garganta)\b/,
      /\b(?:white|yellow\w*|chees\w+|smell\w*|stink\w*|foul|blanc[oa]s?|amarill\w+|huele\w*|apest\w+)\b/,
      /\b(?:smell\w*|stinks?|chees\w+|came out|coughed|popped out|pops? out|breath|stones?|huele\w*|apest\w+|aliento|sali\w+)\b/,
      FEELS_NOTHING,
    ],
    never:
      /\b(?:fever\w*|pus|swollen|cant swallow|muffled|drool\w*|blood\w*|bleed\w*|one (?:side|tonsil) (?:is )?(?:much )?bigger|weight|fiebre|sangr\w+|hinchad\w+|no puedo tragar|peso)\b/,
    explains: ['white-patches', 'sore-throat', 'foul-wound', 'cough', 'mouth-sore'],
  },
  {
    tells: [
      /\b(?:breast ?bone|sternum|xiphoid|behind (?:my|the|both) ears?|back of (?:my|the) (?:head|skull)|base of (?:my|the) skull|tail ?bone|adams apple|wrist bone|(?:bottom|lowest|floating) ribs?|esternon|detras de (?:la|las|mi) orejas?|nuca|costilla|boca del estomago)\b/,
      /\b(?:hard|bony|bone|pointy|pointed|sticks? out|dur[oa]|hueso|huesos[oa]|punta|puntiagud[oa])\b/,
      /\b(?:doesnt move|not mov\w+|dont move|never noticed|first time|always|years|thin|skinny|lost (?:some |a bit of )?weight at|gym|diet|symmetric\w*|both|other side|no se mueve|nunca (?:lo|me)|siempre|anos|delgad[oa]|flac[oa]|dieta|gimnasio|los dos|ambos)\b/,
      FEELS_NOTHING,
    ],
    never:
      /\b(?:grow(?:n|ing|s)?|bigger|bleed\w*|fever\w*|red|hot|short of breath|without trying|night sweats?|breast lump|crec\w+|fiebre|roj[oa]|caliente|sin querer)\b/,
    explains: ['weight-loss', 'limb-numb', 'same-day'],
  },
  {
    tells: [
      GLAND,
      /\b(?:soft|moves?|movable|mobile|rolls?|slides?|pea|rubbery|slippery|blando|se mueve|movible|chicharo|resbala)\b/,
      new RegExp(`${OF_OLD.source}|${CHECKED_WELL.source}`),
    ],
    never: GROWS,
    explains: ['neck-swells'],
  },
  {
    tells: [
      /\b(?:veins?|venas?)\b/,
      /\b(?:hands?|arms?|forearms?|feet|wrists?|temples?|manos?|brazos?|pies|munecas?)\b/,
      /\b(?:shower|hot|heat|gym|work ?out|exercise|lift\w*|raise|thin|skinny|lean|flat|bano|calor|ejercicio|gimnasio|pesas|delgad[oa]|levanto)\b/,
    ],
    never:
      /\b(?:swollen|swelling|red|hard|tender|painful|hurts?|warm to|one (?:leg|arm) (?:is )?|hinchad\w+|roj[oa]|duele|dura|bleed\w*|sangr\w+)\b/,
    explains: ['vaginal-bleeding', 'much-blood', 'blood-flow', 'bleeding', 'lung-clot'],
  },
  {
    tells: [
      /\b(?:throat|garganta)\b/,
      /\b(?:lump|ball|something stuck|tight\w*|nudo|bola|algo atorado)\b/,
      /\b(?:stress\w*|nervous|anxi\w*|upset|worr(?:y|ied) about|comes and goes|between meals|estres\w*|nervios\w*|ansi\w+|va y viene)\b/,
      /\b(?:(?:eat\w*|ate|drink\w*|swallow\w*) (?:\w+ ){0,3}(?:fine|well|normal\w*|ok|okay|easily|no problem)|(?:goes away|better|gone|disappears?) when i (?:eat|swallow|drink)|no trouble (?:swallow|eat)\w*|(?:como|trago|comer|tragar)\b[^.]{0,25}\b(?:bien|normal|sin problemas?))\b/,
    ],
    never:
      /\b(?:hives|swelling|swollen|wheez\w*|lips?|face|tongue|stung|ate (?:a |some )?(?:nuts?|shrimp|peanut)|weight|blood|choking|food (?:gets )?stuck|voice|drool\w*|ronchas|hinchaz\w+|hinchad\w+|peso|sangre|ahog\w+)\b/,
    explains: ['throat-swelling', 'throat-lump', 'throat-danger', 'in-mouth', 'sore-throat'],
  },
  {
    tells: [
      /\b(?:knees?|joints?|knuckles?|hips?|shoulders?|neck|ankles?|jaw|rodillas?|huesos|coyunturas|articulacion\w*|nudillos|cuello|tobillos?|mandibula)\b/,
      /\b(?:crack\w*|pop(?:s|ping)?|click\w*|snap(?:s|ping)?|crunch\w*|creak\w*|truen\w+|tron\w+|cruj\w+)\b/,
      FEELS_NOTHING,
    ],
    never:
      /\b(?:swollen|swells|swelling|lock\w*|gives? way|giving way|fell|fall|injur\w*|accident|twisted|hinchad\w+|se traba|caida|cai|golpe)\b/,
    explains: ['joint-ache', 'street-drug', 'sprain', 'back-pain', 'broken-bone', 'likely-broken'],
  },
  {
    tells: [
      /\b(?:pulse|pulsing|pulsat\w+|beating|throb\w*|heartbeat|heart beat|pulso|latido|late|latir|palpita)\b/,
      /\b(?:belly|stomach|abdomen|navel|belly ?button|panza|estomago|barriga|ombligo|vientre)\b/,
      /\b(?:thin|skinny|slim|lean|slender|underweight|lie|lying|lay|laying|flat|back|after (?:eating|meals)|delgad[oa]|flac[oa]|acuesto|acostad[oa]|boca arriba)\b/,
      FEELS_NOTHING,
    ],
    never:
      /\b(?:back pain|belly pain|pain|smok\w*|faint\w*|dolor|fumo|desmay\w*|aneurysm (?:runs|in (?:my|the) family)|lump|bulto)\b/,
    explains: ['pulsing-belly', 'palpitations', 'belly-pain'],
    age: [10, 50],
  },
  {
    tells: [
      /\b(?:twitch\w*|flicker\w*|spasms?|fasciculat\w*|quiver\w*|brinc\w+|espasmos?|fasciculacion\w*|salt\w+)\b/,
      /\b(?:calves|calf|legs?|arms?|thumb|fingers?|muscles?|feet|foot|pantorrillas?|piernas?|brazos?|pulgar|dedos?|musculos?|pies?)\b/,
      /\b(?:strength (?:is )?(?:fine|normal|good)|not weak|no weakness|lift weights|run|normal|emg|neurolog\w+|caffeine|coffee|stress\w*|sin debilidad|fuerza|cafe|estres)\b/,
      /\b(?:years?|months|weeks|days|comes and goes|on and off|random\w*|here and there|anos|meses|semanas|dias|va y viene|a ratos|a veces|aqui y alla)\b/,
    ],
    never:
      /\b(?:weaker|drop(?:s|ping)? things|trip\w*|swallow\w*|slur\w*|wast\w+|shrink\w*|shrunk|thinner|debil|se me caen|tropiez\w+|convuls\w*|jerk\w* all over|conscious\w*|wound|bite|mordida|herida)\b/,
    explains: [
      'tremor',
      'cramps',
      'poison-drool',
      'seizure',
      'seizure-danger',
      'hand-shake',
      'leg-nerve',
      'joint-ache',
    ],
  },
  {
    tells: [
      /\b(?:stomach|belly|tummy|guts?|bowels?|panza|estomago|tripas)\b/,
      /\b(?:gurgl\w*|growl\w*|rumbl\w*|noises?|grun\w+|ruid\w+|rug\w+|suen\w+)\b/,
      /\b(?:not in pain|no pain|painless|doesnt hurt|eat\w* (?:well|fine|normal\w*)|toilet normal\w*|no me duele|sin dolor|como (?:bien|normal))\b/,
    ],
    never: /\b(?:swollen|bloated|hard|cant pass|vomit\w*|blood|weight|hinchad\w+|sangre|peso)\b/,
  },
  {
    tells: [
      /\b(?:floaters?|specks?|dots|squiggl\w*|strings|threads|puntitos|manchitas|moscas|hilitos|basuritas|mosquitas)\b/,
      OF_OLD,
      CHECKED_WELL,
      /\b(?:no|without|never any|sin|ningun[oa]?)\b[^.]{0,30}\b(?:flash\w*|curtain|shadow|destellos|relampagos|flashes|cortina|sombra|luces)\b/,
    ],
    never:
      /\b(?:more (?:than|of)|new|suddenly|sudden|shower of|today|nuev[oa]s?|de repente|muchas mas|hoy(?! (?:lei|vi|busque|me asuste)))\b/,
    explains: [
      'floaters',
      'floaters-any',
      'floaters-many',
      'seeing-sparkles',
      'vision-change',
      'feels-faint',
      'face-under',
    ],
  },
  {
    tells: [
      /\b(?:white of (?:my|the|his|her|one) (?:left |right )?eye|whites? of (?:my|the|one|his|her)|blood on (?:my|the) eye|blanco del ojo|derrame en el ojo)\b/,
      /\b(?:red|scarlet|crimson|blood|bloody|roj[oa]|sangre|derrame)\b/,
      /\b(?:doesnt hurt|no pain|painless|isnt sore|no me duele|no duele|sin dolor)\b/,
      /\b(?:see (?:fine|well|ok|okay|normal\w*|clearly|as usual)|vision (?:is )?(?:fine|normal|clear|ok|good|unchanged)|veo bien|vista (?:bien|normal))\b/,
    ],
    never:
      /\b(?:hit|punch\w*|injur\w*|thinner\w*|warfarin|eliquis|xarelto|contact lens\w*|headache|goo|light hurts|golpe|anticoagulante|lentes de contacto)\b/,
    explains: ['red-eye', 'vision-loss', 'bleeding', 'blood-on-eye', 'cold', 'face-droop', 'eye-injury'],
  },
  {
    tells: [
      SPOTS,
      /\b(?:(?:doctor|dr|dentist|gp|dermatologist|nurse|doctor[a]?|dentista|dermatolog[oa]|medic[oa])\b[^.;!?]{0,60}\b(?:torus|tori|fordyce|papules|papillae|tonsil stones?|lipoma|cyst|skin tag|fibroma|angioma|keratosis|normal|harmless|benign|nothing|quiste|lipoma|grasa|normal|benign[oa]|nada|inofensiv[oa]))\b/,
    ],
    never: GROWS,
  },
  {
    tells: [
      /\b(?:moles?|nevus|freckles?|lunar(?:es)?|pecas?)\b/,
      CHECKED_WELL,
      OF_OLD,
      /\b(?:same|unchanged|flat|mismo|igual|plan[oa]|not changed|hasnt changed)\b/,
    ],
    never: new RegExp(
      GROWS.source.replace('|darker|', '|darker(?! in (?:one|the|a|that|some) ?)|').replace('|changing|changed', ''),
    ),
    explains: ['mole', 'light-flashes'],
  },
]
