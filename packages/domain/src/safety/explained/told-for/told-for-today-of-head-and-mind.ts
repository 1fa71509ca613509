import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { LONG_AGO_OR_ALWAYS, WEEKS_OR_YEARS_AGO } from './told-for-words'

const WITH_NEW_BABY =
  /\b(?:postpartum|(?:after|since) (?:the |my |our |i had (?:my|the|our) )?(?:baby|birth|delivery|giving birth)(?: came| was born)?|(?:had|have|having) (?:my|a|our|the) (?:\w+ )?baby|(?:days?|weeks?|months?) (?:after|post) (?:the |my )?(?:baby|birth|delivery|partum)|new mom|newborn|posparto|postparto|despues del parto|desde que (?:nacio|tuve|di a luz)|di a luz|tuve (?:a )?mi (?:bebe|nin[oa]|hij[oa])|recien parida)\b/
const FRIGHTFUL_THOUGHTS =
  /\b(?:scary|awful|horrible|terrible|bad|dark|intrusive|disturbing|unwanted|violent|weird|creepy) (?:\w+ )?(?:thoughts?|images?|pictures|ideas)|\b(?:thoughts?|images?) (?:of|about) (?:dropping|hurting|harming|drowning|shaking|smothering)|\b(?:pensamientos?|ideas|imagenes) (?:\w+ )?(?:fe[oa]s?|horribles?|mal[oa]s?|raros?|oscuros?|que me asustan)\b/
const LONG_OVER =
  /\b(?:20[01]\d|years ago|long gone|gone now|hace (?:\w+ )?anos|my first (?:kid|baby|child|one|pregnancy))\b/

const SLEEPS_LITTLE =
  /\b(?:(?:slept?|sleeps|sleeping|sleep) (?:\w+ ){0,4}(?:[1-3]|one|two|three|a couple(?: of)?) (?:or (?:two|three) )?hours?|(?:hardly|barely|not|hasnt|havent|doesnt|no|without) (?:been )?(?:sle[ep]\w*|need\w* sleep)|awake (?:for )?(?:\w+ ){0,2}(?:days|nights)|up (?:for )?(?:\w+ ){0,2}(?:days|nights) straight|duerme (?:\w+ ){0,3}(?:[1-3]|una|dos|tres) horas?|duermo (?:\w+ ){0,3}(?:[1-3]|una|dos|tres) horas?|(?:casi )?no (?:duerme|duermo|ha dormido|necesita dormir)|sin dormir)\b/
const HIGH_MOOD =
  /\b(?:talks? (?:\w+ )?(?:without a pause|nonstop|non stop|a mile a minute|fast|constantly)|(?:wont|cant|doesnt) stop talking|never stops talking|talking (?:\w+ )?(?:fast|nonstop|non stop|constantly)|racing (?:thoughts|mind)|(?:spent|spending|maxed|blew|gave away|giving away) (?:\w+ ){0,4}(?:savings|money|credit cards?|cards?|everything)|on top of the world|(?:million|big|grand) (?:ideas|plans)|invincible|chosen|habla (?:\w+ )?(?:sin parar|rapidisimo|muy rapido)|no (?:para|deja) de hablar|gast\w+ (?:\w+ ){0,4}(?:ahorros|dinero|tarjetas?)|regal\w+ (?:\w+ ){0,3}(?:dinero|cosas)|ideas (?:de grandeza|a mil)|invencible)\b/
const FOR_DAYS_OR_KNOWN =
  /\b(?:(?:[3-9]|three|four|five|six|seven|tres|cuatro|cinco|seis|siete) (?:days|nights|dias|noches)|a week|una semana|this week|all week|bipolar|mani\w+|two years ago|again|otra vez)\b/
const OF_NEWBORN_OR_COFFEE =
  /\b(?:newborn|baby|toddler|colic|coffee|exam|finals|movie|recien nacido|bebe|cafe|examen(?:es)?)\b/

const MIGRAINE = /\b(?:migran\w+|jaqueca\w*|migraine\w*)\b/
const NOTHING_STAYS =
  /\b(?:no (?:ha |he )?(?:reten\w+|toler\w+|aguant\w+)|no (?:me |le )?(?:queda|para|dura|cae) nada|vomit\w+ (?:todo|hasta el agua)|(?:cant|cannot|hasnt|havent|not) (?:keep\w*|kept|hold\w*) (?:\w+ ){0,3}down)\b/
const THIRD_DAY =
  /\b(?:(?:tercer|cuarto|quinto) dia|(?:tres|cuatro|cinco|3|4|5) dias|(?:third|fourth|fifth) day|(?:three|four|five|3|4|5) days|desde (?:anoche|ayer)|since (?:last night|yesterday))\b/

const KNOWN_EPILEPSY = /\b(?:epilep\w+|(?:known|usual) seizure\w*|seizure disorder|dravet|lennox)\b/
const TWO_FITS =
  /\b(?:dos|tres|2|3|two|three|otras? dos) (?:\w+ )?(?:crisis|convulsion(?:es)?|ataques?|ausencias|seizures?|fits?|episodes?)\b/
const MORE_THAN_USUAL =
  /\b(?:normalmente|casi siempre|suele|generalmente|por lo general|usually|normally|antes (?:era|le daba|me daba)|mas (?:seguid\w+|de lo normal|que antes)|una (?:al|cada|por) (?:mes|semana|ano)|one a (?:month|year|week)|more (?:often|than usual))\b/
const IN_STATUS =
  /\b(?:no (?:ha )?(?:despert\w+|despierta|vuelve|reacciona|respira)|seguid[oa]s? sin|sin despertar|[5-9] minutos|cinco minutos|diez minutos|media hora|no para|morad[oa]|azul|cabeza|fiebre|calentura|primera vez|embaraz\w+|wont wake|not waking|hasnt (?:woken|come)|back to back|five minutes|(?:[5-9]|1\d) minutes|blue|first time|pregnan\w*|fever)\b/

const HARDLY_SLEEPS =
  /\b(?:(?:durmiendo|duerme|durmio|dormido|duermo|sleep\w*|slept) (?:\w+ ){0,4}(?:una|dos|tres|[1-3]|one|two|three) (?:horas?|hours?)|(?:sin dormir|no (?:ha |he )?(?:dorm\w+|duerme)|(?:hasnt|havent|not|barely) (?:slept|sleep\w*)))\b/
const SPEEDS =
  /\b(?:habla\w* (?:\w+ )?(?:a mil|rapid\w+|sin parar|atropellad\w+)|(?:compro|compra|gasto|gasta|comprando|gastando)\b|acelerad[oa]|talk\w* (?:\w+ )?(?:fast|nonstop|a mile)|buy\w*|bought|spent|spending|racing thoughts)/
const KNOWN_MANIA =
  /\b(?:bipolar\w*|mania|maniac[oa]|quetiapina|litio|lamotrigina|valproato|olanzapina|aripiprazol|lithium|quetiapine|seroquel|depakote|abilify|internacion|internad[oa]|hospitali[sz]\w+|episodio)\b/

const OPIOID =
  /\b(?:heroina|fentanilo|fenta|chiva|goma|oxicodona|oxys?|percocet|perks|morfina|opioides?|opiaceos?|pastillas azules|heroin|fentanyl|dope|blues|opioids?|opiates?)\b/
const WITHDRAWS =
  /\b(?:malilla|erizo|sin (?:consumir|usar|meterme|fumar|heroina|fentanilo|nada)|dej\w+ de (?:usar|consumir)|abstinencia|(?:calambres|diarrea|bostez\w+|escalofrios|sudor\w*|piel de gallina)|withdraw\w*|dope ?sick|(?:cramps|yawn\w*|goose ?bumps|sweats|runny nose))\b/
const WANTS_TREATMENT =
  /\b(?:suboxone|buprenorfina|buprenorphine|metadona|methadone|subutex|quiero (?:parar|dejar\w*|tratamiento|ayuda)|want (?:to (?:stop|quit|get clean)|help|treatment)|get (?:on|started))\b/
const FAILING = words(
  'short-of-breath cannot-breathe chest-pain confused drowsy fainted seizure unresponsive suicide-said harm-others voices oxygen-low oxygen-92 bp-low vomiting-blood no-urine severe-belly-pain',
)

const EPILEPSY_OR_ITS_PILLS =
  /\b(?:epilep\w*|seizure (?:disorder|meds?|medicine|medication)|keppra|lamictal|depakote|dilantin|levetiracetam|convulsiones desde)\b/
const MORE_FITS =
  /\b(?:(?:second|third|fourth|2nd|3rd|another) (?:one |seizure |time )?(?:this|in a|in the|since)|(?:two|three|four|2|3|4) (?:\w+ )?(?:this|in a|in the|since)\b|more (?:often|than)|after (?:\w+ ){0,3}(?:months|years?) (?:free|without)|(?:usually|normally) (?:i |he |she )?(?:go|goes|have|has|get|gets)|first in (?:\w+ )?(?:months|years?|a year)|(?:segunda|tercera|otra) (?:vez )?(?:esta|en la|en una)|dos (?:esta|en la|en una) semana|mas seguido|despues de (?:\w+ )?(?:meses|anos|un ano) sin)\b/
const CAME_ROUND =
  /\b(?:(?:fully|totally|completely|all) (?:myself|himself|herself|back|recovered|awake|normal)|came (?:round|around|to|back)|back to (?:normal|myself|himself|herself)|(?:im|am|is|hes|shes) (?:fully )?(?:fine|ok|okay|myself|himself|herself|alert|awake) now|ya (?:esta|estoy) (?:bien|normal|despiert[oa])|se recupero)\b/

const DRINKS_DAILY =
  /\b(?:drink\w*|drank|beers?|vodka|wine|whiskey|liquor|alcohol\w*|tom(?:a|aba|o)|cervezas?|caguamas?|vino|tequila)\b[^|]{0,60}\b(?:nightly|every (?:day|night|evening)|daily|a (?:day|night)|each (?:day|night)|for (?:\w+ ){0,2}(?:years|months)|diari[oa]\w*|todos los dias|cada (?:dia|noche)|al dia)\b/
const STOPPED_DRINK =
  /\b(?:stopp?\w*|quit\w*|cold turkey|last drink|gave up|dej[eo]|pare de|ultimo trago)\b[^.;!?\n]{0,40}\b(?:yesterday|today|last night|this morning|(?:one|two|three|1|2|3) days? ago|hours|sunday|monday|tuesday|wednesday|thursday|friday|saturday|ayer|hoy|anoche|hace (?:un|dos|tres) dias?|antier|horas)\b/
const SHAKES =
  /\b(?:tremor\w*|shak(?:y|es|ing|e)|trembl\w*|jitter\w*|restless\w*|nause\w*|sweat\w*|anxious|cant sleep|tembl\w+|temblor\w*|nausea\w*|sudor\w*|sud(?:o|a|ando)|inquiet[oa]|ansi\w+)\b/

const BIPOLAR = /\b(?:bipolar\w*|hypomani\w*|mania|manic|manic|lithium|litio|hipomani\w*|maniac[oa])\b/
const FEW_HOURS_ASLEEP =
  /\b(?:(?:[2-9]|two|three|four|five|six|seven|several) (?:nights|days)\b[^.;!?\n]{0,30}\b(?:hours?|sleep|slept|no sleep)|(?:two|three|four|2|3|4) hours (?:of sleep )?(?:a|per|each) night|(?:not|barely|hardly|havent|hasnt|isnt) (?:sleeping|slept)|(?:no|casi no|apenas) (?:duerm\w+|he dormido|ha dormido)|(?:dos|tres|cuatro|[2-4]) horas (?:por|cada) noche)\b/
const SPED_UP =
  /\b(?:not tired|isnt tired|talk\w* (?:\w+ )?fast|racing|spend\w*|bought|shopping|(?:lots of|so much|full of|tons of) energy|wired|ideas|revved|sin (?:estar )?cansad[oa]|no (?:estoy|esta) cansad[oa]|habl\w+ (?:\w+ )?rapido|gast\w+|compr[eo]|mucha energia|acelerad[oa])\b/

const STILLING_DRUG =
  /\b(?:antipsychotic\w*|abilify|aripiprazole|haldol|haloperidol|risperd\w+|risperidone|latuda|lurasidone|vraylar|rexulti|cariprazine|olanzapine|zyprexa|reglan|metoclopramide|compazine|prochlorperazine|antipsicotic\w*|aripiprazol|risperidona|haloperidol|metoclopramida)\b/
const CANNOT_SIT =
  /\b(?:(?:cant|cannot|couldnt|unable to|wont) (?:\w+ )?(?:sit|stay|keep|be|stand|lie) (?:\w+ )?(?:still|down|in one place)|pac(?:e|es|ing)\b|(?:crawl\w*|jump\w*) (?:out of|from|under) (?:the |my |his |her )?(?:skin|inside)|no (?:me |se )?(?:puedo|puede) (?:\w+ )?(?:estar|quedar\w*) (?:quiet[oa]|sentad[oa])|camino de un lado|dar vueltas)\b/
const AFTER_START =
  /\b(?:started|new|since (?:the|they|starting|my)|days ago|last week|upped|raised|increased|doubled|empec\w+|empez\w+|nuev[oa]|hace (?:\w+ )?dias|subieron)\b/

const WITH_CHILD = /\b(?:pregnan\w*|weeks (?:along|pregnant)|expecting|embaraz\w*|semanas de embarazo)\b/
const OPIOID_TREATED = /\b(?:subutex|suboxone|buprenorphine|methadone|zubsolv|buprenorfina|metadona)\b/
const RAN_OUT =
  /\b(?:ran out|run out|out of|missed|no (?:more|doses?)|lost (?:my|the)|wont (?:refill|fill)|stopped|without|se me acab\w+|sin (?:mi|la)|me falt\w+|no (?:me )?(?:surt\w+|dan))\b/

const COLLIDED =
  /\b(?:collid\w*|crash\w* (?:into|heads)|tackl\w*|head ?butt\w*|(?:hit|struck|banged|bumped|smacked|clashed) (?:\w+ ){0,3}(?:heads?|post|goal ?post|wall|ground|ice|floor|turf)|heads? (?:clash|collision)|concuss\w*|choc\w+ (?:contra|con|cabeza)|golpe (?:en|de) (?:la )?cabeza|cabezazo|conmocion)\b/
const HEAD_HURTS = /\b(?:head ?aches?|head hurts|dolor de cabeza|(?:le |me )?duele la cabeza)\b/
const SLOWED =
  /\b(?:(?:feel\w*|seem\w*|is|a bit|little) (?:slow\w*|foggy|off|out of it|spacey|hazy|dazed)|slowed|foggy|in a fog|cant concentrate|light bothers|atontad[oa]|lent[oa]|aturdid[oa]|como ido)\b/

const SCHIZO = /\b(?:schizo\w*|psychosis|psychotic|clozapine|invega|esquizo\w*|psicosis|clozapina)\b/
const DOSE_MISSED =
  /\b(?:miss\w*|late|overdue|skipp\w*|stopp?\w*|off (?:his|her|my|the)|ran out|(?:no|not|hasnt|havent|wont|didnt) (?:\w+ ){0,2}(?:tak\w+|shot|injection|meds)|dej[oae]\w*|sin (?:su|mi|la)|no (?:se )?(?:ha |le )?(?:tom\w+|puso|pusieron)|falt[oe]|atrasad[oa])\b/
const COMING_BACK =
  /\b(?:whisper\w*|voices|suspicious|paranoi\w*|not sleeping|sleeps? (?:badly|poorly|little)|hears?|watching|talking to (?:himself|herself)|voces|susurr\w*|desconfiad\w*|no duerme|duerme (?:mal|poco)|habla sol[oa])\b/

const SPINE_PUNCTURED =
  /\b(?:epidural|spinal (?:tap|block|anesthesia)|lumbar puncture|puncion lumbar|raquea|bloqueo|anestesia en la espalda)\b/
const UPRIGHT =
  /\b(?:(?:sit|stand|get|am|im|be)\w* (?:\w+ )?up(?:right)?|upright|on my feet|(?:me )?(?:siento|paro|levanto)|sentar\w*|parar\w*|levantar\w*|parad[oa]|sentad[oa])\b/
const BETTER_FLAT = /\b(?:l(?:y|ie|ying|aying|ay)\w*\b[^.;!?\n]{0,20}\b(?:flat|down)|flat|acost\w*|acuesto)\b/
const HEAD_POUNDS =
  /\b(?:head ?aches?|head (?:\w+ )?(?:pound|throb|hurt|split|ach)\w*|(?:dolor de|duele (?:\w+ )?la) cabeza|la cabeza (?:\w+ )?(?:punza|duele|revienta))\b/

/** Of brain, mind and drugs what a doctor should see today (MedlinePlus, CDC, NIDA, NINDS, NHS 111). */
export const FOR_TODAY_OF_HEAD_AND_MIND: readonly HomePicture[] = [
  { tells: [WITH_NEW_BABY, FRIGHTFUL_THOUGHTS], says: [FRIGHTFUL_THOUGHTS], never: LONG_OVER },
  { tells: [SLEEPS_LITTLE, HIGH_MOOD, FOR_DAYS_OR_KNOWN], says: [HIGH_MOOD], never: OF_NEWBORN_OR_COFFEE },
  { tells: [MIGRAINE, NOTHING_STAYS, THIRD_DAY] },
  { tells: [KNOWN_EPILEPSY, TWO_FITS, MORE_THAN_USUAL], says: [TWO_FITS], never: IN_STATUS },
  { tells: [HARDLY_SLEEPS, SPEEDS, KNOWN_MANIA] },
  { tells: [OPIOID, WITHDRAWS, WANTS_TREATMENT], never: WEEKS_OR_YEARS_AGO, without: FAILING },
  { tells: [EPILEPSY_OR_ITS_PILLS, MORE_FITS, CAME_ROUND] },
  { tells: [DRINKS_DAILY, STOPPED_DRINK, SHAKES], says: [SHAKES] },
  { tells: [BIPOLAR, FEW_HOURS_ASLEEP, SPED_UP] },
  { tells: [STILLING_DRUG, CANNOT_SIT, AFTER_START], says: [STILLING_DRUG] },
  { tells: [WITH_CHILD, OPIOID_TREATED, RAN_OUT], says: [WITH_CHILD] },
  { tells: [COLLIDED, HEAD_HURTS, SLOWED], says: [HEAD_HURTS, SLOWED], never: LONG_AGO_OR_ALWAYS },
  { tells: [SCHIZO, DOSE_MISSED, COMING_BACK], says: [COMING_BACK] },
  { tells: [SPINE_PUNCTURED, UPRIGHT, BETTER_FLAT, HEAD_POUNDS], says: [HEAD_POUNDS] },
]
