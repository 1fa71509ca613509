import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'

const SEES_A_PATIENT =
  '(?:doctors?|physician|\\w+ologist|\\w+iatrist|dentist|specialist|surgeon|therapist|counselor|clinic|office|practice|pediatrician|midwife|nurse|he|she|they)'
const STIFF = '(?:stiff|sore|achy|aching|tight|ties[oa]s?|adolorid[oa]s?|engarrotad[oa]s?)'
const ONE_SIDE = /\b(?:one (?:side|arm|leg)|face|mouth|speech|slur\w*|sudden\w*|numb\w*|un lado|cara|boca|de repente)\b/
const LEAFLET =
  '(?:leaflets?|labels?|prints?|instructions?|directions|websites?|internet|charts?|numbers?|advice|schedules?|articles?|reports?|results?|letters?|box|package|app|videos?|menu|forms?|doses?|names?)'

const SUDDENLY =
  /\b(?:sudden\w*|today|tonight|this (?:morning|afternoon|evening)|yesterday|minutes?|hours?|an hour|just now|right now|slur\w*|droop\w*|weak\w*|numb\w*|stroke|garbled|jumbled|wrong words|worse)\b/
const FOR_LONG = /\b(?:years?|months?|all my life)\b/
const HAD_A_SHOT = /\b(?:shots?|vaccin\w*|jabs?|boosters?|vacunas?)\b/
const OF_THE_HEART = /\b(?:chest|jaw|sweat\w*|breath\w*|pressure|nause\w*|pecho|quijada|sudor\w*)\b/
const HEAD_COLD = /\b(?:cold|sinus\w*|congest\w*|stuffy|runny|cheeks|mucus|resfriado|gripe)\b/

/** Words of the brain, eyes and breath that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_THE_HEAD: readonly OtherMeaning[] = [
  {
    of: ['vision-loss'],
    meant: new RegExp(
      `\\b${SEES_A_PATIENT} (?:\\w+ )?cant see (?:me|us|him|her|them|anyone)\\b(?= (?:for|until|till|before|sooner|any|this|next|today|tomorrow|in)\\b| *[,.;?!])|\\bcant see (?:why|how(?! many)|what the|the point|any (?:point|reason|need|harm|wax|redness|swelling|rash|spots?|bites?|pus|splinter|cause)|a reason|anything (?:wrong|there|in|on)|myself|that (?:it|this|we|i)|it being|where (?:it|the))\\b`,
      'g',
    ),
  },
  {
    of: ['confused'],
    meant: new RegExp(
      `\\b${LEAFLET} (?:\\w+ ){0,7}?(?:is |are |was |were |a bit |too |so |all )*confus\\w+|(?<!\\b(?:everything|all|he|she|it all) (?:\\w+ )?)\\bconfuses (?:me|us|my \\w+)\\b(?! (?:with|for)\\b)|\\b(?:knows?|know|realizes?|aware|admits?|understands?)(?: that)? (?:it|this|its|that) (?:doesnt make|makes no|makes little) sense|\\b(?:hear|hears|heard|see|sees|saw|breathe|sense|good|use|nothing|anything|something|juice|water|fluid|pus|much|kick|joy|fun|grew|grown|grows?|snaps?|snapped) (?:\\w+ ){0,3}out of it\\b`,
      'g',
    ),
  },
  {
    of: ['one-side-weak'],
    meant: new RegExp(
      `\\b${STIFF}\\b[^.;!?\\n]{0,60}\\b(?:cant|cannot|couldnt|can hardly|hardly|no pued[eo]|apenas pued[eo]) (?:\\w+ )?(?:lift|raise|levantar|subir|alzar) (?:my|his|her|both|los|las|mis|sus) (?:arms|hands|legs|brazos|manos|piernas)\\b`,
      'g',
    ),
    unless: (plain) => ONE_SIDE.test(plain),
  },
  {
    of: ['speech-trouble'],
    meant:
      /\b(?:los(?:e|es|ing)|forget\w*|search\w* for|hunt\w* for|grop\w+ for) (?:for )?(?:my |his |her |some |a |the )?(?:words?|names?)\b/g,
    unless: (plain) => !FOR_LONG.test(plain) || SUDDENLY.test(withoutDenials(plain)),
  },
  {
    of: ['chest-pain'],
    meant:
      /\b(?:pain|ach\w+|sore\w*|hurts?|tender|stiff|heavy)\b[^.;!?\n]{0,20}\barm\b|\barm\b[^.;!?\n]{0,20}\b(?:pain|ach\w+|sore\w*|hurts?|tender|stiff|heavy)\b/g,
    unless: (plain) => !HAD_A_SHOT.test(plain) || OF_THE_HEART.test(withoutDenials(plain)),
  },
  {
    of: ['pain-spreads', 'jaw-pain', 'on-effort'],
    meant:
      /\b(?:upper |back |top |my )?(?:teeth|tooth)\b[^.;!?\n]{0,20}\b(?:ach\w+|hurts?|sore|throb\w*)\b[^.;!?\n]{0,50}/g,
    unless: (plain) => !HEAD_COLD.test(plain) || OF_THE_HEART.test(withoutDenials(plain)),
  },
  {
    of: ['face-droop'],
    meant:
      /\b(?:milk|formula|spit ?up|spits? up|bottle|leche)\b[^.;!?\n]{0,50}\b(?:runs?|dribbl\w*|drools?|trickl\w*|escurre)\b[^.;!?\n]{0,30}/g,
    unless: (plain) => !/\b(?:spit\w*|reflux|burp\w*|bottle|nurs\w*|regurgit\w*|devuelve)\b/.test(plain),
  },
  {
    of: ['short-of-breath'],
    meant:
      /\b(?:sleeps?|slept|sleeping|duerm[oe]) (?:flat |well |fine |bien )?(?:on|with|con) (?:my |his |her |mis |su |la |las |mi )?(?:usual|same|one|a single|normal|mism[ao]s?|un[ao]?|siempre|de siempre) (?:\w+ )?(?:pillows?|almohadas?)(?: de siempre)?/g,
  },
]
