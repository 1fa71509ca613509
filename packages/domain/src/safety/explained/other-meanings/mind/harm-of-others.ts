import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { despairs } from '../vocabulary'

const VOICES =
  /\b(?:voices?|hear\w*|voces|oig\w+|escuch\w+|thoughts?|urges?|told to|follow\w*|persig\w*|siguen|sigue|camaras?|vigil\w*|demoni\w*|envenen\w*|meth|cristal|cocaina|dias sin dormir|gobierno|chip|diagnos\w*|antipsic\w*|no (?:he )?duerm\w+|espi\w+)\b/
const HURT_BY_HANDS =
  /\b(?:i (?:\w+ ){0,2}(?:shook|hit|slapped|threw|dropped|squeezed)|angry|anger|rage|snapped|pegue|sacudi|avente)\b/
const OF_A_CHILDS_LIFE = /\b(?:thoughts?|urges?|voices?|afraid i|scared i|i (?:\w+ ){0,2}hurt|want to|going to|gonna)\b/
const HANDLED_ROUGHLY =
  /\b(?:shook|shak\w+|hit|slapp?\w*|threw|drop\w*|squeez\w*|angry|anger|rage|thoughts?|urges?|afraid i|voices?|fell|fall)\b/
const HEARS_VOICES =
  /\b(?:voces|voz|voices?|me (?:dicen|ordenan|hablan|vigilan|persiguen|siguen|espian)|camaras|envenenan\w*|conspir\w*|they (?:watch|follow|want)|spying|watching)\b/
const IN_EARNEST =
  /\b(?:pistola|cuchillo|arma|machete|esta noche|ya se donde|plan|miedo de|no (?:puedo|aguanto)|voces|bebe|nin[oa]|en serio|de verdad|lo voy|la voy|voy a)\b/

/** Words about harm of others that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_MIND_HARM_OF_OTHERS: readonly OtherMeaning[] = [
  { of: ['baby-delusion'], meant: /\bsomething (?:annoys|upsets|scares|frightens|startles|hurts) (?:him|her)\b/g },
  {
    of: words('harm-others postpartum-mood'),
    meant:
      /\b(?:will|would|could|can|did|does|might|may) (?:it|this|that|they|the \w+|vitamins?|eggs?|one \w+) (?:\w+ ){0,5}?(?:and |or )?(?:kill|hurt|harm) (?:him|her|them|me|us|the \w+|my \w+)\b|\b(?:you|it|that|they)(?:ll| will| can| could| would)? (?:kill|hurt|harm) (?:a|the|your) (?:baby|child|kid|newborn) (?:by|if|with|when)\b/g,
    unless: (plain) => VOICES.test(plain) || HURT_BY_HANDS.test(plain),
  },
  {
    of: words('harm-others postpartum-mood'),
    meant: /\b(?:did|have|could) i (?:have )?(?:hurt|harm\w*|damage\w*) (?:her|him|it)\b/g,
    unless: (plain) =>
      HURT_BY_HANDS.test(plain) ||
      VOICES.test(plain) ||
      !/\b(?:pregnan\w*|im \d+ (?:weeks|wks|months)(?! (?:old|post\w*))|prenatal)\b/.test(plain),
  },
  {
    of: ['voices-telling'],
    meant:
      /\b(?:bien|medio|toda|todo|muy|poquito|poco|ando|estoy|soy|bastante|tan|super|me puse|poniendo) paranoic[oa]\b|\b(?:de la|pura|mi) psicosis\b|\bme (?:entro|dio|agarro) la psicosis\b/g,
    unless: (plain) => VOICES.test(plain) || /\b(?:psiquiatr\w*|brote|internad[oa]|recai\w*|esquizo\w*)\b/.test(plain),
  },
  {
    of: ['voices-telling'],
    meant:
      /\b(?:be|im|am i|i am|being|sound|sounding|feel|feeling|so|too|bit|little|just|probably|getting|health) (?:\w+ )?paranoi\w*|\bparanoi\w* ?\?/g,
    unless: (plain) =>
      /\b(?:follow\w*|listening|spy\w*|cameras?|voices|government|after me|poisoning (?:me|him|her)|watching me|neighbou?rs|meth|hear\w* (?:them|people))\b/.test(
        plain,
      ),
  },
  {
    of: words('harm-others postpartum-mood'),
    meant:
      /(?<!\b(?:i|he|she|we|they|id|ill|someone|somebody|husband|boyfriend|who|you)(?: \w+)? )\b(?:can|could|will|would|might|may|does) (?:\w+ )?(?:hurt|harm|affect|damage) (?:the|my|our|an? unborn) (?:\w+ )?(?:baby|fetus|child)\b/g,
    unless: (plain) => OF_A_CHILDS_LIFE.test(plain),
  },
  {
    of: ['voices-telling'],
    meant: /\bme (?:agarro|entro|dio|da|entra|agarra|gano) (?:la |una |mucha |como )*paranoia\b/g,
  },
  {
    of: ['baby-delusion'],
    meant:
      /\binside (?:of )?(?:his|her|their|the babys?|my babys?) (?:cheeks?|mouth|lips?|nose|nostrils?|ears?|diaper|gums?|eyelids?|throat)\b|\b(?:adentro|dentro) de (?:la|su|los|sus) (?:boca|boquita|nariz|orejas?|panal|cachetes?)\b/g,
    unless: (plain) =>
      /\b(?:devil|demon\w*|evil|possess\w*|voices?|god|chip|robot|diablo|demonio|poseid\w+|voces)\b/.test(plain),
  },
  {
    of: ['harm-others', 'postpartum-mood'],
    meant: /\b(?:did|have|could) i (?:have )?(?:hurt|harm\w*|damage\w*) (?:the|my) baby\b/g,
    unless: (plain) => HANDLED_ROUGHLY.test(plain) || !/\b(?:pregnan\w*|x ?rays?|weeks along|prenatal)\b/.test(plain),
  },
  {
    of: words('harm-others violence-home'),
    meant:
      /\b(?:i|we) could (?:just |happily |gladly )?(?:murder|kill|strangle) (?:somebody|someone|anyone|a (?:burger|pizza|coffee|taco|sandwich|steak|beer))\b|\b(?:podria|mataria|quisiera) (?:matar )?a alguien\b/g,
    unless: (plain) =>
      /\b(?:want(?:ed|s)? to (?:hurt|kill|strangle|harm)|urges?|afraid (?:of myself|i (?:will|might))|babys?|newborn|gun|knife|voices?|plan\w*|angry all|cant stop|quiero|bebe|pistola|cuchillo|voces)\b/.test(
        withoutDenials(plain.replaceAll(/\b(?:mataria|podria matar) a alguien\b/g, ' ')),
      ),
  },
  {
    of: ['baby-delusion'],
    meant:
      /\bsomething (?:\w+ )?(?:bleeding|wrong|broken|broke|stuck|torn|burst|damaged|moving|hurting|infected) inside (?:of )?(?:him|her|my \w+)\b|\balgo (?:\w+ )?(?:sangrando|roto|mal|atorado|danado) (?:a)?dentro (?:de \w+)?/g,
  },
  {
    of: ['voices-telling'],
    meant:
      /\b(?:says?|said|claims?|thinks?|swears|read|heard|dice|dijo|jura|cree) (?:that |que )?(?:the |our |all |el |la )?(?:\w+ )?(?:water|food|air|milk|meat|rice|fish|agua|comida|aire|leche|carne)(?: here| aqui)?(?:s| is| heres| are| esta)?(?: here| aqui)? (?:all |just )?(?:full of|poison\w*|toxic|contaminated|llen[oa] de|envenenad[oa]) ?(?:poisons?|toxins?|chemicals|lead|metals|veneno|toxinas|quimicos|plomo)?/g,
    unless: (plain) =>
      /\b(?:voices?|me to|poisoning me|after me|watching|spying|government|cameras?|follow\w*|cant trust|wont (?:eat|drink)|voces|me vigilan|me envenen\w*|no (?:come|bebe|toma))\b/.test(
        plain,
      ),
  },
  {
    of: words('harm-others postpartum-mood child-abuse'),
    meant:
      /\bles? (?:hice|habre hecho|hara|hizo|hace|pude hacer|pudo hacer) (?:algun |mucho )?dano (?:a mi|al?|a la|a su) \w+(?=[^.;!\n]{0,40}\?)/g,
    unless: (plain) =>
      /\b(?:sacud\w+|golpe\w*|peg(?:ue|o|aba)|avent\w+|solt\w+|grit\w+|apret\w+|coraje|rabia|ganas de|pensamientos?|voces|miedo de hacer\w*|mare\w*|vomit\w*|sangr\w+|dolor\w*|duele\w*|fiebre)\b/.test(
        plain,
      ),
  },
  {
    of: ['voices-telling'],
    meant:
      /\b(?:estamos|andamos|somos|quedamos|nos (?:pusimos|ponemos|tiene|tienen)|me tiene|are we|we are|were) (?:(?:bien|medio|todos|todas|un poco|muy|super|being|just|a bit) ){0,2}paranoi(?:c[oa]s?|d)\b/g,
    unless: (plain) => HEARS_VOICES.test(plain),
  },
  { of: words('gunshot weapon violence-now harm-others'), meant: /\bdisparej\w+/g },
  {
    of: ['harm-others'],
    meant:
      /\b(?:solo|nomas|puras|unicamente) (?:unas |me dan |tengo )?ganas de (?:matar|ahorcar|estrangular)l[oa]s?\b/g,
    unless: (plain) => IN_EARNEST.test(plain) || despairs(plain),
  },
  {
    of: words('harm-others'),
    meant:
      /\b(?:could|would|wanna|want to|gonna|might) (?:just )?(?:kill|murder|strangle|choke) (?:my|him|her|them|that|the) ?(?:[a-z]+ ){0,3}?(?:kidding|jk|just kidding|lol|lmao|haha\w*|joking)\b/g,
  },
]
