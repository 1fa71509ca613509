const LONG_AGO =
  '(?:(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a dozen|twenty|thirty|many|several|some|a few|a couple(?: of)?) (?:years?|yrs) (?:ago|back)|years ago|(?:back )?in (?:19\\d\\d|20[01]\\d|202[0-4])|when i was (?:\\d{1,2} years old|(?:much |a lot )?younger|young|little|a (?:kid|child|teen\\w*)|in (?:high school|college|the (?:army|navy)))|hace (?:\\w+ ){1,2}anos|en (?:19\\d\\d|20[01]\\d|202[0-4])|cuando (?:era (?:nin[oa]|joven)|tenia \\d{1,2} anos))'
const WAS =
  '(?:was|were|hit|hits|got (?:up |down )?to|went (?:up |down )?to|reached|peaked at|came (?:back )?(?:at|as)|read|dropped to|fell to|measured|estaba|estuvo|era|llego a|subio a|bajo a|salio(?: en)?|marco)'
const FIGURE = '\\d{1,3}(?:[.,]\\d{1,2})?(?: ?(?:\\/|over|sobre|con) ?\\d{2,3})?(?: ?%)?'
const STUDIES =
  '(?:in class|the book|the chart|a chart|the poster|the article|climbers|text ?books?|nclex|flash ?cards?|study guide|(?:exam|test|quiz|practice|board) questions?|quiz|homework|lectures?|professor|nursing school|libro de texto|examen de enfermeria|tarea)'
const ANY = '[^.;!?|\\n]'

/** Figures of long ago, of books, and those at which a device is to call: no measure of anybody now. */
const NOT_OF_NOW: readonly RegExp[] = [
  new RegExp(
    `\\b${WAS}(?: (?:about|around|like|only|a|at))? ${FIGURE}(?: \\w+){0,2}?,? ${LONG_AGO}(?!${ANY}*\\b(?:again|still|since)\\b)`,
    'g',
  ),
  new RegExp(
    `\\b${LONG_AGO}\\b${ANY}{0,50}?\\b${WAS}(?: (?:about|around|like|only|a|at))? ${FIGURE}(?!${ANY}*\\b(?:again|still)\\b)`,
    'g',
  ),
  new RegExp(
    `\\b${STUDIES}\\b(?!${ANY}*\\b(?:my|his|her|mi|su) (?!(?:text ?book|professor|homework|lecture|quiz|exam|tarea))\\w+)${ANY}{0,80}?\\d${ANY}*`,
    'g',
  ),
  new RegExp(
    `\\b(?:alarms?|alerts?|limits?|threshold|cut ?off|notifications?|alarma|alerta)\\b(?:,? \\w+){0,10}? (?:set|programmed|preset|puest[oa]|fijad[oa]|programad[oa]) (?:at|to|for|en|a)(?: \\w+)?? ${FIGURE}`,
    'g',
  ),
]
/** Warm as a bath, a bottle or a room: "el agua del baño estaba a 38 grados". */
const OF_THINGS =
  /\b(?:bath(?: ?water)?|bathtub|pool|hot tub|water|bottle|formula|milk|room|nursery|bedroom|house|thermostat|car seat|agua(?: del bano)?|leche|biberon|mamila|cuarto|habitacion|alberca|tina)\b(?:(?!\b(?:temp|temps|temperature|fever|fiebre|calentura|temperatura|and|y|then|he|she|his|her|baby|bebe|forehead|rectal)\b)[^.;!?|\d]){0,25}\d{2,3}(?:[.,]\d)?(?: ?(?:°|º|degrees|grados))?(?: ?[fc]\b)?/g
const NAMES_THING =
  /\b(?:bath|pool|tub|water|bottle|formula|milk|room|nursery|house|thermostat|seat|agua|leche|biberon|mamila|cuarto|habitacion|alberca|tina)/
/** Of somebody else in the house: "her brother has 102, her own is 98.4". */
const OF_ANOTHER =
  /\b(?:brother|sister|sibling|husband|wife|dad|mom|hermanit[oa]|hermano|hermana|esposo|marido)s? (?:[a-z]+ )?(?:has|had|with|tiene|con|trae) (?:an? )?(?:fever (?:of )?)?(?:10[0-5]|3[89]|40)(?:[.,]\d)?(?=[^|]{0,160}(?<![\d.])(?:3[67](?:[.,]\d)?|9[789](?:[.,]\d)?)(?![\d%/]))/g
const withoutThings = (text: string): string =>
  (NAMES_THING.test(text) ? text.replaceAll(OF_THINGS, ' ') : text).replaceAll(OF_ANOTHER, ' ')

const MAY_BE = new RegExp(
  '\\b(?:ago|back|19\\d\\d|20[012]\\d|when i was|hace|cuando|class|book|chart|poster|article|climbers|text ?books?|nclex|flash ?cards?|guide|questions?|quiz|homework|lectures?|professor|nursing school|libro|examen|tarea|set|programmed|preset|puest[oa]|fijad[oa]|programad[oa])\\b',
)

const READING = '(?:read\\w*|said|says|showed|shows|was|gave|marc\\w+|decia|da|daba|dio|salia)'
const BADLY_WORN =
  '(?:nail polish|gel (?:nails?|polish|manicure)|fake nails|acrylics?|cold (?:hands?|fingers?)|(?:hands?|fingers?) (?:were|are|was) (?:freezing|ice cold|cold|like ice)|unas pintadas|esmalte|unas (?:postizas|acrilicas|de gel)|manos frias|dedos? frios?)'
/** Oxygen read through nail polish or on a cold finger, where it is read well after. */
const THROUGH_POLISH = new RegExp(
  `\\b${READING}(?: \\w+){0,2}? \\d{2}%?(?=${ANY}{0,40}\\b${BADLY_WORN}\\b[^|]{0,160}\\b${READING}(?: \\w+){0,2}? (?:9[5-9]|100)\\b)`,
  'g',
)
/** The same told in any order, where it was put right and is well now. */
const PUT_RIGHT = new RegExp(
  `\\b[5-9]\\d%?(?=[^|]{0,120}\\b(?:took (?:it|them|the polish) off|warm(?:ed|ing)|wiped|took it right|sin esmalte|(?:le |lo |se lo )?quit(?:e|amos|o)|washed|put it on right)[^|]{0,50}\\b(?:9[5-9]|100)\\b)`,
  'g',
)
const IS_BADLY_WORN = new RegExp(`\\b${BADLY_WORN}\\b`)
const withoutBadlyWorn = (text: string): string =>
  IS_BADLY_WORN.test(text) ? text.replaceAll(THROUGH_POLISH, ' ').replaceAll(PUT_RIGHT, ' ') : text

/** A plain text without the figures that are nobody's now. */
export function measuredNow(text: string): string {
  const worn = withoutThings(withoutBadlyWorn(text))
  return MAY_BE.test(worn) ? NOT_OF_NOW.reduce((left, each) => left.replaceAll(each, ' '), worn) : worn
}
