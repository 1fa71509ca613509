export const OF_BABY = ['infant-word', 'age-under-2', 'age-under-3', 'child-word', 'newborn-word']
export const OSTOMY = /\b(?:colostomia|ileostomia|urostomia|ostomia|estoma|colostomy|ileostomy|urostomy|ostomy|stoma)\b/
/** Of a mother the gate knows more. */
export const MOTHER = ['pregnant', 'postpartum']
export const SUDDEN_OR_WITH_HEADACHE =
  /\b(?:sudden\w*|today|yesterday|double|headache|de repente|hoy|ayer|doble|dolor de cabeza)\b/
export const ALLERGY_NOW =
  /\b(?:right now|just (?:now|ate|got|took|happened)|minutes ago|hour ago|hours ago|today|tonight|this (?:morning|afternoon|evening)|spreading|throat (?:is |feels |tight|clos|swell)\w*|cant (?:breathe|swallow)|wheez\w*|ahorita|hoy|hace (?:\w+ )?(?:minutos|horas?|rato)|anoche)\b/
export const ITCH = /\b(?:itch\w*|scratch\w*|comezon|pica\w*|rasca\w*)\b/
export const WEEK = 7
export const OF_OFFICE =
  /\b(?:cover\w*|insurance|copay\w*|co ?pay\w*|bill(?:s|ed|ing)?|deductible|plan|medicaid|medicare|cost\w*|price|how much|pay|paid|claim\w*|authoriz\w*|appeal\w*|denied|denial|reschedul\w*|cancel\w*|ride|transport\w*|interpreter|job|work note|seguro|cobertura|cubre\w*|cobr\w+|factura\w*|cuest\w+|pagar|reclamo|autorizacion|cita por telefono|transporte|interprete)\b/
export const IN_LAST_DAYS =
  /\b(?:today|yesterday|last night|this morning|tonight|(?:two|three|2|3) days ago|hoy|ayer|anoche|antier|esta manana|hace (?:dos|tres|2|3) dias)\b/
export const WEEKS_OR_LONGER = /\b(?:weeks|months|years|semanas|meses|anos)\b/
export const OF_CHILD = ['child-word', 'infant-word', 'age-under-18', 'age-under-3', 'age-under-2']
export const RED_OR_PINK = /\b(?:red|redder|redness|pink|patch|roj[oa]s?|rojiz[oa]|colorad[oa]|mancha|rojez)\b/
export const HOT = /\b(?:hot|warm|calient\w*)\b/
export const EYE_RED = /\b(?:red|bloodshot|roj[oa]s?|colorad[oa]s?)\b/
export const OLD_OR_SCANNED = /\b(?:years? ago|months? ago|hace (?:\w+ )?(?:anos|meses)|scan|mri|resonancia)\b/
export const LONG_AGO_OR_ALWAYS =
  /\b(?:years? ago|as a (?:kid|child)|always|months ago|(?:hace )?(?:\w+ )?anos|de (?:nin[oa]|chic[oa])|siempre|meses)\b/
export const WEEKS_OR_YEARS_AGO =
  /\b(?:hace (?:\w+ ){1,2}(?:anos|meses|semanas)|desde hace (?:\w+ ){1,2}(?:anos|meses)|(?:years|months|weeks) ago)\b/
export const THESE_DAYS =
  /\b(?:today|yesterday|this (?:morning|afternoon|evening|week)|tonight|last night|since|hours?|days?|day \d+|hoy|ayer|anoche|desde|horas?|dias?|dia \d+)\b/
export const MONTHS_OR_YEARS_AGO =
  /\b(?:years? ago|months ago|last (?:year|fall|spring|summer|winter)|as a (?:kid|child)|hace (?:\w+ )?(?:anos?|meses))\b/
export const TODAY =
  /\b(?:today|this (?:morning|afternoon|evening)|tonight|last night|yesterday|since (?:noon|lunch|breakfast|dinner|mon|tues|wednes|thurs|fri|satur|sun)|just now|overnight|hoy|ayer|anoche|esta (?:manana|tarde|noche)|ahorita)\b/
export const RED = /\b(?:red|redness|roj[oa]s?|colorad[oa]s?|rojez|enrojecid[oa])\b/
