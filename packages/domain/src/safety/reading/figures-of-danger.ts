const LAUGH = '(?:lol|lmao|haha\\w*|jk|joking|joke|figuratively|metaphorically)'
const FIGHTS_OFF =
  '(?![^.|]{0,60}\\b(?:cant breathe|breath\\w*|chok\\w*|blue|stuck|bleed\\w*|blood|knife|gun|unconscious|dying)\\b)'
const GAMES =
  '(?:call of duty|fortnite|warzone|halo|valorant|apex|minecraft|roblox|gta|overwatch|counter ?strike|csgo|among us|battlefield|pubg|zelda|(?:the|a|this|his|my) (?:video ?)?game|laser tag|xbox|playstation|vr|dnd)'
const MATCH =
  '(?:quarter|half|inning|overtime|playoffs?|finals?|semifinals?|match|tournament|interview|exam|midterm|presentation|audition|championship|free throws?|penalty kick|speech|putt|super bowl|world series)'
const said = (pattern: string) => new RegExp(pattern, 'g')

/** Short turns of speech in words of a danger, and what is meant. Taken out first. */
export const FIGURES_OF_DANGER: readonly (readonly [RegExp, string])[] = [
  [
    said(
      '\\b(?:bills?|price|cost|total|traffic|news|website|portal|boss|commute|emails?|game|rent|premium|quote) (?:\\w+ )?(?:gave|gives?|giving) (?:me|him|her|us|my \\w+) (?:an? )?(?:mini )?(?:stroke|seizure|aneurysm|heart attack|coronary)',
    ),
    ' startled me ',
  ],
  [
    said(
      '\\bhearts? (?:\\w+ )?(?:stopped|skipped|melted|sank) (?:a beat )?(?:when|as) (?:he|she|they|my \\w+) (?:proposed|asked me|kissed|smiled|walked in|said (?:yes|i do|i love)|got down|texted)\\b',
    ),
    ' was startled ',
  ],
  [
    said(
      '\\b(?:work|job|school|debts?|schedule|rules|marriage|relationship|town|silence|guilt|grief|responsibilities|expectations) (?:is|was|are|were|feels) (?:\\w+ )?suffocating(?: me| us)?\\b',
    ),
    ' bothers me ',
  ],
  [
    said('\\b(?:is|was|are|so|too) suffocating\\b(?=[^.|]{0,40}\\b(?:clingy|needy|jealous|my space|smothers)\\b)'),
    ' bothers me ',
  ],
  [said(`\\bchoke[ds]? (?:in|during|at|on) (?:the |my |our )?(?:\\w+ ){0,2}${MATCH}\\b${FIGHTS_OFF}`), ' lost '],
  [
    said(
      '\\bstab(?:s|bed|bing)? (?:me|him|her|us|them|my \\w+|people) in the back\\b(?=[^.|]{0,60}\\b(?:fake|betray\\w*|trust\\w*|gossip\\w*|promotion|loyal\\w*|lied|two faced|figuratively|credit|rumors?)\\b)(?![^.|]{0,80}\\b(?:knife|blood|bleed\\w*|screwdriver|scissors|breath\\w*)\\b)',
    ),
    ' betrayed me ',
  ],
  [
    said(
      '\\bhead (?:is |was |s )?(?:exploding|bursting|swimming|spinning|pounding|buzzing) with (?:\\w+ )?(?:ideas|thoughts|questions|information|numbers|plans|facts|possibilities|names)\\b',
    ),
    ' thinks ',
  ],
  [
    said(
      '\\b(?:overdos(?:e|ed|ing)|od|oded|odd|oding|ods|od d) on (?:too much |the |all the )?(?:\\w+ )?(?:candy|netflix|tv|hulu|shows?|sugar|pizza|tacos|ice cream|cookies|cake|turkey|tiktok|youtube|reels|chocolate|memes|cheese|football|baseball|video games|reality|christmas|carbs|sushi|drama|gossip|podcasts?|disney|sports)\\b(?! (?:edibles?|gummies|laced|and (?:pills|meds)))',
    ),
    ' had much ',
  ],
  [
    said(
      '\\b(?:burned|burnt|roasted|killed|slayed|destroyed|murdered) (?:me|him|her|us|them) with (?:that|his|her|an?|the|one) (?:\\w+ )?(?:comeback|joke|insult|one liner|tweet|remark|reply|text|meme)\\b',
    ),
    ' answered ',
  ],
  [
    said(
      '\\b(?:shot|shrapnel|wounded|hit|blown up|stabbed) (?:\\w+ ){0,3}(?:in|during) (?:the )?(?:war|vietnam|nam|korea|iraq|afghanistan|wwii|ww2|world war(?: (?:two|ii|2|one|i))?|army|military|desert storm|(?:50|60|70|80|90)s)\\b',
    ),
    ' was a soldier ',
  ],
  [
    said(
      '\\b(?:choked|choking) on (?:\\w+ ){1,3}(?:yesterday|last night|earlier|last week|this morning|the other day)[, ]+(?:but |and )?(?:\\w+ ){0,3}(?:fine|okay|ok|good|normal|alright)(?: now)?\\b(?![^.|]{0,60}\\b(?:but|cough\\w*|wheez\\w*|breath\\w*|fever|drool\\w*|stuck|still)\\b)',
    ),
    ' swallowed wrong ',
  ],
  [
    said(
      '\\b(?:passed out|fainted|blacked out|had a seizure) (?:once|one time|twice) (?:back )?(?:in|during) (?:\\w+ )?(?:grade|high school|middle school|elementary|college|kindergarten|boot ?camp)\\b',
    ),
    ' was in school ',
  ],
  [
    said(
      '\\b(denies|denied|denying) ((?:\\w+ ){0,3}\\w+) and (?=(?:shortness|dyspnea|sob|nausea|vomiting|fever|chills|palpitations|dizziness|syncope|headaches?|weakness|numbness|bleeding|suicid\\w*|sweating|abdominal|chest|back|cough)\\b(?! (?:of breath )?(?:started|began|is|was|since|now)))',
    ),
    '$1 $2 or ',
  ],
  [
    said(
      '\\bif (?:my|an?|the|your) (?:baby|kid|child|toddler|son|daughter|newborn|infant) (?:(?:ever|were to) )?(?:choked?|chokes|drowned|stopped breathing|had a seizure|started choking),? (?:what|how) would (?:i|we|you)\\b',
    ),
    ' what is to be done ',
  ],
  [
    said(
      `\\b(?:shot|killed|stabbed|sniped|murdered|knifed|ran over|poisoned|strangled) (?:me|him|her|us|them|my \\w+) (?:\\w+ ){0,2}(?:in|on|at|playing) ${GAMES}\\b`,
    ),
    ' won ',
  ],
  [
    said(
      '\\b(?:wont|doesnt|cant|didnt|never|wouldnt|refuses to) (?:wake|get) (?:\\w+ )?up (?:early|on time|in time|before (?:noon|\\d+)|for (?:school|work|class|practice|the bus) (?:on time|anymore|without|every|in the mornings?|most))\\b',
    ),
    ' sleeps late ',
  ],
  [said('\\bbreath(?:es?|ing) down (?:my|his|her|our|their) necks?\\b'), ' nagging '],
  [
    said(
      '\\b(?:winded|out of breath|breathless) (?:after|from|climbing|walking up|going up) (?:\\w+ ){0,4}(?:stairs|hill|run|running|jog\\w*|sprint\\w*|workout|flights?)\\b(?=[^.|]{0,40}\\b(?:fine|ok|okay|normal|recover\\w*|better|gone) (?:in|after|within) (?:an? |one |two |a few |\\d )?(?:minutes?|mins?|seconds?|bit|moment)\\b)',
    ),
    ' climbed stairs ',
  ],
  [
    said(
      '\\b(?:arms?|hands?|legs?|foot|feet) (?:\\w+ ){0,3}(?:numb|asleep|tingl\\w+|dead) (?:from|after) (?:\\w+ ){0,2}(?:sleeping|sitting|laying|lying|leaning|crossing) (?:on|in|funny|weird|wrong|cross\\w*)\\b(?=[^.|]{0,50}\\b(?:woke back up|came back|fine|went away|gone|better|normal)\\b)',
    ),
    ' slept crooked ',
  ],
  [
    said('\\bout like a light (?=(?:by|at|before|every|after (?:dinner|bath|his|her|a)|in (?:bed|the car))\\b)'),
    ' asleep ',
  ],
  [
    said(
      '\\bpassed out (?:on|in) (?:the |my |his |her )?(?:couch|sofa|recliner|bed|chair|hammock|lap)\\b(?=[^.|]{0,60}\\b(?:nap|napped|movie|netflix|dinner|long day|turkey|cute|asleep)\\b)(?![^.|]{0,80}\\b(?:wont|cant|drunk|drank|pills|drugs|vomit\\w*|not|isnt|blue|breath\\w*|wake|head|chest|dizzy)\\b)',
    ),
    ' slept on it ',
  ],
  [
    said('\\bhit(?:s|ting)? (?:(?:me|him|her|us|them) up\\b(?! (?:side|against|with|and|in)\\b)|my \\w+ up for)'),
    ' wrote me ',
  ],
  [
    said(
      '\\brun over (?:in|by|during) (?:the )?(?:\\w+ )?(?:playoffs?|finals?|game|match|season|tournament|semifinals?)\\b',
    ),
    ' beaten ',
  ],
  [
    said(
      '\\b(?:fell|fall|falls|falling|fallen) (?:(?:\\w+ )?in love|behind (?:on|in|with|schedule)|short of|through the cracks|into debt|out of (?:love|favor|touch|fashion))\\b',
    ),
    ' came to be ',
  ],
  [
    said(
      `\\b(?:ripped|tore|took|yanked|pulled) (?:my|his|her) (?:arm|head|face|hand|leg) off\\b(?=[^.|]{0,40}\\b(?:wrestling|${LAUGH})\\b)|\\b(?:bit|bites?|biting|snapped) (?:my|his|her|our|your|their) heads? off\\b`,
    ),
    ' won ',
  ],
  [
    said(
      '\\b(?:nearly|almost|about|came close to|just missed) (?:(?:got|was|were|been|being|getting|get) ){0,2}(?:hit|struck|run over|clipped) by (?:an? |the )?(?:\\w+ )?(?:car|truck|bus|van|bike|train|taxi|suv)\\b',
    ),
    ' had a fright ',
  ],
  [
    said(
      '\\b(?:strangl|chok|suffocat|drown|poison)(?:ed|ing) (?:by|in|with|under) (?:all )?(?:(?:the|this|their|government|so much|constant) ){0,2}(?:red tape|bureaucracy|regulations?|paperwork|deadlines?|meetings?|emails?|homework|debt|taxes|student loans?|negativity|expectations|guilt|rules|jealousy|hate|greed|politics|social media|envy|bitterness|gossip|propaganda|fame)\\b',
    ),
    ' bothered ',
  ],
  [
    said(
      '\\b(?:standing|sitting|stood|sat|stopped) on (?:the |an? |this |that )?(?:\\w+ )?(?:bridge|overpass|pier|roof|rooftop|cliff|balcony)\\b(?=[^.|]{0,30}\\b(?:watch\\w*|looking at|taking|photograph\\w*|enjoy\\w*) (?:the |an? |some )?(?:fireworks|sunset|sunrise|boats|parade|stars|view|photos?|pictures|scenery|ships|race|marathon|concert)\\b)(?![^.|]{0,80}\\b(?:jump\\w*|end|die|last|goodbye|done|anymore|over|alone)\\b)',
    ),
    ' outside ',
  ],
  [
    said(
      '\\bshot (?:me|him|her|us|them) (?:an? |the )?(?:\\w+ )?(?:look|glance|smile|grin|wink|quote|price|offer|number)\\b',
    ),
    ' looked ',
  ],
  [
    said(
      '\\bshot (?:my|him|her|them|our)sel(?:f|ves) in the foot (?=(?:by|when i|financially|politically|at (?:work|the interview)|with (?:that|this|the|my|his|her) (?:\\w+ )?(?:comments?|decision|contract|email|tariffs?|choice|plan|policy|vote|tweet|deal))\\b)',
    ),
    ' erred ',
  ],
  [
    said(
      '\\b(?:end|ends|ending|ended) (?:it|things) with (?:my|the|this|an?|our) (?:\\w+ )?(?:boyfriend|girlfriend|bf|gf|partner|husband|wife|fiancee?|gym|membership|contract|relationship|landlord|company|provider|guy|girl|lawyer|therapist|plan|lease|subscription|cable)\\b(?: membership)?(?![^.|]{0,60}\\b(?:gun|knife|pills|dead|die|forever|rope|both)\\b)',
    ),
    ' part from them ',
  ],
  [said('\\btill? (?:im|i am|shes|hes|youre|i was) blue in the face\\b'), ' for long '],
  [
    said(
      '\\blegs? (?:gave|giving|give|turned|went) (?:out|to jelly|jelly)\\b(?=[^.|]{0,60}\\b(?:marathon|race|workout|squats?|leg day|hike|gym|triathlon|5k|10k)\\b)(?=[^.|]{0,80}\\b(?:fine|ok|okay|better|recovered|good now)\\b)',
    ),
    ' legs tired ',
  ],
  [
    said(
      '\\b(?:went|going|go|goes|walked|walking|flying) (?:in blind|blind into|into (?:it|this|that) blind)\\b(?: (?:to|into|for|on|with) (?:the|my|this|that|an?) \\w+)?',
    ),
    ' went unprepared ',
  ],
  [
    said(
      '\\b(?:was|is|were|are|im|hes|shes|such|total|complete|absolute|emotional) (?:an? )?(?:\\w+ )?train ?wrecks?\\b',
    ),
    ' went badly ',
  ],
  [
    said('\\b(temp|temperature|fever|sugar|glucose|oxygen|heart ?rate|pulse|bp) (?:just |has )?hit (?=\\d)'),
    '$1 reached ',
  ],
  [
    said(
      '\\b(pencil|pen|stick|branch|twig|scissors|fork|wire) stabbed (his|her|my|him|me|in the|the) (?=(?:in the )?(?:eye|eyeball)\\b)',
    ),
    '$1 poked $2 ',
  ],
  [
    said(
      '\\b(?:passing|passed|pass) (?:\\w+ )?(?:blood )?clots?(?: of blood)? (?:from|out of|through) (?:my|his|her) (?:bottom|butt|rectum|anus|behind|backside|ass)\\b',
    ),
    ' passing a lot of blood in stool ',
  ],
  [
    said(
      '\\b(wall|roof|ceiling|building|trench|porch|deck|scaffold\\w*|shelf|shed|house|tunnel|ladder) (?:just |has |have )?collapsed (?=(?:on|onto|over)\\b)',
    ),
    '$1 fell ',
  ],
  [
    said(
      '\\bshot (?:my|the|his|her|our|their|that|it|this) (?:\\w+ )?(?:claim|request|idea|appeal|proposal|application|plan|offer|case|theory|bid|chances?) ?down\\b',
    ),
    ' denied it ',
  ],
  [
    said(
      '\\b(?:took|taken|finished|swallowed) (?:all|every one) (?:of )?(?:the|my|his|her|our|those) (?:\\w+ )?(?:pills|antibiotics|tablets|meds|medicines?|medications?|amoxicillin|vitamins) (?:as (?:prescribed|directed|told)|for (?:the day|today)|on time|like (?:the doctor|i was told))\\b',
    ),
    ' took medicine as told ',
  ],
  [
    said('\\bshots fired\\b(?=[^.|]{0,40}\\b(?:group chat|lol|lmao|haha\\w*|comments|twitter|thread|tweet|debate)\\b)'),
    ' jests ',
  ],
]
