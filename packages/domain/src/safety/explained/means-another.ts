import { readMessage } from '../reading/read-message'
import type { Explanation } from './explanation'
import type { Reading } from './reading'

type Turn = readonly [of: readonly string[], phrase: RegExp]

/** Turns in which the words of a danger stand for something else. */
const TURNS: readonly Turn[] = [
  [
    ['cannot-breathe', 'not-breathing', 'short-of-breath'],
    /\b(?:isnt|not|arent|wasnt|never) breathing (?:too |very |so )?(?:fast|hard|heav\w+|quick\w*|rapid\w*|nois\w+)[^.;!?\n]*|\b(?:no|without|denies) (?:difficult\w*|trouble|problems?|issues?) (?:with )?(?:breathing|swallowing)(?:,? (?:or|nor) [^.;!?\n]*)?/g,
  ],
  [
    ['mottled-skin', 'gray-look'],
    /\b(?:urine|pee|wee|stools?|poops?|poos?|phlegm|sputum) (?:is |was |are |were |still |stays |looks |runs )*(?:\w+ )?(?:pale|grey|gray)\b|\b(?:pale|gr[ae]y)(?: yellow| straw)? (?:urine|pee|wee|stools?|poops?|phlegm)\b|\bpaler? (?:middle|cent(?:er|re)|ring|halo)\b|\b(?:his|her|my|the)?(?: \w+)? ?urine has turned dark and (?:his|her|my|the) stools pale\b/g,
  ],
  [
    ['unresponsive', 'not-wake'],
    /\b(?:woke|wakes?|waking|awoke) (?:up )?(?:(?:this|yesterday|in the) (?:morning )?|today )?(?:and |with |to )?(?:(?:a |my )?stiff neck )?(?:i |he |she )?(?=(?:cant|couldnt|could not|cannot|unable to|hardly) (?:\w+ )?(?:turn|bend|twist|straighten|lift|raise|move (?:my|his|her) (?:neck|head|shoulder|back)|fully))/g,
  ],
  [
    ['child-abuse', 'stiff-neck', 'sexual-assault'],
    /\btouch\w* (?:his|her|my|their|the) (?:chin|toes|nose)(?: to (?:his|her|my|their|the) (?:chest|knees?))?/g,
  ],
  [
    ['testicle-pain', 'groin-blow'],
    /\bballs? of (?:my|his|her|the|each|both|one|left|right)? ?(?:left |right )?(?:foot|feet|thumb|toe|big toe)\b|\bball of foot\b/g,
  ],
  [
    ['blood-in-stool'],
    /\bred (?:[\w-]+ ){0,2}(?:bottom|bum|buttocks?|nappy area|diaper area|skin|rash|patch\w*|eyes?|cheeks?)\b|\b(?:bottom|bum|buttocks?|cheeks?|skin) (?:is |are |looks? )?(?:\w+ )?red\b/g,
  ],
  [['urine-trouble', 'cannot-hold-urine'], /\bwet(?:ter| sounding)? cough\w*|\bwet (?:nappies|diapers)\b/g],
  [
    ['jaundice', 'liver-disease'],
    /\b(?:bruise|bump|lump|shiner)\b[^.;!?\n]{0,60}\byellow\w*(?:[ -]green)?|\b(?:nails?|scales?|flakes?|crusts?) (?:\w+ ){0,3}yellow\w*/g,
  ],
  [['hair-loss'], /\b(?:gain\w*|puts? on|putting on) (?:plenty of |good )?weight\b/g],
  [['no-urine'], /\bplenty of wet (?:nappies|diapers)\b|\bdribbl\w+ it\b/g],
  [['baby-delusion'], /\bsomething (?:annoys|upsets|scares|frightens|startles|hurts) (?:him|her)\b/g],
  [
    ['dangerous-accident', 'back-danger'],
    /\b(?:fell|came|tumbled|slipped) (?:off|from) (?:(?:a|his|her|the|my) )?(?:kick )?scooter\b/g,
  ],
  [
    ['copd', 'cancer', 'heart-disease'],
    /\b(?:my |his |her )?(?:nan|nana|gran|granny|grandad|granddad|grandpop|gramps|neighbou?r|coworker|colleague)\b[^.;!?\n]*/g,
  ],
  [
    ['trunk-word', 'bad-burn', 'burn'],
    /\bburning (?:between|in|of|under|on) (?:the |my |his |her |both )?(?:\w+ ){0,3}(?:toes?|feet|foot|soles?|tongue|mouth|eyes?)\b/g,
  ],
]

const isOnlyOfTurn =
  ([of, phrase]: Turn) =>
  ({ plain, said }: Reading): boolean => {
    const left = plain.replaceAll(phrase, ' . ')
    if (left === plain) return false
    const heard = readMessage(left).said
    return of.every((each) => !said.has(each) || !heard.has(each))
  }

/** What is heard only in a turn of speech that means another thing weighs nothing. */
export const MEANS_ANOTHER: readonly Explanation[] = TURNS.map((turn) => ({
  of: turn[0],
  holds: isOnlyOfTurn(turn),
}))
