import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'

const OF_HANDS_AND_MOUTH = [
  /\b(?:palms?|hands?|palmas?|manos)\b/,
  /\b(?:soles?|feet|plantas?|pies)\b/,
  /\b(?:mouth|tongue|lips|boca|lengua|hand,? foot)\b/,
]
const LIKE_SEPSIS =
  /\b(?:purpl\w*|bruis\w*|petechia\w*|fade|glass|morad[oa]s?|drows\w*|limp|letharg\w*|stiff neck|confus\w*|tick|wont (?:wake|drink|eat)|spread\w* fast|cold hands|mottled)\b/
const TURNED_PALE =
  /\b(?:limp|floppy|letharg\w*|drows\w*|gr[ae]y|mottled|sweat\w*|faint\w*|suddenly|(?:went|turned|gone|so|very) pale)\b/
const RESEMBLES_SEPSIS =
  /\b(?:fever\w*|chills|shiver\w*|hot|confus\w*|fast|pale|mottled|red|streaks?|pus|swollen|drows\w*|vomit\w*|10[0-5]|fiebre|escalofrios|confundid\w*|roj[oa]|hinchad\w+)\b/
const LIKE_A_FLU =
  /\b(?:fever\w*|cough\w*|ach(?:e|es|ing|y)|sore|chills|breath\w*|temp|10[0-4]|wheez\w*|sick|awful|unwell|weak|tired|congest\w*|fiebre|tos|dolor\w*|calentura)\b/
const MILK =
  /\b(?:cows? milk|(?:bottles?|cups?|liters?|litres?|quart|ounces|oz) (?:and a half )?(?:\w+ ){0,2}milk|whole milk|leche de vaca|litros? (?:y medio )?de leche)\b/
const LIVELY = /\b(?:active|playful|playing|plays|runs|grows|growing|happy|activ[oa]|juega|jugando|crece|content[oa])\b/
const GONE_PALE =
  /\b(?:limp|floppy|letharg\w*|drows\w*|gr[ae]y|mottled|sweat\w*|faint\w*|sudden\w*|went|turned|breath\w*|fever|vomit\w*|bleed\w*|blood\w*|black|bruis\w*|hard to wake|de repente|aguad[oa]|fiebre|sangr\w+|vomit\w+|desmay\w+)\b/
const POISONED_BLOOD = /\b(?:fiebre|calentura|escalofrios?|pus|rayas?|roj[oa]s?|hinch\w+|caliente|duele\w*|diabet\w+)\b/

/** Words about fever and sepsis that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_INFECTION_FEVER_AND_SEPSIS: readonly OtherMeaning[] = [
  {
    of: ['mottled-skin', 'gray-look'],
    meant:
      /\b(?:urine|pee|wee|stools?|poops?|motions|phlegm|orina|heces)\b(?:[, ]+\w+){0,4}? (?:pale\w*|palid\w+)|\b(?:pale\w*|palid\w+)[, ]+(?:\w+[, ]+){0,2}?(?:urine|pee|wee|stools?|yellow|pink|straw|cent(?:er|re)|middle|patch\w*|spots?|scar|ring|orina)|\b(?:mucosa\w*|turbinates?|membranes?|conjunctiva\w*)\b[^.;]{0,15}\bpale\b|\bpale (?:\w+ )?(?:nasal )?(?:mucosa\w*|turbinates?)|\b(?:paler|pale) (?:in the )?(?:middle|cent(?:er|re))|\b(?:urine|pee|wee|stools?|poops?|poos?|phlegm|sputum) (?:is |was |are |were |still |stays |looks |runs )*(?:\w+ )?(?:pale|grey|gray)\b|\b(?:pale|gr[ae]y)(?: yellow| straw)? (?:urine|pee|wee|stools?|poops?|phlegm)\b|\bpaler? (?:middle|cent(?:er|re)|ring|halo)\b|\b(?:his|her|my|the)?(?: \w+)? ?urine has turned dark and (?:his|her|my|the) stools pale\b/g,
  },
  {
    of: ['sepsis'],
    meant:
      /\b(?:scared|afraid|worried|terrified|frightened|panick\w*|convinced) (?:of|about|it (?:could|might) be|this is|its) (?:\w+ )?sepsis\b/g,
  },
  {
    of: words('weak-immunity weak-immunity-person'),
    meant:
      /\b(?:hearing|teaching|first|band|kool|visual) aids?\b|\b(?:if i have|do i have|could i have|(?:get|be|getting) tested for|(?:saber|ver) si tengo|si tendre|(?:prueba|examen) (?:de|del|para)(?: el)?) (?:hiv|vih|sida|aids)\b/g,
  },
  {
    of: ['mottled-skin', 'gray-look'],
    meant:
      /\b(?:flush\w*|red|rosy|pink) (?:cheeks?|face)?\b[^.;]{0,20}\bpale (?:ring )?a?round (?:the |his |her |my )?(?:mouth|lips)\b|\bpale (?:ring )?around (?:the |his |her )?mouth\b(?=[^|]{0,60}\bflush)/g,
  },
  {
    of: ['fever'],
    meant: /\bburning up (?:my|the|his|her|into|through) (?:\w+ )?(?:chest|throat|neck|gullet|esophagus)\b/g,
  },
  {
    of: ['blood-dots'],
    meant: /\b(?:small|tiny|little) (?:flat )?red (?:dots|spots|specks)\b/g,
    unless: (plain) =>
      !OF_HANDS_AND_MOUTH.every((place) => place.test(plain)) || LIKE_SEPSIS.test(withoutDenials(plain)),
  },
  {
    of: words('mottled-skin'),
    meant:
      /\bpale(?: skin)? (?:x|for|since|over) (?:\w+ ){0,3}(?:weeks|months|wks|mos|years|summer|winter|spring|birth)\b|\bpale(?:ish| ish)\b|\bpale (?:according to|says|in the opinion)\b/g,
    becomes: 'low-blood-count',
    unless: (plain) => TURNED_PALE.test(withoutDenials(plain)),
  },
  { of: words('fever high-fever lasting-fever'), meant: /\bcat scratch (?:fever|disease)\b|\bfiebre por aranazo\b/g },
  {
    of: words('sepsis infection stroke heart-attack'),
    meant:
      /\b(?:sepsis|stroke|heart attack|blood poisoning|meningitis) (?:because of|thanks to|according to|after watching|after reading) (?:an? |the |some |her |his |my )?(?:tiktok|tik tok|google|web ?md|videos?|internet|instagram|reddit|forum|youtube|article)s?\b|\b(?:sepsis|derrame|infarto) por (?:un |el |lo que vio en )?(?:tiktok|video|articulo|internet)\b/g,
    unless: (plain) => RESEMBLES_SEPSIS.test(withoutDenials(plain)),
  },
  {
    of: ['flu'],
    meant: /\b(?:is|could|can) (?:it|this|that|he|she) (?:be |have )?(?:already )?(?:the )?(?:covid|flu|rsv)\b/g,
    unless: (plain) => LIKE_A_FLU.test(withoutDenials(plain)),
  },
  {
    of: ['mottled-skin'],
    meant:
      /\b(?:pale|palid[oa]|palidit[oa])(?: (?:face|skin|cheeks?|looking))?\b|\b(?:face|skin|cara|piel) (?:is |looks? |esta )?(?:pale|palid[oa])\b/g,
    becomes: 'low-blood-count',
    unless: (plain) => !MILK.test(plain) || !LIVELY.test(plain) || GONE_PALE.test(withoutDenials(plain)),
  },
  { of: ['fever'], meant: /\btemperatura (?:mas alta|maxima)\b(?=[^.;!?\d]{0,30}3[5-7](?:[.,]\d)?\b)/g },
  { of: ['flu'], meant: /\b(?:pruebas?|tests?|examen\w*) (?:de|del|for) [^.;!?\n]{0,130}?\bnegativ\w*/g },
  {
    of: words('weak-immunity weak-immunity-person'),
    meant:
      /\b(?:deadly|bad|dangerous|harmful|good|hard|terrible|poison) (?:for|on|to) (?:my|the|his|her|your|our) immune system\b|\b(?:mal[oa]|peligros[oa]|mortal|dañin[oa]|buen[oa]) para (?:mi|el|su) sistema inmun\w+\b/g,
  },
  {
    of: words('weak-immunity weak-immunity-person'),
    meant:
      /\b(?:prueba|pruebas|examen|examenes|test|tests|analisis)(?: \w+)? (?:del?|para|contra) (?:(?!positiv)\w+ ){0,3}?(?:vih|sida|hiv)\b[^.;!?\n]{0,40}\bnegativ\w+|\b(?:vih|sida|hiv)\b(?: \w+){0,4}? negativ\w+/g,
  },
  {
    of: ['fever'],
    meant:
      /\b(?:la )?(?:fiebre|calentura) (?:del?|por|por el) (?:gato|aranazo|heno|dengue|zika|oro|sabado)\b|\bfiebre amarilla\b/g,
    unless: (plain) => /\b(?:3[89]|4[01]|10[0-5])\b|\bcon fiebre\b/.test(plain),
  },
  {
    of: words('sepsis infection'),
    meant:
      /\b(?:o |y )?(?:se )?(?:me|le) (?:da|va a dar|puede dar|daria|dara|hace|va|pasa|puede pasar) (?:una |la )?infeccion(?: (?:en|de|a|por) la sangre)?[^.;!?\n]{0,15}\?/g,
    unless: (plain) => POISONED_BLOOD.test(withoutDenials(plain)),
  },
  { of: ['chills'], meant: /\b(?:la|una|las|mi|con|en|de) tiritas?\b/g },
  {
    of: words('flu cold'),
    meant:
      /\b(?:adolorid\w+|dolor(?:es)?|duelen?|molid\w+) (?:\w+ )?como (?:de|con|si tuviera|si fuera|por) (?:la |una )?(?:gripe|gripa)\b/g,
    unless: (plain) => /\b(?:fiebre|calentura|tos|mocos?|escalofri\w*|garganta)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('fever lasting-fever'),
    meant:
      /\bya se (?:me |le )?(?:fue|quito) la (?:fiebre|calentura)\b|\b(?:fever|temperature) (?:is|has) (?:already )?gone\b/g,
    unless: (plain) =>
      /\b(?:volv\w+|regres\w+|vuelve|otra vez|noches?|meses|recien nacid[oa]|bebe|tylenol|paracetamol|ibuprofeno|motrin|aspirina|back|again|baby|newborn|months?|quimio\w*|chemo\w*|trasplant\w*|embaraz\w+|pregnan\w*)\b/.test(
        plain,
      ),
  },
  {
    of: ['missed-dialysis'],
    meant: /\bsesion(?:es)? (?:de|en) (?:la |una )?maquina (?:de|del|para) \w+/g,
  },
  {
    of: words('fever high-fever'),
    meant:
      /\b(?:is (?:that|it|this)|would that be|es (?:eso )?|sera|eso es) ?(?:a |ya )?(?:fever|fiebre|calentura)\b|\b(?:brother|sister|sibling|husband|wife|dad|mom|hermanit[oa]|hermano|esposo|marido)s? (?:\w+ )?(?:has|had|have|with|tiene|con|trae) (?:an? )?(?:fever (?:of )?)?(?:\d{2,3}(?:[.,]\d)? ?)?(?:de )?(?:fever|fiebre|calentura)?/g,
    unless: (plain) =>
      !/(?<![\d.])(?:3[67](?:[.,]\d)?|9[789](?:[.,]\d)?)(?![\d%/])/.test(plain) ||
      /\b(?:he|she|baby|newborn|bebe)s? (?:is |feels? )?(?:hot|burning|warm|limp|sleepy|not eating|caliente|aguad[oa])\b/.test(
        plain,
      ),
  },
]
