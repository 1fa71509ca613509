import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'

const BRUSHED = /\b(?:brush\w*|floss\w*|gums?|tooth ?(?:brush|pick)|cepill\w+|hilo dental|encias?)\b/
const FROM_WITHIN =
  /\b(?:cough\w*|lungs?|chest|vomit\w*|threw up|black|clots?|keeps? bleeding|wont stop|still bleed\w*|thinners?|warfarin|eliquis|xarelto|pregnan\w*|bruis\w*|every (?:day|time)|tos|tosi\w*|pulmon\w*|pecho|vomit\w*|coagul\w*|no para|sigue sangrando|moret\w+|anticoagulante\w*)\b/
const OF_THE_HEART =
  /\b(?:chest|arms?|jaw|sweat\w*|breath\w*|heart|faint\w*|dizz\w*|pecho|brazo|mandibula|sudor\w*|sud\w+|respir\w*|aire|corazon|desmay\w*)\b/
const STAYS_UP =
  /\b(?:hours?|hrs?|wont go|painful|pain|hurts?|sickle|viagra|cialis|trazodone|trimix|inject\w*|still (?:hard|up)|horas|duele|dolor\w*|no se (?:me )?baja|falciforme|inyec\w*)\b/
const STUCK_BEHIND =
  /\b(?:stuck|behind|swoll?en|swelling|purple|blue|black|dark|tight ring|cant pee|no pee|fever|forced|pulled it back|atorad\w*|hinchad\w*|morad\w*|negr\w*|no (?:puede )?orina\w*|fiebre|no regresa)\b/
const ROTS =
  /\b(?:smell\w*|stink\w*|fever\w*|chills|spreading|blister\w*|crackl\w*|getting worse|worse|more pain|huge|tight|hard as|grow\w*|bigger|pus|huele|apesta|fiebre|escalofrio\w*|peor|crece\w*|enorme|ampolla\w*)\b/
const AT_NEW_LAW = /\b(?:lawyers?|lawsuits?|law firm|ads?|commercials?|on tv|tiktok|abogad\w+|anuncio\w*|demanda\w*)\b/
const OPERATED_ON_SAC =
  /\b(?:vasectom\w*|hernia|scrotal surgery|hydrocele|varicocele|kicked|hit|ball to|vasectomia|golpe\w*|patada)\b/
const OF_ORGANS =
  'cysts?|stones?|nodules?|fibroids?|hernias?|aneurysms?|mass|lump|gallbladder|spleen|appendix|quistes?|piedras?|calculos?|nodulos?|miomas?|vesicula|apendice|aneurisma'
const PRESENT_OF_SEPSIS =
  /\b(?:fever\w*|chills|shak\w*|shiver\w*|confus\w*|faint\w*|dizz\w*|racing|vomit\w*|wound|pus|diagnos\w*|hospital says|fiebre|escalofrio\w*|tembl\w*|confund\w*|desmay\w*|herida)\b/

const onlyGraver = (list: string) => new RegExp(`\\b(?:${list})\\b`)

/** Words of the belly, the water, the sex and the birth that stand for something else in stories (MedlinePlus, NHS, of each). */
export const OTHER_MEANINGS_OF_BELOW_IN_STORIES: readonly OtherMeaning[] = [
  {
    of: words('coughing-blood throat-blood bleeding vaginal-bleeding vomiting-blood'),
    meant:
      /\b(?:spit\w*|spat|escup\w+) (?:(?:out|up|de|con|un|poco|poquit[oa]|tantit[oa]|some|a little|a bit of|it) ){0,3}(?:red|pink|blood\w*|sangre|roj[oa]|rosad[oa])\b|\b(?:bleeding|bleed) (?:internally|inside|to death)\b|\bdesangrando(?: por dentro)?\b/g,
    becomes: 'harmless-sign',
    unless: (plain) => !BRUSHED.test(plain) || FROM_WITHIN.test(withoutDenials(plain)),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:thought|think|felt like|feels like|swore|creia|pense|senti) (?:que )?(?:my|mis?) (?:intestin\w+|guts?|stomach|belly|lungs?|legs?|knees?|feet|back|bladder|kidneys?|liver|tripas|panza|estomago|pulmones|piernas|rodillas|rinones|vejiga) (?:was|were|is|are|se estaban?|estaban?) (?:dying|about to die|muriendo)\b/g,
  },
  {
    of: ['chest-pain'],
    meant:
      /\b(?:squeez\w*|sharp|cramp\w*|grip\w*|dull|ach\w*|pains?|pressure) (?:\w+ )?(?:pains? |ache |cramp )?(?:under|below|beneath) (?:my |the |his |her )?(?:right|rt) (?:\w+ )?ribs?(?: cage)?\b|\b(?:dolor\w*|apret\w+|colico|punzad\w+) (?:\w+ ){0,2}(?:debajo|abajo) de (?:las |mis )?costillas (?:del lado )?derech[ao]s?\b/g,
    becomes: 'upper-right-pain',
    unless: (plain) => OF_THE_HEART.test(withoutDenials(plain)),
  },
  {
    of: words('neck-injury broken-bone'),
    meant:
      /\b(?:found|saw|see|seen|spotted|discovered|noticed|showed up|picked up|turned up)\b[^.;!?\n]{0,30}\b(?:by|on) accident\b|\b(?:vieron|encontraron|hallaron|salio|salieron)\b[^.;!?\n]{0,30}\bpor (?:accidente|casualidad)\b/g,
  },
  {
    of: words('long-erection erection-stays hard-for-hours hard-since stays-up'),
    meant:
      /\b(?:(?:woke|wake|waking|wakes) up (?:with (?:a |an )?)?(?:hard|stiff|erect|erection|boner|hardon)|morning (?:wood|erections?|boners?)|(?:amanezco|despierto|desperte|amaneci) (?:\w+ ){0,2}(?:parad[oa]|dur[oa]|erect[oa]|ereccion)|priapism\w*)\b/g,
    becomes: 'harmless-sign',
    unless: (plain) =>
      !/\b(?:(?:goes|went|go) (?:off|away|down|soft)|(?:gone|soft|down|over) (?:in|after|within|once|when)|se (?:me |le )?(?:baja|quita|pasa) )\b/.test(
        plain,
      ) || STAYS_UP.test(withoutDenials(plain)),
  },
  {
    of: ['penis-injury'],
    meant:
      /\b(?:foreskin|prepuce) (?:\w+ )?(?:wont|doesnt|does not|cant|isnt|not|hasnt|didnt) (?:\w+ )?(?:pull\w*|retract\w*|go|slide|slip|come|move) ?(?:all the way )?(?:back|down)?(?: at all)?\b|\bprepucio (?:\w+ )?no (?:se (?:le )?)?(?:baja|retrae|va|corre|puede bajar)(?: para atras)?\b/g,
    becomes: 'harmless-sign',
    unless: (plain) => STUCK_BEHIND.test(withoutDenials(plain)),
  },
  {
    of: words('rotten-scrotum vision-loss testicle-pain groin-blow'),
    meant:
      /\b(?:balls?|scrotum|sack?|testicles?|nuts|huevos|escroto|testiculos|bolsa)\b[^.;!?\n]{0,25}\b(?:black|blue|purple|bruis\w*|negr[oa]s?|morad[oa]s?)(?: (?:and|y) (?:black|blue|purple|yellow|negr[oa]s?|amarill[oa]s?))?\b|\b(?:black|blue|purple) like (?:a |an )?\w+ eyes?\b/g,
    becomes: 'swelling-other',
    unless: (plain) => !OPERATED_ON_SAC.test(plain) || ROTS.test(withoutDenials(plain)),
  },
  {
    of: words('open-belly comes-out belly-operation'),
    meant:
      /\b(?:after|with|during|every|each|when i have|despues de|cada) (?:\w+ ){0,2}(?:bowel movements?|bms?|poop|evacuacion|ir al bano)\b/g,
  },
  {
    of: ['harm-others'],
    meant: new RegExp(
      `\\b(?:rupture|burst|explode|pop|bleed|leak|spread|grow|turn|twist|reventar\\w*|romper\\w*|explotar|crecer)(?: (?:in|into|to) \\w+)? (?:and|or|y|o) (?:\\w+ )?(?:kill\\w*|matar\\w*|mate) ?(?:me|him|her|you|us|la|lo)?\\b|\\b(?:${OF_ORGANS}) (?:\\w+ ){0,2}(?:kill\\w*|matar\\w*) (?:me|him|her|us|you)?`,
      'g',
    ),
  },
  {
    of: ['sepsis', 'infection'],
    meant:
      /\b(?:ill|hell|shell|youll|i will|he will|she will|gonna|going to|could|might|may|would|can|to|from) (?:just |soon |probably )?(?:go|get|become|turn|be|going) (?:into )?(?:septic|sepsis)\b|\b(?:me|se|le) (?:va|vaya|voy|iba|puede|podria) a? ?(?:dar|hacer) (?:una )?(?:sepsis|septicemia)\b/g,
    unless: (plain) => PRESENT_OF_SEPSIS.test(withoutDenials(plain)),
  },
  {
    of: words('severe-belly-pain belly-pain'),
    meant:
      /\b(?:died|passed|passed away|dead|lost (?:my|his|her) \w+|murio|fallecio) (?:of|from|to|with|due to|de|por) (?:an? |un |una )?(?:burst|ruptured|perforated|bleeding)?[^.;,!?\n]{0,24}\b(?:ulcers?|appendix|stomach|aneurysm|gallbladder|ulcera|apendic\w+|estomago|vesicula)(?: reventad[oa])?\b/g,
  },
  {
    of: ['blast'],
    meant:
      /\b(?:mesh|implants?|devices?|coils?|iud|staples?|clips?|malla|implantes?) (?:\w+ ){0,2}(?:explod\w*|burst\w*|blow\w* up|explot\w+)(?: in(?:side)? (?:people|women|men|you|me))?\b/g,
  },
  {
    of: ['not-wake', 'harm-others'],
    meant: /\b(?:before|until|till) (?:it|this|they|that) kills? (?:me|him|her|us)\b/g,
    unless: (plain) => !AT_NEW_LAW.test(plain),
  },
  {
    of: ['same-day'],
    meant: /\bdiverticulitis\b/g,
    becomes: 'needs-visit',
    unless: unlessTold(
      [
        /\b(?:weeks?|months?|semanas?|mes(?:es)?) (?:ago|back|atras)|\bhace (?:\w+ )?(?:semanas?|mes(?:es)?)\b/,
        /\b(?:all better|better now|healed|resolved|over it|cleared|recovered|no pain|ya (?:estoy|esta) bien|se (?:me|le) quito|sin dolor)\b/,
      ],
      graver('again|came back|otra vez|regreso|bleed\\w*|blood\\w*|sangr\\w*|hurts?|tender|chills'),
    ),
  },
  {
    of: words('no-urine hard-to-void'),
    meant:
      /\b(?:i|he|she|my \w+)? ?(?:cant|cannot|couldnt|unable to|no (?:puedo|puede)) (?:\w+ )?(?:pee|piss|urinate|go|orinar|hacer pipi)\b[^.;!?\n]{0,50}\b(?:urinal|public|stands?|next to|beside|watch\w*|people|others|stalls?|mingitorio|publico|gente|alguien|al lado)\b(?:[^.;!?\n]{0,40}\b(?:nothing comes|nothing|zero|nada)\b)?/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:at home|alone|in private|en (?:mi )?casa|sol[oa])\b[^.;!?\n]{0,30}\b(?:fine|normal\w*|ok|okay|no problem|bien)\b/,
      ],
      graver(
        'blood\\w*|burn\\w*|today|since (?:this|last|yesterday)|swoll?en|bladder (?:hurts|pain)|hoy|desde ayer|arde|sangre',
      ),
    ),
  },
  {
    of: words('flesh-eating'),
    meant:
      /\b(?:feels? like|like|looks? like|parece|como) (?:a |the |una )?(?:flesh eating|come ?carne)(?: (?:bacteria|bug|disease))?\b/g,
    unless: unlessTold(
      [
        /\b(?:jock itch|chaf\w+|athletes foot|ring ?worm|rozad\w*|hongos?|sunburn\w*|diaper rash)\b/,
        /\b(?:better|fading|improv\w*|cream|zinc|powder|mejor|crema|talco)\b/,
      ],
      graver(
        'spread\\w*|black|purple|blister\\w*|smell\\w*|severe|unbearable|diabet\\w*|negr\\w*|morad\\w*|ampoll\\w*',
      ),
    ),
  },
  {
    of: words('blood-in-urine pink-urine painless-blood-urine'),
    meant:
      /\b(?:(?:my|her|the) )?(?:pee|urine|orina)\b[^.;!?\n]{0,20}\b(?:pink\w*|red\w*|blood\w*|rosad\w*|rosita|roj[oa])\b|\b(?:pink|red|bloody) (?:pee|urine)\b/g,
    becomes: 'cramps',
    unless: unlessTold(
      [
        /\b(?:(?:on|first day|day (?:one|two|three|[1-5])) of my (?:period|flow)|(?:on|started|got) my period|(?:estoy )?(?:en|con) (?:mi|la) regla|reglando|(?:primer|segundo) dia de (?:mi |la )?regla)\b/,
      ],
      graver('pregnan\\w*|flank|back|burn\\w*|clots|embaraz\\w*|espalda|arde|postmenopaus\\w*|menopaus\\w*'),
    ),
  },
  {
    of: words('fluid-leak water-out lost-bladder-control diarrhea'),
    meant:
      /\bleak\w* (?:of )?(?:\w+ )?(?:liquid|watery|loose|runny) (?:stools?|poop|feces)\b|\b(?:se (?:le|me) sale|escurr\w+) (?:popo|excremento|heces|caca) (?:aguad\w+|liquid\w+)\b/g,
    becomes: 'same-day',
    unless: unlessTold(
      [
        /\b(?:no bowel movement|hasnt (?:gone|pooped|had)|havent (?:gone|pooped|had)|constipat\w*|impact\w+|suppositor\w*|enema|estren\w+|no (?:ha )?(?:obr|evacu)\w+|supositorio\w*|lavativa)\b/,
      ],
      graver(
        'legs? (?:weak|numb)|saddle|groin numb|cant (?:walk|pee)|no gas|bloated|hard belly|blood\\w*|sangre|adormecid\\w*',
      ),
    ),
  },
  {
    of: words('chest-pain throat-danger stuck-food throbs-on'),
    meant:
      /\b(?:pill|tablet|capsule|pastilla|capsula|tableta) (?:\w+ )?(?:got |is |was |se (?:me|le) )?(?:stuck|lodged|caught|atoro|pego|quedo)(?: (?:going )?down| in (?:my|her|his|the) throat)?\b|\b(?:each|every|any)? ?(?:swallow\w*|tragar|trago) (?:\w+ )?(?:still )?(?:hurts?|duele) ?(?:\w+ ){0,2}(?:behind|in|under|detras|en) (?:my|the|her|his|el|de) (?:breast ?bone|chest|sternum|pecho|esternon)\b/g,
    becomes: 'same-day',
    unless: unlessTold(
      [
        /\b(?:pill|tablet|capsule|pastilla|capsula|tableta|doxycycline|alendronate|fosamax|potassium|aspirin|ibuprofen|doxiciclina|alendronato|aspirina)\b/,
        /\b(?:can|able to|puede|puedo) (?:\w+ )?(?:drink|swallow|eat|tomar|tragar|beber)\b/,
        /\b(?:swallow\w*|trag\w+)\b/,
      ],
      onlyGraver(
        'drool\\w*|spit\\w*|chok\\w*|sweat\\w*|arm|jaw|at rest|all the time|blood\\w*|cant (?:drink|swallow)|wheez\\w*|bab\\w+|sangre|sud\\w+|brazo',
      ),
    ),
  },
  {
    of: ['pelvic-infection'],
    meant:
      /\b(?:googled|google says|read about|reading about|worried (?:about|its)|afraid (?:of|its)|is (?:it|this)|could (?:it|this) be|sera|busque|lei (?:de|sobre)) (?:\w+ )?(?:pid|pelvic inflammatory disease|enfermedad pelvica)\b/g,
    unless: (plain) =>
      /\b(?:pain\w*|hurts?|fever|partner|smell\w*|cramp\w*|dolor|duele|fiebre|huele|pareja)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['heat-stroke'],
    meant: /\b(?:left|right) (?:side|leg|arm|breast|testicle|ball|foot|hand|knee|ear|eye|one|calf|hip)\b/g,
  },
  {
    of: ['open-belly', 'comes-out', 'sprain'],
    meant:
      /\b(?:bowels?|guts?|insides|intestines?|rectum|tripas?|intestino|recto) (?:\w+ ){0,3}(?:out|sali\w+|sale)(?: (?:of|from|por|de)){0,2} (?:her |his |my |the |el |su )?(?:bottom|anus|butt|back ?side|back passage|rectum|ano|trasero|recto)\b/g,
    becomes: 'same-day',
    unless: (plain) =>
      /\b(?:black|purple|dark|wont go|cant push|stab\w*|wound|shot|negr\w+|morad\w+|no (?:entra|regresa))\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('suicide-said not-wake suicide-named'),
    meant:
      /\b(?:revent\w*|romp\w*|explot\w*|crec\w*|burst\w*|ruptur\w*|explod\w*) (?:y|and|o|or) (?:matar(?:me|lo|la)|kill (?:me|him|her))\b/g,
    unless: (plain) => !new RegExp(`\\b(?:${OF_ORGANS})\\b`).test(plain),
  },
  {
    of: words('burning-urine'),
    meant: /\borina (?:muy |bien )?(?:clar\w+|bien|normal|suficiente)\b/g,
  },
]
