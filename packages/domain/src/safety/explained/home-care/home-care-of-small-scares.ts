import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const IN_SECONDS =
  /\b(?:(?:half a|an?|one|two|few|some|couple(?: of)?|\d) (?:seconds?|secs?|moments?)|moment|instant|(?:unos|dos|pocos) segundos?|un (?:momento|segundo|momentito|instante))\b/
const FINE_AGAIN =
  /\b(?:(?:then |all |was |is |im |fully |now )+(?:all )?(?:fine|ok|okay|normal|gone|better)|fine (?:since|now|again|once|after)|(?:passed|gone|went away)|not come back|hasnt (?:come back|happened again)|ya (?:estoy|esta|me siento) bien|se (?:me |le )?(?:paso|quito)|no ha vuelto)\b/
const BODY_FAILS = words(
  'fainted confused drowsy seizure unresponsive short-of-breath cannot-breathe chest-pain face-swelling vomiting stiff-neck suicide-said severe-headache worst-headache one-side-weak face-droop speech-trouble',
)
const EASES_WITH_REST =
  /\b(?:went away|gone|stopped|eased|disappeared|se (?:me )?(?:quito|paso))\b[^.;!?\n]{0,40}\b(?:walk\w*|rest\w*|stopp\w*|slow\w*|minutes?|mins?|camin\w+|par[oeé]\w*|descans\w+|minutos?)\b/

/** Small scares, each told as a whole with how it passed or what a clinician called it (MedlinePlus, home care of each). */
export const HOME_CARE_OF_SMALL_SCARES: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:band|pressing|pressure|tight\w*|dull|banda|apret\w+|presion|opresion)\b/,
      /\b(?:head|head ?aches?|cabeza)\b/,
      /\b(?:(?:has|have|had) (?:\w+ )?(?:such|these|them|the same) (?:\w+ )?for (?:\w+ )?years|same (?:\w+ )?(?:head ?aches?|as) (?:\w+ ){0,4}for (?:\w+ )?years|(?:la|el|los) mism[oa]s? (?:\w+ ){0,4}(?:hace|de) (?:\w+ )?anos|desde hace anos|como siempre)\b/,
      /\b(?:busy|stress\w*|deadlines?|work|screens?|computer|exams?|sleep|estres|trabajo|pantallas?|cansancio|mucho trabajo)\b/,
    ],
    never: /\b(?:wors\w+|different|unlike|sudden\w*|wakes?|new|peor|distint[oa]|de repente|despierta)\b/,
    without: [
      ...BODY_FAILS,
      ...words('sudden sudden-alone dizzy vision-change age-65-plus getting-worse cancer nausea fever'),
    ],
  },
  {
    of: words('dizzy faint-of-standing feels-faint'),
    tells: [
      /\b(?:stood up|got up (?:quickly|fast|too)|(?:jump|climb|hopp?|stepp?|got|gett?)\w* out of (?:the |a |my )?(?:\w+ )?(?:bath|tub|shower|sauna|bed)|hot (?:bath|tub|shower)|sauna|me (?:pare|levante)|se (?:paro|levanto)|(?:tina|bano) caliente)\b/,
      IN_SECONDS,
      FINE_AGAIN,
    ],
    never:
      /\b(?:every (?:time|day)|each time|keeps|often|twice|several|fell|faint\w*|pass(?:ed)? out|chest|palpitations?|pounding|racing|headache|black|bleed\w*|bled|blood|vomit\w*|diarrhea|fever|pills?|medicine|medication|tablets?|weak\w*|numb\w*|speech|slur\w*|eye|pregnan\w*|cada vez|seguido|desmay\w+|pecho|sangr\w+|pastillas?|medicinas?|embaraz\w+|debil\w*)\b(?<!\b(?:went|goes|turned) black)/,
    without: [
      ...BODY_FAILS,
      ...words(
        'age-65-plus diabetes heart-disease heart-failure palpitations blood-thinner bleeding black-stool diarrhea head-injury getting-worse headache balance-loss limb-numb',
      ),
    ],
    explains: words('dizzy faint-of-standing feels-faint'),
  },
  {
    of: words('dizzy feels-faint'),
    tells: [
      /\b(?:gas station|gas pump|(?:filling|fueling) (?:up|the (?:car|tank))|pumping gas|gasolinera|(?:echando|cargando) gasolina|nail polish|esmalte)\b/,
      IN_SECONDS,
      /\b(?:fine (?:since|now|after|again)|gone|passed|went away|ya (?:estoy|esta) bien|se (?:me )?(?:paso|quito))\b/,
    ],
    never:
      /\b(?:swallow\w*|drank|drink|siphon\w*|eyes?|mouth|headache|still|keeps?|garage|indoors|generator|furnace|trag\w+|bebi\w*|ojos?|boca|todavia)\b/,
    without: [...BODY_FAILS, ...words('carbon-monoxide headache nausea palpitations')],
    explains: words('dizzy feels-faint heartburn'),
  },
  {
    of: words('rash scaly-skin skin-change needs-visit'),
    tells: [
      /\b(?:pityriasis rosea|pitiriasis rosada|molluscum|molusco|keratosis pilaris|queratosis pilar|seborrh?eic keratos[ei]s|cherry angiomas?)\b/,
      /\b(?:clinician|doctor|dermatologist|dr|nurse|pediatrician|medic[oa]|doctora|dermatolog[oa]|pediatra)\b/,
    ],
    never: /\b(?:worse|fever|bleed\w*|new mole|pus|mouth|eye|swollen|fiebre|sangr\w+|ojo)\b/,
    explains: words('rash scaly-skin skin-change needs-visit'),
  },
  {
    of: words('bruise'),
    tells: [
      /\b(?:bruis\w*|moret\w+|purple)\b/,
      /\b(?:hands?|forearms?|arms?|manos?|brazos?|antebrazos?)\b/,
      /\b(?:(?:thin|fragile|old|aging|papery) (?:\w+ )?skin|piel (?:\w+ )?(?:delgad\w+|fina|fragil)|senile purpura)\b/,
      /\b(?:doctor|dr|nurse|dermatologist|clinician|medic[oa]|doctora|enfermera)\b/,
      /\b(?:years|always|long|anos|siempre)\b/,
    ],
    never:
      /\b(?:belly|legs?|gums?|nose|fell|fall|grab\w*|hits (?:her|him)|new|worse|more|tired|weight|fever|barriga|piernas?|encias?|cayo|fiebre)\b/,
    explains: ['bruise'],
  },
  {
    of: words('cold'),
    tells: [
      /\b(?:nose|nostrils?|nariz)\b/,
      /\b(?:drip\w*|runs?|running|runny|gotea|escurre|chorrea|moquea)\b/,
      /\b(?:each time|every time|when(?:ever)?|while|cuando|al|cada vez que) (?:i |he |she |we )?(?:\w+ )?(?:eat\w*|soup|spicy|hot food|come|comer|como|sopa|picante)\b/,
      /\b(?:years|always|anos|siempre)\b/,
    ],
    never:
      /\b(?:one (?:side|nostril)|salty|metallic|bend\w*|lean\w*|headache|injury|surgery|hit|fell|blood\w*|un lado|salad[oa]|agach\w+|golpe|operacion)\b/,
    without: words('head-injury severe-headache fever post-surgery'),
    explains: ['cold', 'cough'],
  },
  {
    of: words('needs-visit cold-limb limb-numb frostbite'),
    tells: [
      /\braynauds?\b/,
      /\b(?:white|blue|blanc[oa]s?|azul\w*)\b/,
      /\b(?:cold|winter|january|february|december|ice|freez\w*|frio|invierno|nieve)\b/,
      /\b(?:warm\w*|pink|calient\w+|rosad\w+|color)\b/,
      /\b(?:doc|doctor|dr|checked|rheumatologist|medic[oa]|doctora|revis\w+)\b/,
    ],
    never:
      /\b(?:new|worse|sores?|ulcers?|black|one (?:hand|finger|side)|blister\w*|waxy|hard|wont|still|hours?|pain\w*|nuev[oa]|peor|llagas?|negr[oa]|horas?|duele)\b/,
    explains: words('needs-visit cold-limb limb-numb frostbite cold'),
  },
  {
    of: words('tremor nausea anxious stressed'),
    tells: [
      /\b(?:before|antes de) (?:(?:every|each|an?|my|the|any|cada|un|una|el|la|mi) )?(?:\w+ )?(?:match(?:es)?|games?|tests?|exams?|speech(?:es)?|shows?|interviews?|races?|fights?|performances?|recitals?|presentations?|concerts?|partidos?|examen\w*|exposicion\w*|concursos?|carreras?|entrevistas?)\b/,
      /\b(?:its? gone|goes away|stops?|disappears?|fine (?:once|after|when)|se (?:me |le )?(?:quita|pasa)|desaparece)\b/,
    ],
    never:
      /\b(?:chest|faint\w*|pass(?:ed)? out|vomit\w*|panic|cant (?:sleep|play|go|eat)|skip\w*|avoid\w*|drink\w*|pills?|worse|pecho|desmay\w+|panico|alcohol)\b/,
    without: BODY_FAILS,
    explains: words('tremor nausea anxious stressed'),
  },
  {
    of: ['animal-bite'],
    tells: [
      /\b(?:(?:my|our|indoor|house|vaccinated|mi|nuestr[oa]) (?:\w+ ){0,2}(?:cat|kitten|kitty|dog|puppy|gat[oa]|gatit[oa]|perr[oa])|(?:indoor|house) cat|cat vaccinated|gat[oa] (?:de casa|vacunad[oa])|(?:gat|perr)\w+\b[^.;!?\n]{0,45}\b(?:de (?:la )?casa|es (?:mio|nuestro|mia|nuestra))(?=[^|]{0,40}\bvacun))\b/,
      /\b(?:scratch(?:ed|es)?|aran\w+|rasgun\w+|arun\w+)\b/,
      /\b(?:(?:thin|tiny|small|little|shallow|superficial|fine) (?:line|scratch|mark)|barely (?:bled|broke)|didnt (?:even )?(?:bleed|break)|rayita|rasgunit[oa]|aranacit[oa]|superficial|apenas|apenit\w+|poquit\w+|leve(?:mente)?|barely scratched|just a (?:little )?scratch)\b/,
      /\b(?:wash\w*|rins\w*|clean\w*|soap|lav\w+|jabon)\b/,
    ],
    never:
      /\b(?:bit|bites?|bitten|nip\w*|teeth|tooth|stray|wild|face|eyes?|lips?|red|redness|swollen|swelling|puffy|hot|warm|pus|streaks?|lumps?|glands?|throb\w*|mordi\w*|callejer[oa]|cara|ojos?|roj[oa]|hinchad\w+|caliente|bolita)\b/,
    explains: words('animal-bite bleeding vaginal-bleeding drops-of-blood minor-cut'),
  },
  {
    of: words('severe-belly-pain flank-pain belly-pain pain-other'),
    tells: [
      /\b(?:side|ribs?|costado|ijar|costillas?)\b/,
      /\b(?:ran|run|running|jog\w*|sprint\w*|corri|correr|corriendo|corria)\b/,
      EASES_WITH_REST,
    ],
    never:
      /\b(?:chest|arms?|jaw|shoulders?|breath\w*|faint\w*|sweat\w*|vomit\w*|blood\w*|fever|pregnan\w*|back|still|came back|again|groin|testic\w*|hit|fell|pecho|brazo|hombro|aire|sangr\w+|fiebre|embaraz\w+|espalda|ingle|otra vez)\b/,
    without: [...BODY_FAILS, ...words('age-45-plus fever temp-38 pregnant palpitations sudden-alone')],
    explains: words('severe-belly-pain flank-pain belly-pain pain-other gunshot severe-pain on-effort'),
  },
  {
    of: words('hives rash insect-sting'),
    tells: [
      /\b(?:ants?|hormigas?)\b/,
      /\b(?:itch\w*|pica|pican|comezon)\b/,
      /\b(?:dots?|bumps?|spots?|bites|puntitos|ronchitas?|bolitas|piquetes)\b/,
    ],
    never:
      /\b(?:fire ants?|hives|welts|all over|everywhere|face|lips?|tongue|throat|eyes?|dizz\w*|breath\w*|spread\w*|pus|swollen|swelling|todo el cuerpo|cara|labios?|garganta|mare\w+|hinchad\w+)\b/,
    without: [...BODY_FAILS],
    explains: words('hives rash insect-sting'),
  },
  {
    tells: [
      /\b(?:scream\w*|cr(?:y|ies|ied|ying)|tantrums?|llora\w*|grita\w*|berrinches?)\b/,
      /\b(?:purple|red|morad[oa]|roj[oa])\b/,
      /\b(?:tummy time|car seat|crib|bath|diaper|bored|put (?:him|her) down|boca abajo|sillita|cuna)\b/,
      /\b(?:(?:the (?:minute|second|moment)|as soon as|once) (?:i |we |its )[^.;!?\n]{0,30}\b(?:fine|pink|ok|okay|calm\w*|grin\w*|smil\w*|stops)|(?:en cuanto|apenas|cuando) l[oa] (?:\w+ )?[^.;!?\n]{0,30}\b(?:bien|sonri\w+|calma|content[oa]))\b/,
    ],
    never:
      /\b(?:blue|limp|floppy|pass\w* out|faint\w*|stops? breathing|stiff\w*|grunt\w*|sweat\w*|feeds? (?:badly|poorly)|fever|vomit\w*|inconsolable|azul\w*|desmay\w*|aguad[oa]|fiebre)\b/,
    without: BODY_FAILS,
  },
  {
    of: ['hiccups'],
    tells: [
      /\b(?:hiccup\w*|hipo)\b/,
      /\b(?:\d+|few|ten|twenty|half an?|diez|veinte) (?:hour|minutes?|mins?|minutos?)\b/,
      /\b(?:talk\w* (?:non ?stop|fine|normally|the whole time)|laughing|playing|chatting|hablando|riendo\w*|jugando)\b/,
    ],
    never:
      /\b(?:blue|pale|drool\w*|swollen|hives|chok\w*|stuck|swallow\w*|chest (?:pain|hurts)|azul|ronchas|atorad\w*)\b/,
    without: words('hives throat-swelling face-swelling choking wheezing fever'),
  },
  {
    of: words('belly-pain cramps pain-other'),
    tells: [
      /\b(?:laugh\w* (?:\w+ )?(?:so|too) (?:hard|much)|sit ?ups|crunches|plank\w*|(?:de )?tanto reir\w*|abdominales)\b/,
      /\b(?:sore (?:abs|muscles?|stomach|belly)|stomach (?:hurts|is sore)|abs|me duele (?:la|el) (?:panza|estomago))\b/,
    ],
    never:
      /\b(?:vomit\w*|fever|blood\w*|bulg\w*|lumps?|days|weeks|pregnan\w*|right side|worse|black|fiebre|sangr\w+|bult\w+|dias|embaraz\w+|lado derecho)\b/,
    without: [...BODY_FAILS, ...words('fever temp-38 sudden-alone age-65-plus')],
    explains: words('belly-pain cramps pain-other'),
  },
  {
    of: ['palpitations'],
    tells: [
      /\b(?:cardiolog\w+|holter|monitor|ecg|ekg|electro\w*|doctor)\b[^.;!?\n]{0,60}\b(?:harmless|benign|extra beats|ectopic\w*|pvcs?|pacs?|benign[oa]s?|inofensiv\w+|extrasistoles)\b/,
      /\b(?:(?:an?|one|half a) second|skipped? beats?|un segundo|un latido|brinc\w+ (?:una|dos|tres) ve(?:z|ces))\b/,
      /\b(?:every time|always|same|usual|again|siempre|a veces|cada vez|igual)\b/,
    ],
    never:
      /\b(?:faint\w*|pass(?:ed)? out|pain|chest|breath\w*|dizz\w*|lightheaded|longer|different|worse|racing|run of|minutes|exercis\w*|desmay\w+|dolor|pecho|aire|mare\w+|peor|minutos)\b/,
    without: [...BODY_FAILS, ...words('dizzy heart-disease pregnant age-65-plus pulse-very-fast')],
    explains: words('palpitations'),
  },
  {
    of: words('cough choking coughing-blood'),
    tells: [
      /\b(?:spit ?up|own (?:spit|saliva|drool)|dribbled milk|su (?:propia )?(?:saliva|leche)|buche de leche)\b/,
      /\b(?:cough\w*|gagg\w*|sputter\w*|tosio|tosiendo|arcadas?)\b/,
      IN_SECONDS,
      /\b(?:back asleep|asleep again|breathing (?:quiet\w*|fine|normal\w*|easily)|right back to|gaining well|respira (?:bien|tranquil\w+)|se volvio a dormir)\b/,
    ],
    never:
      /\b(?:blue|pale|gr[ae]y|limp|floppy|stopp?\w* breathing|every feed|each feed|wheez\w*|fast|fever|projectile|green|blood\w*|again and again|morad[oa]|azul|palid[oa]|aguad[oa]|fiebre|verde|sangre)\b/,
    without: [...BODY_FAILS, ...words('fever temp-38 blue-lips fast-breath wheezing')],
    explains: words('cough choking'),
  },
  {
    tells: [
      /\b(?:inhal\w*|breathed in|sucked in|snorted|got a (?:lungful|noseful|mouthful) of|aspir[eo]|respir[eo]|trague)\b/,
      /\b(?:flour|powdered sugar|icing sugar|cinnamon|cocoa(?: powder)?|chalk dust|corn ?starch|harina|azucar glass|canela|maizena|polvo de cacao)\b/,
      /\b(?:no (?:more )?(?:cough\w*|wheez\w*)|stopped coughing|right as rain|ya no (?:toso|tengo tos)|ya se me (?:quito|paso))\b/,
    ],
    unless:
      /\b(?:wheez\w*|asthma\w*|copd|chest|still|cant|short of breath|tight\w*|blue|drool\w*|baby|toddler|infant|cough\w* (?:again|all|since)|fever|silb\w+|asma|pecho|sigo|sigue|bebe|fiebre)\b/,
    explains: words('cough airway-burn street-drug drug-use'),
    upTo: 2,
  },
  {
    tells: [
      /\b(?:swallow\w*|gulped|se trago|trago)\b/,
      /\b(?:smooth|round|plastic|redond[oa]|lis[oa]|plastico)\b[^.;!?\n]{0,20}\b(?:beads?|buttons?|marbles?|pebbles?|cuentas?|botone?s?|canicas?)\b/,
      /\b(?:poison control|pediatrician|nurse(?: line)?|doctor|toxicologia|pediatra|doctora?)\b[^.;!?\n]{0,25}\b(?:said|told|says|dijo|dijeron)\b[^.;!?\n]{0,40}\b(?:home|watch|wait|pass|fine|casa|vigil\w+|esper\w+|observ\w+)\b/,
      /\b(?:eat\w*|ate|drink\w*|play\w*|come|comio|toma|jueg\w*)\b/,
    ],
    unless:
      /\b(?:batter\w+|magnet\w*|sharp|lead|gel|water beads?|expand\w*|chok\w*|gag\w*|drool\w*|cough\w*|wheez\w*|vomit\w*|belly (?:pain|hurts)|stuck|chest|blood|cant|wont (?:eat|drink|swallow)|pilas?|iman\w*|babe\w*|tos\w*|atorad\w*|sangre|hidrogel)\b/,
    explains: words('child-swallowed dangerous-object chewed-it mouth-or-missing in-mouth poison same-day child-word'),
  },
  {
    of: ['cold'],
    tells: [
      /\b(?:nostrils?|nose|nariz)\b[^.;!?\n]{0,25}\b(?:shut|plugg?\w*|stuff\w*|block\w*|clogg?\w*|congest\w*|tapad\w*|cerrad\w*)\b/,
      /\b(?:breath\w*|respir\w+) (?:\w+ ){0,2}(?:through|out of|thru|by|por) (?:his|her|my|the|la) (?:mouth|boca)\b/,
      /\b(?:ate|eat\w*|talk\w*|ran|runs|laugh\w*|plays?|playing|comio|come|habl\w+|corr\w+|jueg\w*)\b/,
    ],
    unless:
      /\b(?:wheez\w*|fever|chest|blue|gasp\w*|ribs|asthma|copd|baby|infant|newborn|short of breath|throat|sleepy|drows\w*|confus\w*|fiebre|pecho|asma|bebe|garganta|morad\w*)\b/,
    explains: words('cold stressed'),
    upTo: 10,
  },
]
