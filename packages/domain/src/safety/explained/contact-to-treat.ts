import type { Reading } from './reading'

const SEX_OR_NEEDLE =
  /\b(?:condom|condon|preservativo|bottomed|topped|sex|slept with|hooked up|unprotected|needle|relaciones|sexo|sin proteccion|jeringa|aguja)\b/
const HAS_HIV = /\b(?:(?:hiv|vih)(?: ?\+| pos\w*| status)?|seropositiv[oa]|poz)\b/
const HAD_BY_THE_OTHER =
  /\b(?:(?:he|she|they|guy|partner|girl|man|woman|who|hes|shes|boyfriend|girlfriend|someone|friend|el|ella|alguien|novi[oa]|pareja|chavo|chica)\b[^.;!?]{0,60}\b(?:hiv|vih|seropositiv[oa]|poz))\b/
const FOUND_IN_THE_OTHER =
  /\b(?:salio|dio|tested|came back) positiv(?:o|a|e)\b[^.;!?]{0,60}\b(?:muchach[oa]|chic[oa]|con quien|novi[oa]|pareja|guy|girl|man|woman|partner)\b/
const WITHIN_THREE_DAYS =
  /\b(?:last night|yesterday|tonight|this morning|today|(?:[1-9]|[1-6]\d|7[0-2]) hours?|(?:one|two|three|1|2|3) days? ago|saturday|sunday|monday|weekend|anoche|ayer|hoy|antier|anteayer|hace (?:un|dos|tres|[1-3]) dias?|horas|fin de semana|viernes|sabado|domingo|lunes)\b/
const NO_RISK =
  /\b(?:undetectable|indetectable|on prep|condom (?:stayed|was on|didnt|never)|kiss\w*|hand ?shake|months ago|years ago|weeks ago|hace (?:meses|anos|semanas)|tested negative|salio negativo)\b/

/** Sex or a needle within three days of somebody with HIV: medicine against it works only if begun soon (CDC, PEP). */
export const isHivContact = ({ plain }: Reading): boolean =>
  HAS_HIV.test(plain) &&
  SEX_OR_NEEDLE.test(plain) &&
  (HAD_BY_THE_OTHER.test(plain) || FOUND_IN_THE_OTHER.test(plain)) &&
  WITHIN_THREE_DAYS.test(plain) &&
  !NO_RISK.test(plain.replaceAll(/\b(?:not|no|isnt|never) (?:on prep|undetectable|indetectable)/g, ' '))

const GAZED =
  /\b(?:eclipse|(?:looked|stared|looking|staring) (?:straight |right |directly )?(?:at|into) (?:the )?(?:sun|laser)|laser pointer|mir\w+ (?:al|el) (?:sol|laser))\b/
const SPOT_SEEN =
  /\b(?:smudge|spot|blur\w*|blind|blotch|hazy|washed out|wavy|distort\w*|dark|grey|gray|mancha|borros[oa]|punto|veo mal|sombra)\b/
const SEEN_WITH = /\b(?:eyes?|see|sight|vision|look at|look|centre|center|middle|ojos?|veo|vista|centro)\b/

/** A spot before the eyes after looking at the sun: burnt at the back of the eye (AAO, solar retinopathy). */
export const isSunGazed = ({ plain }: Reading): boolean =>
  GAZED.test(plain) &&
  SPOT_SEEN.test(plain) &&
  SEEN_WITH.test(plain) &&
  !/\b(?:went away|gone now|(?:with|wore|through) (?:the |my |proper )*(?:eclipse |certified )?glasses)\b/.test(plain)

const OLD_PAINT =
  /\b(?:lead paint|lead test|(?:old|peeling|flaking|chipp\w+|sand\w+|scrap\w+)[^.;!?]{0,40}\b(?:paint|window|sills?|frames?|trim|house)|paint (?:chips?|flakes?|dust)|flakes|pintura (?:vieja|descarapelada|con plomo)|descarap\w+)\b/
const OLD_HOUSE =
  /\b(?:19[0-7]\d ?s?|18\d\d|victorian|century|old house|before 1978|swab (?:turned )?red|turned red|lead|casa vieja|casa antigua|plomo)\b/
const SMALL_CHILD = /\b(?:(?:month|year)s? olds?|toddler|baby|son|daughter|bebe|nin[oa]|hij[oa])\b/
const IN_MOUTH = /\b(?:chew\w*|mouth\w*|lick\w*|eat\w*|ate|gnaw\w*|suck\w*|muerde|chupa|come|boca|lame)\b/

/** A child that chews old paint is to be tested for lead in days (CDC, lead). */
export const isLeadOfOldPaint = ({ plain }: Reading): boolean =>
  OLD_PAINT.test(plain) && OLD_HOUSE.test(plain) && SMALL_CHILD.test(plain) && IN_MOUTH.test(plain)
