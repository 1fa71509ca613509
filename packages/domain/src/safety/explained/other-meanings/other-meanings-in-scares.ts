import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const MILK =
  /\b(?:cows? milk|(?:bottles?|cups?|liters?|litres?|quart|ounces|oz) (?:and a half )?(?:\w+ ){0,2}milk|whole milk|leche de vaca|litros? (?:y medio )?de leche)\b/
const LIVELY = /\b(?:active|playful|playing|plays|runs|grows|growing|happy|activ[oa]|juega|jugando|crece|content[oa])\b/
const TURNED_PALE =
  /\b(?:limp|floppy|letharg\w*|drows\w*|gr[ae]y|mottled|sweat\w*|faint\w*|sudden\w*|went|turned|breath\w*|fever|vomit\w*|bleed\w*|blood\w*|black|bruis\w*|hard to wake|de repente|aguad[oa]|fiebre|sangr\w+|vomit\w+|desmay\w+)\b/
const SLEEPS_AND_WORKS =
  /\b(?:sleep\w*|slept|work\w*|eat\w*|duermo|trabajo|como)\b[^.;!?\n]{0,15}\b(?:fine|ok|okay|well|good|normal|bien)\b/
const DARK_THOUGHTS =
  /\b(?:suicid\w*|die|dying|dead|kill\w*|hopeless\w*|worthless|no point|cant (?:stop|sleep|eat|go on)|every ?day|all the time|guilt\w*|alone|pills?|drink\w*|using|worse|morir\w*|muert[oa]|matar\w*|todos los dias|culpa|vivir)\b/
const WHEN_PRESSED = /\b(?:press\w*|push (?:on|there)|pok(?:e|ing)|touch\w*|apriet\w*|toco|presiono)\b/
const OF_THE_HEART =
  /\b(?:sweat\w*|arms?|jaw|nause\w*|vomit\w*|breath\w*|faint\w*|pressure|tight\w*|crush\w*|squeez\w*|heav\w*|dizz\w*|sud\w+|brazo|mandibula|aire|presion|mare\w+)\b/
const IS_BELLS =
  /\bruled out (?:an? )?stroke\b[^;!?\n]{0,40}\bbells palsy\b|\bbells palsy\b[^;!?\n]{0,40}\b(?:ruled out|not) (?:an? )?stroke\b|\bdescartaron (?:un )?(?:derrame|infarto cerebral)\b[^;!?\n]{0,40}\b(?:bell|paralisis facial)\b|\b(?:dijeron|dijo|diagnosticaron|said)\b[^;!?\n]{0,30}\b(?:bells?|paralisis facial)\b[^;!?\n]{0,20}\b(?:no|not) (?:es |fue |era |a )?(?:un )?(?:derrame|stroke|embolia)\b/
const OF_LIMBS_OR_WITS =
  /\b(?:arms?|legs?|hands?|speech|slur\w*|words|confus\w*|balance|walk\w*|headache|vision|double|brazo|pierna|mano|habl\w+|confund\w*|vista)\b/
const JAW_SET =
  /\b(?:jaw|mouth|neck|stiff\w*|spasms?|cramps?|tight\w*|clench\w*|swallow\w*|open|rusty|mandibula|quijada|boca|ties\w*|espasmos?|tragar)\b/
const ATE_RED = /\b(?:beets?|beetroot|borscht|rhubarb|betabel\w*|remolacha\w*|pitahaya|dragon ?fruit)\b/
const KNOCKED_NOW =
  /\b(?:still (?:see\w*|dizzy|hazy|there|got)|again|keep\w*|now|later|today i see|blurr\w*|double|flash\w*|curtain|floaters?|sparkles|vomit\w*|headache|confus\w*|drows\w*|sleepy|pass\w* out|blood thinner\w*|weak\w*|numb\w*|sigo|sigue|todavia|borros[oa]|doble|vomit\w+)\b/
const WALKS_AS_EVER =
  /\b(?:walk\w*|gets? (?:about|around)|danc\w*|garden\w*|camina\w*|anda)\b[^.;!?\n]{0,25}\b(?:like always|as (?:always|usual|ever|before)|normal\w*|fine|well|no (?:limp|trouble|pain)|como siempre|bien|igual)\b/
const DAYS_AGO =
  /\b(?:(?:two|three|four|five|six|\d|a few|few|several|couple of) days ago|(?:last|a) week|hace (?:dos|tres|cuatro|varios|unos|\d) dias|la semana pasada)\b/
const NO_PAIN =
  /\b(?:no|without|nor|any|ni|sin|nada de) (?:\w+ ){0,2}(?:pain|dolor)\b|\b(?:nothing|doesnt|not|no le) (?:hurt\w*|duele)\b/
const HURT_BY_FALL =
  /\b(?:head|hit|neck|hip (?:hurts|pain)|groin|bruis\w*|swollen|swelling|limp\w*|confus\w*|drows\w*|sleepy|dizz\w*|faint\w*|pass\w* out|again|twice|blood thinner\w*|eliquis|warfarin|xarelto|plavix|weak\w*|cant|wont|headache|vomit\w*|cabeza|cadera|moret\w+|hinchad\w+|confundid\w+|mare\w+|desmay\w+|anticoagulante\w*|no puede)\b/
const NOT_OF_THINNERS = /\b(?:hips and|old ladies and hips)\b/g

/** Words of danger of a scare that passed, or that a body told of beside them takes back. */
export const OTHER_MEANINGS_IN_SCARES: readonly OtherMeaning[] = [
  {
    of: ['mottled-skin'],
    meant:
      /\b(?:pale|palid[oa]|palidit[oa])(?: (?:face|skin|cheeks?|looking))?\b|\b(?:face|skin|cara|piel) (?:is |looks? |esta )?(?:pale|palid[oa])\b/g,
    becomes: 'low-blood-count',
    unless: (plain) => !MILK.test(plain) || !LIVELY.test(plain) || TURNED_PALE.test(withoutDenials(plain)),
  },
  {
    of: ['depressed'],
    meant:
      /\b(?:get|gets|getting|feel|me pongo|me da) (?:an? (?:bit|little) |un poco )?(?:sad|triste|tristeza) (?:\w+ )?(?:thinking|when i think|remembering|sometimes|cuando (?:me acuerdo|pienso)|al (?:pensar|recordar)\w*|a veces)\b/g,
    becomes: 'stressed',
    unless: (plain) => !SLEEPS_AND_WORKS.test(plain) || DARK_THOUGHTS.test(withoutDenials(plain)),
  },
  {
    of: words('heart-disease heart-attack'),
    meant:
      /\b(?:it|this|that) (?:cant|couldnt|cannot|can|could|might) (?:possibly )?be (?:an? |my )?heart attack\b|\b(?:is|can|could) (?:it|this|that) (?:be )?an? heart attack\b|\b(?:sera|puede ser) (?:un )?infarto\b|\bheart attack or (?:am i|is it|just|not|what|muscle)\b|\binfarto o (?:solo|nada mas|no|es|que)\b/g,
    unless: (plain) => !WHEN_PRESSED.test(plain) || OF_THE_HEART.test(withoutDenials(plain)),
  },
  {
    of: words('one-side-weak face-droop'),
    meant:
      /\b(?:half|side) (?:of )?(?:my|his|her|the) face\b[^.;!?\n]{0,25}\b(?:limp|numb|weak|droop\w*|paraly\w+|frozen)\b|\b(?:lado|mitad) de (?:la|mi|su) cara\b[^.;!?\n]{0,25}\b(?:dormid[oa]|paraliz\w+|caid[oa]|no (?:me |se )?(?:obedece|responde|mueve))\b|\b(?:half|side) (?:of )?(?:my|his|her|the) face\b[^.;!?\n]{0,15}\b(?:wont|doesnt) (?:move|obey|work)\b/g,
    unless: (plain) => !IS_BELLS.test(plain) || OF_LIMBS_OR_WITS.test(withoutDenials(plain)),
  },
  {
    of: words('drowning'),
    meant:
      /\bi (?:\w+ )?(?:got|stood|climbed|jumped|stepped|hopped|rose) (?:up|out)(?: too)?(?: (?:fast|quick\w*))? (?:of|from|in) (?:the |a |my )?(?:hot )?(?:tub|bath|pool|bathtub|jacuzzi)\b/g,
    unless: (plain) =>
      /\b(?:drown\w*|went under|inhaled|swallowed|cough\w*|breath\w*|he|she|him|her|baby|son|daughter)\b/.test(plain),
  },
  { of: words('child-visit needs-visit'), meant: /\b(?:la|una|mi) tina\b(?: caliente| de bano)?/g },
  { of: ['ill-baby'], meant: /\b(?:eats?|eating|ate) (?:very )?little else\b|\bcome (?:muy )?poco mas\b/g },
  {
    of: words('vision-change'),
    meant:
      /\bsaw stars\b(?: for (?:an?|one|two|half a|a couple of) (?:seconds?|moments?|secs?))?|\bvi (?:estrellas|estrellitas|lucecitas)(?: (?:por )?un (?:segundo|momento|ratito))?/g,
    unless: (plain) =>
      !/\b(?:bump\w*|hit|bang\w*|knock\w*|golpe\w*|pegue)\b/.test(plain) || KNOCKED_NOW.test(withoutDenials(plain)),
  },
  {
    of: words('fall'),
    meant: /\b(?:had|took) an? (?:\w+ )?(?:fall|tumble)\b|\b(?:fell|slipped|tripped|se cayo|resbalo)\b/g,
    becomes: 'needs-visit',
    unless: (plain) =>
      ![WALKS_AS_EVER, DAYS_AGO, NO_PAIN].every((sign) => sign.test(plain)) ||
      HURT_BY_FALL.test(withoutDenials(plain.replaceAll(NOT_OF_THINNERS, ' '))),
  },
  {
    of: words('bleeding vaginal-bleeding'),
    meant:
      /\b(?:thought|figured|pense|crei) (?:que )?(?:i|he|she|it)? ?(?:was|were|estaba|me estaba)? ?(?:bleeding|sangrando|desangrando)\b(?: (?:inside|internally|out|to death|por dentro))?/g,
    unless: (plain) => !ATE_RED.test(plain) || /\b(?:clots?|coagul\w+|still red|pads?)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['lockjaw'],
    meant:
      /\b(?:could|can|will|would|do|did|might) (?:i|it|he|she|this) (?:\w+ ){0,2}(?:get|have|be|give|catch) (?:\w+ )?(?:lockjaw|tetanus)\b|(?<=[.!?,] )(?:lockjaw|tetanus|tetanos)(?: \w+)? ?\?|\b(?:me|le) (?:dara|puede dar|va a dar) (?:\w+ )?tetanos\b/g,
    unless: (plain) => JAW_SET.test(withoutDenials(plain)),
  },
  {
    of: words('lump needs-visit'),
    meant: /\b(?:is|could|can) (?:it|this|that) (?:be )?an? hernia\b|\b(?:sera|puede ser) (?:una )?hernia\b/g,
    unless: (plain) => /\b(?:lumps?|bulg\w*|bumps?|stick\w* out|bult\w+|bolita|bola)\b/.test(withoutDenials(plain)),
  },
]
