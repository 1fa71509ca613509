import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const BOTH =
  /\b(?:both|same on (?:both|each)|(?:feet|ankles|legs) (?:puff\w*|swell\w*|swoll\w*|got)|las dos|ambas|ambos|los dos|pies)\b/

/** Of hearts, lungs and vessels what mends or means nothing, each told as a whole (AHA, NHLBI, CDC, MedlinePlus). */
export const HOME_CARE_OF_HEART_AND_LUNGS: readonly HomePicture[] = [
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
]
