import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const FAILS_TO_PASS =
  /\b(?:not|cant|cannot|isnt|havent|hasnt|nothing|couldnt|unable|stopped|quit|without|aint|dont|doesnt|didnt|nor|hardly|barely)\b[^.;,]{0,25}\b(?:gas|wind|fart\w*)\b|\b(?:no|any|little) (?:gas|wind)\b|\bpass\w* (?:\w+ )?(?:gas|wind)\b[^.;]{0,20}\b(?:ago|last|since)\b/
const OF_HANDS_AND_MOUTH = [
  /\b(?:palms?|hands?|palmas?|manos)\b/,
  /\b(?:soles?|feet|plantas?|pies)\b/,
  /\b(?:mouth|tongue|lips|boca|lengua|hand,? foot)\b/,
]
const LIKE_SEPSIS =
  /\b(?:purpl\w*|bruis\w*|petechia\w*|fade|glass|morad[oa]s?|drows\w*|limp|letharg\w*|stiff neck|confus\w*|tick|wont (?:wake|drink|eat)|spread\w* fast|cold hands|mottled)\b/
const HAS_CHILD_DUE =
  /\b(?:pregnan\w*|embaraz\w*|gave birth|delivered|birth|postpartum|newborn|miscarr\w*|parto|aborto)\b/
const OF_ERECTION =
  /\b(?:erect\w*|viagra|cialis|sildenafil|impoten\w*|(?:stay|get|keep|staying|getting) (?:it )?(?:hard|up)|se me para|performance in bed)\b/
const TOOK_PILLS = /\b(?:took|taken|swallow\w*|snort\w*|found|passed out|wont wake|nod\w*)\b/
const SOLE_PERIOD = /\b(?:vagin\w*|pads?|tampons?|periods?|clots?|lochia|gush\w*|soak\w*|discharge)\b/
const TURNED_PALE =
  /\b(?:limp|floppy|letharg\w*|drows\w*|gr[ae]y|mottled|sweat\w*|faint\w*|suddenly|(?:went|turned|gone|so|very) pale)\b/
const KIN_TELLS = words('child-word age-under-18')

/** Words of danger of breath, belly, skin, women and children that a story says in passing of something else. */
export const OTHER_MEANINGS_IN_PASSING: readonly OtherMeaning[] = [
  {
    of: words('no-gas passes-nothing'),
    meant: /\bpass(?:es|ing|ed)? (?:\w+ )?(?:gas|wind|gases|farts?)\b/g,
    unless: (plain) => FAILS_TO_PASS.test(plain),
  },
  {
    of: ['dose-repeated'],
    meant:
      /\b(?:for|over|por|durante) (?:the )?(?:last |past |first |about |only |just |los |unos )?(?:two|dos|a couple of) (?:\w+ )?(?:days|nights|weeks|months|years|dias|noches|semanas|meses|anos)\b/g,
  },
  {
    of: ['rash-not-fading'],
    meant: /\b(?:blanch\w*|fades?|fading)\b(?: (?:on|when|with|under|to) (?:\w+ )?(?:press\w*|touch\w*|glass))?/g,
    unless: (plain) =>
      /\b(?:not|non|no|doesnt|dont|didnt|wont|isnt|arent|never|without|wouldnt)\b[^.;,]{0,20}\b(?:blanch\w*|fad(?:e|es|ing))\b/.test(
        plain,
      ),
  },
  {
    of: ['blood-dots'],
    meant: /\b(?:small|tiny|little) (?:flat )?red (?:dots|spots|specks)\b/g,
    unless: (plain) =>
      !OF_HANDS_AND_MOUTH.every((place) => place.test(plain)) || LIKE_SEPSIS.test(withoutDenials(plain)),
  },
  {
    of: ['ill-baby'],
    meant: /\b(?:gray|grey|grayish|greyish) (?:\w+ )?(?:blisters?|bumps?|spots?|cent\w+|rings?|vesicles?)\b/g,
  },
  {
    of: words('pregnant'),
    meant:
      /\b(?:like|as if|as though|as big as|as bloated as|look) (?:im |i am |i was |i were |if i were |being |a )?(?:(?:about )?\w+ (?:months?|weeks?) )?(?:pregnant|prego)\b|\b(?:como|parezco|parece que estoy) (?:si (?:estuviera|tuviera) )?(?:embarazada )?(?:de )?(?:\w+ meses )?(?:de )?embaraz\w+/g,
  },
  {
    of: ['fall'],
    meant:
      /\b(?:weight|grades?|scores?|sugars?|a1c|levels?|numbers?|memory|sleep|mood|count)\b[^.;!?\n]{0,25}\b(?:slipped|dropped|fell|fallen)\b|\bslipped (?:by|my mind|back into|up on)\b/g,
  },
  {
    of: words('allergy-trigger'),
    meant:
      /\b(?:size|shape|big|large|small|wide)(?: \w+)? (?:of|as|like) (?:an? )?(?:\w+ )?(?:peanuts?|almonds?|walnuts?|hazelnuts?|pecans?|cashews?|eggs?|shrimp)\b|\b(?:tamano|grande) (?:de|como) un[ao] (?:nuez|almendra|cacahuate|avellana|huevo)\b/g,
  },
  { of: ['fluid-leak'], meant: /\bbags? of (?:frozen )?(?:peas|corn|ice|vegetables|veggies|salt|chips)\b/g },
  {
    of: words('blue-lips cannot-breathe'),
    meant:
      /\b(?:bumps?|bruis\w*|goose ?egg|knot|lump|nail|shin|bite|black eye)\b(?:(?!\b(?:he|she|baby|then|face|skin|hands?|foot|feet)\b)[^.;!?\n]){0,40}\b(?:its |is |has |was )?(?:turn\w*|go(?:es|ing|ne)|went|is|getting) (?:\w+ )?(?:blue|bluish|purple)\b/g,
    unless: (plain) => /\b(?:lips?|around (?:the|his|her) mouth|tongue|choking|limp)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('blue-lips'),
    meant:
      /\b(?:dedos?|unas?|ojo|tobillo|rodilla|brazo|pierna|pie|espinilla|chichon|golpe)\b[^.;!?\n]{0,50}\b(?:morad\w+|azulit\w+|morao|moraito)\b/g,
    unless: (plain) =>
      !/\b(?:peg(?:ue|o)|golpe\w*|machu\w+|chichon|moreton|cai|cayo|tropec\w+|torci\w*)\b/.test(plain) ||
      /\b(?:labios?|boca|bebe|respir\w*|lengua)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['gunshot'],
    meant:
      /\b(?:shingles|shingrix|pneumonia|pneumococcal|rsv|hpv|mmr|tdap|dtap|hep(?:atitis)? [ab]|b ?12|cortisone|steroid|depo|insulin|ozempic|wegovy|testosterone|hormone|antibiotic|penicillin|rocephin|toradol|iron|vitamin|knee|gel|nerve|botox|biologic) shots?\b(?:[^.;!?\n]{0,25}\b(?:arm|leg|back|knee|shoulder|hip|butt|thigh|stomach|belly)\b)?/g,
  },
  {
    of: ['vaginal-bleeding'],
    meant:
      /\b(?:red|blood|pink|bleed\w*)\b[^.;,!?\n]{0,25}\bwip\w+\b[^.;,!?\n]{0,25}\b(?:poop\w*|bm|stools?|bowel)\b|\b(?:(?:after|with|when) (?:a |my |i )?(?:\w+ )?|hard |big )(?:poop\w*|bm|stools?|bowel \w+)\b[^.;!?\n]{0,30}\b(?:red|blood|pink)\b[^.;!?\n]{0,20}\b(?:wip\w+|paper|tissue)\b/g,
    becomes: 'drops-of-blood',
    unless: (plain) => SOLE_PERIOD.test(withoutDenials(plain)),
  },
  {
    of: ['postpartum'],
    meant:
      /\byears? ago\b[^.;,!?\n]{0,20}\b(?:had|having) (?:the|my|our|a) (?:\w+ )?(?:baby|child)\b|\b(?:had|having) (?:the|my|our|a) (?:\w+ )?(?:baby|child|son|daughter) (?:\w+ )?(?:\w+ )?years ago\b/g,
  },
  {
    of: ['heavy-vaginal-bleeding'],
    meant:
      /\b(?:soak\w*|go(?:ing|es)? through|fill\w*|chang\w*) (?:an? |my |the |one )?(?:(?:super|regular|full|whole|maxi|ultra|plus|jumbo) )*(?:pads?|tampons?) (?:\w+ )?every (?:[2-9]|two|three|four|five|six|couple of|few|other)(?: (?:to|or) \w+)? (?:hours?|hrs)\b/g,
    becomes: 'woman-visit',
    unless: (plain) => HAS_CHILD_DUE.test(plain),
  },
  {
    of: ['nosebleed'],
    meant:
      /\b(?:spot|sore|bump|mole|scab|pimple|patch|growth|lesion|zit|freckle)\b (?:\w+ ){0,2}?(?:by|on|near|beside|next to|of|at|under) (?:(?:the )?(?:side|tip|bridge|corner|crease) of )?(?:my|his|her|the) (?:\w+ )?nose\b/g,
  },
  { of: ['water-out'], meant: /\b(?:keep\w*|kept|hold\w*|held)\b[^.;!?\n]{0,30}\bdown\b/g },
  {
    of: words('mottled-skin'),
    meant:
      /\bpale(?: skin)? (?:x|for|since|over) (?:\w+ ){0,3}(?:weeks|months|wks|mos|years|summer|winter|spring|birth)\b|\bpale(?:ish| ish)\b|\bpale (?:according to|says|in the opinion)\b/g,
    becomes: 'low-blood-count',
    unless: (plain) => TURNED_PALE.test(withoutDenials(plain)),
  },
  {
    of: KIN_TELLS,
    meant:
      /\b(?:according to|says|notices?|in the opinion of|segun|dicen?) (?:my|mi) (?:\w+ )?(?:daughter|son|granddaughter|grandson|hij[ao]|niet[ao])\b/g,
  },
  {
    of: ['choking'],
    meant:
      /\b(?:swallows?|eats?|drinks?) (?:\w+ )?(?:foods?|solids|liquids?|fluids?)\b|\bbreath(?:es|ing) (?:easily|fine|normally|comfortably|ok|okay|well)\b/g,
    unless: (plain) =>
      /\b(?:chok\w*|stuck|lodged|gag\w*|cant|cannot|couldnt|atorad\w*|turn\w* blue)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('street-drug overdose-look'),
    meant: /\b(?:blue|azul(?:es)?) (?:pills?|tablets?)\b|\bpastill(?:it)?as? azul(?:es)?\b/g,
    unless: (plain) => !OF_ERECTION.test(plain) || TOOK_PILLS.test(plain),
  },
  {
    of: words('pain-spreads on-effort'),
    meant:
      /\b(?:bol(?:it)?as?|bult\w+|nodulo|nuez|lump|nodule)\b[^.;!?\n]{0,30}\b(?:sube|baja|se mueve|moves?)\b(?:[^.;!?\n]{0,20}\b(?:trag\w+|swallow\w*))?/g,
  },
  {
    of: words('short-of-breath choking cannot-breathe'),
    meant:
      /\b(?:se |me )?(?:l[oa]s? )?(?:puede|podria|podra|vaya a|va a)\b[^.;!?\n]{0,30}\bahogar(?:se|me)?\b|\b(?:y|o) (?:se )?ahogar(?:se|me)? ?\?/g,
    unless: (plain) => /\bno (?:\w+ )?(?:puede|podia) respirar\b|\bse (?:esta )?ahog(?:a|o|ando)\b/.test(plain),
  },
  {
    of: ['short-of-breath'],
    meant:
      /\bse (?:le|me) (?:va|corta|para|acaba) (?:el aire|la respiracion)\b[^.;!?\n]{0,25}\b(?:dormid[oa]|durmiendo|de noche|en la noche|(?:cuando|mientras) duerm\w+)\b/g,
    becomes: 'breath-stops-asleep',
    unless: (plain) => !/\b(?:ronca\w*|ronquid\w*)\b/.test(plain),
  },
  {
    of: words('lower-right-pain'),
    meant:
      /\b(?:(?:del|en el|al) )?lado derecho,? (?:\w+ )?(?:bajo|debajo de|abajo de|por debajo de) (?:las?|mis?) (?:\w+ )?costillas?\b|\b(?:bajo|debajo de|abajo de) (?:las?|mis?) (?:\w+ )?costillas? (?:del lado )?derech[ao]s?\b/g,
    becomes: 'upper-right-pain',
  },
  { of: ['baby-moves-less'], meant: /\bno dejo de \w+ (?:la|mi) (?:panza|barriga|vientre)\b/g },
]
