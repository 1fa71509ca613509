import { WORD_CLASSES } from '../lexicon/word-classes'
import type { Reading } from './reading'

const MAY_HAVE_SWALLOWED = [
  'chewed-it',
  'mouth-or-missing',
  'in-mouth',
  'risky-medicine',
  'pills-missing',
  'child-swallowed',
]

/** Pills of the heart, of sugar and of pain of which one may kill a small child (Poison Control, "one pill can kill"). */
const PILL = new RegExp(
  `\\b(?:${WORD_CLASSES.heartPill}|gliben\\w*|gli[mp]\\w+ide|\\w+(?:dipine|olol|dipino)s?|(?:heart|sugar|diabetes|diabetic|blood pressure|pressure) (?:pills?|tablets?|meds?|medicines?)|(?:pastillas?|tabletas?|medicinas?) (?:del?|para) (?:el |la )?(?:corazon|azucar|presion|diabetes))\\b`,
)
const CHILD =
  /\b(?:twins?|toddler|bab(?:y|ies)|infant|kid|child|son|daughter|grandson|granddaughter|grandbaby|grandkid|little (?:one|guy|girl|boy)|nephew|niece|boy|girl|\d+ ?(?:yo|y\/?o|mo|month old|months old)|(?:1|2|3|4|5|6|one|two|three|four|five|six) (?:year|yr)s? old|nin[oa]|nene|nena|bebe|hij[oa]|niet[oa]|sobrin[oa]|chiquit[oa])\b/
const HAD_IT =
  /\b(?:chew\w*|in (?:his|her|their|the (?:baby|kid|toddler)s) (?:mouth|hand)|on (?:his|her) (?:tongue|lips)|missing|short|(?:is|are|all|was|were) gone|empty|(?:ate|eaten|swallow\w*|suck\w*|lick\w*|got into|got hold of|bits? of it)|mastic\w+|mordi\w*|chup\w+|en la (?:boca|lengua)|falt[ae]n?|se (?:trago|comio|tomo|metio)|(?:hij[oa]|nin[oa]|nen[ea]|bebe|niet[oa]|sobrin[oa]) (?:me )?tomo|vaci[oa])\b/
/** A child's own pills, given as told. */
const ITS_OWN =
  /\b(?:(?:his|her|my (?:son|daughter|kid|child|baby)s|su) (?:own |daily |usual |morning )?(?:dose|prescri\w+|propranolol|hemangioma)|prescribed (?:for|to) (?:him|her|my|the)|takes (?:it|propranolol) for|missed (?:a|his|her) dose|se lo recetaron)\b/

const IN_ONE_SENTENCE = /[.;!?\n]/
const isHadIn = (sentence: string): boolean => PILL.test(sentence) && HAD_IT.test(sentence)

/** Whether a small child had, or may have had, a pill of somebody grown up that is dangerous singly. */
export const isPillInChild = ({ plain, heard }: Pick<Reading, 'plain' | 'heard'>): boolean =>
  MAY_HAVE_SWALLOWED.some((each) => heard.has(each)) &&
  CHILD.test(plain) &&
  !ITS_OWN.test(plain) &&
  plain.split(IN_ONE_SENTENCE).some(isHadIn)
