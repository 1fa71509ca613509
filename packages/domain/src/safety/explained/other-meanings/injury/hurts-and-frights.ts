import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'

const HEAD_HARMED =
  /\b(?:vomit\w*|threw up|confus\w*|drows\w*|sleepy|worse|thinners?|passed out|knocked out|knocked unconscious|numb\w*|weak\w*|slur\w*|still|again|keeps?|double|blurr\w*|head ?aches?|anticoagul\w*|desmay\w*|peor|todavia|sigo|sigue|otra vez|dolor de cabeza|borros\w*)\b/
const BEATEN =
  /\b(?:(?:he|she|husband|boyfriend|partner|ex|dad|stepdad|son|carer|caregiver|aide|esposo|marido|novio|pareja|hijo|cuidadora?) (?:really |actually |also |sometimes |then )?(?:hits|hit|beats|beat|grabs|grabbed|pushes|pushed|pinches|twists|me pega|me pego|me golpe\w+|me jala|me empuj\w+)|afraid|scared of|threat\w*|miedo|amenaz\w*)\b/
const ILL_IN_THE_COLD =
  /\b(?:wont|refus\w*|moan\w*|grunt\w*|limp|floppy|letharg\w*|fever|fast|blue|gray|grey|stays?|cry|cries|cold|no (?:quiere|come|mama)|quej\w*|aguad[oa]|fiebre|azul|morad[oa])\b/

/** Blows, marks and colors that stand for something else where they are told so. */
export const OTHER_MEANINGS_OF_HURTS_AND_FRIGHTS: readonly OtherMeaning[] = [
  {
    of: ['vision-change', 'seeing-sparkles', 'dazed'],
    meant:
      /\bsaw (?:some |a few )?stars (?:for (?:about |maybe |like |just )?(?:a|one|two|a couple|a few) (?:of )?(?:seconds?|secs?|moment|instant)|briefly|and that was it)\b|\bvi (?:las )?estrell(?:as|itas) (?:por |como )?(?:un|unos|dos) (?:segundos?|momentit?o|ratito|instante)\b/g,
    unless: (plain) => HEAD_HARMED.test(withoutDenials(plain)),
  },
  {
    of: ['violence-home'],
    meant:
      /\b(?:looks?|looking|look like|as) (?:like |if |as if |as though )(?:someone|somebody|my (?:husband|wife|partner)|people) (?:is |has |have |had )?(?:been )?(?:beats?|beat|beaten|beating|hits?|hitting|punch\w*) (?:on )?me(?: up)?\b|\bparece (?:como )?(?:que|si) (?:alguien )?me (?:hubieran? )?(?:pegan|pegaron|golpean|golpearon|pegado|golpeado)\b/g,
    unless: (plain) => BEATEN.test(withoutDenials(plain)),
  },
  {
    of: ['violence-home'],
    meant:
      /\b(?:(?:head ?butted|kicked|hit|whacked|smacked|bit|punched|elbowed) (?:in the \w+ )?by (?:my|our|the) (?:\w+ )?(?:toddler|baby|infant|[1-5] year old|two year old|three year old|little one|grandbaby)|(?:my|our) (?:\w+ )?(?:toddler|baby|infant|[1-5] year old|two year old|three year old|grandbaby) (?:\w+ )?(?:head ?butted|kicked|hit|whacked|smacked|bit|punched|elbowed) me|mi (?:bebe|bebita|nin[oa] de (?:uno|dos|tres|[1-4]) anos?) me (?:dio (?:un )?(?:cabezazo|golpe|patada)|pego|pateo))\b/g,
    unless: (plain) => BEATEN.test(withoutDenials(plain)),
  },
  {
    of: ['mottled-skin', 'cold-limb'],
    meant:
      /\b(?:marbl\w*|mottl\w*|lacy|blotchy|marmol|motead[oa]s?|jaspead[oa]s?)\b(?=[^|!?\n]{0,80}\b(?:pink (?:once|when|as soon|again|after)|(?:goes|go|went) away (?:once|when|as soon)|fades? (?:once|when)|rosad[oa]s? (?:al|cuando|en cuanto)|se (?:le )?quita (?:al|cuando|en cuanto)))/g,
    unless: (plain) =>
      ILL_IN_THE_COLD.test(withoutDenials(plain)) ||
      !/\b(?:warm\w*|dress\w*|undress\w*|bath\w*|blanket|calient\w*|tap[aoe]\w*|vist\w+|desvist\w+|ban\w+)\b/.test(
        plain,
      ),
  },
  {
    of: words('seizure fit-word epilepsy stroke sepsis heart-attack'),
    meant:
      /\b(?:over|about|by|of|at) the words? (?:\w+ )?(?:seizures?|fits?|epilepsy|stroke|meningitis|sepsis|heart attack)\b|\b(?:por|con|de|en) la palabra (?:convulsion(?:es)?|ataque|epilepsia|derrame|meningitis|sepsis|infarto)\b/g,
  },
  {
    of: words('bad-fracture leg-turned-out'),
    meant:
      /\blegs? (?:\w+ ){0,3}(?:shorter|longer)\b(?=[^!?\n]{0,60}\b(?:since (?:childhood|birth|i was (?:a kid|born|little)|polio)|for (?:over |about |almost )?(?:a|one|two|three|many|several|\d+) (?:years?|months?)|all my life|always|lift in|shoe lift|heel lift))|\bpierna (?:\w+ ){0,2}mas (?:corta|larga)\b(?=[^!?\n]{0,60}\b(?:desde (?:nin[oa]|chiquit[oa]|que naci)|de nacimiento|toda la vida|siempre|plantilla|alza))/g,
    unless: (plain) =>
      /\b(?:fell|fall|fallen|slid|slipped|cant (?:walk|stand|get up)|wont (?:walk|stand|get up)|cai|cayo|caida|no (?:puede|puedo|se) (?:caminar|parar\w*|levanta\w*))\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['self-harm'],
    meant: /\b(?:doors?|gate|lid|window|drawer|shutters?) (?:\w+ )?(?:bangs?|banged|banging)\b/g,
  },
  {
    of: ['dangerous-accident'],
    meant:
      /\b(?:choque|chocaron|choco|chocamos|choque) (?:de |con )?(?:la )?(?:cabezas?|cabeza con cabeza)\b|\bchoque (?:de |en el |jugando )(?:cabezas|futbol|partido)\b/g,
  },
]
