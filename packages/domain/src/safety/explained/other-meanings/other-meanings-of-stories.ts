import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const IS_REFLUX_FOR_LONG = [
  /\b(?:acid\w*|reflux|heart ?burn|sour|antacids?|tums|gaviscon|rolaids)\b/,
  /\b(?:weeks?|wks|months?|mos|years?|(?:every|most|all) (?:ev\w+ )?(?:nights?|nites?|evenings?|meals?))\b/,
]
const LIKE_NO_REFLUX =
  /\b(?:jaw|arms?|shoulders?|sweat\w*|pressure|tight\w*|squeez\w*|crush\w*|heav\w*|short of breath|right now|walk\w*|stairs|climb\w*|exert\w*|faint\w*|(?:doesnt|dont|didnt|not|isnt) (?:help|work|touch))\b/
const RISES =
  /\b(?:stand(?:s|ing)? up|stood|got up|gett?ing up|get up|bent (?:down|over)|bend\w* (?:down|over)|sneez\w*|cough\w*|squat\w*|me par[eo]|pararme|me levant\w+|levantarme|me agach\w+|estornud\w*)\b[^.;!?\n]{0,50}\b(?:saw|see|seeing|seen|vi|veo) (?:\w+ )?(?:stars|sparkles|estrell\w+)\b/g
const IS_STRUCK =
  /\b(?:hit|struck|bang\w*|bump\w*|knock\w*|fell|faint\w*|passed out|golpe\w*|pegue|cai|desmay\w*|blind|curtain)\b/
const LID_TWITCHES =
  /\b(?:eye ?lids?|eyes?|lids?|parpado|ojo)\b[^.;!?\n]{0,40}\b(?:twitch\w*|flutter\w*|jump\w*|brinca\w*|tiembla|tic)\b|\btwitch\w*\b[^.;!?\n]{0,25}\b(?:eye ?lids?|eyes?|lids?)\b/
const LIKE_A_STROKE =
  /\b(?:weak\w*|numb\w*|droop\w*|crooked|slur\w*|speech|talk\w*|words|face|mouth|arms?|legs?|hand|balance|dizz\w*|walk\w*|vision|blurr\w*|double|confus\w*|headache|debil\w*|boca|brazo|pierna|habl\w+|cara|dorm\w+)\b/
const ASKED_WHETHER_STROKE =
  /\b(?:is (?:this|it|that)|am i having|could (?:this|it|that) be|sera|es|me esta dando) (?:an? |un |the start of an? )?(?:mini )?(?:strokes?|derrame|embolia|ictus)\b/g
const LIKE_A_HEART_ATTACK =
  /\b(?:chest|pain|pressure|tight\w*|arms?|jaw|sweat\w*|breath\w*|nause\w*|vomit\w*|faint\w*|crush\w*|squeez\w*|pecho|dolor|duele|presion|brazo|mandibula|sud\w+|aire|respir\w*|desmay\w*)\b/
const ASKED_WHETHER_HEART_ATTACK =
  /\b(?:am i|are we|will i|could i|im) (?:going to|gonna|about to|bound to|likely to)? ?(?:have|get) an? heart ?attack\b|\bme (?:va a|puede|podria) dar un infarto\b/g
const TALKS =
  /\b(?:speech|slur\w*|talk\w*|words?|voice|mumbl\w*|speak\w*|gibberish|garbl\w*|makes? no sense|habl\w+|palabras)\b/
const OF_A_CHILDS_LIFE = /\b(?:thoughts?|urges?|voices?|afraid i|scared i|i (?:\w+ ){0,2}hurt|want to|going to|gonna)\b/
const OF_GROOMING =
  /\b(?:toe ?nails?|nails?|hair|bangs|corns?|callus\w*|stitch\w*|sutures?|skin tags?|cast|grass|onions?|unas?)\b/
const NO_WISH_TO_DIE = /\b(?:sin pensar en|no me quiero) (?:morir\w*|matar\w*)\b/
const DRAGS_FOR_LONG =
  /\b(?:drag\w*|shuffl\w*|scuff\w*) (?:a|my|his|her|one|the) (?:\w+ )?(?:foot|leg|feet)\b[^.;!?\n]{0,25}\b(?:gradual\w*|slowly|little by little|bit by bit|for (?:\w+ ){0,3}(?:months|years?)|(?:since|over|all) (?:the )?(?:last|past) year|since last (?:spring|summer|fall|winter))\b|\barrastr\w+ (?:\w+ ){0,2}(?:pies?|piernas?|pata)\b[^.;!?\n]{0,25}\b(?:poco a poco|poquito a poquito|poquito a poco|desde el ano pasado|desde hace (?:\w+ )?(?:meses|anos?)|hace (?:\w+ )?(?:meses|anos?))\b/g
const OF_TODAY =
  /\b(?:sudden\w*|today|tonight|now|this (?:morning|afternoon)|yesterday|de repente|de golpe|hoy|ayer|ahora|esta (?:manana|tarde|noche))\b/
const HURT_BY_HANDS =
  /\b(?:hits?|beats?|punch\w*|slap\w*|kick\w*|chok\w*|yell\w*|threat\w*|afraid of (?:him|her)|by (?:my|the) (?:hair|arms?|neck)|force\w*|shov\w*|bruises)\b/
const HURTS_BREATH = /\b(?:breath\w*|pant\w*|gasp\w*|wheez\w*|winded|air)\b/

/** Words of danger of the brain, the heart and the mind that a story says in passing of something else. */
export const OTHER_MEANINGS_OF_STORIES: readonly OtherMeaning[] = [
  {
    of: ['fever'],
    meant: /\bburning up (?:my|the|his|her|into|through) (?:\w+ )?(?:chest|throat|neck|gullet|esophagus)\b/g,
  },
  {
    of: ['pain-spreads'],
    meant:
      /\b(?:burn(?:s|ing)?|acid|reflux|heartburn|sourness|comes|rises|washes)(?: \w+){0,3} (?:up )?(?:in)?to (?:my|his|her|the) (?:neck|throat|mouth)\b/g,
    unless: (plain) =>
      !IS_REFLUX_FOR_LONG.every((sign) => sign.test(plain)) || LIKE_NO_REFLUX.test(withoutDenials(plain)),
  },
  { of: ['speech-trouble'], meant: /\bdicen? que (?:\w+ )?arrastr\w+ (?:\w+ ){0,2}(?:pies?|piernas?|pata)\b/g },
  { of: words('head-injury vision-change'), meant: RISES, unless: (plain) => IS_STRUCK.test(withoutDenials(plain)) },
  {
    of: ['stroke'],
    meant: ASKED_WHETHER_STROKE,
    unless: (plain) => !LID_TWITCHES.test(plain) || LIKE_A_STROKE.test(withoutDenials(plain)),
  },
  {
    of: words('heart-attack heart-disease'),
    meant: ASKED_WHETHER_HEART_ATTACK,
    unless: (plain) => LIKE_A_HEART_ATTACK.test(withoutDenials(plain)),
  },
  {
    of: ['speech-trouble'],
    meant:
      /\b(?:sounds?|hear(?:s|ing)?|everything) (?:\w+ ){0,3}?(?:like|as if|as though|se oye) (?:\w+ ){0,3}?(?:under ?water|in an? (?:tunnel|barrel|well|bubble|can|cave|jar|fishbowl))\b/g,
    unless: (plain) => TALKS.test(withoutDenials(plain)),
  },
  {
    of: ['feels-faint'],
    meant: /\b(?:carpal|cubital|tarsal|ulnar|radial|wind|mri) tunnels?\b|\btunel (?:del carpo|carpiano)\b/g,
  },
  {
    of: words('fainted feels-faint'),
    meant:
      /\bblack ?out (?:curtains?|shades?|blinds?|drapes?|dates?|drill|fabric|poetry|mask)\b|\b(?:power|city|electric(?:al|ity)?|during the|in the) blackouts?\b/g,
  },
  {
    of: words('cannot-breathe speech-trouble'),
    meant:
      /\b(?:stops?|paus\w+|freez\w+|halts?|goes (?:blank|quiet)) (?:\w+ ){0,2}?mid ?(?:sentence|word|play|bite)\b[^.;!?\n]{0,25}\b(?:star(?:es|ing)|blank|zon\w+ out|gaz\w+)\b[^.;!?\n]{0,20}\bfor (?:\w+ ){0,4}seconds\b/g,
    becomes: 'visit-of-child',
    unless: (plain) => HURTS_BREATH.test(plain),
  },
  {
    of: ['face-droop'],
    meant:
      /\b(?:(?:inside|inner|in|on) )?(?:of )?(?:(?:the|my|his|her) )?(?:left |right )?(?:lower|upper|bottom|top|inner) (?:left |right )?(?:lips?|gums?|cheek)\b(?![^.;!?\n]{0,40}\b(?:droop\w*|sag\w*|hang\w*|drop\w*|sink\w*|slid\w*|numb|pull\w*|crooked|(?:left|right|one) (?:side|corner))\b)/g,
  },
  {
    of: ['confused'],
    meant:
      /\b(?:isnt|not|arent|doesnt|hasnt been|havent been|never|without) (?:seeing|hearing|see|hear) (?:things|voices|people|bugs)\b(?! (?:that|which|right|clearly|well|in|like|the))/g,
  },
  {
    of: words('unresponsive not-wake'),
    meant:
      /\b(?:wish\w*|want\w*|hop(?:e|es|ed|ing)|pray\w*|prefer\w*|dream\w*) (?:\w+ ){0,2}?(?:not (?:to )?|never (?:to )?|i (?:wont|wouldnt|didnt) )wak\w+(?: up)?\b/g,
  },
  {
    of: ['one-side-weak'],
    meant: DRAGS_FOR_LONG,
    unless: (plain) => OF_TODAY.test(plain.replaceAll(/right now/g, '')),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:cant|cannot|couldnt|can barely|hardly) (?:even )?(?:lift|raise|move|bend|use|straighten) (?:my|his|her|both|the) (?:\w+ )?(?:arms?|legs?|hands?|shoulders?|knees?|elbows?)\b (?:\w+ ){0,2}?without (?:\w+ ){0,2}?(?:groan\w*|winc\w*|pain|hurt\w*|moan\w*|yelp\w*|swear\w*|ouch|crying out|sore\w*)/g,
  },
  {
    of: ['vision-loss'],
    meant: /\bno (?:veo|ve) (?:muy |tan |ya )?bien (?:de|por las?|en la|al) (?:noches?|lejos|cerca|manejar|leer)\b/g,
  },
  {
    of: words('suicide-said'),
    meant:
      /(?<!\b(?:i|he|she|we|just|to|could|id) )\b(?:disappear(?:s|ed|ing)?|vanish(?:es|ed|ing)?|goes away|went away) (?:completely|forever)\b/g,
    unless: (plain) => /\b(?:i|he|she) (?:\w+ ){0,2}(?:disappear|vanish)\b|\bdisappear forever\b/.test(plain),
  },
  {
    of: words('suicide-said self-harm'),
    meant: /\bcut(?:ting)? (?:em|them|it|these|those|(?:my|the|his|her) \w+(?: \w+)?) (?:off |out )?(?:by )?myself\b/g,
    unless: (plain) => !OF_GROOMING.test(plain) || /\b(?:wrists?|on purpose|suicid\w*|die|urges?)\b/.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:ya )?no le (?:hallo|encuentro|veo) (?:el |la |ningun )?(?:sentido|caso|chiste|gusto) a (?:nada|todo)\b/g,
    becomes: 'depressed',
    unless: (plain) => !NO_WISH_TO_DIE.test(plain),
  },
  {
    of: words('harm-others postpartum-mood'),
    meant:
      /(?<!\b(?:i|he|she|we|they|id|ill|someone|somebody|husband|boyfriend|who|you)(?: \w+)? )\b(?:can|could|will|would|might|may|does) (?:\w+ )?(?:hurt|harm|affect|damage) (?:the|my|our|an? unborn) (?:\w+ )?(?:baby|fetus|child)\b/g,
    unless: (plain) => OF_A_CHILDS_LIFE.test(plain),
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
    of: ['voices-telling'],
    meant: /\bme (?:agarro|entro|dio|da|entra|agarra|gano) (?:la |una |mucha |como )*paranoia\b/g,
  },
  {
    of: ['sexual-assault'],
    meant:
      /\bme (?:agarro|metio|agarraron) (?:la |el |las |los |un |una |mucha |mucho )*(?:paranoia|panico|miedo|risa|ansiedad|tos|gripe|gripa|lluvia|noche|fiebre|calentura|hambre|sueno|susto|duda|nervios|diarrea|tristeza|temblorina|angustia|depre\w*|crisis|ataque|frio|dolor\w*|vomito\w*)\b/g,
  },
]
