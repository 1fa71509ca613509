import type { OtherMeaning } from './other-meanings'
import { words } from '../../../free-text/words'

const WITH_CHILD = /\b(?:pregnan\w*|embaraz\w*|gave birth|delivered|birth|postpartum|newborn|miscarr\w*|parto|aborto)\b/
const NOT_PREGNANT =
  /\b(?:not|isnt|never been|wasnt|no (?:estoy|esta)) (?:\w+ )?(?:pregnant|embarazada)\b|\bpregnancy tests?\b[^.;]{0,30}\bnegative\b|\bbirth control\b/g
const isOfPregnancy = (plain: string) => WITH_CHILD.test(plain.replaceAll(NOT_PREGNANT, ' '))

const WAKES_TO_FEED =
  /\b(?:wakes?|waking|se despierta|despierta) (?:\w+ ){0,2}(?:to|for|para|a) (?:nurse|feed|eat|drink|(?:his|her|every|each|all) (?:\w+ )?(?:feeds?|feedings?|bottles?)|comer|mamar|tomar)\b/

/** Words of danger of the belly, of women, of children, of the skin and of medicines that stand for something else where they stand so. */
export const OTHER_MEANINGS_BELOW: readonly OtherMeaning[] = [
  {
    of: ['heavy-vaginal-bleeding'],
    meant:
      /\b(?:every|each|cada) (?:[2-9]|two|three|four|five|six|couple of|few|other|dos|tres|cuatro|cinco|seis|pocas)(?: (?:to|or|a|o) \w+)? (?:hours?|hrs|horas?)\b|\bclots? (?:\w+ ){0,4}(?:quarter|dime|nickel|penny|coin|grape|raisin|blueberry|pea|fingernail)s?\b|\bcoagulos? (?:\w+ ){0,4}(?:moneda|uva|pasa|frijol|chicharo|una)s?\b/g,
    becomes: 'woman-visit',
    unless: isOfPregnancy,
  },
  {
    of: words('confused acts-off'),
    meant:
      /\b(?:leaflet|label|print|instructions?|directions?|website|form|letter|results?|numbers?|chart|internet|advice|dose|dosing|schedule|pharmacist|nurse|doctor|all (?:this|that|of (?:this|it)))\b[^.;,!?\n]{0,40}\bconfus\w+(?: me)?|\b(?:hear|heard|see|saw|listen\w*|drink|drank|eat|ate|came|come|get|got|pull\w*|grew|grow|slept?|woke) (?:\w+ ){0,2}out of it\b/g,
  },
  {
    of: ['drowsy'],
    meant:
      /\b(?:a (?:little|bit|touch|tad)|slightly|maybe|perhaps|somewhat|un poco|un poquito) (?:\w+ )?(?:more |mas )?(?:sleepier|sleepy|drowsier|dozy|dormilon\w*|adormilad\w*)\b[^.;]{0,20}/g,
    unless: (plain) => !WAKES_TO_FEED.test(plain),
  },
  {
    of: ['sight-fading'],
    meant:
      /\bcataract\w* (?:operation|surgery|surgeries|removal|removed|done|out)\b|\b(?:operation|surgery|operaron|operacion) (?:\w+ ){0,2}(?:cataract\w*|cataratas?)\b/g,
  },
  {
    of: ['cold', 'cough'],
    meant: /\b(?:when|whenever|if|cuando|al|si) (?:i |me )?(?:\w+ ){0,8}?(?:sneez\w*|estornud\w*)\b/g,
  },
  {
    of: ['mottled-skin', 'gray-look'],
    meant:
      /\b(?:flush\w*|red|rosy|pink) (?:cheeks?|face)?\b[^.;]{0,20}\bpale (?:ring )?a?round (?:the |his |her |my )?(?:mouth|lips)\b|\bpale (?:ring )?around (?:the |his |her )?mouth\b(?=[^|]{0,60}\bflush)/g,
  },
  {
    of: ['asthma'],
    meant:
      /\b(?:i|we|her (?:dad|father|mother|mom)|his (?:dad|father|mother|mom)) (?:had|grew up with|used to have) (?:\w+ )?asthma\b[^.;,]{0,30}\b(?:kid|child|young|boy|girl|little|teen\w*)\b/g,
  },
  {
    of: ['dirty-wound'],
    meant:
      /\b(?:last|my|a|his|her|had|got) tetanus (?:shot|booster|vaccine|jab)\b(?:(?!\b(?:never|dont know|cant remember|over ten|more than ten|need)\b)[^.;!?\n]){0,30}\b(?:ago|in (?:college|high school|the army|20\d\d|spring|summer|fall|winter)|last year|this year|was)\b/g,
  },
  {
    of: ['ill-baby'],
    meant: /\bi (?:eat|ate|am eating|sleep|nurse)\b[^.;!?\n]{0,40}/g,
  },
  {
    of: ['short-of-breath'],
    meant:
      /\bbreath\w* (?:quickly|fast|rapidly) for (?:a few|several|five|ten|\d) seconds\b[^.;!?\n]{0,20}\b(?:slow\w*|paus\w*)/g,
  },
  {
    of: ['withdrawal'],
    meant:
      /\b(?:gave|given|give|giving|cut|cutting) (?:up|out|down on) (?:\w+ )?(?:beer|wine|alcohol|drinks?|coffee) (?:after|at|in the|with|for (?:lent|a while)|before|and (?:coffee|spicy|tomato\w*|chocolate))[^.;]*/g,
  },
  {
    of: ['breast-infection', 'nursing', 'postpartum'],
    meant:
      /\b(?:nursed|breast ?fed|nursing|breast ?feeding|weaned|amamante|di pecho)\b[^.;]{0,60}\b(?:years? ago|hace (?:\w+ )?anos)\b/g,
  },
  {
    of: ['blood-in-urine'],
    meant: /\b(?:pink|red)(?:dish|ish)?\b[^.;]{0,40}\b(?:toilet cleaner|tablet|bath|bomb|dye)\b/g,
  },
  {
    of: ['jaundice', 'jaundice-legs'],
    meant:
      /\b(?:scales?|scalp|crusts?|flakes?|cradle cap|cornflakes|poops?|stools?|mustard|diapers?|urine|pee|nails?|teeth)\b[^.;]{0,30}\byellow\w*|\byellow\w* (?:\w+ )?(?:scales?|crusts?|flakes?|poops?|stools?|teeth|nails?|jacket|phlegm|mucus|snot)\b/g,
  },
]
