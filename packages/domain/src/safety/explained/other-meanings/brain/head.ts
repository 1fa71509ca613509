import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'
import { OF_HEAD_OR_NERVE } from '../vocabulary'

const RISES =
  /\b(?:stand(?:s|ing)? up|stood|got up|gett?ing up|get up|bent (?:down|over)|bend\w* (?:down|over)|sneez\w*|cough\w*|squat\w*|me par[eo]|pararme|me levant\w+|levantarme|me agach\w+|estornud\w*)\b[^.;!?\n]{0,50}\b(?:saw|see|seeing|seen|vi|veo) (?:\w+ )?(?:stars|sparkles|estrell\w+)\b/g
const IS_STRUCK =
  /\b(?:hit|struck|bang\w*|bump\w*|knock\w*|fell|faint\w*|passed out|golpe\w*|pegue|cai|desmay\w*|blind|curtain)\b/
const KNOCKED_NOW =
  /\b(?:still (?:see\w*|dizzy|hazy|there|got)|again|keep\w*|now|later|today i see|blurr\w*|double|flash\w*|curtain|floaters?|sparkles|vomit\w*|headache|confus\w*|drows\w*|sleepy|pass\w* out|blood thinner\w*|weak\w*|numb\w*|sigo|sigue|todavia|borros[oa]|doble|vomit\w+)\b/
const IN_PAIN_OF_SKULL = /\b(?:hit|fell|fall|struck|bump\w*|bang\w*|crack\w*|crash\w*|golpe\w*|cai|cayo)\b/
const CHECKED_FLOATERS =
  /\b(?:eye doctor|optometrist|ophthalmologist|retina\w*|doctor|oculista|oftalmolog\w+|optometrista)\b[^|]{0,60}\b(?:normal|harmless|fine|nothing wrong|healthy|just|bien|normales|inofensiv[oa]s)\b/
const UNCHANGED =
  /\b(?:(?:nothings?|nothing has|havent|hasnt|not|they dont|no han|nada ha|no ha) (?:\w+ )?(?:chang\w*|cambi\w*)|(?:the )?same (?:ones|as (?:before|ever|always))|(?:los|las) mism[oa]s)\b/
const FLOATERS_NEW =
  /\b(?:new|more|sudden\w*|flash\w*|curtain|shadow|shower|veil|dark|blurr\w*|worse|lost|nuev[oa]s|mas|destellos?|cortina|sombra|de repente|borros[oa])\b/
const STOOD_UP = /\b(?:levant\w+|pare|paro|parar\w*|stood|stand\w*|got up)\b/
const IN_SECONDS = /\bsegund(?:o|os|itos)\b|\b(?:un )?(?:ratito|momentito|instante|momento)\b|\bseconds?\b/
const STRUCK_HEAD =
  /\b(?:golp\w+|pegu?[eo]|pegaron|cai|cayo|choque|choco|balonazo|pelota|puerta|cabezazo|hit|fell|bump\w*|banged|struck|desmay\w*|vomit\w*|dolor de cabeza|duele la cabeza|dobl[oe]|habla\w*|adormec\w*|embaraz\w+|pregnan\w*|cortina|manchas?|ciego)\b/

/** Words about head that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BRAIN_HEAD: readonly OtherMeaning[] = [
  {
    of: words('vision-change'),
    meant:
      /\b(?:x ?rays?|photos?|pictures?|images?|scans?|film|screen|labels?|ultrasound|video|camera|one|it)\b(?: \w+){0,4}? (?:was|is|were|are|came out|looked|looks|too) (?:\w+ )?blurr\w*|\bblurry (?:\w+ )?(?:x ?rays?|photos?|pictures?|images?|scans?|labels?|video|screen|ultrasound)\b/g,
    unless: (plain) =>
      /\b(?:my (?:\w+ )?(?:eyes?|vision|sight)|(?:see|seeing|everything) (?:\w+ )?blurr\w*)\b/.test(plain),
  },
  { of: words('head-injury vision-change'), meant: RISES, unless: (plain) => IS_STRUCK.test(withoutDenials(plain)) },
  {
    of: words('vision-change'),
    meant:
      /\bsaw stars\b(?: for (?:an?|one|two|half a|a couple of) (?:seconds?|moments?|secs?))?|\bvi (?:estrellas|estrellitas|lucecitas)(?: (?:por )?un (?:segundo|momento|ratito))?/g,
    unless: (plain) =>
      !/\b(?:bump\w*|hit|bang\w*|knock\w*|golpe\w*|pegue)\b/.test(plain) || KNOCKED_NOW.test(withoutDenials(plain)),
  },
  {
    of: ['worst-headache'],
    meant:
      /\b(?:something|it|algo) (?:\w+ )?(?:popped|cracked|clicked|pulled|snapped|trono|tronido) (?:in|en) (?:my|his|her|el|la|mi) (?:neck|shoulder|back|cuello|hombro|espalda)/g,
    unless: (plain) => OF_HEAD_OR_NERVE.test(withoutDenials(plain)),
  },
  {
    of: ['head-injury'],
    meant:
      /\b(?:(?:two|three|four|five|six|seven|\d|several) )?(?:skulls(?: and crossbones)?|skull emojis?|calaveras)\b/g,
    unless: (plain) => IN_PAIN_OF_SKULL.test(plain.replaceAll(/\bhit (?:me|send)\b/g, ' ')),
  },
  {
    of: words('worst-headache headache severe severe-headache'),
    meant:
      /\b(?:any ?(?:body|one)|people|those|some ?(?:body|one)|every ?(?:body|one)) (?:who|that) (?:\w+ ){0,2}?(?:had|has|gets?|have) (?:an? |the )?"?worst headache"?(?: of (?:his|her|their|your) (?:life|lives))?|\bi had the worst headache of my life ?[.,]? (?:(?:back )?in (?:19|20)[01]\d|(?:\w+ ){1,2}years ago)\b/g,
    unless: (plain) => !/\bno headaches? (?:today|now|at all|since)\b|\bhavent had (?:a|any) headaches?\b/.test(plain),
  },
  {
    of: words('floaters flashes-floaters vision-change'),
    meant: /\b(?:floaters?|squiggles?|specks?|cobwebs?|floating|moscas volantes|flotadores)\b/g,
    unless: (plain) =>
      !CHECKED_FLOATERS.test(plain) || !UNCHANGED.test(plain) || FLOATERS_NEW.test(withoutDenials(plain)),
  },
  {
    of: words('headache severe-headache'),
    meant: /\bkilling me in my head\b|\bslowly killing (?:me|us)\b/g,
  },
  {
    of: words('head-injury vision-change'),
    meant: /\b(?:v[ie]\w*|saw|see) (?:(?:muchas|unas|puras|como) )?(?:estrellit?as|lucecitas|stars)\b/g,
    unless: (plain) => !STOOD_UP.test(plain) || !IN_SECONDS.test(plain) || STRUCK_HEAD.test(withoutDenials(plain)),
  },
  {
    of: words('vision-change photophobia eye-pain vision-loss'),
    meant:
      /\b(?:vision|vista) (?:\w+ )?(?:borros[oa]|nublad[oa])\b|\b(?:veo|ve) (?:\w+ )?(?:borros[oa]|nublado)\b|\bborros[oa]\b|\b(?:blurry|blurred)(?: vision)?\b|\bluz me (?:mata|molesta|lastima)\b|\bciego\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\bdilat\w+/,
        /\b(?:hoy|ahorita|hace (?:\w+ ){1,2}(?:horas?|rato|minutos)|al salir|hours? ago|today|just (?:left|came|got)|leaving|this (?:morning|afternoon))\b/,
        /\b(?:gotas|oculista|oftalmolog\w+|optometrista|eye (?:doctor|exam|appointment|drops)|drops|optometrist|ophthalmolog\w+)\b/,
      ],
      graver(
        'dolor|duele|halos?|aureolas?|nausea\\w*|cortina|sombra|relampagos|destellos|ayer|dias|roj[oa]|cirugia|operad[oa]|un solo ojo|pain\\w*|hurts?|curtain|flashes|yesterday|days|surgery|one eye|red|chuec\\w*|habl\\w+|debil\\w*',
      ),
    ),
  },
  {
    of: words('headache pain-other severe-headache cancer lasting long-lasting month-or-more always'),
    meant:
      /\b(?:jef[ea]|suegr[oa]|patron(?:a|es)?|vecin[oa]s?|caser[oa]|trabajo|seguro|tramites?|papeleo|escuela|carro|gobierno|banco|cunad[oa]|familia|companer[oa]|boss|landlord|insurance|neighbou?rs?|coworker|job|paperwork|mother in law)\b (?:es|son|ha sido|is|are|has been) (?:such )?(?:(?:un|una|puro|todo un|mi|an?|my|real|total|gran|verdadero|huge|chronic|constant) ){0,3}(?:dolor(?:es)? de (?:cabeza|muelas|estomago)|headaches?|cancer)(?: (?:cronico|constante|total))?(?:,? (?:y |and )?(?:un |an? )?(?:cancer|plaga|tumor))?/g,
  },
]
