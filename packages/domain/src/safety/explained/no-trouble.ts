import { LOOKED_FOR } from './other-meanings/looked-for'

/** "Hives? No." */
const ANSWERED_NO =
  /(?<=^|[.;,!?\n] ?)(?:any )?(?:\w+ )?(?:hives|rash|fever|chills|pain|vomit\w*|nausea|diarrhea|cough|headaches?|dizz\w*|swelling|itch\w*|blood|bleeding|cramps?|symptoms?|numbness|fiebre|ronchas|vomito|dolor|tos|sangre|comezon|mareos?) ?\? ?(?:no|nope|nah|none|never|nada)\b/g

/** "Could burns of the retina show up later?" */
const ASKED_OF_LATER =
  /(?<=^|[.;!?\n] ?(?:and |so |but |or )?)(?:is|are|could|can|will|would|does|do|might) (?!you\b)(?:(?!\b(?:my|his|her|i|im|ive)\b)\w+ ){1,6}?(?:show up|appear|delayed|later|years|someday|eventually|down the (?:line|road)|forever|permanent\w*|long term|in the future|bloodstream|incubat\w*)\b[^.;!?\n]*\?/g

const ILLNESS =
  '(?:\\w+ ){0,2}?(?:poisoning|syndrome|disease|rabies|hepatitis|listeria|salmonella|botulism|tetanus|cancer|leuka?emia|virus|sepsis|toxo\\w*|appendicitis|meningitis|encephalitis|hiv|vih|herpes|lyme|rsv|edema|asbestosis|mesothelioma|tumou?r|prions?|parasites?|amoeba|brucellosis|lockjaw|rabia|tetanos|veneno)'
/** "Appendicitis from seeds?", "Is teflon flu delayed?": an illness is asked about by its name. */
const ASKED_BY_NAME = new RegExp(
  `(?<=^|[.;,!?\\n] ?)(?:(?:and|but|so|or|maybe|like|seriously|y|o|pero) ){0,2}(?:is |its )?${ILLNESS}\\b(?:(?!\\b(?:my|his|her|i|im|ive|mi|me|tengo|hurts?|pain|cant)\\b)[^.;!?\\n]){0,60}\\?+`,
  'g',
)
/** "Can electricity stay in the body and stop the heart" */
const ASKED_OF_MAY =
  /(?<=^|[.;!?\n] ?(?:and |so |but |or )?)(?:can|could|will|would|may) (?!you\b)(?:(?!\b(?:my|his|her|i|im|he|she)\b)\w+ ){1,3}(?:stay|stop|cause|give|damage|hurt|harm|kill|be|make|get|go|move|enter|come|burst|rupture)\b(?![^.;!?\n]*\b(?:now|already|today|keeps?)\b)[^.;!?\n]*|\bwhat (?:will|would|could|can) (?:\w+ )?happen\b[^.;!?\n]*/g
/** "... gives an infection of the heart, I read." */
const READ_BEHIND =
  /(?<=^|[.;!?\n])(?:(?!\b(?:my|his|her|i|im|ive|mi|me)\b)[^.;!?\n]){4,80}\b(?:i (?:have |just )?(?:read|heard|googled|saw)|they say|says google|dicen|lei)(?= ?(?:[.,;!?\n]|$))/g

/** A moment of what irritates. */
const FOR_A_MOMENT =
  /\b(?:cough(?:ed|ing)?|sneez\w*|itch(?:ed|y|ing)?|stung|tickl\w*|burn(?:ed|t)|gagged|watered|tos(?:i|io)|ardio|pico)\b(?![^.;!?\n]*\b(?:still|again|keeps?|every|always|sigue|todavia)\b)[^.;!?\n]{0,24}\b(?:(?:a|one|two|three|few|some|couple of|\d+) (?:seconds?|secs?|minutes?|mins?|moments?|times?)|once|often|twice|at first|at (?:that|the) (?:moment|time)|right then|like hell|until (?:it|i)|un (?:momento|minuto|rato)|unos (?:segundos|minutos)|una vez|dos veces)\b/g
const SINCE_THEN_NOTHING =
  /\b(?:now (?:nothing|fine|ok|okay|normal|gone|im (?:fine|ok))|nothing (?:since|now|after|else)|fine (?:now|since)|gone now|went away|(?:its|is|all) gone|(?:doesnt|dont|not) (?:hurt|cough\w*|itch\w*|burn\w*|feel anything)|no (?:marks?|symptoms?|cough|pain|rash|burn\w*|redness)|ya no|ya nada|ya (?:se me )?paso|desde entonces nada|ahora (?:nada|estoy bien))\b/

/** Fright told of oneself, where no illness of the mind is told. */
const NERVES =
  /\b(?:(?:im|i am|ive been|i was|i keep|i just|makes me|and|so) (?:so |very |really |just |been )?(?:crying|nervous|anxious|sobbing)|i (?:cried|cry)|then cried|crying (?:when|from|of|because|about|over) (?:i |it |fear|this)|(?:i )?(?:cant|cannot|couldnt|havent) (?:sleep|slept|stop crying)|los(?:t|ing) sleep|no sleep|sin dormir|no (?:puedo|pude|he podido) dormir|no duermo|estoy (?:muy )?(?:nervios[oa]|ansios[oa]))\b/g
const ILL_OF_MIND =
  /\b(?:hopeless\w*|worthless|depress\w*|every ?day|for (?:\w+ )?(?:weeks|months|years)|(?:weeks|months) now|anymore|suicid\w*|(?:want|wish)\w* to die|gave birth|postpartum|panic attacks?|voices|todos los dias|semanas|meses|deprim\w*|morirme|burden)\b/

/** Parts and things named by the way. */
const BY_THE_WAY =
  /\bnail (?:polish|salon|file|clippers?|glue|tech|varnish)|\b(?:paint\w*|cut|clip\w*|fil(?:ed|ing)|did|star\w+ at|look\w* at|check\w*|got|gel|acrylic|me corte) (?:\w+ ){0,3}(?:nails?|hair|unas?|pelo|cabello)\b|\beyes? (?:is |are |looks? |stays? |still )+(?:\w+ )?(?:white|clear)\b|\b(?:weird|strange|funny) (?:one|question|thing to ask|story|taste|smell|noise)\b|\b(?:smell\w*|smelt|tast\w*|sound\w*) (?:\w+ ){0,2}(?:awful|terrible|horrible|weird|strange|funny|sick|off)\b|\b(?:awful|terrible|horrible|weird|strange) (?:smell|taste|odou?r|parent|mother|mom|father|photo|story|article|video)\b|\b(?:with|without|camera|phone) (?:the )?flash\b|\btak\w+ (?:\S+ ){0,2}(?:photos?|pictures?|fotos)\b|\btook (?:my|this mornings?|todays|tonights) (?:(?:usual|regular|daily|normal|morning|evening|night|blood pressure|vitamin|thyroid) ){0,2}(?:pill|tablet|dose|medicine|meds)\b(?! (?:twice|again|and|two|2|double|late|by|with))|\bby (?:mistake|accident)\b|\b(?:new|clean|unused|sterile|fresh) (?:needles?|lancets?|syringes?)\b|\b(?:covid|flu|hpv|mmr|tetanus|hepatitis|rabies|measles|pneumonia|shingles) (?:\w+ )?(?:boosters?|vaccines?|shots?|jabs?)\b|\bvacuna (?:de |del |contra )?(?:la |el )?\w+|\b(?:elevator|plane|airplane|phone|price|ascensor|avion)s? (?:\w+ )?(?:fell|dropped)\b|\b(?:itch|tingl|feel|hurt|burn|tick)\w* (?:\w+ ){0,3}(?:only|just) (?:when|if) i (?:think|worry|read|look)\b|\b(?:only|just) (?:itch|tingl|feel|hurt|burn|tick)\w* (?:\w+ ){0,3}(?:when|if) i (?:think|worry|read|look)\b|\bwith (?:shaking|trembling|shaky) (?:hands?|fingers)\b/g

/** A text without what is no trouble: denied in an answer, asked of later, over in a moment, fright, looked for, or named by the way. */
export const withoutNoTrouble = (plain: string): string => {
  const left = plain
    .replaceAll(ANSWERED_NO, ' . ')
    .replaceAll(ASKED_OF_LATER, ' . ')
    .replaceAll(ASKED_BY_NAME, ' . ')
    .replaceAll(ASKED_OF_MAY, ' . ')
    .replaceAll(READ_BEHIND, ' . ')
    .replaceAll(LOOKED_FOR, ' ')
    .replaceAll(BY_THE_WAY, ' ')
  const calm = ILL_OF_MIND.test(left) ? left : left.replaceAll(NERVES, ' ')
  return SINCE_THEN_NOTHING.test(calm) ? calm.replaceAll(FOR_A_MOMENT, ' ') : calm
}
