import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const PAST_AND_FINE =
  /\b(?:(?:then|was|is|im|hes|been|feel|feels|totally|felt) (?:\w+ )?(?:fine|ok|okay|normal|gone|well)|fine (?:since|now|again|after|within)|(?:pain|it) (?:is |has |was )?(?:gone|passed|went away|eased)|went away|ya (?:no (?:me |le )?duele|estoy bien|esta bien)|se (?:me|le) (?:quito|paso))\b/
const NO_SWELLING =
  /\b(?:no|not|nor|nothing|without|isnt|arent|sin|ni|no (?:hay|tengo|tiene))\b[^.;!?\n]{0,24}\b(?:swelling|swollen|bruis\w*|lump|hinchazon|hinchad[oa]s?|moret\w*|bola)\b/
const WALKS_OR_EATS =
  /\b(?:walks?|walking|climbs?|climbing|plays?|playing|running|runs|eats?|eating|ate|lunch|dinner|breakfast|camina|juega|corre|come|comio|ceno|jugando|corriendo)\b/
const NO_VOMITING =
  /\b(?:no|not|hasnt|without|never|didnt|sin|ni)\b[^.;!?\n]{0,20}\b(?:vomit\w*|throw\w* up|thrown up|threw up|sick)\b/
const CRIED_AT_ONCE =
  /\b(?:cr(?:ied|y|ying) (?:\w+ )?(?:straight ?away|at once|right away|immediately|instantly)|(?:straight ?away|immediately) (?:\w+ )?cried|lloro (?:\w+ )?(?:luego luego|de inmediato|enseguida|al momento|en seguida|luego))\b/
const HOURS_LATER =
  /\b(?:(?:[5-9]|1\d|2[0-4]|five|six|seven|eight|nine|ten|twelve) hours (?:ago|later|on|now|have passed)|yesterday|last night|ayer|anoche|hace (?:[5-9]|1\d|cinco|seis|siete|ocho|nueve|diez|doce) horas)\b/
const FROM_LOW = /\b(?:sofa|couch|bed|chair|stool|armchair|curb|step|standing|cama|sillon|silla|banquito|escalon)\b/
const HEAD_HARMED =
  /\b(?:drows\w*|sleepy|sleepier|hard to wake|wont wake|unequal|one pupil|bigger pupil|limp|boggy|soft (?:bump|swelling|lump|spot)|seizure|from (?:his|her|the) (?:ear|nose)|confus\w*|unsteady|wobbl\w*|wont (?:eat|walk|stop)|knocked out|passed out|stairs|adormilad[oa]|blandito|tropez\w+|desmay\w*|convuls\w*|escaleras)\b/

/** Blows and frights that are over, each told as a whole (MedlinePlus and AAP, home care of each). */
export const HOME_CARE_OF_HURTS: readonly HomePicture[] = [
  {
    of: ['groin-blow'],
    tells: [PAST_AND_FINE, NO_SWELLING],
    unless:
      /\b(?:still|again|worse|lump|vomit\w*|threw up|one (?:testicle|side|ball)|higher|dark|blood\w*|swoll\w*|huge|todavia|otra vez|peor|bola|vomit\w*|hinchad\w*|sangr\w*)\b/,
    explains: words('groin-blow cannot-bear-it severe-belly-pain brief-spell force nausea testicle-pain'),
    upTo: 3,
  },
  {
    of: words('short-of-breath fast-breath chest-held cannot-breathe'),
    tells: [
      /\b(?:periodic breathing|respiracion periodica)\b|\bbreath\w*[^.;!?\n]{0,40}\b(?:fast|quick\w*)[^.;!?\n]{0,40}\b(?:nothing|paus\w+|stops?|holds)[^.;!?\n]{0,30}\b(?:[2-9]|two|three|four|five|six|seven|few|couple) (?:or so )?seconds\b|\brespira[^.;!?\n]{0,30}\brapid\w+[^.;!?\n]{0,40}\b(?:para|pausa|deja)[^.;!?\n]{0,30}\b(?:[2-9]|dos|tres|cuatro|cinco|unos) segundos\b/,
      /\b(?:pink|(?:never|not|no|hasnt|doesnt) (?:\w+ ){0,2}blue|rosad\w+|rosit[oa]|no se pone (?:azul|morad[oa])|nunca (?:azul|morad[oa]))\b/,
      /\b(?:feeds?|feeding|nurs\w+|hungry|gain\w*|birth ?weight|come bien|mama bien|sube de peso|subiendo)\b/,
    ],
    unless:
      /\b(?:blue|gray|grey|limp|floppy|grunt\w*|ribs?|fever|wont|(?:1[0-9]|20|ten|fifteen|twenty) seconds|preemie|premature|cough\w*|azul|morad[oa]|fiebre|prematur\w*|costillas|quejid\w*|diez segundos)\b/,
    explains: words(
      'short-of-breath fast-breath chest-held cannot-breathe brief-spell breaths-fast starts-again newborn-word infant-word urine-trouble stressed anxious ill-baby slow-breath',
    ),
  },
  {
    of: ['chest-pain'],
    tells: [
      /\b(?:precordial catch|texidor\w*|pinzamiento precordial|punzada de texidor)\b/,
      /\b(?:seconds|segundos|gone|quit\w+)\b/,
      /\b(?:doctor|pediatrician|cardiolog\w*|checked|ecg|ekg|pediatra|medico|revis\w+)\b/,
    ],
    unless:
      /\b(?:faint\w*|passed out|palpitat\w*|racing|sweat\w*|jaw|arm|fever|cough\w*|worse|different|longer|desmay\w*|sudor|brazo|fiebre|peor|distint[oa])\b/,
    without: words('age-45-plus pregnant clot-risk short-of-breath heart-disease'),
    explains: ['chest-pain', ...words('pain-other pointed-thing street-drug small-danger mouth-or-missing')],
  },
  {
    of: words('chest-pain broken-bone'),
    tells: [
      /\b(?:ribs?|costillas?)\b/,
      /\b(?:x ?rays?|scan|ct|radiografia|rayos x|placa|tomografia)\b/,
      /\b(?:no lung|lungs? (?:\w+ )?(?:fine|ok|okay|clear|normal)|nothing (?:\w+ )?lung|pulmon(?:es)? (?:\w+ )?(?:bien|limpi\w+|normal\w*)|nada en (?:el|los) pulmon(?:es)?)\b/,
      /\b(?:breath\w* (?:\w+ )?(?:fine|ok|okay|normal\w*|easy|well)|not short of breath|no shortness|respir\w+ (?:muy )?bien)\b/,
    ],
    unless:
      /\b(?:fever|cough\w*|blood|worse|faint\w*|dizz\w*|sweat\w*|jaw|arm|belly|pressure|fiebre|tos|sangre|peor|mareo\w*|sudor|brazo|panza)\b/,
    without: words('age-65-plus blood-thinner short-of-breath'),
    explains: words('chest-pain broken-bone pain-other heart-attack heart-disease throbs-on cold moved-about'),
    upTo: 21,
  },
  {
    of: words('cannot-breathe short-of-breath'),
    tells: [
      /\b(?:laugh\w*|giggl\w*|rei\w*|risa|carcajad\w+)\b/,
      PAST_AND_FINE,
      /\b(?:(?:havent|hasnt|not|never|didnt) (?:\w+ )?need\w*|days ago|yesterday|last (?:night|week)|ayer|hace (?:\w+ )?dias|no (?:la |lo )?(?:he|ha) (?:vuelto|necesitado|usado))\b/,
    ],
    unless:
      /\b(?:still|again|every|night|wheez\w*|blue|worse|tight|cough\w*|faint\w*|passed out|todavia|otra vez|cada|peor|silb\w+|morad\w+|desmay\w*)\b/,
    explains: words('cannot-breathe short-of-breath asthma not-wake'),
  },
  {
    of: words('seizure jerking-limbs'),
    tells: [
      /\b(?:slams?|loud|noises?|startl\w*|moro|sneez\w*|nods? off|falls? asleep|drifts? off|ruidos?|portazo|sobresalt\w*|reflejo de moro)\b/,
      /\b(?:arms?|legs?|hands?|limbs|brazos?|bracitos|piernas?|manos|manitas)\b/,
      /\b(?:calms?(?: down)?|stops? (?:when|if)|settles?|relax\w*|se calma|se le quita (?:cuando|si)|para (?:cuando|si))\b/,
      /\b(?:feeds?|feeding|grow\w*|gain\w*|nurs\w+|smil\w*|mama bien|come bien|crece|sube de peso)\b/,
    ],
    unless:
      /\b(?:rhythmic\w*|eyes (?:roll|turn|stare|go)|star(?:es|ing)|blue|stiff\w*|limp|in a row|cluster\w*|series|bows|fever|wont stop|doesnt stop|keeps going|lost|azul|morad\w+|ties[oa]|fiebre|en serie|seguid\w+|voltea los ojos)\b/,
    without: words('spasm-run fever temp-38 ill-baby drowsy'),
    explains: words(
      'seizure jerking-limbs sudden came-at-once force newborn-word infant-word withdrawal-danger vessel-word overdose-look large-area burn-size sudden-alone tremor',
    ),
  },
  {
    of: ['severe-belly-pain'],
    tells: [
      /\b(?:fart\w*|passed (?:gas|wind)|burp\w*|(?:big|giant|huge) poop|pooped|pedos?|peit[oa]|gases|eructo|popo)\b/,
      /\b(?:back (?:on|to|at|in)|again (?:on|playing)|play\w*|running|jump\w*|bike|jugando|corriendo|brincando|como si nada)\b/,
    ],
    unless:
      /\b(?:fever|vomit\w*|blood\w*|worse|right side|comes? back|still|bent over|green|hard|fiebre|sangre|peor|todavia|derech[oa]|verde|dura)\b/,
    without: words('infant-word age-under-2 fever temp-38 vomiting pregnant age-50-plus hard-belly testicle-pain'),
    explains: words('severe-belly-pain belly-pain belly-hurts blast pain-other extreme-pain'),
    upTo: 2,
  },
  {
    of: words('unresponsive fall broken-bone elder-word'),
    tells: [
      /\b(?:slid|slipped|slumped|sat down|resbal\w+|se deslizo|se sento)\b/,
      /\b(?:got (?:back )?up|stood up|helped (?:\w+ )?up|walk\w*|se (?:levanto|paro)|camina\w*)\b/,
      /\b(?:laugh\w*|no pain|nothing hurts|riendo|se rio|riendose|nada le duele|no le duele)\b/,
      /\b(?:(?:no|not on|isnt on|without|doesnt take)[^.;!?\n]{0,20}thinners?|(?:no|sin)[^.;!?\n]{0,20}anticoagulantes?)\b/,
      /\b(?:didnt|did not|no|never|not|sin|no se)\b[^.;!?\n]{0,12}\b(?:hit|bump|bang|golpe\w*|pego)\b/,
    ],
    unless:
      /\b(?:confus\w*|sleepy|drows\w*|passed out|faint\w*|dizz\w*|limp\w*|groin|cant (?:walk|stand)|hurts|bruis\w*|weak\w*|confundid[oa]|mare\w+|desmay\w*|duele|moret\w*)\b/,
    explains: words('unresponsive fall broken-bone cold-and-slow force moved-about elder-word'),
  },
  {
    of: words('hypothermia cold-limb'),
    tells: [
      /\b(?:hands and feet|feet and hands|both (?:hands|feet)|hands|feet|manos y pies|pies y manos|manos|pies)\b/,
      /\b(?:every (?:evening|night|winter|day)|always (?:been|cold|had|have)|for years|all my life|siempre|todas las (?:noches|tardes)|desde hace anos|toda la vida)\b/,
      /\b(?:pink|pulses? (?:\w+ )?(?:good|fine|normal|ok)|warm up|rosad[oa]s?|se (?:me )?calientan|pulsos? (?:\w+ )?(?:bien|buenos?|normal\w*))\b/,
    ],
    unless:
      /\b(?:one (?:hand|foot|leg|toe)|numb\w*|white|blue|purple|black\w*|pain\w*|hurts?|sores?|ulcers?|confus\w*|sleepy|slur\w*|shiver\w*|snow|outside|unheated|no heat|mumbl\w*|adormec\w*|blanc[oa]s?|azul\w*|morad[oa]s?|negr[oa]s?|duelen?|llagas?|confundid[oa]|tiembla|calle|sin calefaccion)\b/,
    explains: words(
      'hypothermia cold-limb frostbite body-cold cold cold-and-slow always lasting month-or-more long-lasting digit-word child-word limb-colder',
    ),
  },
  {
    of: words('rash-not-fading bruised-for-nothing bruise mottled-skin'),
    tells: [
      /\b(?:backs? of (?:my|his|her|the|both) (?:hands?|forearms?|arms?)|forearms?|antebrazos?|dorso)\b/,
      /\b(?:purple|bruis\w*|blotch\w*|morad\w+|moret\w+|manchas)\b/,
      /\b(?:skin (?:is |feels |looks |gone |has got )?(?:so |very |like |as )*(?:thin|tissue|paper\w*|fragile)|(?:thin|paper\w*|fragile) skin|piel (?:\w+ )?(?:delgada|fina|papel))\b/,
      /\b(?:no|not|dont|doesnt|without|isnt|never|sin)\b[^.;!?\n]{0,25}\b(?:thinners?|aspirin|warfarin|anticoagulantes?|aspirina)\b/,
    ],
    unless:
      /\b(?:gums?|nose ?bleeds?|black stools?|all over|legs|belly|fever|head ?aches?|fell|fall|grab\w*|spread\w*|worse|fiebre|encias|piernas|panza|cai|caida|peor)\b/,
    explains: words(
      'rash-not-fading bruised-for-nothing bruise mottled-skin dusky-spots turned-dark lasting long-lasting blood-thinner bleeds-easily burn-size',
    ),
  },
  {
    of: ['head-injury', 'infant-fall'],
    tells: [CRIED_AT_ONCE, HOURS_LATER, FROM_LOW, WALKS_OR_EATS, NO_VOMITING],
    unless: HEAD_HARMED,
    age: [1, 18],
    without: words('infant-word age-under-2 blood-thinner soft-bump drowsy acts-off'),
    explains: words('head-injury infant-fall head-danger broken-bone bleeding fall mid-race'),
    upTo: 3,
  },
  {
    of: words('dangerous-object small-danger'),
    tells: [
      /\b(?:batter(?:y|ies)|magnets?|pilas?|iman(?:es)?)\b/,
      /\b(?:found (?:it|them|the)|(?:it|they) turned up|all (?:\w+ )?(?:counted|accounted|there|here)|(?:la|lo|las|los) (?:encontre|encontramos|halle)|aparecio|estan todas)\b/,
      /\b(?:didnt|did not|never|nobody|hasnt|no one|no se|nadie se)\b[^.;!?\n]{0,20}\b(?:swallow\w*|ate|eat\w*|trago|comio)\b/,
    ],
    unless:
      /\b(?:still (?:missing|gone)|one (?:is )?(?:missing|gone|short)|another|cough\w*|drool\w*|vomit\w*|choking|falta una|tos|bab\w+|vomit\w*)\b/,
    explains: words('dangerous-object small-danger mouth-or-missing chewed-it child-swallowed moved-about'),
  },
  {
    of: words('small-danger child-swallowed dangerous-object'),
    tells: [
      /\b(?:lick\w*|tongue on|touched (?:\w+ )?tongue|lami[oa]|lamiendo|chup[oa])\b/,
      /\b(?:aaa?|9v|9 volt|double a) batter(?:y|ies)\b|\bbatter(?:y|ies)\b|\bpilas?\b/,
      /\b(?:whole|intact|in my hand|here|no leak\w*|not leaking|entera|en mi mano|aqui la tengo|no (?:esta )?(?:tira|gote\w+))\b/,
      /\b(?:fine|normal|well|ok|eating|plays|playing|bien|comiendo|jugando)\b/,
    ],
    unless:
      /\b(?:button|coin|swallow\w*|leak\w*|burn\w*|blister\w*|drool\w*|missing|vomit\w*|boton|trago|quem\w+|ampoll\w+|falta)\b/,
    explains: words(
      'small-danger child-swallowed dangerous-object chewed-it metal-taste poison odd-mind burn-size large-area',
    ),
  },
  {
    of: ['infant-word'],
    tells: [
      /\b(?:shots?|vaccin\w+|jabs?|immuni[sz]ation\w*|vacunas?|vacunaron)\b/,
      /\b(?:9[6-9](?:\.\d)?|36\.\d|37(?:\.[0-4])?|no fever|sin (?:fiebre|calentura))\b/,
      /\b(?:feeding|feeds|nurs\w+|drinking|bottles?|come|mama|toma)\b/,
      /\b(?:grin\w*|smil\w*|play\w*|laugh\w*|himself|herself|sonri\w*|jueg\w*|content[oa])\b/,
    ],
    unless:
      /\b(?:(?:now|today|has a) fever|100\.[4-9]|10[1-5]|38|39|letharg\w*|limp|wont|refus\w*|inconsol\w*|vomit\w*|rash|high pitched|(?:three|3) hours|no (?:come|mama|quiere|toma)|decaid[oa])\b/,
    without: words('fever temp-38 temp-39 ill-baby drowsy vomiting short-of-breath'),
    explains: words('newborn-word fussy-baby placed-lately worst-ever drank-it'),
    upTo: 7,
  },
  {
    of: words('cannot-breathe cold short-of-breath'),
    tells: [
      /\b(?:snot\w*|stuffy|nose|congest\w*|snuffl\w*|snor\w*|mocos?|mocosa?|nariz|tapad\w+)\b/,
      /\b(?:(?:drinks?|takes?|finish\w*) (?:\w+ )?(?:full|all|whole|every|his|her)|full bottles?|wet (?:diapers?|nappies)|toma (?:tod[oa]|bien)|moja (?:bien|panales)|panales mojados)\b/,
      /\b(?:breath\w* (?:\w+ )?(?:easy|easily|fine|well|normal\w*|quiet\w*)|respira (?:\w+ )?(?:bien|tranquil\w+|facil))\b/,
      /\b(?:no|without|sin|not|never)\b[^.;!?\n]{0,16}\b(?:fever|temp\w*|fiebre|calentura)\b/,
    ],
    unless:
      /\b(?:ribs?|pull\w*|fast\w*|blue|paus\w*|grunt\w*|flar\w*|wheez\w*|limp|worse|costillas|rapid\w*|azul|morad[oa]|quejid\w*|silb\w*|peor|hund\w+)\b/,
    without: words('age-under-3-months newborn-word age-newborn wheezing breaths-fast'),
    explains: words(
      'cannot-breathe short-of-breath cold month-or-more lasting long-lasting no-memory child-word infant-word',
    ),
  },
  {
    of: words('bruise dangerous-accident bleeds-easily bruised-for-nothing'),
    tells: [
      /\b(?:shins?|knees?|forehead|espinillas?|rodillas?|frente)\b/,
      /\b(?:bruis\w*|moret\w+|moraton\w*|morados?)\b/,
      /\b(?:learn\w*|runs?|running|falls? over|walk\w*|climbs?|corre\w*|se cae|camina\w*|aprendi\w+)\b/,
      /\b(?:no other (?:bruis\w*|marks?)|nowhere else|only (?:there|on)|no nose ?bleeds?|ningun otro|en ningun otro lado|solo (?:ahi|en))\b/,
    ],
    unless:
      /\b(?:ears?|back|belly|bottom|buttocks?|arms|fever|pale|gums|dots|pinpoint|tired|hand ?print|espalda|panza|nalgas|orejas?|fiebre|palid[oa]|puntitos|encias|cansad[oa])\b/,
    age: [0.75, 13],
    explains: words('bruise dangerous-accident bleeds-easily bruised-for-nothing near-eye infant-word head-word'),
  },
  {
    of: ['lockjaw'],
    tells: [
      /\b(?:booster|tetanus (?:shot|booster|jab|vaccine)|tdap|refuerzo|vacuna\w*)\b/,
      /\b(?:(?:last|this) (?:year|month|spring|summer|fall|winter)|(?:one|two|three|four|[1-4]|a) years? ago|months? ago|up to date|al dia|(?:el|este) ano (?:pasado)?|hace (?:un|dos|tres|cuatro|[1-4]) anos?)\b/,
      /\b(?:scratch\w*|barely|scrap\w*|graz\w*|nick\w*|rasgun\w+|raspon\w*|rasp\w+)\b/,
    ],
    unless:
      /\b(?:jaw (?:is |feels |hurts|got )?(?:\w+ )?(?:stiff|tight|sore|locked)|cant open|stiff\w*|spasm\w*|swallow\w*|deep|pus|streak\w*|swoll\w*|hot|fever|ties[oa]|no puedo abrir|espasmo\w*|hond[oa]|hinchad\w+|fiebre)\b/,
    explains: words('lockjaw pain-other withdrawal-danger burn-size dirty-wound no-memory'),
  },
  {
    of: ['belly-cries'],
    tells: [
      /\b(?:evenings?|from \d|tardes?|noches?|same (?:time|hour)|misma hora)\b/,
      /\b(?:consol\w*|carrier|calms?|settles?|rocking|se calma|consuel\w+|en brazos)\b/,
      /\b(?:gain\w*|weight|wet (?:diapers?|nappies)|feeds?|feeding|sube de peso|panales|come bien)\b/,
      /\b(?:examined|pediatrician|doctor|checked|normal|pediatra|revis\w+)\b/,
    ],
    unless:
      /\b(?:vomit\w*|blood\w*|fever|green|letharg\w*|limp|pale|inconsol\w*|hard belly|swollen|jelly|sangre|fiebre|verde|palid[oa]|aguad[oa])\b/,
    explains: words(
      'belly-cries lasting newborn-word infant-word fussy-baby for-long belly-operation at-stool trunk-word long-lasting',
    ),
  },
  {
    of: ['choking'],
    tells: [
      /\b(?:seat ?belt|cinturon)\b/,
      /\b(?:mark|stripe|line|fading|tender|raya|marca|rojez)\b/,
      /\b(?:voice|swallow\w*|voz|trag\w+)\b[^.;!?\n]{0,25}\b(?:normal|fine|ok|okay|bien)\b/,
      /\b(?:no (?:hit|crash|impact)|braked|frenon|freno|no (?:chocamos|choque))\b/,
    ],
    unless:
      /\b(?:hoarse|numb\w*|weak\w*|droop\w*|vision|dizz\w*|head ?aches?|swelling|swollen|crackl\w*|bulge|thinners?|ronc[oa]|adormec\w*|debil\w*|mare\w+|hinchad\w+)\b/,
    explains: words('choking great-vessels joint-flares force trunk-word better-outside mouth-or-missing drank-it'),
  },
]
