import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { BLEEDS, BODY_FAILS, ILL, IN_SECONDS } from './home-care-words'

const STARTLES =
  /\b(?:(?:throw|fling|flail|shoot|jerk)\w* (?:\w+ ){0,2}(?:arms?|hands)|startl\w*|arms? (?:fly|flies|shoot|jump)\w*|(?:abre|avienta|estira|levanta) (?:\w+ ){0,2}(?:brazos?|bracitos|manitas)|se (?:espanta|asusta|sobresalta)|brinca)\b/
const WHEN_LAID =
  /\b(?:(?:set|put|lay|lower|lie|place)\w* (?:him|her|them) (?:down|in)|noise|(?:door|dog) (?:slam|bark)\w*|crib|sneez\w*|moves? fast|(?:lo|la) (?:acuesto|pongo|bajo|dejo)|ruido\w*|cuna)\b/
const CALMS =
  /\b(?:(?:stops?|calms?|settles?|gone|better)\b[^.;!?\n]{0,35}\b(?:hold|held|hug|swaddl\w*|wrap\w*|pick\w* (?:him|her) up)|(?:hold|held|hug|swaddl\w*|wrap\w*|pick\w* (?:him|her) up)\b[^.;!?\n]{0,35}\b(?:stops?|calms?|settles?|fine)|(?:se (?:le )?(?:calma|quita)|para)\b[^.;!?\n]{0,30}\b(?:abraz\w*|carg\w*|envuelv\w*|agarr\w*)|(?:abraz\w*|carg\w*|envuelv\w*|agarr\w*)\b[^.;!?\n]{0,30}\b(?:se (?:le )?(?:calma|quita)|para))\b/
const FITS_OF_BABY =
  /\b(?:in a row|clusters?|series|over and over|blue|limp|rolls? (?:his|her) eyes|asleep|wont (?:eat|feed|wake)|fever|after waking|seguid[oa]s|morad[oa]|no (?:come|despierta)|fiebre)\b/

const STOOL = /\b(?:popo|popito|caca|evacuaciones|excremento|heces|poops?|stools?)\b/
const YELLOW_OR_RUNNY =
  /\b(?:amarill\w+|mostaza|liquid\w+|aguad\w+|suelt\w+|semillit\w+|grumit\w+|yellow\w*|mustard|seedy|runny|loose|watery)\b/
const AT_THE_BREAST =
  /\b(?:pecho|lactancia|amamant\w+|leche materna|mama (?:bien|pecho)|cada toma|breast\w*|nurs(?:es|ing|ed)|every feed\w*|each feed\w*)\b/
const GAINS =
  /\b(?:(?:gan|sub|aument)\w+ (?:bien )?(?:de )?peso|esta (?:contenta?|contento|tranquil[oa]|bien)|come bien|mama bien|moja (?:bien|muchos|sus)|gain\w* (?:\w+ )?weight|(?:feeds?|eats?|nurs\w+) (?:well|fine|great)|happy|content)\b/
const STOOL_ILL =
  /\b(?:sangre|moco|blanc[oa]|gris|negr[oa]|verde (?:fosfo|explosiv)\w*|fiebre|calentura|vomit\w*|no (?:come|mama|quiere|moja|despierta)|flojit[oa]|decaid[oa]|dormid[oa] todo|blood|mucus|white|pale|gr[ae]y|black|fever|limp|wont|not (?:eating|feeding))\b/

const STUMP =
  /\b(?:ombligo|ombliguito|cordon(?:cito)?|mun(?:on|oncito)|belly ?button|navel|umbilical|cord (?:stump)?|stump)\b/
const DROP =
  /\b(?:(?:gotit?as?|puntit?os?|manchit?as?|poquit[oa]|tantit[oa]) (?:de |con )?(?:sangre|sangrit\w+)|(?:drops?|spots?|dots?|smear|tiny bit|little bit|specks?) of (?:dry |dried )?blood|bled (?:a )?(?:tiny|little|drop)\w*)\b/
const FELL_OFF =
  /\b(?:se (?:le |me )?(?:ha )?ca(?:yo|ido)|cayendo|fell off|came off|falling off|coming off|sec[oa]|dry)\b/
const STUMP_ILL =
  /\b(?:roj[oa]|rojiz\w+|hinchad[oa]|inflamad[oa]|huele|apesta|pus|amarill\w+|caliente|fiebre|calentura|llora|mucha|chorr\w*|sigue|no (?:le |se )?(?:para|deja|come|mama)|empap\w+|red|redness|swollen|smell\w*|stinks?|fever|soak\w*|wont stop|keeps|still bleed\w*|spread\w*)\b/

const DAYS_OLD =
  /\b(?:(?:[2-9]|dos|tres|cuatro|cinco|seis|siete|two|three|four|five|six|seven) (?:dias|days)|recien nacida|newborn)\b/
const PINK_DROP =
  /\b(?:gotit\w*|gotas?|manch\w+|poquit\w+|rosad\w+|drops?|spot\w*|smear|streak)\b[^.;!?\n]{0,20}\b(?:sangre|blood)|\b(?:blood|sangre)\b[^.;!?\n]{0,20}\b(?:drops?|spot\w*|gotit\w*|poquit\w*|panal|diaper)\b/
const OF_HORMONES =
  /\b(?:hormonas?|como (?:de )?(?:una )?(?:regla|menstruacion)|seudo ?menstruacion|pseudomenstruacion|hormones?|like a (?:tiny |mini )?period)\b/
const BABY_WELL =
  /\b(?:come|mama|toma|eats?|nurs\w+|feed\w*)\b[^.;!?\n]{0,20}\b(?:bien|normal\w*|fine|well|y (?:mea|moja|orina))\b/
const BABY_ILL =
  /\b(?:popo|caca|vomit\w*|fiebre|moret\w+|ombligo|mucha|coagulo\w*|ni[nñ]o|varon|amarill\w+|dormid[oa]|stool|poop|fever|bruis\w*|clots?|boy|yellow|sleepy)\b/

/** What is usual of babies or over, each told as a whole (MedlinePlus, AAP, ACOG, CDC, NHS). */
export const HOME_CARE_OF_BABIES: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:buttocks?|bottom|bum|napp(?:y|ies)|diapers?|panal)\b/,
      /\b(?:red\w*|rash|shiny|sore|roj[oa]s?|rozad\w*)\b/,
      /\b(?:folds?|loose|teeth\w*|tooth|stools?|poops?|wipes?|cream|pliegues|crema|diarrea)\b/,
    ],
    explains: [
      'red-spreading-skin',
      'rash',
      'diaper-rash',
      'diarrhea',
      'blood-in-stool',
      'hair-loss',
      'fussy-baby',
      'swelling-other',
    ],
    unless:
      /\b(?:bleed\w*|blood\w*|blister\w*|pus|pustul\w*|spreading|boils?|raw|purple|satellite|weeks?|sangr\w*|ampollas)\b/,
    without: ['vomiting', 'ill-baby', 'hot-skin'],
  },
  {
    tells: [
      /\b(?:gums?|teeth\w*|tooth|encias|dientes|dienteci\w*)\b/,
      /\b(?:drool\w*|chew\w*|gnaw\w*|bab\w*|muerd\w*)\b/,
    ],
    explains: ['drooling', 'fussy-baby', 'diarrhea', 'insomnia', 'teething', 'tooth-pain', 'mouth-sore'],
    unless: /\b(?:swallow\w*|stridor|noisy|limp|rash|vomit\w*|blister\w*)\b/,
    without: ['ill-baby', 'sore-throat', 'no-urine'],
  },
  {
    tells: [
      /\b(?:spit\w* up|posset\w*|brings? up|dribbl\w*|regurgit\w*|regresa|bota leche|buchit\w*)\b/,
      /\b(?:milk|milky|feeds?|feeding|bottles?|leche|tomas?)\b/,
      /\b(?:gain\w*|thriv\w*|growing|along (?:his|her) line|sube de peso|subiendo|gordit[oa])\b/,
    ],
    explains: words(
      'vomiting hair-loss weight-gain anxious depressed no-urine infant-word fussy-baby choking blood-in-stool',
    ),
    unless:
      /\b(?:green|bil(?:e|ious)|blood\w*|projectile|forceful|shoot\w*|chok\w*|blue|limp|floppy|verde|sangre|fuerza|proyectil)\b/,
    without: ['age-newborn', 'ill-baby', 'cannot-keep-down'],
  },
  {
    tells: [
      /\b(?:llor(?:o|aba|ando|ar)|cried|crying)\b/,
      /\b(?:cara|face)\b[^.;!?\n]{0,30}\b(?:roj[oa]|colorad[oa]|red)\b/,
      /\b(?:(?:comio|mamo|ate|nursed)\b[^.;!?\n]{0,20}\b(?:durmi\w+|slept|fell asleep)|se calmo|calmed|ya esta (?:bien|content[oa]|jugando))\b/,
    ],
    never:
      /\b(?:morad[oa]|azul|blue|purple|limp|floppy|aguad[oa]|desmay\w+|faint\w*|pass\w* out|ties[oa]|stiff\w*|convuls\w*|fiebre|calentura|fever|golpe\w*|cayo|fell|inconsol\w*|horas|hours|dejo de respirar|stopp?\w* breathing|vomit\w*|sangre|blood)\b/,
    explains: words('depressed dizzy fussy-baby'),
  },
  {
    tells: [
      /\b(?:newborns?|recien nacid[oa]|(?:days?|weeks?) old|(?:dias|semanas) de nacid[oa])\b/,
      /\b(?:hands?|feet|manos|manitas|pies|piecitos)\b/,
      /\b(?:blue|bluish|purpl\w+|morad\w+|azul\w*)\b/,
      /\b(?:boc\w+|lips?|labi\w+|lengua|tongue|mouth)\b[^.;!?\n]{0,25}\b(?:pink|rosas?|rosad\w+|rosit\w+)\b/,
      /\b(?:undress\w*|cover\w*|warms?|bath|desvist\w+|destap\w+|tapo|tape|arrop\w+|calient\w+|bano)\b/,
      /\b(?:eats?|feeds?|nurs\w+|come|mama|toma)\b/,
    ],
    unless:
      /\b(?:limp|floppy|aguad[oa]|letarg\w*|letharg\w*|fever|fiebre|(?:won|doesn|isn)t (?:eat|feed)|no (?:quiere )?com\w+|rapido|fast|quejid\w+|grunt\w*|gris\w*|gr[ae]y|sud\w+|sweat\w*|heart (?:defect|murmur)|soplo|(?:labios|boca|lengua|lips|mouth|tongue) (?:\w+ )?(?:morad\w+|azul\w*|blue|purple))\b/,
    explains: words('newborn-word blue-lips cold-limb heart-disease mottled-skin'),
  },
  {
    tells: [
      /\b(?:popo|caca|pupu|poops?|stools?)\b/,
      /\b(?:amarill\w+|mostaza|yellow\w*|mustard\w*)\b/,
      /\b(?:semillit\w+|grumit\w+|granit\w+|seed\w*|curds?)\b/,
      /\b(?:pecho|teta|breast ?(?:milk|fed|feed\w*)|breastfe\w+|nurs\w+)\b/,
      /\b(?:moja\w*|wet)\b[^.;!?\n]{0,25}\b(?:panal\w*|diapers?|nappies)\b|\b(?:panales|diapers) mojad\w+/,
    ],
    unless:
      /\b(?:sangre|moco|fiebre|calentura|vomit\w*|verde|agua pura|blanc[oa]|(?:piel|ojos?|ojitos|cara|cuerpo) (?:\w+ )?amarill\w+|dormid[oa]|no (?:quiere )?(?:come|comer|mama|toma)|mas que antes|blood\w*|mucus|fever|green|white|(?:skin|eyes?|face) (?:\w+ )?yellow|sleepy|more than (?:usual|before)|(?:uno|dos|tres|one|two|three) (?:panales|diapers))\b/,
    explains: words('diarrhea jaundice dry-mouth newborn-word infant-word ill-baby liver-disease'),
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
    of: words('newborn-word infant-word age-under-2 age-newborn'),
    tells: [STARTLES, WHEN_LAID, CALMS],
    unless: FITS_OF_BABY,
    without: [...ILL, ...words('spasm-run unresponsive blue-lips drowsy')],
    explains: words('newborn-word seizure needs-visit anxious ill-baby tremor'),
  },
  {
    of: words('diarrhea infant-word'),
    tells: [STOOL, YELLOW_OR_RUNNY, AT_THE_BREAST, GAINS],
    unless: STOOL_ILL,
    without: words('vomiting ill-baby no-urine dry-mouth blood-in-stool age-newborn weak-immunity'),
    explains: words('diarrhea lump breast-sore needs-visit'),
  },
  {
    of: words('bleeding drops-of-blood vaginal-bleeding'),
    tells: [STUMP, DROP, FELL_OFF],
    unless: STUMP_ILL,
    without: words('navel-infection ill-baby vomiting drowsy pregnant'),
    explains: words('bleeding drops-of-blood vaginal-bleeding fall newborn-word'),
  },
  {
    of: BLEEDS,
    tells: [DAYS_OLD, PINK_DROP, OF_HORMONES, BABY_WELL],
    unless: BABY_ILL,
    explains: [
      ...BLEEDS,
      ...words('newborn-word palpitations clot-risk blood-in-urine pink-urine blood-in-stool heavy-vaginal-bleeding'),
    ],
  },
]
