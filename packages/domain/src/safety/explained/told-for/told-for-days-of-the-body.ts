import { MONTH, WEEKS, type ForDays } from './for-days'

const LUMP =
  /\b(?:lumps?|bump|knots?|bulge|nodules?|swollen glands?|lymph nodes?|bolit?as?|bultos?|bultitos?|bola|ganglios?|hueso que sale)\b/
const OF_NODES =
  /\b(?:neck|jaw|collarbone|armpit|groin|throat|testic\w*|scrotum|breast|behind (?:the|my) knee|cuello|gordo|quijada|clavicula|axila|ingle|garganta|testiculo|seno|pecho|traga\w*|trago)\b/
const HERNIA =
  /\b(?:bulge|lump|ball|bulto|bola|bolita)\b[^|!?\n]{0,60}\b(?:groin|belly ?button|navel|ingle|ombligo)\b|\b(?:groin|belly ?button|navel|ingle|ombligo)\b[^|!?\n]{0,60}\b(?:bulge|lump|ball|bulto|bola|bolita)\b/
const GOES_BACK =
  /\b(?:slides? (?:back|in)|goes (?:back|in|away when)|pushe?s? (?:it )?back|pops? (?:out|in|back)|when i (?:lift|cough|lie)|lie down|se (?:mete|esconde|regresa)|al (?:toser|cargar|acostarme)|cuando (?:toso|cargo|me acuesto))\b/

const JOINT =
  /\b(?:knees?|shoulders?|hips?|elbows?|ankles?|wrists?|thumbs?|heels?|rodillas?|hombros?|caderas?|codos?|tobillos?|munecas?|talon(?:es)?)\b/
const JOINT_TROUBLE =
  /\b(?:clicks?|ach(?:e|es|y|ing)|pain\w*|hurts?|gives? (?:out|way)|stiff\w*|froze\w*|frozen|swells|swollen|locks?|catch\w*|bag|truena|duel\w+|dolor|ties[oa]|traba|hincha)\b/

const TINGLES = /\b(?:tingl\w*|numb\w*|pins and needles|burning feet|hormigue\w*|adormec\w*|dormid[oa]s|entumid[oa]s)\b/
const FINGERS_OR_FEET = /\b(?:fingers?|fingertips?|hands?|feet|toes|soles|dedos|manos|pies|plantas)\b/
const LEGS_CRAWL =
  /\b(?:legs?|piernas?)\b[^.;!?\n]{0,60}\b(?:have to move|gotta move|cant keep (?:them )?still|tengo que mover\w*|moverlas|quietas?|hormigas|gusanitos)\b|\b(?:hormigas|gusanitos)\b[^.;!?\n]{0,20}\bpiernas?\b/

const HAIR = /\b(?:hairs?|bald|pelo|cabello|calv\w+)\b/
const IN_PATCHES =
  /\b(?:patch\w*|circles?|round|coin|bald spots?|spots?|broke off|parches?|redond[oa]s?|circulos?|huecos?)\b/
const SCALP_OR_BARE =
  /\b(?:fall\w*|fell|com(?:e|es|ing) out|came out|lost|losing|bald|broke off|scalp|se (?:me|le) (?:cae|cayo)|calv\w+|sin pelo|no hair|cuero cabelludo)\b/

const RINGS =
  /\b(?:ringing|buzzing|hissing|tinnitus|whistl\w+|crickets|zumbido|pitido|pito|chillido|chicharras?|grillos?|ruido como)\b/
const EARS = /\b(?:ears?|oidos?|hear\w*|oigo)\b/
const HEARS_LESS =
  /\b(?:cant (?:hear|follow)|hard of hearing|says? (?:huh|what)|(?:turn\w*|turned) (?:the |up the )?(?:tv|volume)(?: up)?|tv (?:is )?(?:up|so loud|louder)|shouting|hearing aids?|doesnt hear|not hearing|no oye|ya no oigo|oye menos|sube (?:mucho )?(?:la tele|el volumen)|dice que mande)\b/
const FOR_LONG =
  /\b(?:couple of years|years|months?|creeping|more and more|gradual\w*|little by little|last month|this year|meses|anos|poco a poco|cada vez)\b/

const FORGETS = /\b(?:forget\w*|forgot|repeat\w*|memory|se (?:le|me) olvid\w+|olvida\w*|repite|memoria)\b/
const OLD =
  /\b(?:mom|mum|mother|dad|father|grand\w+|wife|husband|[678]\d|mami|papi|mama|papa|abuel\w+|suegr[oa]|espos[oa])\b/
const SLOWLY =
  /\b(?:(?:a|one|two|last|this|past) years?|months|little by little|slowly|gradual\w*|un ano|meses|anos|poco a poco|otra vez)\b/

const ITCH = /\b(?:itch\w*|scratch\w*|comezon|pica\w*|rasca\w*)\b/
const AT_NIGHT_BETWEEN = /\b(?:between (?:the|my|his|her) fingers|wrists|waist|entre los dedos|munecas|cintura)\b/
const AND_OTHERS =
  /\b(?:girlfriend|boyfriend|husband|wife|roommate|kids|family|too|also|novi[oa]|espos[oa]|hijos|familia|tambien)\b/
const NIGHT = /\b(?:nights?|noches?)\b/
const THREADS =
  /\b(?:(?:white|little|tiny) (?:white |little )?(?:threads?|worms?)|worms?|pinworms?|gusanit?os|lombric\w+|hilitos)\b/
const BOTTOM = /\b(?:poop|stool|bottom|butt|anus|bum|popo|caca|colita|cola|ano)\b/

const RING_OR_ROT =
  /\b(?:ring ?worm|ring shaped|like a ring|round (?:patch|spot|red)|mancha redonda|anillo|entre los dedos|between (?:the|my) toes|athletes? foot|hongos?|tina)\b/
const CREAM_TRIED =
  /\b(?:lotrimin|clotrimazole|lamisil|terbinafine|monistat|miconazol\w*|antifungal|tried|(?:used|use) (?:the )?cream|(?:ya )?(?:use|puse|unt\w+) (?:la |el |una )?(?:crema|pomada|monistat)|crema (?:lotrimin|de hongos))\b/
const NO_BETTER =
  /\b(?:still|not (?:better|gone|working)|no (?:better|change)|keeps|nothing|grow\w*|did nothing|y nada|no (?:se )?(?:me |le )?quit\w+|sigue|crec\w+|igual)\b/
const ECZEMA = /\b(?:eczema|eccema|dermatitis)\b/
const NEVER_CLEAR =
  /\b(?:never (?:clear|go|heal)\w*|wont clear|not clearing|(?:not|isnt) (?:working|enough)|real cream|stronger|steroid|prescription|no se (?:le |me )?quita|no (?:le |me )?(?:sirve|ayuda)|mas fuerte)\b/

const GENITAL =
  /\b(?:penis|shaft|vulva|labia|genitals?|scrotum|foreskin|privates|down there|pene|partes|vagina|glande)\b/
const WARTS = /\b(?:warts?|bumps?|growths?|verrugas?|granitos?|bolitas?)\b/
const FLOW = /\b(?:discharge|flujo|secrecion)\b/
const FLOW_ODD =
  /\b(?:fishy|smell\w*|odou?r|yellow\w*|green\w*|gray|grey|itch\w*|pescado|huele|olor|amarill\w+|verde|comezon|picazon|requeson|cottage)\b/
const FLOW_TRIED = /\b(?:fishy|pescado|monistat|already (?:used|tried)|ya use|green\w*|verde)\b/
const OF_NOSE = /\b(?:nose|nasal|sinus\w*|palate|cheeks|ears?|nariz|oidos?)\b/

const LEAKS =
  /\b(?:leak\w*|pee(?:d|ing)? (?:a little|a bit|myself|my pants)|wet myself|gote\w+|se me sale|escapa)\b[^.;!?\n]{0,40}\b(?:jump\w*|sneez\w*|cough\w*|laugh\w*|run\w*|brinc\w+|estornud\w+|tos\w*|rio|carg\w+)\b/
const NOSE = /\b(?:nose ?bleeds?|bloody noses?|sangrados? (?:de|por la) nariz|me sangra la nariz)\b/
const AGAIN =
  /\b(?:(?:like |about )?(?:[2-9]|two|three|four|several) (?:times )?(?:a|per|each|every) week|every (?:week|day|other day)|veces (?:por|a la) semana|cada (?:semana|dia|rato))\b/
const GUMS = /\b(?:gums?|encias?)\b/
const GUMS_ILL = /\b(?:growing|reced\w*|loose (?:tooth|teeth)|crec\w+|(?:diente|muela)s? (?:\w+ )?floj\w+)\b/
const NOSE_RUNS = /\b(?:sinus\w*|nasal (?:discharge|congestion)|snot|mocos? verdes?|nariz tapada|sinusitis)\b/
const MIGRAINE = /\b(?:migraines?|migranas?|jaquecas?)\b/
const OFTENER =
  /\b(?:twice (?:a|per) month|more often|times (?:a|per) (?:week|month)|(?:\d|two|three|four) (?:a|per) (?:week|month)|better plan|prevent\w*|mas seguid[oa]s?|veces (?:al|por) mes)\b/
const CURVE =
  /\b(?:(?:back|spine|espalda|columna)\b[^.;!?\n]{0,25}\b(?:curv\w*|crooked|hump|chuec[oa]|torcid[oa]|desviad[oa])|shoulder blade (?:sticks|stands|pokes)|one shoulder (?:is )?higher|un hombro mas alto|omoplato)\b/
const TIPTOE =
  /\b(?:(?:walks?|walking) on (?:his|her|the|their) (?:tip ?)?toes|toe walk\w*|tip ?toes|(?:camina|anda) de punt(?:it)?as)\b/
const EATS_DIRT =
  /\b(?:eats?|eating|chews?|come|comiendo|se come)\b[^.;!?\n]{0,25}\b(?:dirt|clay|ice|chalk|paper|soil|tierra|hielo|barro|gis|papel|yeso)\b/
const PRESSED =
  /\b(?:red (?:mark|spot|area)|redness|(?:mancha|marca) roja|rojo|roja)\b[^.;!?\n]{0,60}\b(?:tailbone|sacrum|heels?|hips?|bottom|buttock|cola|sacro|talon\w*|cadera|nalgas?|rabadilla)\b/
const LIES_OR_SITS =
  /\b(?:turn (?:him|her)|wheel ?chair|bed ?ridden|bedbound|chair|cushion|in bed|volte\w+|silla|cama|postrad[oa])\b/
const FATTY = /\b(?:greasy|fatty|fried|grasos[oa]|grasa|frito)\b/
const RUNS_TO_TOILET =
  /\b(?:run to the (?:toilet|bathroom)|diarrhea|loose stools?|the runs|cant trust|correr al bano|diarrea|suelto)\b/
const MANS_BREAST = /\b(?:im a (?:guy|man|male|dude)|male|hombre|as a man)\b/
const BREAST = /\b(?:breasts?|nipples?|moobs|chest|pechos?|pezon\w*|tetillas?)\b/
const BREAST_GROWS = /\b(?:lump|disc|tender|sore|grew|grow\w*|swollen|bigger|bolita|duele|crec\w+|hinchad[oa]s?)\b/

/** Lasting complaints of one part of the body that no picture of something small explains, for a doctor in days. */
export const BODY_FOR_DAYS: readonly ForDays[] = [
  { tells: [LUMP, OF_NODES], says: [LUMP], from: WEEKS },
  { tells: [HERNIA, GOES_BACK] },
  { tells: [JOINT, JOINT_TROUBLE], says: [JOINT_TROUBLE], from: MONTH },
  {
    tells: [TINGLES, FINGERS_OR_FEET],
    says: [TINGLES],
    from: MONTH,
    never: /\b(?:stroke|panic\w*|anxi\w*|presentation|went away|carried|derrame|panico|ansiedad)\b/,
  },
  { tells: [LEGS_CRAWL], from: MONTH },
  { tells: [HAIR, IN_PATCHES, SCALP_OR_BARE], says: [IN_PATCHES], from: WEEKS, overrules: true },
  { tells: [RINGS, EARS], says: [RINGS], from: WEEKS },
  { tells: [HEARS_LESS, FOR_LONG] },
  { tells: [FORGETS, SLOWLY, OLD], says: [FORGETS] },
  { tells: [ITCH, AT_NIGHT_BETWEEN, NIGHT, AND_OTHERS], says: [ITCH], overrules: true },
  { tells: [THREADS, BOTTOM, ITCH], says: [THREADS] },
  { tells: [RING_OR_ROT, CREAM_TRIED, NO_BETTER], from: WEEKS },
  { tells: [ECZEMA, NEVER_CLEAR], says: [ECZEMA] },
  { tells: [GENITAL, WARTS], says: [WARTS], from: WEEKS },
  { tells: [FLOW, FLOW_ODD, FLOW_TRIED], says: [FLOW_ODD], never: OF_NOSE, overrules: true },
  {
    tells: [LEAKS],
    says: [/\b(?:leak\w*|pee(?:d|ing)? (?:a little|a bit|myself|my pants)|wet myself|gote\w+|se me sale|escapa)\b/],
    overrules: true,
  },
  { tells: [NOSE, AGAIN], from: MONTH, overrules: true },
  { tells: [GUMS, GUMS_ILL], says: [GUMS_ILL], never: /\b(?:teeth?ing|braces|first time|today)\b/ },
  { tells: [NOSE_RUNS], says: [NOSE_RUNS], from: 10 },
  { tells: [MIGRAINE, OFTENER] },
  { tells: [CURVE], says: [CURVE] },
  { tells: [TIPTOE], from: MONTH, of: ['child-word', 'age-under-18', 'age-under-3', 'infant-word'] },
  { tells: [EATS_DIRT], from: MONTH },
  { tells: [PRESSED, LIES_OR_SITS] },
  { tells: [FATTY, RUNS_TO_TOILET] },
  { tells: [MANS_BREAST, BREAST, BREAST_GROWS], says: [BREAST_GROWS], from: WEEKS },
]
