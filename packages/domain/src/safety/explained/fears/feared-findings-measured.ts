import type { FearedFinding } from './feared-finding'

const WELL =
  /\b(?:fine|well|as usual|no (?:problem|symptoms|pain|fever)|strong|running|climb\w+|great|ok|okay|normal|happy|right as rain|bien|como siempre|como si nada|jugando|brincando|corriendo|sin (?:sintomas|dolor|fiebre)|no me duele)\b/
const NOT_WELL =
  /\b(?:numb|cold|swollen|cant breathe|gasping|drowsy|limp|faint\w*|vomit\w*|adormecid\w+|fri[oa]s?|hinchad\w+|ahog\w+|desmay\w*|vomit\w*)\b/
const GADGET =
  /\b(?:watch|ring|tracker|wearable|fitbit|garmin|oura|smart ?watch|band|app|reloj|anillo|pulsera|aplicacion)\b/
const BETTER_LOOK =
  /\b(?:(?:finger|proper|real|pulse|drugstore|pharmacy|dedo|farmacia) (?:clip|ox\w*|meter|reader)|oximet\w+|clip)\b[^.;!?]{0,60}\b(?:9[5-9]|100|normal|fine|bien)\b/

/** Colours that come off or go with food, and what a gadget says once and a better look does not. */
export const MEASURED_FINDINGS: readonly FearedFinding[] = [
  {
    tells: [
      /\b(?:blue|bluish|purple|grey|gray|greyish|black|green|azul\w*|morad\w+|negr[oa]s?|verdes?)\b/,
      /\b(?:jeans|denim|dye|ink|paint\w*|watercolou?rs?|popsicle|lollipop|candy|marker|sheets|towels?|pants|gloves|pantalon(?:es)?|mezclilla|tinte|tinta|pintura|paleta|dulce|plumon|guantes)\b/,
      /\b(?:(?:wip\w+|wash\w*|rub\w*|scrub\w*|came|come|comes) (?:\w+ ){0,2}?(?:off|away)|on (?:the|a) (?:wet )?(?:wipe|cloth|tissue)|se (?:le |me )?(?:quit\w+|limpi\w+|lav\w+|cae|despinta)|con (?:agua|jabon|una toallita))\b/,
      WELL,
    ],
    never: NOT_WELL,
    explains: ['blue-lips', 'skin-black', 'heart-failure', 'heart-disease', 'on-effort', 'bruise', 'cold-limb'],
  },
  {
    tells: [
      /\b(?:tongue|lengua)\b/,
      /\b(?:black|dark|grey|gray|negr[oa]|oscur[oa])\b/,
      /\b(?:pepto\w*|bismuth|bismol|bismuto|licorice|liquorice|blackberr\w+|coffee|moras|regaliz)\b/,
    ],
    never:
      /\b(?:tarry|sticky|tar like|coffee grounds?|swollen|blood\w*|thinners?|faint\w*|weak|pale|chapopote|sangre|hinchad\w+|debil|palid[oa])\b/,
    explains: ['black-stool', 'blue-lips', 'mouth-sore', 'belly-pain', 'vomiting-blood'],
  },
  {
    tells: [
      /\b(?:poops?|poo|stools?|bowel|pee|urine|popo|caca|heces|excremento|orin\w+|pipi)\b/,
      /\b(?:green|red|pink|orange|purple|(?:bright|neon) yellow|verdes?|roj[oa]|rosa|naranja|morad[oa])\b/,
      /\b(?:spinach|kale|greens|smoothies?|matcha|icing|frosting|food (?:dye|colou?ring)|beets?|beetroot|carrots?|grape|b ?complex|b ?12|multi ?vitamins?|vitamins?|gelatin\w*|espinacas?|acelgas?|nopal\w*|colorante|betun|betabel\w*|remolacha|zanahorias?|crayons?|crayolas?|crayon|plastilina|play ?doh|gelatina|paletas?)\b/,
      WELL,
    ],
    never:
      /\b(?:bloody|clots?|black|tarry|mucus|burns?|dizzy|faint\w*|weak|pale|con sangre|coagulos|arde|negr[oa]|moco|mareo|debil|palid[oa])\b/,
    explains: [
      'blood-in-stool',
      'blood-in-urine',
      'pink-urine',
      'painless-blood-urine',
      'vaginal-bleeding',
      'bleeding',
      'jaundice',
      'urine-trouble',
    ],
  },
  {
    tells: [GADGET, /\b(?:oxygen|spo2|o2|oxigeno|saturacion)\b/, BETTER_LOOK],
    never:
      /\b(?:breathless|short of breath|cough\w*|chest|blue|dizzy|wheez\w*|asthma|copd|pneumonia|falta (?:de|el) aire|tos|pecho|mareo|asma)\b/,
    explains: ['oxygen-low', 'oxygen-92', 'oxygen-lowish'],
  },
  {
    tells: [
      GADGET,
      /\b(?:ecgs?|ekgs?|electro\w*|heart rate|reading)\b/,
      /\b(?:inconclusive|poor recording|unclassified|no concluyente|unreadable)\b/,
      /\b(?:mov\w+|walk\w*|sinus|normal|holter|echo|cardiologist|cardiolog[oa]|ritmo sinusal)\b/,
    ],
    never:
      /\b(?:fibrillation|afib|faint\w*|passed out|chest pain|breathless\w*|dizzy|fibrilacion|desmay\w*|dolor de pecho)\b/,
    explains: ['sinus', 'on-effort', 'palpitations', 'irregular-pulse'],
  },
  {
    tells: [
      /\b(?:mri|ct|scan|ultrasound|x ?ray|report|biopsy|resonancia|tomografia|ultrasonido|radiografia|reporte)\b/,
      /\b(?:incidental\w*|(?:no|without) clinical significance|clinically insignificant|insignificant|benign|simple cyst|normal variant|harmless|no follow ?up|forget (?:about )?it|benign[oa]|quiste simple|sin importancia|hallazgo|no (?:es|hay) nada)\b/,
      WELL,
    ],
    never:
      /\b(?:suspicious|malignant|follow ?up in|repeat|enlarg\w*|grow\w*|growing|new symptoms?|worse|sospech\w+|malign\w+|crec\w+)\b/,
  },
  {
    tells: [
      /\b(?:labs?|blood (?:test|work|results?)|results?|portal|analisis|estudios|resultados)\b/,
      /\b(?:in red|flag\w*|asterisk|slightly|barely|just (?:above|below|over|under|outside)|a (?:hair|bit|touch) (?:high|low|over)|one (?:line|value|number|thing)|en rojo|apenas|un poquito (?:alto|bajo)|ligeramente|un valor)\b/,
      /\b(?:everything else|all (?:the )?(?:others?|rest)|the (?:rest|others)|rest (?:is|are|was|were)|(?:todo )?lo demas|los demas)\b[^.;!?]{0,30}\b(?:in range|normal|fine|ok|okay|good|bien|normales)\b/,
      WELL,
    ],
    never:
      /\b(?:potassium|troponin|d ?dimer|platelets?|creatinine|a1c|psa|blasts?|potasio|troponina|plaquetas|creatinina|tired|bruis\w*|weight|cansad[oa]|moretones|peso)\b/,
  },
  {
    tells: [
      /\b(?:stove|burner|oven|hob|cooker|lighter|estufa|hornilla|quemador|horno)\b/,
      /\b(?:gas|smell\w*|smelt|whiff|olor|oli|olio)\b/,
      /\b(?:seconds?|a moment|before it (?:caught|lit)|segundos?|un momento|antes de (?:prender|encender))\b/,
      /\b(?:(?:detector|alarm)\b[^.;!?]{0,24}\b(?:silent|green|quiet|fine|nothing|normal)|head is clear|feel (?:fine|ok|okay|normal)|no (?:headache|symptoms)|me siento bien|sin (?:sintomas|dolor de cabeza))\b/,
    ],
    never:
      /\b(?:still smell\w*|hiss\w*|(?:alarm|detector) (?:is |went |keeps |started )?(?:beep\w*|go\w* off|sound\w*)|went off|sigue oliendo|suena|headache|dizzy|nause\w*|mareo|dolor de cabeza)\b/,
    explains: ['heartburn', 'carbon-monoxide', 'hot-thing'],
  },
  {
    tells: [
      /\b(?:static|zap\w*|shock|spark|toques?|estatica|chispa)\b/,
      /\b(?:car door|door ?knob|door handle|carpet|sweater|shopping cart|trampoline|blanket|puerta del (?:carro|coche)|manija|sueter|cobija|alfombra)\b/,
      /\b(?:no burn|pulse (?:is )?(?:regular|normal|fine)|no (?:faint\w*|chest pain|symptoms)|fine|normal|bien|sin (?:quemadura|sintomas))\b/,
    ],
    never:
      /\b(?:outlet|socket|wires?|wiring|mains|plug\w*|lightning|fence|panel|breaker|wet|volts?|enchufe|cable|contacto|apagador|rayo|faint\w*|passed out|chest pain|desmay\w*)\b/,
    explains: ['electric-shock', 'shock-thrown', 'palpitations', 'irregular-pulse', 'heart-disease'],
  },
  {
    tells: [
      /\b(?:pregnant|pregnancy|embryo|trimester|\d+ (?:weeks|wks)|embaraz\w+|semanas)\b/,
      /\b(?:(?:body|airport|security) scanner|metal detector|microwave|laptop|wifi|bluetooth|hair dye|dyed my hair|nail polish|manicure|(?:one|two|three|a|an extra|\d) (?:\w+ )?coffees?|sip of (?:wine|beer)|cat (?:rub\w*|sat|slept)|escaner|detector de metales|microondas|tinte|esmalte|unas|cafe|cafes|sorbo de (?:vino|cerveza))\b/,
      /\b(?:no (?:bleeding|cramps?|spotting|pain|symptoms)|feel (?:fine|ok|okay|well|normal)|baby (?:is )?(?:mov\w+|kick\w*)|sin (?:sangrado|dolor|colicos)|no (?:hay|tengo) (?:sangrado|dolor)|me siento bien|se mueve)\b/,
    ],
    never:
      /\b(?:bleeding|cramps?|spotting|fever|vomit\w*|cant keep|headache|blurr\w*|swollen|moves? less|not mov\w+|sangrado|colicos|fiebre|vomit\w*|hinchad\w+|no se mueve|listeria|rash)\b/,
    explains: ['pregnant', 'postpartum', 'nausea', 'on-effort', 'tired'],
  },
]
