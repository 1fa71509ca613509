import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const FEVER_OR_WORSE =
  /\b(?:fever\w*|chills|vomit\w*|throw\w* up|yellow (?:eyes|skin)|jaundice\w*|faint\w*|passed out|getting worse|worse|spreading|severe|unbearable|fiebre|escalofrios?|vomit\w*|amarill\w+|desmay\w*|peor|empeor\w*)\b/
const also = (list: string) => new RegExp(`${FEVER_OR_WORSE.source}|\\b(?:${list})\\b`)
const WELL =
  /\b(?:no (?:pain|symptoms|trouble|fever)|never (?:had )?(?:any )?pain|painless|without (?:pain|symptoms)|feel\w* (?:fine|well|great|good)|sin (?:dolor|sintomas|molestias|fiebre)|nunca (?:me )?(?:ha dolido|he tenido dolor)|no (?:me )?duele|me siento bien)\b/
const OF_FEAR = words(
  'stressed anxious insomnia chronic-illness cancer needs-visit lasting long-lasting month-or-more always for-long-alone mild pain-other hernia-word child-visit harmless-sign',
)
const MOTHERS = words('pregnant postpartum blood-thinner age-under-2 infant-word')
const GONE =
  /\b(?:went (?:off|away)|gone|resolved|settled|passed|walked it off|stopped|over (?:in|within|after)|se (?:me |le )?(?:quito|paso)|desaparecio|(?:hurt|lasted) (?:for )?(?:about )?(?:\w+ )?(?:min\w*|hour))\b/

/** Of belly, water and sex: what a doctor has seen already, what is over, and what mends by itself (NHS, MedlinePlus, NIDDK). */
export const HOME_CARE_BELOW: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:gallstones?|(?:simple|renal|kidney|liver|ovarian) (?:\w+ )?cysts?|hemangioma|calculos? (?:en la |biliares)|piedras? en la vesicula|quiste (?:simple|renal|en el (?:rinon|higado)))\b/,
      /\b(?:by accident|incidental\w*|by chance|scan for (?:something|my)|on (?:my|a|an) (?:\w+ )?(?:mri|ct|ultrasound|scan)|benign|no follow ?up|por casualidad|por accidente|de casualidad|benign[oa])\b/,
      WELL,
    ],
    unless: also(
      'blood\\w*|pregnan\\w*|complex|solid|growing|bigger|attacks?|greasy|when should|how soon|sangre|crec\\w+',
    ),
    explains: OF_FEAR,
    without: MOTHERS,
  },
  {
    tells: [
      /\b(?:foreskin|prepuce|prepucio)\b/,
      /\b(?:wont|doesnt|cant|not|no (?:se )?(?:le )?(?:baja|retrae|corre)|never) ?(?:\w+ )?(?:pull\w*|retract\w*|go|slide|back)?\b/,
      /\b(?:strong stream|pees (?:fine|well|normal\w*|in a)|no ballooning|good stream|peeing (?:fine|well|normal\w*)|orina bien|buen chorro|chorro (?:fuerte|normal)|no se (?:le )?infla)\b/,
    ],
    age: [0, 8],
    unless: also(
      'stuck|swoll?en|pus|scar\\w*|white ring|infect\\w*|blood\\w*|cries|atorad\\w*|hinchad\\w*|sangre|llora',
    ),
    explains: [
      ...OF_FEAR,
      ...words('child-word infant-word clot-maker much-blood blood-flow sprays-out urine-trouble'),
    ],
  },
  {
    tells: [
      /\b(?:vasectomy|vasectomia)\b/,
      /\b(?:bruis\w*|black|blue|purple|moret\w+|morad\w+|negr\w+|swoll?en|swelling|hinchad\w*|sore|adolorid\w*)\b/,
      /\b(?:less (?:sore|swollen)|getting better|better (?:each|every) day|no fever|no (?:pus|redness|smell)|mejor(?:ando)?|menos dolor|sin fiebre)\b/,
      /\b(?:yesterday|today|(?:one|two|three|four|five|six|seven|[1-7]) days? ago|day (?:\d|one|two|three)|this week|last (?:week|friday|monday)|ayer|antier|hace (?:\w+ )?dias)\b/,
    ],
    unless: also(
      'huge|grapefruit|twice|balloon|tight|pus|red streak\\w*|smell\\w*|one side|cant pee|gets? bigger|enorme|toronja|huele|cada vez mas',
    ),
    explains: [...OF_FEAR, ...words('swelling-other bruise')],
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
    tells: [
      /\b(?:cant|cannot|couldnt|unable|no (?:puedo|puede)) (?:\w+ )?(?:pee|piss|urinate|go|orinar)\b/,
      /\b(?:urinal|public|stands?|people|others|watch\w*|mingitorio|publico|gente|alguien)\b/,
      /\b(?:at home|alone|in private|en (?:mi )?casa|sol[oa])\b[^.;!?\n]{0,30}\b(?:fine|normal\w*|ok|okay|no problem|bien)\b/,
    ],
    unless: also('blood\\w*|burn\\w*|today|since (?:this|last|yesterday)|swoll?en|hoy|sangre|arde'),
    explains: [...OF_FEAR, ...words('no-urine hard-to-void cannot-bend')],
  },
  {
    of: words('pink-urine painless-blood-urine blood-in-urine burning-urine same-day'),
    tells: [
      /\b(?:catheter|foley|sonda|cystoscop\w*|cistoscop\w*)\b/,
      /\b(?:came out|taken out|removed|pulled|out (?:this|yesterday)|quitaron|sacaron|today|this morning|yesterday|hoy|ayer)\b/,
      /\b(?:first (?:time|pee|one)|once|la primera(?: vez)?)\b/,
      /\b(?:(?:second|third|next|since|later|now|then)\b[^.;!?\n]{0,30}\b(?:clear|fine|normal|didnt hurt|no (?:pain|sting\w*))|(?:despues|ya|segunda)\b[^.;!?\n]{0,30}\b(?:clar[oa]|normal|bien|no (?:arde|ardio|dolio)))\b/,
    ],
    unless: also('clots?|cant pee|dribbl\\w*|back|flank|coagul\\w*|no puede orinar|espalda'),
    without: ['blood-thinner', 'pregnant'],
    explains: words(
      'pink-urine painless-blood-urine blood-in-urine burning-urine same-day told-for-today infection pain-other allergy-trigger joint-word',
    ),
    upTo: 3,
  },
  {
    of: ['groin-blow'],
    tells: [
      /\b(?:nuts|balls|testicles?|groin|crotch|huevos|testiculos|partes)\b/,
      GONE,
      /\b(?:no swelling|both (?:\w+ )?normal|(?:today|now) (?:nothing|fine|no pain)|not swollen|nothing (?:since|now|today)|sin hinchazon|ya (?:nada|no duele)|hoy nada)\b/,
    ],
    unless: also(
      'head|still|one (?:is )?(?:bigger|higher|swollen)|blood\\w*|bruis\\w*|cant pee|cabeza|todavia|sangre|hinchado',
    ),
    explains: words(
      'groin-blow seeing-sparkles vision-change head-injury blast pain-other mid-race allergy-trigger head-danger',
    ),
    upTo: 7,
  },
  {
    of: ['cramps', 'pink-urine', 'blood-in-urine', 'painless-blood-urine'],
    tells: [
      /\b(?:pee|urine|orina|orine)\b/,
      /\b(?:pink\w*|red\w*|blood\w*|rosad\w*|rosita|roj[oa])\b/,
      /\b(?:(?:on|first day|day (?:one|two|three|[1-5])) of my (?:period|flow)|(?:on|started|got) my period|(?:estoy )?(?:en|con) (?:mi|la) regla|reglando|(?:primer|segundo) dia de (?:mi |la )?regla)\b/,
    ],
    unless: also('pregnan\\w*|flank|back|burn\\w*|stings?|clots in my (?:pee|urine)|embaraz\\w*|espalda|arde'),
    explains: [
      ...OF_FEAR,
      ...words('had-cancer comes-out pink-comes-out pink-urine blood-in-urine painless-blood-urine'),
    ],
  },
  {
    of: words('bruise turned-dark same-day dialysis-access'),
    tells: [
      /\b(?:fistula|graft|access|dialysis arm|injerto)\b/,
      /\b(?:bruis\w*|moret\w+)\b/,
      /\b(?:fading|faded|getting lighter|going away|better|shrinking|desapareciendo|quitando|mas clar[oa])\b/,
      /\b(?:(?:thrill|buzz\w*|vibrat\w*|hum)\b[^.;!?\n]{0,20}\b(?:strong|good|fine|normal|there|same)|(?:strong|good|normal) (?:thrill|buzz)|(?:vibra|zumba|zumbido|fremito)\b[^.;!?\n]{0,20}\b(?:bien|fuerte|normal|igual))\b/,
    ],
    unless: also(
      'warm|hot|pus|growing|bigger|bleeds?|bleeding|cold|numb|red streak\\w*|caliente|crece\\w*|sangra\\w*|fri[oa]|dormid[oa]',
    ),
    explains: words(
      'bruise same-day told-for-today turned-dark overdose-look street-drug pointed-thing small-danger dialysis-access burn-size drug-use',
    ),
  },
  {
    of: words('wound-trouble needs-visit lump pain-other'),
    tells: [
      /\b(?:ingrown hairs?|razor (?:burn|bumps?)|pimples?|zits?|pelos? (?:enterrad|encarnad)\w+|granit?os?|espinillas?)\b/,
      /\b(?:pus|popped|drained|white ?head|revento|reventado|materia)\b/,
      /\b(?:shrinking|smaller|going down|better|healing|dry(?:ing)?|fading|mas chic\w+|bajando|mejor|sanando|secando)\b/,
    ],
    unless: also('streaks?|hot|bigger|growing|lots of|many|again|keeps|diabet\\w*|eye|caliente|crec\\w+|ojo'),
    without: ['diabetes', 'red-spreading-skin', 'pregnant', 'postpartum'],
    explains: words('wound-trouble needs-visit lump pain-other infection joint-flares genital-bump genital-discharge'),
    upTo: 7,
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
    of: words('flank-pain kidney-stone needs-visit'),
    tells: [
      /\b(?:kidney stones?|stones? (?:in|sitting in) (?:my|the) kidney|piedras? en el rinon|calculos? (?:renal|en el rinon))\b/,
      /\b(?:not moving|isnt moving|sitting (?:in|there)|found (?:by|when|on)|by accident|leave it|watch it|drink (?:more )?water|small|no se mueve|dejarla|tome agua|casualidad)\b/,
      /\b(?:no pain|no (?:\w+ )?symptoms|pain free|havent had (?:any )?pain|(?:never|not) hurt\w*|sin dolor|no me duele)\b/,
      /\b(?:no fever|pee is (?:clear|fine|normal)|clear (?:pee|urine)|feel (?:fine|well|great)|sin fiebre|orina clara|me siento bien)\b/,
    ],
    unless: also('blood\\w*|one kidney|pregnan\\w*|cant pee|hurts|sangre|un rinon|embaraz\\w*|duele'),
    without: ['pregnant', 'one-kidney'],
    explains: [
      ...OF_FEAR,
      ...words('flank-pain kidney-stone unresponsive answers-not no-movement infection force just-now'),
    ],
  },
  {
    tells: [
      /\b(?:syphilis|hiv|chlamydia|gonorrhea|herpes|std|sti|hepatitis|rpr|sifilis|vih|clamidia|gonorrea|ets)\b/,
      /\b(?:(?:non ?reactive|negative|negativ[oa]s?|no reactiv[oa])\b|(?:came|come) back clear)/,
      /\b(?:(?:two|three|four|five|six|seven|eight|[2-9]|1\d|dos|tres|cuatro|cinco|seis) (?:months|meses)|(?:six|seven|eight|nine|ten|twelve|\d\d|6|7|8|9) weeks|a year|un ano)\b/,
    ],
    unless: also(
      'discharge|undetectable|my hiv (?:is|meds?|doctor|viral)|hiv positive|antiretroviral\\w*|sores?|rash|burn\\w*|itch\\w*|blister\\w*|pain|lost|numb|vision|again (?:without|unprotected)|llagas?|flujo|ardor|ronchas?|dolor',
    ),
    without: ['pregnant', 'unprotected-sex'],
    explains: [...OF_FEAR, ...words('weak-immunity weak-immunity-person syphilis-word')],
  },
  {
    tells: [
      /\b(?:varicocele|hydrocele|epididymal cyst|spermatocele|bag of worms|worms\b[^.;!?\n]{0,25}\btesticle|varicocele|hidrocele)\b/,
      /\b(?:examined|checked|seen|ultrasound|urolog\w*|doctor|scan|reviso|revisaron|vio|ultrasonido|urolog[oa])\b/,
      /\b(?:no treatment|nothing (?:to do|needed)|leave it|harmless|benign|no (?:\w+ )?change|unchanged|same (?:as|size)|sin (?:tratamiento|cambios)|no (?:ocupa|necesita)|inofensiv\w+)\b/,
    ],
    unless: also(
      'sudden\\w*|pain (?:now|since|today)|hurts|bigger|hard lump|swoll?en|de repente|duele|crec\\w+|bola dura',
    ),
    explains: OF_FEAR,
  },
  {
    tells: [
      /\b(?:gonorrh?ea|chlamydia|trich\w*|syphilis|gonorrea|clamidia|tricomon\w*|sifilis)\b/,
      /\b(?:shot|treated|treatment|antibiotics?|pills|ceftriaxone|doxycycline|azithromycin|inyeccion|tratamiento|pastillas|tratad[oa])\b/,
      /\b(?:(?:discharge|burning|symptoms|drip)\b[^.;!?\n]{0,30}\b(?:gone|went away|stopped|cleared)|(?:gone|no more|without) (?:discharge|burning|symptoms)|all (?:gone|clear)|(?:se (?:me |le )?quito|ya no (?:tengo|hay)|sin) (?:\w+ ){0,3}(?:flujo|ardor|sintomas|secrecion|todo))\b/,
      /\b(?:partner|girlfriend|boyfriend|wife|husband|pareja|novi[oa]|espos[oa])\b/,
    ],
    unless: also(
      'still|again|new|joints?|rash|pregnan\\w*|vision|positive|otra vez|todavia|embaraz\\w*|ronchas?|coyunturas?',
    ),
    without: ['pregnant'],
    explains: [...OF_FEAR, ...words('yeast-infection genital-discharge drug-into-vein street-drug burning-urine')],
    upTo: 31,
  },
  {
    tells: [
      /\b(?:lsil|cin ?(?:1|i|one)|asc ?us|ascus|low grade|hpv|vph)\b/,
      /\b(?:(?:repeat|retest\w*|next (?:test|pap|check\w*)|come (?:back )?|test(?:ing)?|again|again in|repetir\w*|vuelv\w+|regres\w+)\b[^.;!?\n]{0,40}\b(?:year|12 months|six months|ano|meses))\b/,
      /\b(?:said|says|told|letter|doctor|nurse|gyn\w*|dijo|dice|carta|doctora?|ginecolog[oa])\b/,
    ],
    unless: also(
      'bleed\\w*|hsil|cin ?[23]|high grade|cancer cells|pregnan\\w*|missed|sangr\\w*|embaraz\\w*|alto grado',
    ),
    explains: [...OF_FEAR, 'child-word'],
  },
  {
    of: words('harmless-sign long-erection needs-visit'),
    tells: [
      /\b(?:erections?|boners?|hard|erecciones|ereccion|parad[oa])\b/,
      /\b(?:(?:every|each|most) (?:\w+ )?mornings?|in the mornings?|morning wood|wakes? up|todas las mananas|cada manana|al despertar)\b/,
      /\b(?:goes (?:off|away|down)|gone (?:in|after|when)|after (?:i|he) pees?|se (?:me |le )?(?:baja|quita|pasa))\b/,
    ],
    unless: also(
      'hours?|wont|pain\\w*|hurts?|sickle|viagra|cialis|trazodone|inject\\w*|horas|duele|falciforme|inyec\\w*',
    ),
    explains: [...OF_FEAR, ...words('long-erection erection-stays child-word')],
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
