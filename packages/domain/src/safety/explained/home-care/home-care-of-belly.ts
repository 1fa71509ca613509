import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { BODY_FAILS, GONE, MONTH, OF_FEAR, also } from './home-care-words'

const EASES_WITH_REST =
  /\b(?:went away|gone|stopped|eased|disappeared|se (?:me )?(?:quito|paso))\b[^.;!?\n]{0,40}\b(?:walk\w*|rest\w*|stopp\w*|slow\w*|minutes?|mins?|camin\w+|par[oeé]\w*|descans\w+|minutos?)\b/

/** Small troubles of stomach and bowels, each told as a whole (MedlinePlus, AAP, CDC, NIDDK, NHS). */
export const HOME_CARE_OF_BELLY: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:constipat\w*|hard (?:stools?|pellets|lumps)|straining|estren\w+|(?:no|sin) (?:bowel movement|ha obrado|obr\w+|evacu\w+|defecar)|pellets)\b/,
      /\b(?:diet|travel\w*|trip|abroad|hotel|holiday|vacation|low fiber|little water|carb\w*|dieta|viaj\w+|vacaciones|poca (?:agua|fibra)|comida rapida)\b/,
    ],
    explains: ['heartburn', 'pain-other', 'burn-size', 'gut-change'],
    upTo: MONTH,
    without: ['vomiting', 'bleeding', 'blood-in-stool', 'belly-pain', 'age-65-plus'],
  },
  {
    tells: [
      /\b(?:hemorrhoids?|haemorrhoids?|piles|hemorroides|almorranas|straining|pujar|hard stools?|itchy bottom|bottom|anal itch\w*|around the anus)\b/,
      /\b(?:tissue|paper|wip\w+|papel)\b/,
      /\b(?:no|without|denies|sin|not)\b[^.]{0,60}\b(?:pain|dolor|weight|diarrhea|change|cambio|dizz\w+|mareo)\b|\bunchanged\b/,
    ],
    explains: [
      'drops-of-blood',
      'vaginal-bleeding',
      'blood-in-stool',
      'bleeding',
      'rash',
      'pain-other',
      'needs-visit',
      'gut-change',
    ],
    without: words('dizzy belly-pain diarrhea age-65-plus tired low-blood-count cancer'),
    unless: /\b(?:weeks|months|semanas|meses|dark|clots?|mixed|menopaus\w*|4[5-9]|[5-9]\d)(?: year| y|\b)/,
  },
  {
    tells: [
      /\b(?:heartburn|burning|burn|acidez|agruras|acid|sour)\b/,
      /\b(?:(?:once|twice|one|two|three|few|couple|\d|una|dos|tres|pocas)(?: or (?:twice|two|three)| o (?:dos|tres))?(?: times| veces)? (?:a|per|this|last|al|por|este) (?:month|year|mes|ano)|occasional\w*|now and then|once in a while|de vez en cuando|a veces|cada tanto|cada que|de cuando en cuando)\b/,
      /\b(?:antacids?|tums|chewable|milk|bicarbonate|alka|antiacidos?|bicarbonato|leche|settled|goes away|se (?:me )?quita)\b/,
    ],
    explains: ['pain-other', 'gut-change', 'fever', 'lasting-fever'],
    without: ['effort-chest-pain', 'vomiting', 'belly-pain', 'upper-belly-pain', 'sweating', 'dizzy'],
    unless: /\b(?:most days|every day|daily|diario|cada dia|several times a week|times a week)\b/,
  },
  {
    tells: [
      /\b(?:milk|yogh?urt|cheese|bread|cereal|chips|juice|cookies|leche|yogurt|queso|pan|cereal|jugo|galletas?|crema|jamon|salsa)\b/,
      /\b(?:expired|past (?:the|its) date|best (?:by|before)|sell by|use by|out of date|caduc\w+|vencid[oa]|vencio|expirad[oa]|pasad[oa] de fecha|fecha de (?:caducidad|vencimiento))\b/,
      /\b(?:smelled|tasted|looked|fine|no (?:pain|vomit\w*|symptoms)|(?:olia|sabia|se veia|esta|estoy|me siento) (?:muy )?bien|sin (?:dolor|vomito|sintomas)|no (?:tiene|tengo) (?:nada|dolor|vomito|sintomas))\b/,
    ],
    explains: ['nausea'],
    unless:
      /\b(?:canned|can of|home ?made|swollen lid|bulging|enlatad\w*|lata|abombad\w*|inflad[oa]|medicin\w*|insulin\w*|pill\w*|pastill\w*|epi ?pen|baby|infant|newborn|bebe|formula|pregnan\w*|embarazad\w*|quimio\w*|chemo\w*|vomit\w*|diarr\w*|fever|fiebre|weak|debil\w*)\b/,
  },
  {
    tells: [
      /\b(?:beans|lentils|cabbage|broccoli|onions?|dairy|milk|ice cream|cheese|vegan|fib(?:er|re)|frijoles|leche|helado|repollo|lenteja\w*)\b/,
      /\b(?:gas|gassy|wind|bloat\w*|fart\w*|rumbl\w*|gases|inflad\w*|flatulen\w*)\b/,
      /\b(?:fine (?:by|again|in)|goes|gone|settl\w*|an hour or two|evening|passes|se (?:me )?(?:quita|pasa))\b/,
    ],
    explains: ['heartburn', 'gut-change', 'diarrhea', 'belly-pain', 'cramps', 'pain-other', 'needs-visit', 'bleeding'],
    without: ['blood-in-stool', 'vomiting'],
  },
  {
    tells: [
      /\b(?:sea ?sick|car ?sick|boat|ferry|back (?:seat )?of (?:the |a )?(?:cars?|bus)|winding|motion|barco|carretera|curvas|coche)\b/,
      /\b(?:queasy|nause\w*|sick\w*|green|vomit\w*|threw up|throwing up|mare\w+)\b/,
      /\b(?:better|gone|over|stopped|dry land|eas\w*|settl\w*|fine now|mejor|se (?:me |le )?(?:paso|quito))\b/,
    ],
    explains: ['nausea', 'vomiting', 'dizzy', 'sweating', 'tired'],
    without: ['headache', 'belly-pain', 'balance-loss', 'cannot-keep-down'],
    upTo: 2,
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
    of: ['hiccups'],
    tells: [
      /\b(?:hiccups?|hipo)\b/,
      /\b(?:(?:an?|one|two|three|four|five|[1-9]|una|dos|tres|cuatro|cinco) (?:hours?|horas?)|(?:\w+ )?(?:minutes|minutos)|this morning|since (?:lunch|dinner|breakfast)|desde (?:la comida|el desayuno|la cena))\b/,
    ],
    unless:
      /\b(?:chest|cant (?:swallow|breathe|walk)|dizz\w*|vomit\w*|double|numb\w*|weak\w*|slurr\w*|surgery|chemo\w*|days|pecho|mare\w+|vomit\w*|dias|debil\w*|adormec\w*)\b/,
    without: BODY_FAILS,
    explains: words('pain-other for-long-alone hiccups'),
  },
  {
    of: words('severe-belly-pain belly-pain sudden vomiting cramps'),
    tells: [
      /\b(?:resolved|went away|gone|stopped|cleared|subsided|over) (?:\w+ )?(?:within|in|after|by|the same) (?:\w+ )?(?:a )?(?:day|hours?|night|morning)\b|\bse (?:le |me )?quito (?:en|al|el mismo) (?:\w+ )?(?:dia|horas)\b/,
      /\b(?:(?:three|four|five|six|seven|eight|nine|ten|[3-9]|1\d) days (?:without|with no|symptom free|pain free|free of)|no symptoms (?:since|for)|(?:well|fine|asymptomatic|symptom free) (?:since|for (?:\w+ )?days)|(?:\w+ )?dias sin (?:sintomas|dolor|molestias)|desde entonces bien)\b/,
      /\b(?:eat\w*|soft|non ?tender|normal\w*|come bien|blando)\b/,
    ],
    unless: also(
      'blood\\w*|black|still|again|keeps|pregnan\\w*|distend\\w*|tender (?:in|over|at)|guarding|thinners?|sangre|negr\\w+|sigue|otra vez|embaraz\\w*',
    ),
    without: words(
      'age-65-plus pregnant postpartum age-under-18 child-word infant-word heart-may-clot fever temp-38 pulse-fast',
    ),
    explains: words(
      'severe-belly-pain belly-pain severe-pain sudden sudden-alone vomiting lasting cramps pain-other placed-lately belly-hurts',
    ),
  },
  {
    of: words('cramps belly-pain upper-belly-pain heartburn pain-other'),
    tells: [
      /\b(?:ibuprofen|advil|motrin|aspirin|naproxen|aleve|ibuprofeno|aspirina|naproxeno)\b/,
      /\b(?:burn\w*|ache\w*|pain|cramp\w*|ardor|ardio|dolor|dolio)\b/,
      GONE,
      /\b(?:stools? (?:\w+ ){0,3}(?:brown|normal)|(?:brown|normal) (?:as ever|stools?)|not pale|not a twinge|no (?:pain|black stools?)|eating (?:and working|fine|normally)|popo (?:\w+ )?normal|heces (?:\w+ )?normales|como bien)\b/,
    ],
    unless: also(
      'black|tarry|blood\\w*|keeps|every day|for weeks|again|still|thinners?|prednisone|negr\\w+|sangre|diario|otra vez|todavia',
    ),
    without: words('age-65-plus pregnant blood-thinner black-stool'),
    explains: [...OF_FEAR, ...words('belly-pain upper-belly-pain heartburn cramps severe-belly-pain burn chewed-it')],
  },
  {
    of: words('same-day drops-of-blood bleeding bleeding-elsewhere'),
    tells: [
      /\b(?:stoma|colostomy|ileostomy|ostomy|urostomy|colostomia|ileostomia|ostomia|estoma)\b/,
      /\b(?:(?:bleeds?|blood|spots?) (?:\w+ ){0,2}(?:tiny|little|bit|drop\w*)|(?:tiny|little|drop\w*) (?:\w+ ){0,2}(?:blood|bleed\w*)|sangra (?:\w+ )?(?:poquit\w+|un poco|tantit\w+)|gotit\w+)\b/,
      /\b(?:wip\w*|clean\w*|chang\w* (?:the|my) (?:bag|pouch)|wash\w*|limpi\w*|lav\w*|cambi\w*)\b/,
      /\b(?:stops? (?:right away|quickly|in|by itself|at once)|red and (?:shiny|moist)|(?:pink|red) (?:like|as) (?:always|usual)|se (?:quita|para) (?:luego|en|sol[oa]|rapido)|roj[oa] (?:y|como siempre))\b/,
    ],
    unless: also(
      'black|purple|dusky|gray|pours?|soak\\w*|fills?|wont stop|inside the bag|thinners?|negr\\w+|morad\\w+|mucha|no para',
    ),
    without: words('blood-thinner dark-stoma liver-disease'),
    explains: [
      ...OF_FEAR,
      ...words(
        'same-day told-for-today drops-of-blood bleeding bleeding-elsewhere rock-hard joint-flares vaginal-bleeding for-long',
      ),
    ],
  },
  {
    of: words('lump hernia-word needs-visit groin-lump'),
    tells: [
      /\b(?:mesh|malla)\b/,
      /\b(?:checked|check ?up|surgeon|exam\w*|saw him|saw her|revis\w+|cirujan[oa])\b[^|]{0,60}\b(?:fine|textbook|normal|good|healed|perfect|bien|normal)\b/,
      /\b(?:no (?:\w+ )?(?:pain|lump|redness|fever|bulge)|sin (?:dolor|bola|fiebre))\b/,
    ],
    unless: also('red|pus|drain\\w*|bulge is|came back|cant (?:poop|pass)|roj[oa]|supura\\w*|regreso'),
    explains: [
      ...OF_FEAR,
      ...words('lump hernia-word groin-lump post-surgery blast joint-ache cough limb-numb large-area'),
    ],
  },
]
