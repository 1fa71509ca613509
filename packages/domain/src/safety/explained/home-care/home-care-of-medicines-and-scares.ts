import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const BODY_FAILS = words(
  'fainted confused drowsy seizure unresponsive short-of-breath cannot-breathe chest-pain face-swelling throat-swelling throat-danger vomiting stiff-neck severe-headache worst-headache one-side-weak face-droop speech-trouble',
)
const IS_WELL =
  /\b(?:fine|well|ok|okay|normal\w*|happy|happily|as usual|nothing|playing|plays|eating|eats|perfect|clam|great|bien|contenta?|jugando|juega|come|sin sintomas)\b/

const PRESSURE_PILL =
  /\b(?:lisinopril|losartan|enalapril|ramipril|benazepril|valsartan|hydrochlorothiazide|hctz|chlorthalidone|blood pressure (?:pill|med\w*|tablet)|bp (?:pill|med\w*)|pastilla de la presion|hidroclorotiazida)\b/
const ONE_MORE =
  /\b(?:twice (?:today|this morning|tonight|by)|(?:took|taken|had|swallowed)[^.;!?\n]{0,50}\b(?:twice|again|double|two|extra|another|second)|double(?:d)? (?:dose|my)|(?:tom[eo]|tomado)[^.;!?\n]{0,50}\b(?:dos|doble|otra vez)|dos veces|doble)\b/
const PRESSURE_IS_FINE =
  /\b(?:bp |pressure |presion )?(?:is |was |de |en )?(?:1[0-4]\d ?(?:\/|over|sobre|con) ?[6-9]\d)\b|\b(?:pressure|bp|presion) (?:is |was |esta |sigue )?(?:fine|normal|ok|good|bien)\b/
const MANY =
  /\b(?:(?:three|four|five|six|several|many|tres|cuatro|muchas) (?:of|pills|tablets|times|doses|pastillas|veces)|handful|all of|bottle|on purpose|child|son|daughter|toddler|kidney (?:disease|failure)|dizz\w*|faint\w*|todas|frasco|hij[oa]|nin[oa]|mare\w*|desmay\w*)\b/

const BABY_ASPIRIN =
  /\b(?:(?:baby|low dose) (?:aspirins?|asa)|aspirins? 81|81 ?(?:mg|milligrams?)?(?: of)? ?aspirin|aspirina (?:de bebe|infantil|de 81|de 100))\b/
const ULCER_OR_THINNER =
  /\b(?:ulcers?|thinners?|warfarin|eliquis|xarelto|plavix|bleed\w*|black stools?|son|daughter|toddler|child|kid|ulceras?|anticoagulante\w*|sangr\w+|hij[oa]|nin[oa])\b/

const GUMMIES =
  /\b(?:gummy (?:\w+ )?vitamins?|vitamin gummies|gummies|multi ?vitamins?|vitamin c|vitaminas? de gomita|gomitas (?:de )?vitamin\w*)\b/
const A_FEW_TOO_MANY =
  /\b(?:ate|took|eaten|had|got|swallowed|comio|tomo|se comio)\b[^.;!?\n]{0,40}\b(?:two|three|four|five|six|[2-6]|dos|tres|cuatro|cinco|seis)\b|\b(?:two|three|four|five|[2-5]) (?:extra|too many|instead)\b/
const NO_IRON =
  /\b(?:no|without|not any|zero|doesnt (?:have|contain)|isnt any|iron free|sin|no (?:tiene|tienen|trae|traen)) ?(?:any )?(?:iron|hierro)\b|\biron free\b/
const A_LOT =
  /\b(?:whole|bottle|handful|all|dozen\w*|thc|weed|cbd|melatonin|sleep|[7-9]|\d\d (?:of|gummies|vitamins)|todo|frasco|melatonina)\b/

const BAIT =
  /\b(?:(?:ant|roach) (?:baits?|traps?|stations?|discs?|hotels?)|bait (?:stations?|traps?)|(?:trampas?|cebos?) (?:de|para|contra) (?:las )?(?:hormigas|cucarachas))\b/
const ONLY_TOUCHED =
  /\b(?:lick\w*|sealed|intact|closed|unopened|plastic|outside|not (?:opened|broken)|lami\w*|sellad\w+|cerrad\w+|por fuera|inta[ck]t\w*)\b/
const BAIT_EATEN =
  /\b(?:rat|mouse|mice|granules?|powder|gel|liquid|borax|broke (?:it )?open|cracked open|ate (?:it|the)|rata|ratones|polvo|se comio)\b/

const HARMLESS_PLANT =
  /\b(?:poinsettias?|spider plant|christmas cactus|african violet|boston fern|rose petals?|dandelions?|nochebuenas?|flor de pascua)\b/
const A_LITTLE =
  /\b(?:a bit|bite|piece|leaf|spat|spit|little|nibbl\w*|chew\w*|tore|petal|pedacito|hoja|escupio|mordi\w+|poquito)\b/
const MOUTH_BURNS =
  /\b(?:drool\w*|swell\w*|swollen|cant swallow|wont (?:drink|eat)|vomit\w*|wheez\w*|rash|babe\w+|hinch\w+|vomit\w+)\b/

const SCORPION = /\b(?:scorpions?|alacran(?:es)?|escorpion(?:es)?)\b/
const CONTROL_SAID_HOME =
  /\bthe help line said fine\b|\b(?:poison (?:control|center|help)|toxicolog\w+|nurse|doctor|urgencias)\b[^.;!?\n]{0,60}\b(?:home|fine|watch|no need|casa|tranquil\w+|no (?:hace )?falta)\b/
const STING_FADES =
  /\b(?:just|only|a bit|little|almost|nearly|solo|nomas|apenas|poco)\b[^.;!?\n]{0,25}\b(?:numb|tingl\w*|sore|itch\w*|gone|dormid\w+|hormigue\w*|adolorid\w+)\b/
const STING_OF_WEAK =
  /\b(?:baby|toddler|son|daughter|child|(?:\d|1[0-2]) years? old|twitch\w*|jerk\w*|drool\w*|blurr\w*|eyes? (?:roll\w*|mov\w*|jump\w*)|slur\w*|cant (?:swallow|breathe)|bebe|hij[oa]|nin[oa]|brinca\w*|babe\w+)\b/

const HEAT_RASH =
  /\b(?:heat rash|prickly heat|(?:tiny|little|small|fine) (?:\w+ )?(?:prickles|bumps|dots|pimples)|salpullido|sarpullido (?:de|por) (?:el )?calor|granitos)\b/
const IN_HEAT = /\b(?:hot|heat|humid|sweat\w*|summer|warm|calor|bochorno|sudor|verano)\b/
const IN_FOLDS = /\b(?:folds?|neck|creases?|back|chest|armpits?|diaper area|cuello|pliegues|espalda|pecho|axilas)\b/

const FLUSH = /\b(?:niacin|nicotinic acid|vitamin b ?3|niacina|vitamina b ?3)\b/
const WENT_RED =
  /\b(?:hot|red|scarlet|flush\w*|prickl\w*|tingl\w*|burn\w*|itch\w*|rubor|roj[oa]|calient\w*|pica\w*|ard\w+)\b/
const FADES =
  /\b(?:fad\w*|almost (?:nothing|gone)|gone|down to|easing|going away|passed|better now|settl\w*|se (?:me )?(?:quito|paso|esta quitando)|ya (?:casi )?nada)\b/

const PATCH =
  /\b(?:(?:nicotine|estrogen|hormone|birth control|lidocaine|pain) patch\w*|parche (?:de )?(?:nicotina|estrogeno|hormonas))\b/
const MARK_OF_PATCH = /\b(?:itch\w*|red|pink|mark|square|rash|irritat\w*|roj[oa]|marca|comezon|cuadrad\w+|ronch\w+)\b/
const WHERE_IT_WAS =
  /\b(?:where|under|spot|moved|other (?:arm|side|place)|site|donde|debajo|lugar|otro (?:brazo|lado))\b/
const PATCH_HARMS =
  /\b(?:blister\w*|spread\w*|all over|chest (?:pain|tight)|short of breath|palpit\w*|fentanyl|morphine|face|ampoll\w*|todo el cuerpo|fentanilo)\b/

const OLD_MARK =
  /\b(?:(?:brown|dark|faded|old|tan|cafe) (?:\w+ ){0,2}?(?:mark|spot|patch|stain)|mancha (?:cafe|oscura|vieja))\b/
const OF_MEDICINE_THEN =
  /\b(?:bactrim|sulfa|ibuprofen|tetracycline|doxycycline|antibiotic|medicine|pill|antibiotico|medicina)\b[^|]{0,60}\b(?:last (?:year|fall|spring|summer|winter|month)|years? ago|months ago|ano pasado|hace (?:\w+ )?(?:meses|anos))\b/
const NOT_TAKEN_SINCE =
  /\b(?:(?:havent|have not|never|not|didnt) (?:taken|took|had|used|take) (?:it|that|any|again)|stopped it|no (?:lo |la )?he vuelto a tomar)\b/

const HANGOVER =
  /\b(?:hang ?over|hung ?over|(?:since|after) (?:the )?(?:wedding|party|bachelor\w*|bar|drinks?)|resaca|cruda|guayabo)\b/
const EASES =
  /\b(?:eas\w*|better|improv\w*|wearing off|kept (?:\w+ )?down|every hour|mejor\w*|ya (?:casi )?se (?:me )?(?:quita|pasa))\b/
const AS_EVER =
  /\b(?:every (?:wedding|party|time)|always|usual|same as|as ever|each time|siempre|cada vez|como siempre)\b/

const MOUNTAIN =
  /\b(?:leadville|aspen|breckenridge|la paz|cusco|quito|altitude|elevation|(?:8|9|10|11),?\d00 ?(?:feet|ft)|ski (?:town|resort|lodge)|mountain (?:town|lodge)|altura|altitud|soroche)\b/
const SLIGHT_ACHE =
  /\b(?:mild|slight|little|dull|light|leve|ligero|poquito|poco)\b[^.;!?\n]{0,15}\b(?:head ?ache|dolor de cabeza|nausea)\b/
const CLEAR_AND_STEADY =
  /\b(?:(?:think\w*|head) (?:is )?clear|clear headed|walk\w* (?:straight|fine|normal\w*)|no (?:confusion|stumbl\w*|cough|vomit\w*)|piens\w+ (?:claro|bien)|camin\w+ (?:bien|derecho))\b/

const METER =
  /\b(?:glucometer|glucose meter|meter|finger ?stick|sugar (?:monitor|meter)|cgm|glucometro|aparato del azucar)\b/
const NOT_DIABETIC =
  /\b(?:no diabetes|not (?:a )?diabetic|non ?diabetic|dont have diabetes|wifes|husbands|moms|dads|friends|no (?:soy|es) diabetic\w*|sin diabetes)\b/
const AFTER_FOOD =
  /\b(?:after|minutes|hour|post|despues)\b[^.;!?\n]{0,40}\b(?:cake|cheesecake|dessert|pie|ice cream|meal|dinner|lunch|breakfast|soda|juice|eating|pizza|pasta|postre|pastel|comer|cena|refresco)\b/
const UNDER_180 = /\b1[0-7]\d\b/

const PANIC_KNOWN = /\b(?:panic attacks?|my (?:usual )?panic|hyperventilat\w*|ataques? de panico|hiperventil\w+)\b/
const TINGLED =
  /\b(?:fingers?|hands?|lips?|dedos|manos|labios)\b[^.;!?\n]{0,30}\b(?:numb|tingl\w*|claw\w*|curl\w*|cramp\w*|hormigue\w*|dormid\w+|engarrot\w+)\b/
const ALL_GONE = /\b(?:(?:all |it )?went away|gone|passed|back to normal|fine now|se (?:me )?(?:quito|paso))\b/
const SAME_AS_EVER =
  /\b(?:same as (?:each|every|always|usual|before)|each time|every time|like always|for years|usual|como siempre|igual que siempre|cada vez)\b/

const HAIR_OUT =
  /\b(?:hair|pelo|cabello)\b[^.;!?\n]{0,40}\b(?:com(?:es|ing) out|fall\w*|fistfuls|clumps|handfuls|shed\w*|cae|cayendo|punos|mechones)\b/
const AFTER_CHEMO = /\b(?:chemo\w*|rounds?|cycles?|infusions?|quimio\w*|ciclos?)\b/
const WARNED =
  /\b(?:(?:did |they |nurse |doctor )*(?:warn\w*|told me|said (?:it would|this would|to expect)|expected)|me (?:avisaron|dijeron|advirtieron))\b/

const TESTED_POSITIVE =
  /\b(?:ana|rheumatoid factor|antinuclear|anticuerpos antinucleares|factor reumatoide)\b[^.;!?\n]{0,40}\b(?:positive|1 ?: ?(?:40|80)|low|weak|borderline|positiv[oa]|bajo)\b/
const DOCTOR_CLEARED =
  /\b(?:doctor|dr|rheumatologist|physician|medic[oa]|doctora)\b[^.;!?\n]{0,50}\b(?:no follow ?up|nothing|normal|fine|not worried|no (?:need|concern)|ignore|went through|sin seguimiento|no es nada|tranquil\w+)\b/

const RED_MEDICINE = /\b(?:rifampin|rifampicin|rifampicina|phenazopyridine|pyridium|azo)\b/
const RED_WATER =
  /\b(?:(?:orange|red|orangey|pink|reddish|bright orange)\b[^.;!?\n]{0,30}\b(?:urine|pee|tears|sweat|contacts?|lenses)|(?:urine|pee|tears|contacts?|lenses)\b[^.;!?\n]{0,30}\b(?:orange|red|stained|pink)|(?:orina|pipi|lagrimas)\b[^.;!?\n]{0,30}\b(?:naranja|roj[oa]|rosa))\b/
const CLOTS_OR_PAIN = /\b(?:clots?|burn\w*|flank|yellow (?:eyes|skin)|coagulos?|arde|amarill\w+|cuajos?)\b/

const VACCINATED =
  /\b(?:(?:tetanus|lockjaw|tdap|flu|covid|shingles|shingrix|pneumonia|hepatitis|rsv|hpv|booster) (?:shot|vaccine|booster|jab)|vaccin\w*|booster|vacuna (?:del? |contra )|inyeccion del tetanos)\b/
const ARM_SORE =
  /\b(?:arms?|shoulder|brazo|hombro)\b[^|]{0,60}\b(?:lead|sore|heavy|stiff|ach\w*|hurts?|tender|lump|pesad\w+|duele|adolorid\w+|bolita|bola)\b/
const DAY_AGO =
  /\b(?:yesterday|today|this (?:morning|afternoon)|last night|(?:one|two|1|2) days? ago|ayer|hoy|antier|hace (?:un|dos) dias?)\b/
const ARM_FESTERS =
  /\b(?:streaks?|pus|ooz\w*|spread\w*|hives|wheez\w*|past (?:the|my) elbow|fever (?:of )?10[2-5]|week|rayas?|ronchas|todo el brazo)\b/

const PEN = /\b(?:units?|insulin|pen|rapid|lantus|humalog|novolog|dose|unidades|insulina|pluma|dosis)\b/
const WAS_RIGHT =
  /\b(?:(?:it|that|dose|pen) (?:was|is|had been) (?:all )?(?:right|correct|fine|the right (?:one|dose|pen))(?: all along| after all)?|false alarm|right all along|turns out (?:it was|i (?:took|gave) the) (?:right|correct)|(?:si )?era (?:la correcta|lo correcto)|falsa alarma)\b/
const SUGAR_STEADY = /\b(?:steady|stable|fine|ok|normal|1[0-9]\d|9\d|estable|bien)\b/

/** A dose too many of something mild, harmless stings and plants, and scares about medicines that are explained (Poison Control, MedlinePlus). */
export const HOME_CARE_OF_MEDICINES_AND_SCARES: readonly HomePicture[] = [
  {
    tells: [PRESSURE_PILL, ONE_MORE, PRESSURE_IS_FINE, IS_WELL],
    unless: MANY,
    without: [
      ...BODY_FAILS,
      ...words('dizzy feels-faint bp-low age-under-18 child-word kidney-disease pregnant heart-failure'),
    ],
    explains: words('dose-mistake dose-repeated risky-medicine refill-or-visit'),
  },
  {
    tells: [BABY_ASPIRIN, ONE_MORE],
    unless: ULCER_OR_THINNER,
    without: [...BODY_FAILS, ...words('age-under-18 blood-thinner black-stool belly-pain pregnant')],
    explains: words('dose-mistake dose-repeated child-swallowed infant-word child-word risky-medicine'),
  },
  {
    tells: [GUMMIES, A_FEW_TOO_MANY, NO_IRON],
    unless: A_LOT,
    without: [...BODY_FAILS, 'belly-pain'],
    explains: words('child-swallowed dose-mistake dose-repeated too-many-pills pills-missing iron-pills chewed-it'),
  },
  {
    tells: [BAIT, ONLY_TOUCHED, IS_WELL],
    unless: BAIT_EATEN,
    without: [...BODY_FAILS, 'drooling'],
    explains: words('poison child-swallowed poison-thing chewed-it mouth-or-missing pesticide-contact for-long-alone'),
  },
  {
    tells: [HARMLESS_PLANT, A_LITTLE, IS_WELL],
    unless: MOUTH_BURNS,
    without: BODY_FAILS,
    explains: words(
      'child-swallowed poison too-many-pills chewed-it mouth-or-missing wild-plant needs-visit animal-bite',
    ),
  },
  {
    tells: [SCORPION, CONTROL_SAID_HOME, STING_FADES],
    unless: STING_OF_WEAK,
    without: [
      ...BODY_FAILS,
      ...words('age-under-18 child-word infant-word pregnant age-65-plus jerking-limbs body-shakes'),
    ],
    explains: words('snake-bite insect-sting limb-numb limb-deadened joint-ache mouth-tingle'),
  },
  {
    tells: [HEAT_RASH, IN_HEAT, IN_FOLDS, IS_WELL],
    unless: /\b(?:fever|blister\w*|pus|purple|hives|welts|limp|wont (?:eat|feed|drink)|fiebre|ampoll\w*|morad\w*)\b/,
    without: BODY_FAILS,
    explains: words('hives rash heat-illness heat-stroke stroke heat-exposure infant-word'),
  },
  {
    tells: [FLUSH, WENT_RED, FADES],
    unless: /\b(?:throat (?:is|feels|clos\w*|tight)|wheez\w*|lips? (?:swell\w*|swollen)|faint\w*|handful|bottle)\b/,
    without: BODY_FAILS,
    explains: words('allergy-trigger allergy-mild anxious hives rash burn pain-other anaphylaxis'),
  },
  {
    tells: [PATCH, MARK_OF_PATCH, WHERE_IT_WAS],
    unless: PATCH_HARMS,
    without: BODY_FAILS,
    explains: words('rash heart-attack heart-disease risky-medicine allergy-mild'),
  },
  {
    tells: [OLD_MARK, OF_MEDICINE_THEN, NOT_TAKEN_SINCE],
    unless: /\b(?:blister\w*|sore|spread\w*|new spots|mouth|eyes?|fever|ampoll\w*|fiebre)\b/,
    without: BODY_FAILS,
    explains: words('skin-change rash anxious child-abuse on-antibiotic'),
  },
  {
    tells: [HANGOVER, EASES, AS_EVER],
    unless: /\b(?:confus\w*|black|blood|seiz\w*|shak\w*|tremb\w*|chest|worst|neck is stiff|fever|sangre|tembl\w*)\b/,
    without: [...BODY_FAILS, ...words('withdrawal black-stool vomiting-blood head-injury suicide-said')],
    explains: words('headache needs-visit nausea photophobia head-pressure anxious'),
  },
  {
    tells: [MOUNTAIN, SLIGHT_ACHE, CLEAR_AND_STEADY],
    unless: /\b(?:worse|worsening|cough\w*|froth|at rest|blue|stumbl\w*|staggers?|vomit\w*|peor|tos|descans\w+)\b/,
    without: [
      ...words('confused drowsy vomiting cough blue-lips balance-loss fainted chest-pain severe-headache pregnant'),
    ],
    explains: words('headache nausea short-of-breath swelling-other stops-on-stairs on-effort'),
  },
  {
    tells: [METER, NOT_DIABETIC, AFTER_FOOD, UNDER_180],
    without: [
      ...BODY_FAILS,
      ...words('very-thirsty weight-loss pregnant child-word age-under-18 glucose-250 glucose-300'),
    ],
    explains: words('diabetes sugar-test needs-visit'),
  },
  {
    tells: [PANIC_KNOWN, TINGLED, ALL_GONE, SAME_AS_EVER],
    unless: /\b(?:new|different|worse|one side|face droop\w*|passed out|this time)\b/,
    without: [...BODY_FAILS, 'palpitations'],
    explains: words('anxious joint-ache limb-numb limb-deadened needs-visit chronic-illness for-long-alone stressed'),
  },
  {
    tells: [HAIR_OUT, AFTER_CHEMO, WARNED],
    explains: words('hair-loss needs-visit temple-pain hair-shed pain-other cancer weak-immunity weak-immunity-person'),
    unless: /\b(?:fever|chills|10[0-4]|sores?|fiebre|escalofrios)\b/,
  },
  {
    tells: [TESTED_POSITIVE, DOCTOR_CLEARED],
    unless:
      /\b(?:joints?|rash|swollen|swelling|fever|fatigue|tired|hair|mouth sores|coyuntura\w*|sarpullido|fiebre|cansad\w+)\b/,
    explains: words('chronic-illness needs-visit lab-alarming'),
  },
  {
    tells: [RED_MEDICINE, RED_WATER],
    says: [RED_MEDICINE],
    unless: CLOTS_OR_PAIN,
    without: [...BODY_FAILS, ...words('fever temp-38 jaundice flank-pain pregnant blood-thinner')],
    explains: words(
      'vaginal-bleeding bleeding blood-in-urine pink-urine painless-blood-urine urine-trouble blood-in-stool dark-urine contact-lens',
    ),
  },
  {
    tells: [VACCINATED, ARM_SORE, DAY_AGO],
    unless: ARM_FESTERS,
    without: [...BODY_FAILS, ...words('age-under-2 infant-word newborn-word fever temp-38 hives')],
    explains: words('lump pain-other swelling-other joint-ache needs-visit lockjaw gunshot limbs-like-lead'),
  },
  {
    tells: [PEN, WAS_RIGHT, SUGAR_STEADY],
    without: [...BODY_FAILS, ...words('glucose-70 glucose-54 tremor sweating')],
    explains: words(
      'dose-mistake dose-repeated insulin-without-food insulin-swapped risky-medicine anxious diabetes insulin twice-unmeant',
    ),
  },
]
