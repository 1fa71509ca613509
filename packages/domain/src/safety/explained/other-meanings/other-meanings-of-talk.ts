import { ails } from '../ails'
import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { isToldWell } from '../wellness'
import { words } from '../../../free-text/words'

const HEART_CLEARED =
  /\b(?:doctors?|cardiolog\w+|ecg|ekg|echo\w*|tests?|heart|corazon|cardiologo|medicos?)\b[^.;!?\n]{0,40}\b(?:perfect\w*|normal\w*|fine|clear|healthy|perfecto|bien|sano)\b/
const isUnwell = (plain: string): boolean => (!isToldWell(plain) && !HEART_CLEARED.test(plain)) || ails(plain)

const TO_DEATH = '(?:chok\\w+|bleed\\w+|starv\\w+|suffocat\\w+|drown\\w+|freez\\w+)'
const KIN =
  '(?:mother|father|mom|mum|dad|grand\\w+|nana|granny|husband|wife|partner|sister|brother|aunt|uncle|neighbou?rs?|law|she|he|they|kids?|suegra|abuel[oa]|mama|papa|espos[oa]|marid[oa]|herman[oa])'
const CHOKES_NOW =
  /\b(?:cant (?:breathe|talk|cry|swallow|cough)|blue|purple|gray|grey|limp|gag\w*|noise|silent|turn\w*|right now|wont stop|help|morad\w+|azul\w*|no puede|no respira)\b/
const BLEEDS_ON =
  /\b(?:soak\w*|pads? (?:every|an|per)|every hour|clots?|dizz\w*|faint\w*|pale|wont stop|pour\w*|gush\w*|weak\w*|pregnan\w*|empap\w*|coagul\w*|mare\w*|palid\w*|embaraz\w*)\b/
const NAMED = '(?:strokes?|heart attacks?|aneurysms?|infartos?|derrames?)'
const OF_HEAD_OR_NERVE =
  /\b(?:head ?aches?|migraine|dizz\w*|vision|vomit\w*|droop\w*|numb\w*|tingl\w*|weak\w*|fell|fall|crash\w*|accident|div(?:ed|ing)|tackl\w*|cant (?:move|feel|walk)|thunder\w*|worst|neck is stiff|dolor de cabeza|mare\w*|adormec\w*|debil\w*)\b/

/** Words of danger that others say, that are read or dreaded, or that befell somebody else. */
export const OTHER_MEANINGS_OF_TALK: readonly OtherMeaning[] = [
  {
    of: words('choking cannot-breathe'),
    meant: new RegExp(
      `\\b${KIN} (?:\\w+ )?(?:says?|thinks?|said|insists?|swears|dicen?|cree|jura)(?: that| que)? (?:hes|shes|he is|she is|(?:the|my|our) \\w+ is|(?:el|la|mi) \\w+ (?:se )?esta|its|im|i am|i was|he was|she was|se (?:me )?esta|esta) (?:\\w+ )?(?:${TO_DEATH}(?: to death)?|ahogando)(?: to death)?`,
      'g',
    ),
    unless: (plain) => !isToldWell(plain) || CHOKES_NOW.test(withoutDenials(plain)),
  },
  {
    of: words('bleeding vaginal-bleeding severe-bleeding much-blood'),
    meant: new RegExp(
      `\\b${KIN} (?:\\w+ )?(?:says?|thinks?|said|told (?:me|us)|insists?|swears|is (?:sure|convinced)|dicen?|cree|jura)(?: that| que)? (?:hes|shes|he is|she is|im|i am|its|se esta) (?:bleeding (?:to death|out)|desangrando)`,
      'g',
    ),
    unless: (plain) => BLEEDS_ON.test(withoutDenials(plain)),
  },
  {
    of: words('heart-attack heart-disease stroke'),
    meant: new RegExp(
      `\\b(?:(?:keep|keeps|kept|cant stop|always|why do i keep|cannot stop) (?:\\w+ )?(?:thinking|worrying|imagining|fearing|convincing myself|googling)|(?:no (?:puedo|dejo) (?:dejar )?de|vivo) (?:pensar|pensando|pens\\w+)|(?:terrified|scared|afraid|fear|phobia) of|miedo (?:a|de)) (?:that |about |de |en |a |que )*(?:im |i am |i was |ill |i will |me |tener |tengo |estoy )?(?:have |having |going to have |about to have |da |va a dar |dar |teniendo )?(?:an? |un |el )?${NAMED}`,
      'g',
    ),
    unless: isUnwell,
  },
  {
    of: ['stroke', 'heart-attack', 'heart-disease'],
    meant:
      /\b(?:can|do) (?:newborns?|babies|infants?|children|kids|teenagers|young people|people (?:my|his|her) age) (?:even )?(?:have|get) (?:an? )?(?:strokes?|heart attacks?)/g,
  },
  {
    of: ['stroke', 'face-droop', 'drooling', 'one-side-weak', 'speech-trouble'],
    meant:
      /\b(?:looks?|talk|sound|feel|drool\w*|lip (?:hangs?|droops?)|mouth (?:hangs?|droops?)|smile is)\b[^.;!?\n]{0,40}\b(?:like|as if) (?:i|he|she|ive|ive had|an?) (?:\w+ )?(?:had )?(?:an? )?stroke(?: victim)?|\b(?:parece|parezco)\b[^.;!?\n]{0,30}\b(?:derrame|embolia)/g,
    unless: (plain) =>
      !/\b(?:dentist|dental|filling|novocain\w*|lidocaine|numbed|dentista|anestesia)\b/.test(withoutDenials(plain)) ||
      /\b(?:arm|leg|confus\w*|weeks|days|brazo|pierna|yesterday|ayer)\b/.test(withoutDenials(plain)),
  },
  {
    of: words(
      'fainted heart-attack heart-disease stroke lung-clot unresponsive sudden lasting long-lasting month-or-more',
    ),
    meant:
      /\b(?:friends?|neighbou?rs?|co ?workers?|colleagues?|boss|cousin|actor|teacher|guy (?:at|from) work|in law|classmates?|amig[oa]s?|vecin[oa]s?|companer[oa]s?|cunad[oa]|prim[oa])(?: de mi \w+)?(?: (?:dad|father|mom|mother|husband|wife|brother|son|sister|papa|mama))? (?:just |recently |suddenly )?(?:dropped dead|died|passed(?: away)?|se murio|murio|fallecio)\b[^.;!?\n]*?(?=$|[.;!?\n]| and (?:i|im|my|mine|now)\b| y (?:yo|mi|ahora)\b)/g,
  },
  {
    of: ['lockjaw'],
    meant:
      /\b(?:going|goes|went|keeps?|talk\w*|warn\w*|obsess\w*|panick\w*|rambl\w*|insiste|habla\w*|molesta) (?:\w+ ){0,2}?(?:about|con|del?) (?:el |the )?(?:lockjaw|tetanus|tetanos)/g,
  },
  {
    of: ['seizure', 'poison-drool', 'animal-bite'],
    meant:
      /\b(?:tells?|told|says?|said|read|reading|googled|dice|dijo|lei)\b[^.;!?\n]{0,30}\b(?:rabies|rabid|rabia)\b[^.;!?\n]{0,20}\b(?:foam\w*|espuma)(?: (?:at|from|por) (?:the|la) (?:mouth|boca))?|\b(?:will|shell|hell|ill|gonna|going to|youll) (?:get|catch|have) (?:rabies|rabid) (?:\w+ ){0,3}foam\w*(?: at the mouth)?/g,
  },
  {
    of: words('neck-injury back-danger'),
    meant:
      /\b(?:says?|thinks?|said|jokes?|joking|dice|cree)(?: that| que)? (?:i|ive|he|she|hes|me) (?:\w+ )?(?:broke|broken|rompi|quebre|rompio) (?:my|his|her|el|la) (?:neck|back|cuello|espalda)/g,
    unless: (plain) => OF_HEAD_OR_NERVE.test(withoutDenials(plain)),
  },
  {
    of: ['worst-headache'],
    meant:
      /\b(?:something|it|algo) (?:\w+ )?(?:popped|cracked|clicked|pulled|snapped|trono|tronido) (?:in|en) (?:my|his|her|el|la|mi) (?:neck|shoulder|back|cuello|hombro|espalda)/g,
    unless: (plain) => OF_HEAD_OR_NERVE.test(withoutDenials(plain)),
  },
  {
    of: ['numb-hands-night'],
    meant:
      /\b(?:is|could|do i have|have i got) (?:it |this |that |be )*carpal tunnel\b[^.;!?\n]*|\bsera (?:el )?tunel carpiano\b/g,
  },
  {
    of: ['infection'],
    meant:
      /\b(?:says?|said|means?|dicen?|significa) (?:\w+ ){0,3}?(?:means?|is|es)? ?(?:an? |una )?(?:\w+ )?(?:infection|infeccion)\b/g,
    unless: (plain) => !/\b(?:snot|mucus|boogers?|runny|mocos?)\b/.test(plain),
  },
  {
    of: ['chronic-illness'],
    meant: /\b(?:thyroid|lead) (?:collar|shield|guard|apron)\b|\bprotector de tiroides\b/g,
  },
  {
    of: words('headache child-visit stroke one-side-weak'),
    meant:
      /\b(?:scare|episode|spell|susto)\b[^.;!?\n]{0,30}\b(?:years?|anos?)\b[^.;!?\n]{0,20}\b(?:turned out|resulto|fue)\b[^.;!?\n]*/g,
    unless: (plain) => ails(plain.replace(/\bstroke scare\b[^.;!?\n]*/, ' ')),
  },
  {
    of: ['tremor'],
    meant:
      /\b(?:but |and )?(?:i am|im|i was) (?:so |just |still |literally )?(?:shaking|trembling)\b|\b(?:estoy|ando) temblando\b/g,
    unless: (plain) =>
      !/\bmy (?:\w+ ){0,2}?(?:baby|newborn|son|daughter|girl|boy|kid|toddler|child)\b|\bmi (?:\w+ )?(?:bebe|hij[oa]|nin[oa])\b/.test(
        plain,
      ) ||
      /\b(?:i have|my (?:fever|sugar|head|chest)|chills|alcohol|withdraw\w*|insulin|tengo|escalofrios)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['ill-baby'],
    meant:
      /\bi (?:cry|am crying|sob|feel|hardly sleep|lie awake)\b[^.;!?\n]{0,20}\bcant (?:eat|sleep|stop)\b|\b(?:lloro|me siento)\b[^.;!?\n]{0,20}\bno (?:puedo )?(?:como|comer|duermo|dormir)\b/g,
  },
]
