import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const BLEEDS =
  /\b(?:bleed\w*|blood|bled|deep|hole|puncture|fever|swollen|pus|sangr\w+|hond[oa]|agujero|fiebre|hinchad\w+)\b/
const WITS_LOST =
  /\b(?:faint\w*|passed out|pass\w* out|black\w* out|unconscious|dizz\w*|light ?headed|woke|came to|collaps\w*|seiz\w*|chest|heart|palpitat\w*|desmay\w*|mare\w*|inconsciente|pecho|corazon)\b/
const OF_A_STUMBLE =
  /\b(?:stepp?ed (?:off|in|on)|tripp?ed|slipp?ed|stumbl\w+|roll(?:ed)? my ankle|twist\w*|missed (?:a|the|one|that) (?:step|curb|stair)|ankle|knees?|gives? way|gave (?:way|out)|buckl\w*|banqueta|escalon|tropec\w+|tropez\w+|resbal\w+|torci|tobillo|rodillas?)\b/
const FITS =
  /\b(?:convuls\w*|jerk\w*|shak(?:es|ing|ed)|stiff\w*|limp|floppy|unconscious|foam\w*|drool\w*|passed out|collaps\w*|unresponsive|stares?|staring|epilep\w*|seiz\w*|fits?)\b/
const STRIKES =
  /\b(?:he|she|husband|boyfriend|wife|girlfriend|ex|partner|dad|father|esposo|marido|novi[oa]) (?:\w+ )?(?:hits?|beats?|slapp?\w*|chok\w*|push\w*|kick\w*|grabb?\w*|threat\w*|hurts?|me peg\w+|me golpe\w+|amenaz\w+)\b|\b(?:afraid|scared) of (?:him|her)\b|\bmiedo (?:a|de) el\b/
const MADE_TO_DO =
  '(?:squats?|push ?ups?|sit ?ups?|pull ?ups?|burpees?|lunges?|planks?|laps|reps|miles|crunches|jumping jacks|cardio|homework|dishes|laundry|chores|exercises?|sentadillas|lagartijas|flexiones|abdominales|tarea|ejercicios?|vueltas|kilometros)'
const LAID_BESIDE =
  '(?:couch|sofa|recliner|chair|armchair|floor|guest (?:room|bed)|spare (?:room|bed)|garage|basement|other room|living room|sofa|sillon|reclinable|suelo|sala|otro cuarto|cuarto de visitas)'
const TOUCHED_AT_NIGHT =
  /\b(?:touch\w*|rap(?:e|ed|ing)|forc\w*|sex\w*|naked|clothes|molest\w*|with (?:him|them)|toc[ao]\w*|viol\w+|desnud\w*|oblig\w+)\b/
const OF_BREATH =
  /\b(?:wheez\w*|cannot|cant (?:talk|speak|breathe through (?:his|her|my|the) mouth)|blue|lips|chest|asthma|baby|infant|newborn|ribs|gasp\w*|chok\w*|pecho|asma|labios|bebe|silb\w+)\b/
const NOSE_SHUT =
  /\b(?:nostrils?|nose|nariz)\b[^.;!?\n]{0,25}\b(?:shut|plugg?\w*|stuff\w*|block\w*|clogg?\w*|congest\w*|tapad\w*|cerrad\w*)\b|\b(?:stuffy|plugged|blocked|stuffed(?: up)?|clogged|congested) (?:up )?(?:nose|nostrils?)\b/
const BREATHES_BY_MOUTH =
  /\b(?:breath\w*|respir\w+) (?:\w+ ){0,2}(?:through|out of|thru|by|por) (?:his|her|my|the|la) (?:mouth|boca)\b/
const BREATHES_WELL =
  /\b(?:breathing|breath)(?: is|s)? (?:\w+ )?(?:clear|fine|ok|okay|normal\w*|easy|easily|good)\b|\bbreathe (?:fine|ok|okay|normally|easily)\b|\brespir[oa] (?:\w+ )?(?:bien|normal)\b/
const BREATHLESS =
  /\b(?:cant (?:breathe|catch|get)|short of breath|chest|tight\w*|gasp\w*|blue|attack (?:now|right now)|no puedo respirar|me falta|pecho)\b/
const SLEPT_ON =
  /\b(?:slept on|sleeping on|passed out on|lay on|laid on|lying on|fell asleep on|pins and needles|dormi (?:sobre|encima)|hormigueo)\b/
const STRICKEN =
  /\b(?:face|mouth|smile|speech|slur\w*|words|leg|droop\w*|weak\w*|still|again|vision|headache|confus\w*|cara|boca|habl\w+|pierna|debil\w*|sigue|otra vez|vista)\b/
const OF_AN_ARM_ASLEEP =
  /\b(?:face (?:is |was )?(?:straight|fine|normal|even)|prove my speech|speech (?:is |was )?(?:fine|normal|ok))\b/g
const BURNT =
  /\b(?:burn\w*|fire|flames?|firework\w*|grill|gas|propane|battery|fryer|oil|boil\w*|steam|bomb|quem\w+|fuego|cohetes?|aceite|vapor)\b/
const THROUGH =
  /\b(?:stepped on|step on|hammer\w*|nail gun|rusty|bleed\w*|blood|tetanus|pull(?:ed)? (?:it|the nail) out|sticking out|pise|pisado|oxidado|sangr\w+)\b/
const IN_PAIN_OF_SKULL = /\b(?:hit|fell|fall|struck|bump\w*|bang\w*|crack\w*|crash\w*|golpe\w*|cai|cayo)\b/

const DESPAIRS =
  /\b(?:suicid\w*|kill myself|want(?:s|ed)? to die|wish\w*|pills?|overdos\w*|goodbye\w*|hopeless\w*|no point|depress\w*|gun|burden|alone|hurt myself|on purpose|quier[eo] morir\w*|matarme|pastillas?|despedi\w*|deprimid[oa]|a proposito)\b/
const SEED_SWALLOWED =
  /\b(?:swallowed|ate|trague|comi) (?:\w+ ){0,3}?(?:seeds?|gum|pips?|popcorn|cherry pits?|corn|semill\w+|chicle|pepitas?)\b/

/** Words of danger in stories told for a laugh: what they are likened to, and what is made much of. */
export const OTHER_MEANINGS_TOLD_WITH_DRAMA: readonly OtherMeaning[] = [
  {
    of: words('fainted head-injury balance-loss'),
    meant:
      /\bwent (?:down|over) (?:like an? (?:sack|ton|tree|bag|log|pile|bowling pin|tower)\b[^.;!?\n]{0,30}|in the (?:\w+ )?(?:aisle|street|parking lot|driveway|yard|hall\w*|kitchen|section|mud|snow|lobby|crosswalk)\b)|\b(?:me cai|cai) como (?:un )?(?:costal|saco|tronco|arbol)(?: de \w+)?/g,
    unless: (plain) => !OF_A_STUMBLE.test(plain) || WITS_LOST.test(withoutDenials(plain)),
  },
  {
    of: ['fainted', 'feels-faint'],
    meant:
      /\b(?:fainted|passed out|collapsed)\b[^.;!?\n]{0,45}\b(?:haha\w*|lol|lmao|jk|kidding|joking)[, ]+(?:\w+[, ]+){0,2}?i didnt (?:actually |really )?(?:faint|pass out|collapse)?|\bme desmaye\b[^.;!?\n]{0,45}\b(?:jaja\w*|jeje\w*|broma|mentira)[, ]+(?:no[, ]+)*no me desmaye\b/g,
  },
  {
    of: ['fainted'],
    meant:
      /\b(?:passed out|conked out|zonked out|crashed) (?:on (?:it|(?:my|his|her) (?:arm|hand|side))|in front of (?:the )?(?:tv|netflix|television|telly|movie|game))\b(?: like an? (?:\w+ ){0,2}\w+)?|\blike an? folded (?:\w+ )?chair\b/g,
    unless: (plain) =>
      /\b(?:drunk|drink\w*|drank|vodka|beers?|pills?|overdos\w*|wont wake|cant wake|not waking|dizzy|chest|heart|bottle|head|fell)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['stroke'],
    meant:
      /\b(?:stroke|derrame)[ !,.]+(?:thats )?(?:what )?i (?:yelled|screamed|announced|shouted|cried|hollered)\b|\bi (?:yelled|screamed|announced|shouted|hollered) (?:that )?(?:im having |it was )?(?:an? )?"?stroke\b|\b(?:grite|dije)[ ,:"]+(?:es )?(?:un )?derrame\b/g,
    unless: (plain) => !SLEPT_ON.test(plain) || STRICKEN.test(withoutDenials(plain.replaceAll(OF_AN_ARM_ASLEEP, ' '))),
  },
  {
    of: ['stroke'],
    meant:
      /\b(?:thought|convinced|swore|sure|pense|crei) (?:that |que )?(?:i|it) (?:was )?(?:having |having an? |an? )*strokes?\b|\b(?:pense|crei) que (?:era|me daba|me estaba dando|tenia) (?:un )?derrame\b/g,
    unless: (plain) =>
      !/\b(?:brain ?freeze|slush\w*|ice ?cream|popsicle|frozen (?:drink|yogurt|lemonade|margarita)|raspado|helado|paleta|granizado)\b/.test(
        plain,
      ) ||
      !/\b(?:under a minute|seconds?|a minute|gone|segundos?|un minuto|se (?:me )?(?:quito|paso))\b/.test(plain) ||
      STRICKEN.test(withoutDenials(plain)) ||
      /\b(?:arms?|numb\w*|worst|hours|brazo|horas)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['sexual-assault'],
    meant: new RegExp(
      `\\b(?:makes?|made|making) (?:me|him|her|us) (?:go )?sleep (?:\\w+ )?(?:on|in) (?:the|an?|my|our) (?:\\w+ )?${LAID_BESIDE}\\b|\\b(?:made|makes|making) (?:me|him|her|us|them) (?:go )?do (?:\\w+ ){0,4}?${MADE_TO_DO}\\b|\\bme (?:hace|hizo|manda|mando|puso|pone) (?:a )?(?:dormir (?:en|al) (?:el |la |mi )?${LAID_BESIDE}|hacer (?:\\w+ ){0,3}?${MADE_TO_DO})\\b`,
      'g',
    ),
    unless: (plain) => TOUCHED_AT_NIGHT.test(withoutDenials(plain)),
  },
  {
    of: words('violence-now violence-home suicide-said'),
    meant:
      /\b(?:toe ?nails?|nails?|back|knees?|feet|foot|head|neck|allergies|sinus(?:es)?|heartburn|tooth|teeth|wisdom teeth|hips?|shoulders?|corns?|bunions?|boobs?|breasts?|periods?|cramps?|shoes|stairs|hemorrhoids|migraines?|legs?|thighs|muscles|una|unas|espalda|rodillas?|pies?|muelas?|juanetes?|alergias?|agruras|zapatos|escaleras) (?:is|are|s|me)? ?(?:going to|gonna|trying to|will|va a|van a|quieren?) (?:kill(?: me)?|be the death of me|matar(?:me)?)\b/g,
    unless: (plain) => STRIKES.test(withoutDenials(plain)),
  },
  {
    of: words('dangerous-accident body-blow back-danger'),
    meant:
      /\b(?:like|as if|as though) (?:(?:ive|i|id|i had|they|theyve|it) )?(?:been |was |were |got |had been )?(?:kicked|trampled|stomped|hit) (?:\w+ )?by (?:an? |the )?(?:\w+ of )?(?:mules?|horses?|donkeys?|elephants?|buffalos?|camel)\b|\bcomo si me hubiera (?:pateado|aplastado|pisado) (?:un|una) (?:mula|caballo|burro|elefante)\b/g,
  },
  {
    of: words('harm-others violence-home'),
    meant:
      /\b(?:i|we) could (?:just |happily |gladly )?(?:murder|kill|strangle) (?:somebody|someone|anyone|a (?:burger|pizza|coffee|taco|sandwich|steak|beer))\b|\b(?:podria|mataria|quisiera) (?:matar )?a alguien\b/g,
    unless: (plain) =>
      /\b(?:want(?:ed|s)? to (?:hurt|kill|strangle|harm)|urges?|afraid (?:of myself|i (?:will|might))|babys?|newborn|gun|knife|voices?|plan\w*|angry all|cant stop|quiero|bebe|pistola|cuchillo|voces)\b/.test(
        withoutDenials(plain.replaceAll(/\b(?:mataria|podria matar) a alguien\b/g, ' ')),
      ),
  },
  {
    of: words('gunshot'),
    meant:
      /\b(?:stabbed|attacked|impaled|apunal\w+|atac\w+) (?:myself )?(?:by|with|on|por|con) (?:an?|the|my|un|una) (?:\w+ )?(?:cactus|cacti|rose ?bush|thorn\w*|porcupine|hedgehog|pine ?cone|holly|succulent|agave|aloe|nopal|espina|rosal|biznaga)\b/g,
    unless: (plain) =>
      /\b(?:knife|gun|eyes?|chest|neck|belly|deep|throat|cuchillo|ojo|pecho|cuello|panza)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['gunshot'],
    meant:
      /\bgot (?:\w+ ){0,2}?shot (?:today|yesterday|this (?:morning|week)|up)\b|\bbullet (?:points?|list(?:s|ed)?|journal\w*|train)\b/g,
    unless: (plain) =>
      !/\bbullet (?:points?|list|journal|train)|\b(?:(?:month|four|two|three|his|her|my|flu|tetanus|year|school) (?:\w+ )?shots|vaccin\w*|at the (?:doctors?|pediatrician\w*|clinic|pharmacy))\b/.test(
        plain,
      ) || /\b(?:gun|guns|police|bled|bleed\w*|wound|chest|pistol|rifle)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['blast'],
    meant:
      /\b(?:at|on) full blast\b|\b(?:kidneys?|liver|heads?|hearts?|brains?|appendix|bladder|ears?|stomach|belly|bowels?|guts?|rinones|cabeza|corazon|vejiga|higado|panza) (?:will|would|might|could|can|is (?:going to|gonna)|are (?:going to|gonna)|was going to|is about to|to|me va a|van a|va a) (?:just )?(?:explode|burst|blow up|pop|explotar|reventar)\b/g,
  },
  {
    of: words('blast burn bad-burn large-area'),
    meant:
      /\b(?:it|zit|pimple|boil|cyst|blackhead|barro|grano|espinilla) (?:\w+ )?(?:exploded|burst|erupted|exploto|revento)\b/g,
    unless: (plain) =>
      !/\b(?:zits?|pimples?|blackheads?|acne|barros?|granos?|espinillas?)\b/.test(plain) ||
      BURNT.test(withoutDenials(plain)),
  },
  {
    of: words('gray-look shock-look mottled-skin'),
    meant:
      /\btriangle of death\b(?: (?:on|of|in) (?:the|my|your) face)?|\btriangulo de la muerte\b|\b(?:white|gr[ae]y|blanc[oa]) (?:couch|sofa|carpet|rug|shirts?|sheets?|towels?|dress|sink|floor|tiles?|blanket|pillow\w*|alfombra|camisa|sabana)\b|\b(?:sofa|sillon|camisa|sabana|alfombra|toalla|vestido|mantel) (?:blanc[oa]|gris)\b/g,
  },
  {
    of: words('dirty-wound pointed-thing through-body impaled'),
    meant:
      /\b(?:foots?|feet|heels?|toes?|hands?|knees?|back|heads?) (?:has |have |has got |have got |got |s got )?(?:an? )?(?:\w+ )?(?:nail|spike|knife|needle|screw)s? (?:through|in|into|going through) it[, ]+(?:thats )?(?:(?:what|how) it |it )?feels? like\b|\bfeels? like (?:\w+ ){0,3}?(?:an? )?(?:rusty |hot |big )?(?:nail|spike|tack|screw) (?:\w+ )?(?:through|in|into) (?:my|the|his|her) (?:heel|foot|toe|sole|arch)\b|\b(?:como (?:si (?:tuviera|trajera|me clavaran) )?|siento )(?:un )?clavo (?:en|atravesado en) (?:el|la|mi) (?:talon|pie|planta)\b/g,
    unless: (plain) => THROUGH.test(withoutDenials(plain)),
  },
  {
    of: ['cannot-breathe'],
    meant:
      /\b(?:says?|swears|claims|moans|whines|complains|telling|tells|insists|dice|jura)\b[^.;!?\n]{0,60}\b(?:he|she|hes|shes|ella|el|se|no)(?: is)? (?:cant breathe|suffocat\w+|dying|puede respirar|asfixia|esta (?:asfixiando|ahogando))\b/g,
    unless: (plain) =>
      !NOSE_SHUT.test(plain) || !BREATHES_BY_MOUTH.test(plain) || OF_BREATH.test(withoutDenials(plain)),
  },
  {
    of: ['cannot-breathe', 'wheezing'],
    meant:
      /\b(?:panic\w*|scared|afraid|worried|terrified|fear|miedo|asustad[oa]) (?:\w+ )?(?:that |de que |que )?(?:ill|i will|i might|i could|id|me vaya a|me voy a) (?:\w+ )?(?:suffocate|stop breathing|asfixiar\w*|asfixi[eo]|ahogar\w*|ahogu\w+)\b|\bwheez\w* with (?:stupidity|laughter|laughing|joy|mirth)\b/g,
    unless: (plain) => !BREATHES_WELL.test(plain) || BREATHLESS.test(withoutDenials(plain)),
  },
  {
    of: ['head-injury'],
    meant:
      /\b(?:(?:two|three|four|five|six|seven|\d|several) )?(?:skulls(?: and crossbones)?|skull emojis?|calaveras)\b/g,
    unless: (plain) => IN_PAIN_OF_SKULL.test(plain.replaceAll(/\bhit (?:me|send)\b/g, ' ')),
  },
  {
    of: ['neck-injury'],
    meant:
      /\b(?:necks?|cuello) (?:is |s )?(?:broken|broke|roto)[ ,!]+(?:i )?(?:announced|declared|said|yelled|thought|anuncie|dije)\b/g,
    unless: (plain) =>
      !/\b(?:slept|woke|pillow|overnight|dormi|almohada)\b/.test(plain) ||
      /\b(?:fell|fall|crash\w*|hit|dived|dove|car|numb\w*|tingl\w*|weak\w*|cai|choque|golpe\w*|adormecid\w*|debil\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['seizure'],
    meant: /\broll(?:s|ed|ing)? (?:his|her|their|my) eyes\b(?! (?:back|up|white))/g,
    unless: (plain) => FITS.test(withoutDenials(plain)),
  },
  {
    of: words('drug-use street-drug'),
    meant: /\b(?:like an? )?(?:\w+ )?(?:cocaine|drug|coke|heroin) (?:bust|raid|deal|lord|den)\b/g,
  },
  {
    of: ['animal-bite'],
    meant:
      /\b(?:dog|puppy|pup|kitten|cat|he|she) bit (?:me|my \w+)\b|\b(?:cat|kitten) scratched (?:me|my \w+)\b|\bme (?:mordio|rasguno|arano)\b/g,
    unless: (plain) =>
      !/\b(?:skin (?:is |was )?(?:not|isnt|wasnt|never) (?:\w+ )?(?:broken|broke)|(?:never|didnt|did not) (?:even )?br(?:oke|eak) (?:it|the skin|skin|my skin)|no (?:me )?(?:rompio|abrio|traspaso) la piel|sin romper la piel)\b/.test(
        plain,
      ) ||
      !/\b(?:ours|my|our|mi|nuestr[oa]) (?:\w+ ){0,2}(?:dog|puppy|pup|cat|kitten|perr\w+|gat\w+|cachorr\w+)\b|\bours\b/.test(
        plain,
      ) ||
      BLEEDS.test(withoutDenials(plain)) ||
      /\b(?:stray|bat|raccoon|wild|fox|unvaccinated|callejer[oa]|murcielago|zorro|mapache)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('fainted feels-faint heart-attack suicide-said'),
    meant:
      /\b(?:nearly|almost|about|practically) (?:fainted|passed out|died|had a heart attack|keeled over|collapsed) (?:from|of|with|out of) (?:sheer |pure |the )?(?:fear|fright|terror|joy|relief|happiness|shame|disgust|surprise|horror)\b|\b(?:nearly|almost|about|practically) (?:fainted|passed out|died|keeled over) when (?:i|we) (?:popped|squeezed|saw|looked at|touched|found) (?:\w+ ){0,3}?(?:pimple|zit|blackhead|spider|cockroach|roach|mouse|rat|splinter|price|scale|photo|wart|booger)s?\b|\bcasi (?:me )?(?:desmayo|muero|desmaye|infarto) (?:de|del) (?:puro |pura |la )?(?:miedo|susto|impresion|alegria|emocion|gusto|pena|asco|sorpresa)\b/g,
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:im|i am|were|shes|hes) (?:literally |basically |actually )?dying of (?:this|my|the|an?) (?:\w+ )?(?:cold|flu|heartburn|allergies|hay ?fever|cramps?|heat|toothache|sunburn|hiccups|itch\w*|boredom|sneez\w*)\b|\bme (?:estoy )?(?:muero|muriendo) (?:de|con|por) (?:este|esta|estos|estas|el|la|mi|las|los) (?:\w+ )?(?:catarro|gripa|gripe|resfriado|agruras|acidez|alergias?|colicos?|calor|comezon|hipo|muelas?)\b/g,
    unless: (plain) => DESPAIRS.test(withoutDenials(plain)),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:told me|says?|said|swears|warned me|thinks?|dice|dijo|jura|cree) (?:that |que )?(?:im|i am|ill|me) (?:going to |gonna |voy a )?(?:die|morir)\b/g,
    unless: (plain) => !SEED_SWALLOWED.test(plain) || DESPAIRS.test(withoutDenials(plain)),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\barms? (?:was |were |went |felt |all |completely )*dead\b(?:[ ,]+(?:flopp\w+|hanging|limp)(?: like (?:an? )?\w+)?)?|\bbrazo (?:\w+ )?(?:muerto|dormido)\b/g,
    unless: (plain) =>
      !SLEPT_ON.test(plain) ||
      !/\b(?:back to normal|came (?:right )?back|moved everything|normal again|se (?:me )?(?:quito|paso))\b/.test(
        plain,
      ) ||
      STRICKEN.test(withoutDenials(plain.replaceAll(OF_AN_ARM_ASLEEP, ' '))),
  },
  {
    of: ['violence-home', 'violence-now'],
    meant:
      /\b(?:called|reported|took|mistook|thinks?|thought|assumed|suspects?|figured|penso|pensaron|creyo|creyeron|cree|piensa)\b[^.;!?\n]{0,40}\b(?:domestic (?:violence|abuse)|abuse|violencia (?:domestica|familiar|intrafamiliar))\b/g,
    unless: (plain) =>
      !/\b(?:cupping|gua sha|moxa|hickeys|face ?mask|henna|make ?up|ventosas?|chupetones|maquillaje)\b/.test(plain) ||
      STRIKES.test(withoutDenials(plain)),
  },
]
