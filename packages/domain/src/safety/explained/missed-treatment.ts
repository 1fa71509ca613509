import type { Reading } from './reading'

export const DIALYSIS_MISSED =
  /\b(?:hemo)?d(?:ialisis|ialysis)\b[^|]{0,110}\b(?<!\bno )(?<!\bnunca )(?<!\bsin )(?:(?:me |se )(?:he |ha )?(?:salt[eo]|saltado|volo|brinqu[eo]|brinco|perdi|perdio)|falt(?:e|o|amos) (?:a )?|perd(?:i|io) (?:ya )?|no (?:fui|fue|fuimos|pude ir|pudo ir) (?:a )?|(?:i |he |she |we )?(?:skipped|missed|didnt (?:go|make it) (?:to )?))(?: ?(?:las?|los|my|the|his|her) )? ?(?:dos|tres|cuatro|una|[2-4]|dos ultimas|ultimas?|sesion(?:es)?|two|three|last|(?:mon|wednes|fri|tues|thurs|satur)day|lunes|miercoles|viernes|martes|jueves|sabado)\b|\b(?:hemo)?d(?:ialisis|ialysis)\b[^|]{0,80}\b(?:pero|but) (?:ayer|hoy|antier|anoche|esta semana|yesterday|today|this week) (?:(?:ya )?no (?:fui|fue|fuimos|pude ir|pudo ir)|(?:i |he |she |we )?(?:missed|skipped|didnt go))\b/

/** A dialysis told of first and missed some words later: "I have it on Mondays, Wednesdays and Fridays, and skipped two". */
export const isDialysisMissed = ({ plain }: Pick<Reading, 'plain'>): boolean => DIALYSIS_MISSED.test(plain)
