import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const SNAPPED =
  /\b(?:calf|heel|achilles|tore|torn|gave (?:way|out)|fell|landed|cant|cannot|swollen|swelling|pantorrilla|talon|cai|cayo|hinchad\w+)\b/
const EACH_MONTH =
  /\b(?:(?:same|like|as) (?:as )?(?:each|every) (?:month|period|time)|(?:but|as) usual|my usual|every month|como (?:siempre|cada mes)|(?:las|los) de siempre)\b/
const OF_PERIOD = /\b(?:periods?|cramps?|menstrua\w+|time of the month|(?:each|every) month|cada mes|regla|colicos?)\b/
const UNLIKE_EVER =
  /\b(?:new|worse|worst|different|never|pregnan\w*|late|faint\w*|fever|one side|shoulder|embaraz\w*|peor|nunca|retras\w*|fiebre|un lado)\b/
const IS_BREATHLESS =
  /\b(?:asthma|inhaler|wheez\w*|blue|hives|chest|swell\w*|swollen|chok\w*|still|now i|asma|pecho|silb\w*|ronchas|todavia)\b/
const IN_SECONDS = /\b(?:seconds?|secs?|moment|instant|segundos?|momentito|instante)\b/
const LIKE_A_LOST_EYE =
  /\b(?:one eye|(?:left|right|an) eye|curtain|blind\w*|headache|still|(?:black|dark|gone) for (?:\w+ ){0,2}(?:hours?|minutes?)|chest|bleed\w*|black stools?|pregnan\w*|slur\w*|weak\w*|numb\w*|(?:un|ojo) (?:solo )?(?:ojo|derecho|izquierdo)|cortina|cieg[oa]|embaraz\w*|sangr\w*|debil\w*)\b/
const BURNT =
  /\b(?:burn\w*|hands?|fingers?|face|eyes?|bleed\w*|blood\w*|blister\w*|skin|hit|hole|quem\w*|manos?|dedos?|cara|ojos?|sangr\w*|ampoll\w*)\b/
const REDDENS =
  /\b(?:red|purple|black|swollen|swell\w*|spread\w*|hot|warm|blister\w*|pus|pain\w*|hurts?|throb\w*|chills|roj[oa]|morad[oa]|negr[oa]|hinchad\w+|duele|dolor)\b/
const AFTER_SHOT_OR_COLD =
  /\b(?:vaccine|vaccinat\w*|cold|flu|fever\w*|temperature|9\d\.\d|10\d|covid|virus|hung ?over|jet ?lag\w*|stomach bug)\b/
const LOW_FOR_LONG = /\b(?:weeks|months|years|hopeless\w*|worthless|cry\w*|no point|sad|empty|alone|suicid\w*)\b/
const NAMES_BLOOD_ILLNESS = /\b(?:hiv|hep|hepatitis|aids|rabies|cancer|google|googling|tetanus|herpes|vih|rabia)\b/
const TURNS_ROUND =
  /\b(?:room|dizz\w*|vertigo|head|walk\w*|stand\w*|bed|roll\w*|nause\w*|vomit\w*|balance|drank|drunk|took|faint\w*)\b/
const PASSES_OUT =
  /\b(?:lips?|blue|limp|pass\w* out|faint\w*|stop\w* breath\w*|not breath\w*|stiff\w*|floppy|feed\w* (?:badly|poorly)|sweat\w*|grunt\w*|labios?|azul\w*|desmay\w*|aguad[oa]|ties[oa]|deja de respirar)\b/
const IS_FINE_AT_ONCE =
  /\b(?:fine|pink|ok|okay|normal|grin\w*|smil\w*|laugh\w*|happy|calms?|bien|contenta?o?|sonri\w*|se calma|rosad[oa])\b/
const AMONG_STRANGERS =
  /\b(?:bus|train|subway|plane|flight|store|shop|line|queue|church|mass|elevator|waiting room|office|theater|next to me|beside me|behind me|in front of me|camion|metro|avion|tienda|fila|misa|sala de espera|junto a mi|a mi lado)\b/
const LIKE_SEPSIS =
  /\b(?:fever\w*|chills|shiver\w*|hot|confus\w*|fast|pale|mottled|red|streaks?|pus|swollen|drows\w*|vomit\w*|10[0-5]|fiebre|escalofrios|confundid\w*|roj[oa]|hinchad\w+)\b/
const LIKE_A_FLU =
  /\b(?:fever\w*|cough\w*|ach(?:e|es|ing|y)|sore|chills|breath\w*|temp|10[0-4]|wheez\w*|sick|awful|unwell|weak|tired|congest\w*|fiebre|tos|dolor\w*|calentura)\b/
const OF_HEART =
  /\b(?:chest|pain|pressure|tight\w*|arms?|jaw|sweat\w*|breath\w*|nause\w*|vomit\w*|faint\w*|crush\w*|squeez\w*|dizz\w*|pecho|dolor|duele|presion|brazo|mandibula|sud\w+|aire|respir\w*|desmay\w*|mare\w*)\b/
const OF_HICCUPS_AND_GAS = /\b(?:hiccups?|burp\w*|gas|belch\w*|fart\w*|hipo|eruct\w*|gases)\b/
const TURNS_IN_BED =
  /\b(?:roll\w*|turn\w*) (?:\w+ ){0,3}(?:in bed|over|my head|onto)\b|\b(?:me volteo|voltear\w*|giro la cabeza)\b/
const OF_STROKE =
  /\b(?:weak\w*|numb\w*|droop\w*|crooked|slur\w*|double|confus\w*|headache|vomit\w*|face|arm|leg|trouble|constant\w*|debil\w*|boca|brazo|pierna|cara|dormid\w*)\b/
const TALKS_WELL =
  /\b(?:talk\w*|speak\w*|walk\w*|see|sight|hablo|camino|veo)\b[^.;!?\n]{0,40}\b(?:fine|ok|okay|normal\w*|well|bien)\b/
const WOUND_OR_SICK =
  /\b(?:wound|cut|bite|bitten|scratch\w*|scrape\w*|burn\w*|pus|red|swollen|sore|pierc\w*|stitches|incision|fever\w*|tattoo|catheter|pain\w*|hurts?|nail|blister\w*|lump|needle|sex|condom|herida|cortada|roj[oa]|hinchad\w+|fiebre|dolor|duele)\b/
const ONLY_SORE = /\b(?:engorg\w*|rocks?|hard|leaking|both|milk|breast ?milk|boobs|breasts|pechos|leche)\b/
const BREAST_RED =
  /\b(?:red|hot|chills|streaks?|one (?:breast|boob|side)|wedge|lump|pus|incision|stitches|section|foul|smell\w*|belly|pelvi\w*|roj[oa]|escalofrios|cesarea|puntos)\b/

/** Words of danger in a likeness, of a thing feared by its name or of somebody near by, which a body tells nothing of. */
export const OTHER_MEANINGS_IN_LIKENESS: readonly OtherMeaning[] = [
  {
    of: ['gunshot'],
    meant:
      /\b(?:crack|pop|click|snap|creak)\w* like (?:an? )?(?:gun ?shots?|pistols?|fire ?crackers?)\b|\b(?:truenan?|crujen?|suenan?) (?:\w+ ){0,2}como (?:un )?(?:balazos?|disparos?|cuetes?)\b/g,
    unless: (plain) => SNAPPED.test(withoutDenials(plain)),
  },
  {
    of: ['gunshot'],
    meant:
      /\b(?:looks?|looked) (?:like|as if) (?:ive|i have|i|hes|shes|he|she|it|someone|somebody) (?:\w+ ){0,2}shot (?:\w+ )?with (?:an? )?(?:pellet|bb)s?\b/g,
  },
  {
    of: ['gunshot'],
    meant:
      /\b(?:feels?|felt|feeling) (?:\w+ )?(?:like|as if) (?:\w+ ){0,3}(?:stabbed|knifed|shot)\b|\bcomo (?:si me )?(?:\w+ ){0,2}(?:apunal\w+|acuchill\w+|punaladas?)\b/g,
    unless: (plain) => !OF_PERIOD.test(plain) || !EACH_MONTH.test(plain) || UNLIKE_EVER.test(withoutDenials(plain)),
  },
  {
    of: words('cannot-breathe short-of-breath'),
    meant:
      /\b(?:cannot|cant|couldnt|could not|(?:could|can) (?:hardly|barely)) breathe (?:\w+ )?(?:from|for|because of|with) (?:all the |so much )?laugh\w*|\blaugh\w* so (?:hard|much) (?:that )?(?:i|he|she|we) (?:cant|cannot|couldnt|could not) breathe\b|\bno (?:puedo|podia|pude|puede) (?:ni )?respirar de (?:la |tanta |pura )?risa\b/g,
    unless: (plain) => IS_BREATHLESS.test(withoutDenials(plain)),
  },
  {
    of: words('cannot-breathe short-of-breath'),
    meant:
      /\bhiccup\w*\b[^.;!?\n]{0,90}\b(?:cant|cannot|couldnt) breathe (?:in )?between\b(?: (?:them|hiccups|each))?/g,
    unless: (plain) =>
      IS_BREATHLESS.test(withoutDenials(plain).replaceAll(/\bchest (?:is )?(?:jump|bounc|leap)\w*/g, ' ')),
  },
  {
    of: ['severe-belly-pain'],
    meant: /\b(?:laugh|cough|sneez|giggl)\w* (?:\w+ )?(?:so|too|very|really) hard\b/g,
  },
  {
    of: words('throat-swelling throat-danger'),
    meant:
      /\bhoarse\w*(?: \w+)? (?:for|x|since) (?:\w+ ){0,2}(?:weeks?|wks|months?|years?)\b(?: after(?: \w+){1,3})?|\b(?:ronc[oa]|ronquera|afonic[oa])\b[^.;!?\n]{0,20}\b(?:hace|por|llevo) (?:\w+ ){0,2}(?:semanas?|meses|anos?)\b/g,
  },
  {
    of: words('vision-loss'),
    meant:
      /\b(?:vision|sight|eyesight|everything|it all|eyes) (?:\w+ )?(?:went|goes|gets?|turn(?:s|ed)) (?:\w+ )?(?:black|dark|gr[ae]y|spotty)\b[^.;!?\n]{0,30}\b(?:when(?:ever)?|as|if|after|every time) (?:i|he|she|we) (?:\w+ ){0,2}(?:stand|stood|got up|get up|gets up|jump\w* (?:out|up)|rose|rise|climb\w* out|sat up|stepped out|hop\w* out)\b|\bse me (?:puso|pone|nublo|nubla|oscurecio|oscurece) (?:todo |la vista )?(?:negr[oa]|oscur[oa])?[^.;!?\n]{0,30}\b(?:al|cuando me) (?:levant\w+|par\w+|ponerme de pie)\b/g,
    becomes: 'dizzy',
    unless: (plain) => !IN_SECONDS.test(plain) || LIKE_A_LOST_EYE.test(withoutDenials(plain)),
  },
  {
    of: ['burn-size'],
    meant:
      /\b(?:like|as if|as though) (?:its|it|my \w+|they|theyre) (?:(?:was|were|is|are) )?on fire\b|\bcomo si (?:\w+ ){0,3}(?:ardiera\w*|estuviera\w* en llamas)\b/g,
  },
  {
    of: words('bad-burn burn'),
    meant:
      /\b(?:fireworks?|firecrackers?|cohetes?|cuetes?|petardos?)\b(?: \w+){0,3} (?:went off|exploded|explot\w+|tron\w+)\b/g,
    unless: (plain) => BURNT.test(withoutDenials(plain)),
  },
  { of: words('fever high-fever lasting-fever'), meant: /\bcat scratch (?:fever|disease)\b|\bfiebre por aranazo\b/g },
  {
    of: words('elder-word'),
    meant:
      /\b(?:elderly|old|senior|ancient) (?:\w+ )?(?:cats?|dogs?|kitty|horse|parrot)\b|\b(?:gat[oa]|perr[oa]) (?:viejit[oa]|viej[oa]|ancian[oa])\b/g,
  },
  {
    of: ['flesh-eating'],
    meant:
      /\b(?:read(?:ing)?|googl\w+|watch\w+|videos?|articles?|tiktok|worr\w+|scared|afraid|terrified|leyendo|lei|miedo|preocup\w+)\b[^.;!?\n]{0,45}\b(?:flesh eating|come ?carne)\b(?: \w+)?/g,
    unless: (plain) => REDDENS.test(withoutDenials(plain)),
  },
  {
    of: ['depressed'],
    meant: /\b(?:feel|feels|feeling|felt) (?:\w+ )?(?:blah|bleh|meh|crummy|low energy)\b/g,
    unless: (plain) => !AFTER_SHOT_OR_COLD.test(plain) || LOW_FOR_LONG.test(withoutDenials(plain)),
  },
  { of: ['depressed'], meant: /\b(?:no|without|not|isnt|stopped|never|wasnt|hasnt been) (?:\w+ )?crying\b/g },
  {
    of: words('unresponsive floppy-baby ill-baby one-side-weak'),
    meant:
      /\ba (?:slight |bad |mild |little |noticeable |small |new |painful |funny )?limp\b(?! (?:\w+ )?(?:arms?|legs?|body|baby|child|boy|girl|hands?|noodle|doll|rag|face|neck|limbs?|dishrag|lettuce))/g,
  },
  {
    of: words('vision-loss vision-change floaters'),
    meant:
      /\bsee (?:an? |the |some )?(?:\w+ ){0,2}(?:dark|black|brown|rusty|shiny) (?:specks?|spots?|dots?|flecks?|bits?)\b[^.;!?\n]{0,15}\b(?:on|in) (?:the|my|his|her) (?:brown|blue|green|colou?red|white|iris|eye ?ball|surface|cornea|eye)\b(?: part)?/g,
  },
  { of: words('force'), meant: /\bmad cow\b(?: disease)?|\bvacas? locas?\b/g },
  {
    of: words('liver-disease chronic-illness'),
    meant:
      /\b(?:can|could|will|do|did|would|might) (?:i|he|she|you|we|they|it|my \w+) (?:\w+ ){0,2}(?:get|catch|caught|give|have) (?:\w+ ){0,2}(?:hepatitis|hep)\b(?: [abc]\b)?|\b(?:puede|puedo|podria|pudo) (?:\w+ )?(?:dar\w*|contagiar\w*|pegar\w*) (?:\w+ ){0,2}hepatitis\b/g,
  },
  {
    of: words('cancer chronic-illness weak-immunity weak-immunity-person'),
    meant:
      /\b(?:\w+ )?cancer (?:forums?|boards?|sites?|videos?|stories|threads?|pages|worry|worries|fears?|scare|anxiety)\b|\b(?:is|are|could|can|might|was) (?:it|this|that|these|they) (?:be )?(?:already )?(?:an? )?(?:\w+ )?(?:cancer\w*|tumou?rs?|leukemia|lymphoma)\b|(?<=[.!?,] )(?:but )?(?:\w+ )?(?:cancer|tumou?r|leukemia|lymphoma)(?: \w+)? ?\?|\b(?:test|check|screen)\w* (?:him|her|me|them|us) for (?:leukemia|cancer|lymphoma)\b|\b(?:sera|puede ser|podria ser) (?:un )?(?:cancer|tumor|leucemia)\b/g,
    unless: (plain) =>
      /\b(?:cancer|leukemia|lymphoma)\b[^.;!?\n]{0,20}\b(?:back|again|return\w*|spread\w*)\b/.test(plain),
  },
  {
    of: words('coughing-blood vomiting-blood'),
    meant:
      /\b(?:got|gets|went|goes|turned|turns) (?:\w+ )?red (?:in the face|faced|for (?:\w+ )?(?:\w+ )?(?:seconds?|secs?|moment|minute)|from (?:cough|strain|cry|scream)\w*|(?:while|when) (?:\w+ )?(?:cough|strain|cry|cri)\w*)/g,
  },
  {
    of: ['dizzy'],
    meant: /\b(?:im|i am|my mind is|ive been) spinning\b(?=[.,;!?]|$| out)/g,
    unless: (plain) => !NAMES_BLOOD_ILLNESS.test(plain) || TURNS_ROUND.test(withoutDenials(plain)),
  },
  {
    of: ['breath-stops-asleep'],
    meant: /\b(?:will|could|can|would|might) (?:he|she|i|it|they|my \w+) (?:\w+ )?stop breathing\b[^.;!?\n]{0,20}/g,
  },
  {
    of: ['infection'],
    meant:
      /\b(?:am i|are we|is (?:he|she)|could (?:i|we|he|she) be|did i get|have i been) infected\b|\b(?:estoy|estaremos|estare|estara) infectad[oa]s?\b/g,
    unless: (plain) => WOUND_OR_SICK.test(withoutDenials(plain)),
  },
  {
    of: words('infection sepsis'),
    meant:
      /\bthought (?:i|it|he|she) (?:was|had|were) (?:going |getting |gone )?(?:septic|infected|sepsis|an infection)\b/g,
    unless: (plain) => WOUND_OR_SICK.test(withoutDenials(plain)),
  },
  {
    of: ['infection'],
    meant: /\b(?:is|could|can) (?:this|it|that) (?:be )?(?:an? )?(?:\w+ )?infect(?:ion|ed)\b/g,
    unless: (plain) =>
      !ONLY_SORE.test(plain) || BREAST_RED.test(withoutDenials(plain)) || !/\bno fever\b|\b9[78]\.\d/.test(plain),
  },
  {
    of: words('heart-attack heart-disease stroke'),
    meant:
      /\b(?:thinking (?:about|of)|think (?:about|of)|because of|remember\w*|reminded? (?:me )?of) (?:my |his |her |the )?(?:dads?|moms?|mums?|fathers?|mothers?|brothers?|sisters?|uncles?|aunts?|grand\w+|friends?) (?:heart attack|stroke)\b|\b(?:pienso en|pensando en|me acuerdo d?el?) (?:el )?(?:infarto|derrame) de mi \w+/g,
  },
  {
    of: words('shingles rash'),
    meant:
      /\b(?:coworker|colleague|roommate|neighbou?r|friend|boss|classmate|(?:grand)?(?:mother|father|ma|pa)|mom|dad|husband|wife|companer[oa]|vecin[oa]|amig[oa]|abuel[oa]) (?:has|had|got|just got|tiene|tuvo|le dio) (?:the )?(?:shingles|herpes zoster|culebrilla)\b[^.;!?\n]{0,40}/g,
    unless: (plain) =>
      /\b(?:i (?:have|got|see|found)|my (?:\w+ )?(?:rash|blisters?|bumps?)|blister\w*|burning|tengo|me salio|ampollas?)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('bleeding severe-bleeding'),
    meant:
      /\b(?:am i missing|could (?:i|he|she|it|there)|is there|what if|(?:worr\w+|scared|afraid|terrified) (?:about|of|its|it is))\b[^.;!?\n]{0,25}\b(?:brain bleed|bleed\w* (?:in|on|around|inside) (?:the|his|her|my) (?:brain|head|skull))/g,
  },
  {
    of: words('severe-bleeding vaginal-bleeding much-blood bleeding'),
    meant:
      /\bblood clots? (?:\w+ ){0,2}(?:shoot|travel|mov|go|fly|rac|break)\w* (?:\w+ )?(?:to|into|in) (?:the |my |his |her )?(?:lungs?|brain|heart)\b/g,
  },
  {
    of: ['one-side-weak'],
    meant:
      /(?<!\b(?:cant|cannot|hardly|barely|not|couldnt|longer) (?:\w+ )?)\b(?:can|could|able to) (?:(?:wiggle|move|bend|still|also|and) ){0,3}feel (?:all )?(?:of )?(?:his|her|my|the) (?:fingers?|toes?|hand|foot)\b(?= ?(?:[.,;!?]|$|and |but |too|fine|well|ok|normal))/g,
  },
  {
    of: words('long-lasting month-or-more lasting for-long pregnant'),
    meant:
      /\b(?:like|look(?:s|ing)?|as if|as though) (?:im |i am |i was |ive been )?(?:still )?(?:\d|two|three|four|five|six|seven|eight|nine) months? (?:gone|pregnant|along)\b|\bcomo de (?:\w+ )?meses de embarazo\b/g,
  },
  {
    of: words('sepsis infection stroke heart-attack'),
    meant:
      /\b(?:sepsis|stroke|heart attack|blood poisoning|meningitis) (?:because of|thanks to|according to|after watching|after reading) (?:an? |the |some |her |his |my )?(?:tiktok|tik tok|google|web ?md|videos?|internet|instagram|reddit|forum|youtube|article)s?\b|\b(?:sepsis|derrame|infarto) por (?:un |el |lo que vio en )?(?:tiktok|video|articulo|internet)\b/g,
    unless: (plain) => LIKE_SEPSIS.test(withoutDenials(plain)),
  },
  {
    of: ['blue-lips'],
    meant:
      /\b(?:scream\w*|cr(?:y|ies|ied|ying)|rages?|strain\w*|tantrums?|llora\w*|grita\w*|berrinches?)\b[^.;!?\n]{0,25}\b(?:till|until|so (?:hard|much)|that|hasta|tanto)\b[^.;!?\n]{0,25}\b(?:purple|morad[oa])\b/g,
    unless: (plain) => PASSES_OUT.test(withoutDenials(plain)) || !IS_FINE_AT_ONCE.test(plain),
  },
  {
    of: ['flu'],
    meant: /\b(?:is|could|can) (?:it|this|that|he|she) (?:be |have )?(?:already )?(?:the )?(?:covid|flu|rsv)\b/g,
    unless: (plain) => LIKE_A_FLU.test(withoutDenials(plain)),
  },
  {
    of: words('cough cold'),
    meant:
      /\b(?:the|a|some|an) (?:\w+ )?(?:lady|man|woman|guy|kid|person|passenger|stranger|senora?|tipo|pasajer[oa])\b(?: \w+){0,6}? (?:cough|sneez|hack|tos|estornud)\w*|\b(?:she|he) has a smokers? cough\b/g,
    unless: (plain) =>
      !AMONG_STRANGERS.test(plain) ||
      /\b(?:year old|my (?:son|daughter|baby|husband|wife|mother|father|mom|dad|patient)|patient|anos)\b/.test(plain),
  },
  {
    of: ['needs-visit'],
    meant:
      /\bquit (?:smoking|cigarettes|cigs|vaping)? ?(?:cold turkey )?(?:about )?(?:\w+ ){1,2}(?:days?|weeks?|months?|years?) ago\b|\bdeje (?:de fumar|el cigarro|el cigarrillo) hace (?:\w+ )?(?:dias|semanas|meses|anos)\b/g,
  },
  {
    of: ['heart-attack'],
    meant:
      /\b(?:thought|figured|swore|pense|crei) (?:que )?(?:i|it|this|he|she|me|era|le)? ?(?:was|were|had|estaba|daba)? ?(?:having |getting |dando )?(?:an? |the |un )?(?:heart attack|infarto)\b/g,
    unless: (plain) => !OF_HICCUPS_AND_GAS.test(plain) || OF_HEART.test(withoutDenials(plain)),
  },
  {
    of: ['stroke'],
    meant:
      /\b(?:thought|figured|pense|crei) (?:que )?(?:i|it|this|me|era)? ?(?:was|were|had|might be|daba)? ?(?:having )?(?:an? |un )?(?:strokes?|derrame)\b/g,
    unless: (plain) =>
      !TURNS_IN_BED.test(plain) ||
      !IN_SECONDS.test(plain) ||
      !TALKS_WELL.test(plain) ||
      OF_STROKE.test(withoutDenials(plain)),
  },
  {
    of: words('stroke heart-attack'),
    meant:
      /\b(?:letter|bills?|news|email|price|fine|tax(?:es)?|layoff|invoice|rent|text) (?:\w+ ){0,2}hit (?:me|us|him|her) like an? (?:stroke|heart attack)\b/g,
  },
  {
    of: ['speech-trouble'],
    meant:
      /\bmouth (?:(?:is|feels|was|felt) )?(?:\w+ )?(?:like|full of) cotton\b|\bcotton ?mouth\b|\bboca (?:como|de) algodon\b/g,
    becomes: 'dry-mouth',
  },
  {
    of: ['cannot-keep-down'],
    meant:
      /\bcant keep much down,? (?:but )?(?:small |little |tiny )?sips (?:do )?(?:stay|are staying|of water stay)\w*/g,
    becomes: 'vomiting',
  },
  {
    of: words('neck-injury broken-bone bad-fracture likely-broken'),
    meant:
      /\b(?:broke|fractured|cracked) (?:\w+ ){1,3}back in (?:the )?(?:19|20)?(?:\d\ds?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b(?: \w+)?|high school|college|grade school|the (?:army|navy|war))\b/g,
    unless: (plain) =>
      /\b(?:now|today|again|yesterday|hurts?|swollen|numb\w*|fell|weak\w*)\b/.test(withoutDenials(plain)),
  },
  { of: ['dizzy'], meant: /\b(?:the|a|my|our|his|her|old) mares?\b/g },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:looks?|looked|looking) like (?:\w+ ){0,3}(?:dead|corpses?|zombies?|mannequins?) (?:hands?|arms?|foot|feet|legs?|fingers?)\b/g,
  },
  {
    of: ['numb-hands-night'],
    meant:
      /\b(?:stitches|stiches|staples|surgery|operation|release|bandage)\b[^.;!?\n]{0,40}\bcarpal tunnel\b|\bcarpal tunnel (?:surgery|release|operation)\b|\b(?:operacion|cirugia|puntos) (?:\w+ ){0,3}tunel (?:del )?carp\w+\b/g,
  },
]
