const LONG_AGO =
  '(?:(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a dozen|twenty|thirty|many|several|some|a few|a couple(?: of)?) (?:years?|yrs) (?:ago|back)|years ago|(?:back )?in (?:19\\d\\d|20[01]\\d|202[0-4])|when i was (?:\\d{1,2} years old|(?:much |a lot )?younger|young|little|a (?:kid|child|teen\\w*)|in (?:high school|college|the (?:army|navy)))|hace (?:\\w+ ){1,2}anos|en (?:19\\d\\d|20[01]\\d|202[0-4])|cuando (?:era (?:nin[oa]|joven)|tenia \\d{1,2} anos))'
const WAS =
  '(?:was|were|hit|hits|got (?:up |down )?to|went (?:up |down )?to|reached|peaked at|came (?:back )?(?:at|as)|read|dropped to|fell to|measured|estaba|estuvo|era|llego a|subio a|bajo a|salio(?: en)?|marco)'
const FIGURE = '\\d{1,3}(?:[.,]\\d{1,2})?(?: ?(?:\\/|over|sobre|con) ?\\d{2,3})?(?: ?%)?'
/** Books and tests, and what is told in a class or shown on a wall. */
const STUDIES =
  '(?:text ?books?|nclex|flash ?cards?|study guide|(?:exam|test|quiz|practice|board) questions?|nursing school|libro de texto|examen de enfermeria|(?:in class|in school|the book|the charts?|a chart|the poster|the article|the lecture|(?:my|the) professor|climbers)(?: [a-z]+){0,4}? (?:we |i |they )?(?:learn(?:ed|t)|says?|said|lists?|shows?|states?|taught|have))'
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
    `\\b${STUDIES}\\b(?!${ANY}*\\b(?:my|his|her|mi|su) (?!(?:text ?book|professor|lecture|exam))\\w+|${ANY}*\\b(?:i (?:checked|took|feel|have)|im|ive)\\b)${ANY}{0,80}?\\d${ANY}*`,
    'g',
  ),
  new RegExp(
    `\\b(?:alarms?|alerts?|limits?|threshold|cut ?off|notifications?|alarma|alerta)\\b(?:,? [a-z]+){0,10}? (?:set|programmed|preset|puest[oa]|fijad[oa]|programad[oa]) (?:at|to|for|en|a)(?: \\w+)?? ${FIGURE}`,
    'g',
  ),
]
/** Warm as a bath, a bottle or a room: "el agua del baño estaba a 38 grados". */
const OF_THINGS =
  /\b(?:bath(?: ?water)?|bathtub|pool|hot tub|water|bottle|formula|milk|room|nursery|bedroom|house|car|thermostat|agua(?: del bano)?|leche|biberon|mamila|cuarto|habitacion|casa|carro|alberca|tina)\b(?: (?:(?:of|de) (?:my|the|mi|el) [a-z]+|is|was|at|feels?|felt|came|out|reads?|said|of|to|around|about|warm|hot|heated|the|on|instant|kitchen|thermometer|inside|esta|estaba|a|de|unos|casi|hasta|con)){1,7} \d{2,3}(?:[.,]\d)?(?!\d|[.,]\d)(?: ?(?:°|º|degrees|grados))?(?: ?[fc]\b)?(?! ?(?:(?:°|º|degrees|grados) ?)?(?:[fc] )?(?:de )?(?:fever|fiebre|calentura|temp))/g
const NAMES_THING =
  /\b(?:bath|pool|tub|water|bottle|formula|milk|room|nursery|house|car|thermostat|agua|leche|biberon|mamila|cuarto|habitacion|casa|carro|alberca|tina)/
/** Of somebody else in the house: "her brother has 102, her own is 98.4". */
const OF_ANOTHER =
  /\b(?:brother|sister|sibling|husband|wife|dad|mom|hermanit[oa]|hermano|hermana|esposo|marido)s? (?:[a-z]+ )?(?:has|had|with|tiene|con|trae) (?:an? )?(?:fever (?:of )?)?(?:10[0-5]|3[89]|40)(?:[.,]\d)?(?=[^|]{0,120}\b(?:bab(?:y|ys|ies)|newborns?|infants?|bebes?|recien nacid[oa]|nen[ea]|mine|hers|la mia|el mio)\b[^|\d]{0,25}(?:3[67](?:[.,]\d)?|9[789](?:[.,]\d)?)(?![\d%/]))/g
const withoutThings = (text: string): string =>
  (NAMES_THING.test(text) ? text.replaceAll(OF_THINGS, ' ') : text).replaceAll(OF_ANOTHER, ' ')

const MAY_BE = new RegExp(
  '\\b(?:ago|back|19\\d\\d|20[012]\\d|when i was|hace|cuando|class|book|chart|poster|article|climbers|text ?books?|nclex|flash ?cards?|guide|questions?|school|lecture|professor|nursing school|libro|examen|set|programmed|preset|puest[oa]|fijad[oa]|programad[oa])\\b',
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
