import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { BODY_FAILS, PAST_AND_FINE, also } from './home-care-words'

const BOTH =
  /\b(?:both|same on (?:both|each)|(?:feet|ankles|legs) (?:puff\w*|swell\w*|swoll\w*|got)|las dos|ambas|ambos|los dos|pies)\b/

const HEART_AT_RISK = words('heart-disease heart-failure diabetes age-65-plus pregnant fainted dizzy sweating')

/** Of hearts, lungs and vessels what mends or means nothing, each told as a whole (MedlinePlus, AAP, AHA, CDC, NHLBI, NHS). */
export const HOME_CARE_OF_HEART_AND_LUNGS: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:ankles?|feet|both legs|tobillos|pies)\b/,
      /\b(?:plane|flight|flew|flying|drive|bus|train|journey|standing|vuelo|avion|viaje|de pie)\b/,
      /\b(?:normal again|back to normal|entirely normal|looked (?:\w+ )?normal|gone (?:by|in|the|down)|went (?:down|away)|by (?:the )?(?:next|following|this) (?:day|morning)|se (?:me )?(?:quito|bajo|deshincho))\b/,
      /\b(?:both|equal\w*|same on|two sides|ambos|los dos)\b/,
    ],
    explains: ['leg-swelling', 'rash', 'pain-other', 'swelling-other'],
    without: words('leg-swelling-one clot-risk heart-failure kidney-disease cancer bp-140 weight-up-fast'),
    unless: /\b(?:still swollen|every (?:day|evening)|comes back|(?:one|left|right) (?:leg|calf|ankle))\b/,
    upTo: 7,
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
    tells: [
      /\b(?:flights?|flew|plane|bus ride|car ride|drive|road trip|vuelo|avion|viaje|camion)\b/,
      /\b(?:feet|ankles|legs|shoes|pies|tobillos|piernas|zapatos)\b/,
      /\b(?:puff\w*|swell\w*|swoll\w*|tight|hinch\w+|inflam\w+|apretad\w+)\b/,
      BOTH,
      /\b(?:back to normal|(?:normal|gone|fine|down) (?:again |by |after |the next |in |now|overnight)|went (?:down|away)|after (?:one|a) night|ya (?:estan|se) (?:\w+ )?(?:normal\w*|bien|quito|deshinch\w+|bajo)|al dia siguiente)\b/,
    ],
    unless:
      /\b(?:one (?:leg|calf|side)|(?:left|right) (?:leg|calf|foot|ankle)|calf|breath\w*|chest|pregnan\w*|red|hot|warm|pain\w*|gained|una pierna|pantorrilla|aire|pecho|embaraz\w*|roj[oa]|caliente|duele\w*|dolor)\b/,
    explains: words(
      'leg-swelling puffy-all-over swollen-hands-face ring-stuck clot-risk swelling-other heart-failure heart-disease needs-visit mere-worry',
    ),
    upTo: 7,
  },
  {
    tells: [
      /\b(?:deep breath|breath(?:e|ing)? in|inhale|respir\w+ (?:hondo|profundo)|suspir\w+)\b/,
      /\b(?:sharp|needle|stab\w*|jab\w*|prick\w*|pin|catch|punzada|piquete|pinchazo|aguja)\b/,
      /\b(?:seconds?|segundos?|a moment|few breaths|un momento)\b/,
      /\b(?:since i was|for years|years|always|now and then|once in a while|sometimes|gone for (?:weeks|months)|desde (?:chic[oa]|nin[oa]|hace anos|los)|anos|de vez en cuando|a veces)\b/,
      /\b(?:(?:not|never|no) (?:\w+ )?(?:when|with|during|while) (?:\w+ )?(?:play|run|exercis|sport|basketball|soccer|gym|effort)\w*|(?:no|ni) (?:cuando|al|con) (?:\w+ )?(?:corr|jueg|ejercicio|esfuerzo|deporte)\w*)\b/,
    ],
    age: [6, 30],
    unless:
      /\b(?:worse\w*|today|hours|faint\w*|pass\w* out|fever|cough\w*|blood|leg|flight|pill|birth control|surgery|racing|palpit\w*|arm|jaw|sweat\w*|family|died|tall|collaps\w*|peor|hoy|horas|desmay\w*|fiebre|tos|sangre|pierna|vuelo|anticonceptiv\w*|brazo|sud\w+)\b/,
    without: words('pregnant clot-risk leg-swelling-one heart-disease short-of-breath cannot-breathe'),
    explains: words('pain-on-breathing-in breath-catch chest-pain heart-mimic small-danger needs-visit'),
  },
  {
    tells: [
      /\b(?:polar (?:plunge|bear)|cold (?:plunge|dip|water|shower)|ice bath|plunge|chapuzon|agua (?:fria|helada)|bano de hielo)\b/,
      /\b(?:shiver\w*|shak\w+|chill\w*|cold|tembl\w+|frio)\b/,
      /\b(?:warm(?:ed)? (?:now|up|again|w|with)|now (?:\w+ )?(?:warm|fine|toasty)|cocoa|blanket|pink|ya (?:estoy|esta|entre) (?:\w+ )?(?:calient\w+|bien|en calor)|chocolate|cobija)\b/,
      /\b(?:feel\w* (?:\w+ )?(?:amazing|great|fine|good|ok|okay|normal)|me siento (?:\w+ )?(?:bien|increible|perfect\w+)|estoy (?:muy )?bien|pink)\b/,
    ],
    unless:
      /\b(?:confus\w*|slur\w*|numb\w*|blue|white|drows\w*|sleepy|stumbl\w*|chest|breath\w*|faint\w*|cough\w*|blister\w*|fell|still (?:cold|shiver)\w*|confund\w*|adormec\w*|morad\w*|pecho|aire|desmay\w*|tos|sigo tembl\w+)\b/,
    explains: words('chills cold tremor green-phlegm cold-limb needs-visit'),
    upTo: 2,
  },
  {
    tells: [
      /\b(?:pacemaker|icd|defibrillator|marcapasos|desfibrilador)\b/,
      /\b(?:feel\w* (?:the )?(?:edge|box|corner|outline|wire|lump)|(?:edge|corner|outline) of (?:the|my|her|his)|siento (?:el )?(?:borde|bulto|aparato)|orilla)\b/,
      /\b(?:(?:scar|skin|cut|incision|wound) (?:is )?(?:\w+ )?(?:and )?(?:closed|pale|healed|dry|intact|fine)|healed|(?:cicatriz|piel|herida) (?:\w+ )?(?:cerrada|seca|sana|bien))\b/,
      /\b(?:no|not|without|sin|ni)\b[^.;]{0,60}\b(?:warm\w*|drain\w*|red\w*|swell\w*|pus|calient\w*|hinch\w*|roj\w*|supur\w*)\b/,
    ],
    unless:
      /\b(?:red|warm|hot|pus|drain\w*|ooz\w*|swollen|thin(?:ner|ning)?|through|metal|fever|chills|dizz\w*|faint\w*|shock\w*|fell|hit|hiccups?|roj[oa]|calient\w*|pus|fiebre|mare\w*|desmay\w*)\b/,
    explains: words(
      'has-pacemaker device-site heart-disease mottled-skin stressed lump needs-visit mere-worry post-surgery',
    ),
  },
  {
    tells: [
      /\b(?:weeks?|months?|years?|semanas?|meses|anos)\b/,
      /\b(?:bypass|open heart|surgery|operation|scar|cirugia|operacion|cicatriz)\b/,
      /\b(?:numb\w*|zaps?|tingl\w*|pins|adormec\w*|hormigue\w*|toques)\b/,
      /\b(?:surgeon|doctor|nurse|cardiolog\w+|cirujan[oa]|doctora|medic[oa]|enfermer[oa])\b[^.;!?\n]{0,50}\b(?:explain\w*|said|told|checked|dijo|explico|reviso)\b[^.;!?\n]{0,60}\b(?:nerves?|normal|expected|heal\w*|harvest|nervios?|esperad[oa])\b/,
    ],
    unless:
      /\b(?:red|redness|warm|hot|pus|drain\w*|ooz\w*|open\w*|click\w*|fever|worse|spread\w*|face|arm|leg|weak\w*|speech|chest pain|breath\w*|faint\w*|roj[oa]|calient\w*|fiebre|peor|cara|brazo|pierna|debil\w*|aire)\b/,
    explains: words('limb-deadened joint-ache limb-numb post-surgery belly-operation needs-visit pain-other mild'),
  },
  {
    of: ['heart-failure'],
    tells: [
      /\b(?:hot ?dogs?|chips|salt\w*|pizza|ham|soup|pretzels?|ramen|takeout|chinese food|sal|salad[oa]s?|jamon|sopa)\b/,
      /\bweight (?:is |was )?(?:\w+ )?(?:unchanged|the same|same|steady|stable|no change)|\b(?:mismo peso|peso (?:igual|normal|el mismo|sin cambio))\b/,
      /\b(?:no swelling|not swollen|(?:ankles|feet|legs) (?:are )?(?:thin|normal|fine)|sin hinchazon|no (?:estoy|esta) hinchad[oa])\b/,
      /\b(?:flat|one pillow|usual (?:mile|walk)|breath\w* (?:is )?(?:fine|easy|normal)|9[6-9] ?%|una almohada|respir[oa] bien)\b/,
    ],
    unless:
      /\b(?:breathless|short of breath|cough\w*|dizz\w*|faint\w*|chest|(?:up|gained) \d|puff\w*|woke up gasping|aire|tos|mare\w*|pecho)\b/,
    explains: words('heart-failure heart-disease needs-visit anxious stressed'),
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
    of: words('cold-limb grave-look frostbite'),
    tells: [
      /\b(?:fingers?|fingertips?|hands?|toes|feet|dedos|manos|pies)\b/,
      /\b(?:cold|freezing|froze|white|pale|blue|prun(?:e|ey|y)|wrinkl\w*|numb|helad[oa]s?|fri[oa]s?|blanc[oa]s?|arrugad[oa]s?)\b/,
      /\b(?:back to normal|normal (?:again|now)|(?:pink|warm|fine|ok|okay|good) (?:again|now)|warmed (?:up|back)|(?:went|got|turned) back|ya (?:estan|se pusieron|volvieron|quedaron) (?:bien|normal(?:es)?|rosad[oa]s|calient\w+)|ya normal(?:es)?)\b/,
      /\b(?:cold|snow|dish\w*|water|pool|swim\w*|ice|freezer|outside|winter|bath|shower|nieve|hielo|agua|platos|trastes|alberca|frio|afuera|minutes?|minutos)\b/,
    ],
    explains: words('cold-limb grave-look cold frostbite pain-other needs-visit'),
    unless:
      /\b(?:still|black|blister\w*|hard|waxy|one (?:hand|foot|arm|leg|finger)|arm|leg|weak\w*|pain\w*|hurts?|hours|keeps?|again and again|every|whenever|winter|months?|years?|drop|numb|todavia|negr[oa]s?|ampoll\w*|un[oa] (?:mano|pie)|brazo|pierna|duele\w*|horas|cada)\b/,
    without: words('diabetes sudden'),
  },
  {
    of: words('palpitations irregular-pulse'),
    tells: [
      /\b(?:flips?|flops?|flutter\w*|thumps?|skip\w*|extra beats?|saltit\w+|brincos?|vuelco|latidos? (?:extra|de mas))\b/,
      /\b(?:ecg|ekg|holter|heart monitor|electro\w*|cardiolog\w*|doctor|doc|medic[oa])\b/,
      /\b(?:(?:said|says|called it|called them|told me) (?:\w+ ){0,3}(?:extra beats|benign|harmless|normal|nothing|pvcs?|pacs?)|(?:is|was|came back|showed) (?:\w+ )?(?:normal|benign|fine)|(?:dijo|dice|dijeron|salio|salieron) (?:\w+ ){0,6}(?:normal\w*|benign\w*|latidos extra|extrasistol\w+|inofensiv\w+|bien))\b/,
      /\b(?:coffees?|caffeine|energy drinks?|stress\w*|cafes?|cafeina|estres|benign\w*|extra beats|extrasistol\w+)\b/,
    ],
    unless:
      /\b(?:faint\w*|pass(?:ed|ing)? out|collaps\w*|chest (?:pain|hurts|tight\w*|pressure)|short of breath|dizz\w*|(?:more|worse|longer|different) (?:than|now|lately)|hours|minutes straight|when i (?:run|jog|exercise|climb)|desmay\w*|dolor (?:de|en el) pecho|falta (?:de |el )?aire|mare\w+|peor|mas seguido|horas)\b/,
    without: [...BODY_FAILS, ...HEART_AT_RISK],
    explains: words('palpitations irregular-pulse heart-disease'),
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
]
