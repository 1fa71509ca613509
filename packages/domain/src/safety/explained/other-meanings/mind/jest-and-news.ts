import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { DESPAIR_OR_POISON } from '../vocabulary'

const TIRESOME =
  '(?:meetings?|emails?|zoom|spreadsheets?|slides?|homework|lectures?|class|songs?|traffic|commercials?|powerpoints?|calls?|budget|chores?|laundry|hold music|juntas?|reunion(?:es)?|correos?|tareas?|trafico|cancion)'
const IN_JEST =
  '(?:lol|lmao|haha\\w*|jaja\\w*|jk|(?:just |im |only )?kidding|joking|figuratively|es broma|broma|no en serio)'
const IF_ONE_MORE = new RegExp(
  `\\b(?:if|si) (?:i|we|my boss|they|he|she|me|tengo|hay|otra|mi jef[ea])\\b[^.;!?\\n]{0,70}\\b${TIRESOME}\\b[^.;!?\\n]{0,40}?\\b(?:jump(?:ing)? (?:off|out)[^,.;!?\\n]{0,25}|kill(?:ing)? myself|shoot(?:ing)? myself|stab(?:bing)? myself|die|me (?:mato|tiro|aviento|ahorco|muero)[^,.;!?\\n]{0,25})(?=[^|]{0,30}\\b${IN_JEST}\\b)`,
  'g',
)

const OF_PUBLIC =
  '(?:singer|actor|actress|celebrity|star|youtuber|streamer|comedian|musician|rapper|chef|influencer|idol|author|character|cantante|actriz|artista|comediante|famos[oa]|personaje)'
const SUICIDE_OF_PUBLIC = new RegExp(
  `\\b${OF_PUBLIC}(?: ?'?s)? (?:\\w+ ){0,2}suicide\\b|\\bsuicide of (?:that|the|a|this) (?:\\w+ )?${OF_PUBLIC}\\b|\\bsuicidio (?:de|del) (?:\\w+ ){0,2}${OF_PUBLIC}\\b|\\b${OF_PUBLIC} (?:\\w+ ){0,2}(?:que )?se suicido\\b`,
  'g',
)
const I_AM_SAFE =
  /\b(?:(?:im|i am|feel\w*|doing) (?:ok|okay|fine|well|good|safe)|no thoughts|not (?:suicidal|in danger)|sleeping|estoy bien|sin pensamientos|no (?:tengo|he tenido) (?:\w+ )?(?:pensamientos|ganas))\b/

const BY_ACCIDENT_AT_HOME =
  /\b(?:toddlers?|kid|baby|dog|cat|door|ball|softball|baseball|cabinet|shelf|elbow|headbutt\w*|nin[oa]|bebe|perro|puerta|pelota|balon)\b/
const SO_PEOPLE_THINK =
  /\b(?:people|coworkers?|everyone|everybody|colleagues?|la gente|todos|companer[oa]s|my boss|strangers?|teachers?) (?:(?:at|in|de|del|en) (?:\w+ ){1,2})?(?:all |must |probably |might |may )?(?:thinks?|assumes?|asks?|asked|joke[sd]?|suspects?|looks?|cree[n]?|piensa[n]?|pregunta[n]?)\b[^.;!?\n]*/g
const FEARED_AT_HOME =
  /\b(?:he|she|husband|boyfriend|wife|partner|ex) (?:hit|hits|punch\w*|slap\w*|beat\w*|chok\w*|shov\w*|push\w*|threw)|\b(?:afraid|scared) of (?:him|her)|\b(?:me pego|me pega|me golpeo|miedo)\b/

const TALKS_OF_DRINK =
  /\b(?:alcohol|sober|drugs?|smok\w*|vap\w*|dreams?|nightmares|depress\w*|anxi\w*|therap\w*|sleep\w*|(?:to|wanna) die|suicid\w*|mood|beers?|wine)\b/
const DRIES_OUT =
  /\b(?:vomit\w*|throw\w* up|diarrhea|stomach|fever|baby|infant|toddler|newborn|not eating|or eating|eating or|pee\w*|wet diapers?|thirst\w*|swallow\w*|anything|fluids|water)\b/

const DAILY_PILL =
  /\b(?:sertraline|zoloft|fluoxetine|prozac|escitalopram|lexapro|citalopram|levothyroxine|synthroid|statins?|\w+statin|omeprazole|pantoprazole|famotidine|cetirizine|zyrtec|loratadine|claritin|montelukast|singulair|vitamins?|birth control|multivitamin|lisinopril|losartan|sertralina|fluoxetina|levotiroxina|loratadina|cetirizina|omeprazol|vitaminas?)\b/
const TAKEN_TWICE =
  /\b(?:twice|two (?:of|pills|tablets|doses)|double (?:dose|dosed)|doubled|second (?:one|dose|pill|tablet)|(?:an )?extra (?:one|pill|tablet|dose)|dos veces|doble|otra pastilla|repeti)\b/
const FEELS_ILL_OR_MORE =
  /\b(?:three|four|five|six|seven|eight|ten|tres|cuatro|cinco|seis|diez|[3-9](?! ?m(?:g|cg)\b)|1\d(?! ?m(?:g|cg)\b)|handfuls?|bottles?|whole|all of|frascos?|botes?|punado|todas|iron|hierro|prenatal\w*|drows\w*|vomit\w*|shak\w*|confus\w*|racing|dizz\w*|faint\w*|palpit\w*|on purpose|he|she|son|daughter|child|kid|toddler|baby|maoi|tramadol|opioid\w*|insulin|xanax|mare\w+|tembl\w+|hij[oa]|nin[oa]|a proposito)\b/

/** Deaths in the news, jokes over meetings, doses feared: words of the mind that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_MIND_JEST_AND_NEWS: readonly OtherMeaning[] = [
  {
    of: words('suicide-said lethal-means risky-bidding out-of-window harm-others'),
    meant: IF_ONE_MORE,
    unless: (plain) => DESPAIR_OR_POISON.test(withoutDenials(plain)),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:bottles?|frasco|botella) (?:of|de) (?:\w+ )?(?:water|milk|wine|beer|soda|juice|lotion|shampoo|oil|glitter|beads|agua|leche|vino|refresco|jugo|crema|aceite)\b/g,
    unless: (plain) =>
      DESPAIR_OR_POISON.test(withoutDenials(plain.replaceAll(/\b(?:whole|entire|full) bottle\b/g, ' '))),
  },
  {
    of: ['suicide-named'],
    meant: SUICIDE_OF_PUBLIC,
    unless: (plain) =>
      !I_AM_SAFE.test(plain) || DESPAIR_OR_POISON.test(withoutDenials(plain.replaceAll(SUICIDE_OF_PUBLIC, ' '))),
  },
  {
    of: words('violence-home violence-now child-abuse'),
    meant: SO_PEOPLE_THINK,
    unless: (plain) =>
      !BY_ACCIDENT_AT_HOME.test(plain) || FEARED_AT_HOME.test(withoutDenials(plain.replaceAll(SO_PEOPLE_THINK, ' '))),
  },
  {
    of: words('violence-home violence-now'),
    meant:
      /\b(?:toddlers?|baby|infant|[1-5] ?(?:years?|yr|yo|months?) ?(?:old)?|two year old|three year old|bebe|(?:nin[oa]|hij[oa]) de [1-5] anos?) (?:\w+ )?(?:headbutt\w*|head butt\w*|hit|kick\w*|elbow\w*|bonk\w*|smack\w*|punch\w*|me (?:pego|dio|patea|pateo))(?: me)?\b[^.;!?\n]{0,30}/g,
    unless: (plain) => FEARED_AT_HOME.test(withoutDenials(plain)),
  },
  {
    of: ['cannot-keep-down'],
    meant: /\bnot drinking\b(?! (?:well|enough|much|any|anything|water|fluids|milk))/g,
    unless: (plain) => !TALKS_OF_DRINK.test(plain) || DRIES_OUT.test(plain),
  },
  {
    of: words('violence-now violence-home'),
    meant: /\b(?:robbery|robbed|mugg(?:ed|ing)|hold ?up|asalto|asaltaron)\b[^.;!?\n]{0,40}/g,
    unless: (plain) =>
      !/\b(?:weeks?|months?|years?|semanas?|meses|anos?)\b[^.;!?\n]{0,25}\b(?:since|after|ago|desde|despues)\b|\b(?:since|after|ago|desde|hace)\b[^.;!?\n]{0,25}\b(?:weeks?|months?|years?|semanas?|meses|anos?)\b/.test(
        plain,
      ) || /\b(?:now|right now|today|tonight|outside|he hits|hitting|ahorita|hoy|afuera)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['too-many-pills'],
    meant:
      /\b(?:did|have|do) i (?:just )?(?:overdos\w*|od(?:ed)?)\b|\bis (?:this|that|it) an overdose\b|\b(?:fue|es|sera|tuve) (?:una )?sobredosis\b|\bdouble dose(?:d)?\b/g,
    unless: (plain) =>
      !DAILY_PILL.test(plain) || !TAKEN_TWICE.test(plain) || FEELS_ILL_OR_MORE.test(withoutDenials(plain)),
  },
]
