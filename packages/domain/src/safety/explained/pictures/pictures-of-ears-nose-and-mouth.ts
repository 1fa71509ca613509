import type { Picture } from './picture'
import {
  BLEEDING_STOPPED,
  BREATHLESS,
  FAILING,
  FAILING_OR_BLEEDING,
  FAILING_OR_WORSENING,
  GRAVE_BESIDE_HURTS,
  SWOLLEN,
} from './words-of-pictures'
import { words } from '../../../free-text/words'

const NOSE = /\b(?:nose\w*|nostril|nariz)\b/
const BLEEDS_LONG =
  /\b(?:(?:herida|cortada|corte|wound|cut|gash|incision)\b[^.;!?\n]{0,30}\b(?:no (?:le |me |se )?(?:para|deja|detiene)|wont stop|still bleed\w*|keeps bleeding)|everywhere|will not stop|soak\w*|pour\w*|gush\w*|clots?|wont stop|still bleeding|started again|starts again|hours?|(?:2\d|[3-9]\d|twenty|thirty|forty) ?min\w*|thinners?|punch\w*|broken|chorros?|borbotones|horas?|coagulos?|volvio a sangrar|sangrando|no (?:le |me )?(?:para|deja de sangrar)|otra vez)\b/

const NOSE_OR_EPISTAXIS = /\b(?:nose\w*|epistaxis|nariz)\b/
const STOPPED_OR_STOPS =
  /\b(?:stopped|stops|stop (?:in|after|within|on|by|quick\w*|fast|each|every)|se (?:le |me )?(?:quita|quito|para|paro|corta|corto) (?:rapid\w*|sol[oa]|luego|en|a los|apretando|con)|ceased|settled|ended|none (?:for|since)|no (?:further|more) bleed\w*|dry now|paro|ceso|se detuvo|siempre para|(?<!\bno (?:se |me |le )*)para (?:sol[oa]|a los|cada vez|con|al apret\w+|cuando|enseguida|luego|rapido)|se (?:me |le )?(?:para|quita|detiene) (?:con|al|cada|sol[oa]|apret\w+))\b/

const AGAIN_AND_AGAIN =
  /\b(?:(?:once|twice|(?:two|three|four|several|few|\d) (?:or (?:two|three|four|\d) )?times?) (?:a|per|each|every|this) (?:week|month)|every (?:week|(?:few|couple(?: of)?|other|second) days?)|(?:over|for|in) (?:the )?(?:past|last) (?:few |several |two |three )?(?:months?|weeks)|recurr\w*|veces (?:por|a la|al) (?:semana|mes))\b/

const CARTILAGE = /\b(?:cartilage|upper ear|helix|pinna|auricle|cartilago)\b/
const HOT_AND_RED = /\b(?:hot|warm|throb\w*|caliente)\b/

const COTTON_BUD = /\b(?:cotonetes?|hisopos?|q ?tips?|cotton (?:swab|bud)s?)\b/
const BLOODY_EAR =
  /\b(?:oidos?|ears?)\b[^|]{0,80}\b(?:sangre|sangro|sangra|blood\w*|bleed\w*|bled)\b|\b(?:sangre|blood)\b[^|]{0,60}\b(?:oidos?|ears?)\b/
const HEARS_LESS =
  /\b(?:oigo (?:menos|poco|mal|apagado|tapado)|zumb\w+|hear(?:ing)? (?:less|worse|is muffled)|muffled|ringing)\b/

const THROAT = /\b(?:gargantas?|anginas|amigdalas|throat|tonsils?)\b/
const SWALLOWS_SPIT =
  /(?<!\b(?:no|ni|apenas|casi|tampoco|nunca) (?:me |le )?(?:puedo |puede )?)\b(?:si|todavia|aun|puedo|puede) (?:me |le )?(?:puedo |puede |pasa |logro )?(?:trag\w+|pas(?:o|a|ar))? ?(?:bien )?(?:mi|su|la) (?:propia )?saliva\b|(?<!\b(?:cant|cannot|couldnt|not|hardly|barely|wont|hurts to|to) )\b(?:swallow(?:s|ing)?|getting down) (?:my|his|her) (?:own )?(?:spit|saliva)\b/
const THROAT_CLOSES =
  /\b(?:babe\w*|baba|escup\w+|voz|un (?:solo )?lado|abrir la boca|cuello|nuca|respir\w+|aire|drool\w*|spit\w* (?:it |out)|voice|one side|open (?:my|his|her) mouth|neck|breath\w*)\b/

const MOUTH_SORES =
  /\b(?:(?:boca|lengua|encias|labios|garganta)\b[^.;!?\n]{0,30}\b(?:llag\w+|ampoll\w+|aftas?|fuegos?|ulcer\w+|granit\w+)|(?:llag\w+|ampoll\w+|aftas?|fuegos?)\b[^.;!?\n]{0,25}\b(?:boca|lengua|garganta)|(?:mouth|tongue|throat)\b[^.;!?\n]{0,25}\b(?:sores|blisters|ulcers)|(?:sores|blisters|ulcers)\b[^.;!?\n]{0,25}\b(?:mouth|tongue|throat)|pie,? mano y boca|boca mano pie|hand foot (?:and )?mouth)\b/
const DRINKS_LITTLE =
  /\b(?:(?:casi )?no quiere (?:tomar|beber|comer)|toma (?:muy )?(?:poco|poquito|menos)|bebe (?:muy )?(?:poco|poquito|menos)|casi no (?:toma|bebe|come)|apenas (?:toma|bebe)|(?:wont|hardly|barely|not) (?:drink\w*|eat\w*)|drinking (?:less|little))\b/
const HAS_WATER =
  /\b(?:(?:tiene|llora con|con|salen|si hay) lagrimas|(?:si |todavia |aun )(?:orina|moja|hace pipi)|ha (?:orinado|mojado)|(?:has|with|cries|crying) (?:real )?tears|still (?:peeing|pees|wetting))\b/
const OF_A_CHILD =
  /\b(?:nin[oa]|nen[ea]|hij[oa]|bebe|niet[oa]|sobrin[oa]|chiquit[oa]|kid|son|daughter|toddler|child|baby)\b/
const DRIED_UP =
  /\b(?:(?:no|sin) (?:ha )?(?:orin\w+|moj\w+|hecho pipi)|sin lagrimas|no tiene lagrimas|dormid[oa]|decaid[oa]|flojit[oa]|aguad[oa]|no (?:despierta|responde|juega)|boca seca|ojos hundidos|babe\w+|letharg\w*|limp|no tears|sleepy|drool\w*|(?:hasnt|not) peed)\b/

const CHEMO = /\b(?:quimio\w*|chemo\w*)\b/
const SORE_MOUTH =
  /\b(?:llagas|ulceras|aftas|fuegos|sores|ulcers|blisters)\b[^.;!?\n]{0,30}\b(?:boca|lengua|garganta|mouth|tongue|throat)\b|\bmouth (?:sores|ulcers)\b/
const EATS_LITTLE =
  /\b(?:no puedo (?:comer|pasar|tragar)|(?:pero|muy) poquito|apenas (?:como|trago|paso)|nada solido|cant eat|hardly eat|barely eat|hurts to (?:eat|swallow))\b/

const BROKEN_TOOTH =
  /\b(?:quebr\w+|romp\w+|despostill\w+|broke\w*|chipp?ed|cracked|snapped)\b[^.;!?\n]{0,25}\b(?:diente|dientes|tooth|teeth)\b|\b(?:diente|tooth)\b[^.;!?\n]{0,15}\b(?:quebrad[oa]|roto|broke\w*)\b/
const NERVE_SEEN =
  /\b(?:punt(?:o|ito) (?:rosad[oa]|roj[oa]|rosita)|se (?:le |me )?(?:ve|asoma) (?:el nervio|la pulpa|rosita|rojito)|(?:pink|red) (?:dot|spot)|nerve (?:is )?(?:showing|exposed))\b/

/** Nosebleeds, ears, the throat, the mouth and teeth (NHS 111, NHS, AAP, MedlinePlus). */
export const PICTURES_OF_EARS_NOSE_AND_MOUTH: readonly Picture[] = [
  {
    of: words('nosebleed severe-bleeding'),
    tells: [NOSE, BLEEDING_STOPPED],
    never: BLEEDS_LONG,
    without: [...GRAVE_BESIDE_HURTS, ...words('blood-thinner dizzy head-injury blow high-blood-pressure bp-160')],
    explains: words('nosebleed severe-bleeding much-blood bleeding'),
    becomes: 'nosebleed',
  },
  {
    of: words('nosebleed severe-bleeding'),
    tells: [NOSE_OR_EPISTAXIS, STOPPED_OR_STOPS],
    never:
      /\b(?:started again|still|everywhere|(?:wont|cant|not) stop\w*|again now|down (?:my|the|his|her) throat|sigue|chorros?|borbotones|sangrando|(?:por|en) la garganta|trag\w+|escup\w+|vomit\w+|coagul\w+|spit\w*|swallow\w*|no (?:se )?(?:le |me )?(?:para|quita|detiene|deja de sangrar)|tarda\w*|media hora|(?:2\d|[3-9]\d|veinte|treinta|cuarenta) ?min\w*|otra vez)\b/,
    without: [
      ...FAILING_OR_WORSENING,
      ...words('dizzy feels-faint head-injury vomiting much-blood bp-180 bp-160 pregnant throat-operation'),
    ],
    explains: words('nosebleed severe-bleeding bleeding much-blood'),
    becomes: 'nosebleed-over',
  },
  {
    of: words('nosebleed severe-bleeding'),
    tells: [NOSE_OR_EPISTAXIS, STOPPED_OR_STOPS, AGAIN_AND_AGAIN],
    without: [...FAILING_OR_WORSENING, ...words('dizzy feels-faint head-injury much-blood bp-180 throat-blood')],
    explains: [],
    becomes: 'needs-visit',
  },
  { tells: [CARTILAGE, SWOLLEN, HOT_AND_RED], without: FAILING_OR_WORSENING, explains: [], becomes: 'same-day' },
  { tells: [COTTON_BUD, BLOODY_EAR, HEARS_LESS], without: FAILING_OR_BLEEDING, explains: [], becomes: 'same-day' },
  {
    of: ['throat-danger'],
    tells: [THROAT, SWALLOWS_SPIT],
    never: THROAT_CLOSES,
    below: 40,
    without: [
      ...FAILING,
      ...BREATHLESS,
      ...words(
        'lockjaw mouth-wont-open throat-swelling throat-lump face-swelling hives allergy-trigger no-urine dry-mouth cannot-keep-down age-under-3 infant-word stuck-food mouth-floor rash severe-pain extreme-pain',
      ),
    ],
    explains: ['throat-danger'],
    becomes: 'same-day',
  },
  {
    tells: [MOUTH_SORES, DRINKS_LITTLE, HAS_WATER, OF_A_CHILD],
    never: DRIED_UP,
    age: [0.5, 18],
    below: 40,
    without: [
      ...FAILING,
      ...BREATHLESS,
      ...words(
        'dry-mouth sunken-soft-spot throat-danger cannot-keep-down rash-medicine red-eye body-blisters diabetes newborn-word',
      ),
    ],
    explains: ['ill-baby', 'no-urine'],
    becomes: 'same-day',
  },
  {
    tells: [CHEMO, SORE_MOUTH, EATS_LITTLE],
    says: [SORE_MOUTH],
    without: FAILING_OR_BLEEDING,
    explains: [],
    becomes: 'same-day',
  },
  {
    tells: [BROKEN_TOOTH, NERVE_SEEN],
    says: [NERVE_SEEN],
    without: FAILING_OR_BLEEDING,
    explains: [],
    becomes: 'same-day',
  },
]
