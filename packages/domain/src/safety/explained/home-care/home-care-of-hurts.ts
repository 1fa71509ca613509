import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { GONE, ILL, PAST_AND_FINE, also } from './home-care-words'

const NO_SWELLING =
  /\b(?:no|not|nor|nothing|without|isnt|arent|sin|ni|no (?:hay|tengo|tiene))\b[^.;!?\n]{0,24}\b(?:swelling|swollen|bruis\w*|lump|hinchazon|hinchad[oa]s?|moret\w*|bola)\b/

const CRIED_AT_ONCE =
  /\b(?:cr(?:ied|y|ying) (?:\w+ )?(?:straight ?away|at once|right away|immediately|instantly)|(?:straight ?away|immediately) (?:\w+ )?cried|lloro (?:\w+ )?(?:luego luego|de inmediato|enseguida|al momento|en seguida|luego))\b/
const HOURS_LATER =
  /\b(?:(?:[5-9]|1\d|2[0-4]|five|six|seven|eight|nine|ten|twelve) hours (?:ago|later|on|now|have passed)|yesterday|last night|ayer|anoche|hace (?:[5-9]|1\d|cinco|seis|siete|ocho|nueve|diez|doce) horas)\b/
const FROM_LOW = /\b(?:sofa|couch|bed|chair|stool|armchair|curb|step|standing|cama|sillon|silla|banquito|escalon)\b/
const WALKS_OR_EATS =
  /\b(?:walks?|walking|climbs?|climbing|plays?|playing|running|runs|eats?|eating|ate|lunch|dinner|breakfast|camina|juega|corre|come|comio|ceno|jugando|corriendo)\b/
const NO_VOMITING =
  /\b(?:no|not|hasnt|without|never|didnt|sin|ni)\b[^.;!?\n]{0,20}\b(?:vomit\w*|throw\w* up|thrown up|threw up|sick)\b/
const HEAD_HARMED =
  /\b(?:drows\w*|sleepy|sleepier|hard to wake|wont wake|unequal|one pupil|bigger pupil|limp|boggy|soft (?:bump|swelling|lump|spot)|seizure|from (?:his|her|the) (?:ear|nose)|confus\w*|unsteady|wobbl\w*|wont (?:eat|walk|stop)|knocked out|passed out|stairs|adormilad[oa]|blandito|tropez\w+|desmay\w*|convuls\w*|escaleras)\b/

const ELBOW = /\b(?:funny ?bone|elbows?|codo|huesito de la risa)\b/
const KNOCKED =
  /\b(?:whack\w*|hit|bang\w*|bump\w*|knock\w*|struck|smack\w*|caught|crack\w*|slamm\w*|golpe\w*|pegue|pego|me di)\b/
const ZING =
  /\b(?:electric\w*|zing\w*|tingl\w*|numb\w*|pins and needles|buzz\w*|shock\w*|dead|electricidad|toques?|calambre|hormigue\w*|dormid[oa]s?|adormec\w*)\b/
const OVER_SOON =
  /\b(?:(?:gone|passed|fine|normal|over|better|stopped|wore off|went away|cleared)\b[^.;!?\n]{0,25}\b(?:seconds?|minutes?|mins?|now|already)|(?:seconds?|minutes?|mins?)\b[^.;!?\n]{0,25}\b(?:gone|passed|fine|normal|over|better|stopped|wore off|went away)|(?:ya )?se (?:me |le )?(?:quito|paso)|ya (?:paso|estoy bien|esta bien))\b/

const SAT_DOWN_HARD =
  /\b(?:(?:cayo|cai|se cayo|sento|resbalo)\b[^.;!?\n]{0,25}\b(?:pompas|nalgas?|sentad[oa]|sentones?|senton|trasero|cola)|(?:fell|slipped|slid|sat)\b[^.;!?\n]{0,25}\b(?:bottom|butt|bum|behind|rear))\b/
const DAYS_AGO =
  /\b(?:hace (?:dos|tres|cuatro|cinco|seis|siete|[2-9]|10|diez) dias|hace una semana|la semana pasada|(?:two|three|four|five|six|[2-9]) days ago|last week|a week ago)\b/
const WALKS_AS_EVER =
  /\b(?:(?:camina|anda|se mueve) (?:\w+ ){0,2}(?:como siempre|igual|normal|bien)|(?:walk\w*|gets around) (?:\w+ ){0,2}(?:as (?:always|usual)|fine|normal\w*|like always))\b/
const HEAD_SPARED =
  /\b(?:no (?:se )?(?:peg[oó]|golpe[oó]|dio) (?:en )?(?:la )?cabeza|sin golpe (?:en|de) (?:la )?cabeza|(?:didnt|did not|never) (?:hit|bump|strike) (?:her|his) head|no head (?:injury|bump|strike))\b/
const FALL_GRAVE =
  /\b(?:anticoagulante\w*|eliquis|xarelto|warfarina|mareo\w*|desmay\w*|confund\w*|dormilon\w*|duele (?:mucho|la cadera)|cadera|ingle|cojea|no (?:puede|quiere) (?:caminar|apoyar|parar)\w*|espalda|adormec\w*|thinner|dizz\w*|faint\w*|confus\w*|hip|groin|limp\w*|back|numb\w*|sleepy)\b/

/** Blows, falls, small burns and cuts, each told as a whole with how it passed (MedlinePlus, AAP, CDC, NHS). */
export const HOME_CARE_OF_HURTS: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:bruis\w*|moret\w+)\b/,
      /\b(?:(?:sac\w+|don\w+) (?:\w+ )?(?:sangre|plasma)|(?:drew|draw\w*|donat\w+|took) (?:\w+ )?(?:blood|plasma)|blood draw|plasma)\b/,
      /\b(?:verdes?|amarill\w+|borrando|desapareciendo|no (?:le |me )?duele|doesnt hurt|fading|yellow\w*|green\w*)\b/,
    ],
    explains: words(
      'bruise bleeding vaginal-bleeding pain-other anxious weak-immunity weak-immunity-person lung-clot cold-limb grave-look',
    ),
    unless:
      /\b(?:anticoagulant\w*|thinners?|warfarin\w*|eliquis|xarelto|crece|creciendo|growing|bigger|dur[oa]|hard|caliente|hot|numb|dormid[oa]|adormecid[oa]|fri[oa]|cold|mas moretones|other bruises|encias|gums|fiebre|fever)\b/,
  },
  {
    tells: [
      /\b(?:red|pink|erythema|rojo|roja)\b/,
      /\b(?:burn\w*|scald\w*|steam|splash\w*|salpic\w+|spill\w*|hot (?:pan|pot|oven|rack|stove|water)|oven|iron|quem\w+|plancha|touched)\b/,
      /\b(?:finger\w*|thumb|small|[12] ?cm|coin|dedo|pulgar|chiquit\w+|tiny|less than an inch)\b/,
      /\b(?:no|without|sin) (?:\w+ )?(?:blister\w*|ampolla\w*|vesic\w*)\b|\bunblistered\b/,
      /\b(?:cold|cool\w*|running) (?:\w+ )?(?:water|tap)\b|\b(?:ran|under|in|running) (?:cold |cool )?(?:water|it)\b|\bcooled\b|\bagua\b/,
    ],
    explains: words('burn-size hot-thing drowning large-area hot-spill pain-other trunk-word'),
    without: ['burnt-face', 'electric-shock', 'infant-word', 'age-under-3', 'age-under-2', 'diabetes'],
  },
  {
    tells: [
      /\b(?:stub\w*|jam\w*|bang\w*|smash\w*|knock\w*|bump\w*|dropped|pegue|golpe\w*|machuc\w*)\b/,
      /\b(?:toes?|fingers?|thumb|fingertip|dedos?|pulgar|shin|espinilla)\b/,
      /\b(?:straight|normal\w*|fully|bends?|walk\w*|moves?|wiggle\w*|camin\w+|muev\w+|doblo|dobla)\b/,
      /\b(?:bruis\w*|sore|ach\w*|purple|tender|moret\w+|duele|adolorid\w+)\b/,
    ],
    explains: words('bruise pain-other hiccups joint-ache swelling-other sprain'),
    without: words(
      'limb-numb cold-limb deep-cut severe-bleeding diabetes blood-thinner likely-broken bad-fracture severe fell-on-hand fall',
    ),
    unless: /\b(?:crooked|numb\w*|cant|cannot|through|open|bleed\w*|crack\w*|snap\w*|chuec\w+|no puedo)\b/,
    upTo: 7,
  },
  {
    tells: [
      /\b(?:splinter|sliver|thorn|astilla|espina)\b/,
      /\b(?:sticking out|see (?:it|the|all)|visible|under the skin|end|shallow|tweezers|pinzas|se ve)\b/,
      /\b(?:finger|thumb|hand|palm|toe|dedo|mano|palma)\b/,
    ],
    explains: [
      'minor-cut',
      'deep-cut',
      'dirty-wound',
      'pain-other',
      'fall',
      'through-body',
      'dangerous-object',
      'bleeding',
    ],
    unless: /\b(?:eye|joint|swollen|pus|numb|cant bend|diabet\w*|broke off|deep|glass)\b/,
    without: ['diabetes'],
    upTo: 3,
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
    of: words('burn burn-size minor-cut skin-damage'),
    tells: [
      /\b(?:small|tiny|little|pea|lentil|size of|pencil eraser|chiquit\w+|pequen\w+|lenteja|chicharo|tamano)\b/,
      /\b(?:fingers?|thumb|fingertip|knuckle|dedos?|pulgar)\b/,
      /\b(?:burn\w*|scald\w*|quem\w+)\b/,
      /\b(?:cold|cool\w*|running|tap|ran it|under (?:the )?(?:tap|water|faucet)|agua|llave)\b/,
    ],
    unless:
      /\b(?:hands|both|all|face|eyes?|chemical|acid|electric\w*|shock|charred|leathery|numb\w*|white and|black|all around|whole finger|infect\w*|pus|red streak\w*|worse|cara|ojos?|quimic\w*|acido|corriente|negr[oa]|adormec\w*|pus|infect\w*|todo el dedo)\b/,
    without: words(
      'burnt-face electric-shock infant-word child-word age-under-18 age-under-3 age-under-2 diabetes bad-burn',
    ),
    explains: words('burn burn-size minor-cut skin-damage hot-thing huge-size large-area pain-other mid-race not-wake'),
    upTo: 5,
  },
  {
    of: ['groin-blow'],
    tells: [PAST_AND_FINE, NO_SWELLING],
    unless:
      /\b(?:still|again|worse|lump|vomit\w*|threw up|one (?:testicle|side|ball)|higher|dark|blood\w*|swoll\w*|huge|todavia|otra vez|peor|bola|vomit\w*|hinchad\w*|sangr\w*)\b/,
    explains: words('groin-blow cannot-bear-it severe-belly-pain brief-spell force nausea testicle-pain'),
    upTo: 3,
  },
  {
    of: words('unresponsive fall broken-bone elder-word'),
    tells: [
      /\b(?:slid|slipped|slumped|sat down|resbal\w+|se deslizo|se sento)\b/,
      /\b(?:got (?:back )?up|stood up|helped (?:\w+ )?up|walk\w*|se (?:levanto|paro)|camina\w*)\b/,
      /\b(?:laugh\w*|no pain|nothing hurts|riendo|se rio|riendose|nada le duele|no le duele)\b/,
      /\b(?:(?:no|not on|isnt on|without|doesnt take)[^.;!?\n]{0,20}thinners?|(?:no|sin)[^.;!?\n]{0,20}anticoagulantes?)\b/,
      /\b(?:didnt|did not|no|never|not|sin|no se)\b[^.;!?\n]{0,12}\b(?:hit|bump|bang|golpe\w*|pego)\b/,
    ],
    unless:
      /\b(?:confus\w*|sleepy|drows\w*|passed out|faint\w*|dizz\w*|limp\w*|groin|cant (?:walk|stand)|hurts|bruis\w*|weak\w*|confundid[oa]|mare\w+|desmay\w*|duele|moret\w*)\b/,
    explains: words('unresponsive fall broken-bone cold-and-slow force moved-about elder-word'),
  },
  {
    of: ['head-injury', 'infant-fall'],
    tells: [CRIED_AT_ONCE, HOURS_LATER, FROM_LOW, WALKS_OR_EATS, NO_VOMITING],
    unless: HEAD_HARMED,
    age: [1, 18],
    without: words('infant-word age-under-2 blood-thinner soft-bump drowsy acts-off'),
    explains: words('head-injury infant-fall head-danger broken-bone bleeding fall mid-race'),
    upTo: 3,
  },
  {
    of: ['lockjaw'],
    tells: [
      /\b(?:booster|tetanus (?:shot|booster|jab|vaccine)|tdap|refuerzo|vacuna\w*)\b/,
      /\b(?:(?:last|this) (?:year|month|spring|summer|fall|winter)|(?:one|two|three|four|[1-4]|a) years? ago|months? ago|up to date|al dia|(?:el|este) ano (?:pasado)?|hace (?:un|dos|tres|cuatro|[1-4]) anos?)\b/,
      /\b(?:scratch\w*|barely|scrap\w*|graz\w*|nick\w*|rasgun\w+|raspon\w*|rasp\w+)\b/,
    ],
    unless:
      /\b(?:jaw (?:is |feels |hurts|got )?(?:\w+ )?(?:stiff|tight|sore|locked)|cant open|stiff\w*|spasm\w*|swallow\w*|deep|pus|streak\w*|swoll\w*|hot|fever|ties[oa]|no puedo abrir|espasmo\w*|hond[oa]|hinchad\w+|fiebre)\b/,
    explains: words('lockjaw pain-other withdrawal-danger burn-size dirty-wound no-memory'),
  },
  {
    of: ['choking'],
    tells: [
      /\b(?:seat ?belt|cinturon)\b/,
      /\b(?:mark|stripe|line|fading|tender|raya|marca|rojez)\b/,
      /\b(?:voice|swallow\w*|voz|trag\w+)\b[^.;!?\n]{0,25}\b(?:normal|fine|ok|okay|bien)\b/,
      /\b(?:no (?:hit|crash|impact)|braked|frenon|freno|no (?:chocamos|choque))\b/,
    ],
    unless:
      /\b(?:hoarse|numb\w*|weak\w*|droop\w*|vision|dizz\w*|head ?aches?|swelling|swollen|crackl\w*|bulge|thinners?|ronc[oa]|adormec\w*|debil\w*|mare\w+|hinchad\w+)\b/,
    explains: words('choking great-vessels joint-flares force trunk-word better-outside mouth-or-missing drank-it'),
  },
  {
    tells: [ELBOW, KNOCKED, ZING, OVER_SOON],
    unless:
      /\b(?:swoll\w*|swell\w*|(?:cant|cannot|wont) (?:bend|straighten|move|lift)|deform\w*|crooked|bone|still (?:numb|weak)|fell|chest|hinchad\w*|no puedo (?:doblar|mover)|deform\w*|sigue|cai|pecho)\b/,
    without: [...ILL, ...words('chest-pain fall bad-fracture minor-cut bleeding')],
    explains: words('amputation joint-ache limb-numb one-side-weak electric-shock pain-other'),
    upTo: 2,
  },
  {
    of: ['groin-blow'],
    tells: [
      /\b(?:nuts|balls|testicles?|groin|crotch|huevos|testiculos|partes)\b/,
      GONE,
      /\b(?:no swelling|both (?:\w+ )?normal|(?:today|now) (?:nothing|fine|no pain)|not swollen|nothing (?:since|now|today)|sin hinchazon|ya (?:nada|no duele)|hoy nada)\b/,
    ],
    unless: also(
      'head|still|one (?:is )?(?:bigger|higher|swollen)|blood\\w*|bruis\\w*|cant pee|cabeza|todavia|sangre|hinchado',
    ),
    explains: words(
      'groin-blow seeing-sparkles vision-change head-injury blast pain-other mid-race allergy-trigger head-danger',
    ),
    upTo: 7,
  },
  {
    tells: [SAT_DOWN_HARD, DAYS_AGO, WALKS_AS_EVER, HEAD_SPARED],
    unless: FALL_GRAVE,
    explains: words('fall bruise heavy-fall pain-other'),
  },
]
