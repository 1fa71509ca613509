import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { BODY_FAILS, BODY_OR_THROAT_FAILS, FAINT_OR_FAILING, IS_WELL, NO_FEVER, OF_DAYS } from './home-care-words'

const PRESSURE_PILL =
  /\b(?:lisinopril|losartan|enalapril|ramipril|benazepril|valsartan|hydrochlorothiazide|hctz|chlorthalidone|blood pressure (?:pill|med\w*|tablet)|bp (?:pill|med\w*)|pastilla de la presion|hidroclorotiazida)\b/
const ONE_MORE =
  /\b(?:twice (?:today|this morning|tonight|by)|(?:took|taken|had|swallowed)[^.;!?\n]{0,50}\b(?:twice|again|double|two|extra|another|second)|double(?:d)? (?:dose|my)|(?:tom[eo]|tomado)[^.;!?\n]{0,50}\b(?:dos|doble|otra vez)|dos veces|doble)\b/
const PRESSURE_IS_FINE =
  /\b(?:bp |pressure |presion )?(?:is |was |de |en )?(?:1[0-4]\d ?(?:\/|over|sobre|con) ?[6-9]\d)\b|\b(?:pressure|bp|presion) (?:is |was |esta |sigue )?(?:fine|normal|ok|good|bien)\b/
const MANY =
  /\b(?:(?:three|four|five|six|several|many|tres|cuatro|muchas) (?:of|pills|tablets|times|doses|pastillas|veces)|handful|all of|bottle|on purpose|child|son|daughter|toddler|kidney (?:disease|failure)|dizz\w*|faint\w*|todas|frasco|hij[oa]|nin[oa]|mare\w*|desmay\w*)\b/

const BABY_ASPIRIN =
  /\b(?:(?:baby|low dose) (?:aspirins?|asa)|aspirins? 81|81 ?(?:mg|milligrams?)?(?: of)? ?aspirin|aspirina (?:de bebe|infantil|de 81|de 100))\b/
const ULCER_OR_THINNER =
  /\b(?:ulcers?|thinners?|warfarin|eliquis|xarelto|plavix|bleed\w*|black stools?|son|daughter|toddler|child|kid|ulceras?|anticoagulante\w*|sangr\w+|hij[oa]|nin[oa])\b/

const FLUSH = /\b(?:niacin|nicotinic acid|vitamin b ?3|niacina|vitamina b ?3)\b/
const WENT_RED =
  /\b(?:hot|red|scarlet|flush\w*|prickl\w*|tingl\w*|burn\w*|itch\w*|rubor|roj[oa]|calient\w*|pica\w*|ard\w+)\b/
const FADES =
  /\b(?:fad\w*|almost (?:nothing|gone)|gone|down to|easing|going away|passed|better now|settl\w*|se (?:me )?(?:quito|paso|esta quitando)|ya (?:casi )?nada)\b/

const HAIR_OUT =
  /\b(?:hair|pelo|cabello)\b[^.;!?\n]{0,40}\b(?:com(?:es|ing) out|fall\w*|fistfuls|clumps|handfuls|shed\w*|cae|cayendo|punos|mechones)\b/
const AFTER_CHEMO = /\b(?:chemo\w*|rounds?|cycles?|infusions?|quimio\w*|ciclos?)\b/
const WARNED =
  /\b(?:(?:did |they |nurse |doctor )*(?:warn\w*|told me|said (?:it would|this would|to expect)|expected)|me (?:avisaron|dijeron|advirtieron))\b/

const VACCINATED =
  /\b(?:(?:tetanus|lockjaw|tdap|flu|covid|shingles|shingrix|pneumonia|hepatitis|rsv|hpv|booster) (?:shot|vaccine|booster|jab)|vaccin\w*|booster|vacuna (?:del? |contra )|inyeccion del tetanos)\b/
const ARM_SORE =
  /\b(?:arms?|shoulder|brazo|hombro)\b[^|]{0,60}\b(?:lead|sore|heavy|stiff|ach\w*|hurts?|tender|lump|pesad\w+|duele|adolorid\w+|bolita|bola)\b/
const DAY_AGO =
  /\b(?:yesterday|today|this (?:morning|afternoon)|last night|(?:one|two|1|2) days? ago|ayer|hoy|antier|hace (?:un|dos) dias?)\b/
const ARM_FESTERS =
  /\b(?:streaks?|pus|ooz\w*|spread\w*|hives|wheez\w*|past (?:the|my) elbow|fever (?:of )?10[2-5]|week|rayas?|ronchas|todo el brazo)\b/

const PEN = /\b(?:units?|insulin|pen|rapid|lantus|humalog|novolog|dose|unidades|insulina|pluma|dosis)\b/
const WAS_RIGHT =
  /\b(?:(?:it|that|dose|pen) (?:was|is|had been) (?:all )?(?:right|correct|fine|the right (?:one|dose|pen))(?: all along| after all)?|false alarm|right all along|turns out (?:it was|i (?:took|gave) the) (?:right|correct)|(?:si )?era (?:la correcta|lo correcto)|falsa alarma)\b/
const SUGAR_STEADY = /\b(?:steady|stable|fine|ok|normal|1[0-9]\d|9\d|estable|bien)\b/

/** A dose late or too many, and what a medicine or vaccine does as expected, each told as a whole (MedlinePlus, AAP, CDC, NHS, Poison Control). */
export const HOME_CARE_OF_MEDICINES_AND_VACCINES: readonly HomePicture[] = [
  {
    of: words('red-spreading-skin fever temp-38 chills pain-other swelling-other joint-ache limb-rash'),
    tells: [
      /\b(?:vaccin\w*|vaccine|jabs?|booster|immuniz\w*|vacuna\w*|refuerzo)\b/,
      /\b(?:arms?|shoulder|brazo|hombro|site|spot)\b/,
      /\b(?:yesterday|today|this (?:morning|afternoon)|last night|day before yesterday|(?:one|two|1|2) days? ago|ayer|hoy|antier|anoche|hace (?:un|dos|1|2) dias?)\b/,
      /\b(?:sore|warm|red|ach\w+|chills|adolorid\w+|duele|roj[oa]|caliente|escalofrios|cuerpo cortado)\b/,
    ],
    never:
      /\b(?:streaks?|pus|ooz\w*|past (?:my|the|his|her) elbow|whole arm|spreading|getting bigger|hives|wheez\w*|cant (?:raise|lift|move)|todo el brazo|rayas?|ronchas|no puedo (?:levantar|mover))\b/,
    below: 39.5,
    without: [
      ...FAINT_OR_FAILING,
      ...words(
        'age-under-2 age-under-3-months infant-word newborn-word weak-immunity pregnant severe-pain extreme-pain',
      ),
    ],
    explains: words(
      'red-spreading-skin fever temp-38 chills pain-other swelling-other joint-ache limb-rash age-65-plus chronic-illness',
    ),
    upTo: 3,
  },
  {
    of: words('emergency-contraception unprotected-sex refill-or-visit dose-mistake'),
    tells: [
      /\b(?:birth control|contracepti\w*|combin\w+ (?:pill|hormon\w*)|the pill|anticoncepti\w*)\b/,
      /\b(?:forgot|missed|miss|late|skipped|olvid\w+|se me paso)\b/,
      /\b(?:yesterday|last night|this morning|(?:one|a single|1) (?:pill|tablet|day)|the one i|1\d hours|2\d hours|3\d hours|ayer|anoche|una (?:pastilla|sola))\b/,
      /\b(?:(?:all|every one) of the (?:ones|others|rest)|all the (?:others|rest)|(?:others|rest|ones before) (?:were |was )?on time|never missed|on time|las demas|todas las otras)\b/,
    ],
    never:
      /\b(?:(?:two|three|four|several|couple of|2|3|4|dos|tres|varias) (?:\w+ )?(?:pills|tablets|days (?:in a row|running|late)|pastillas|dias seguidos)|mini ?pill|progest\w+ only|first week|week one|new pack late|started late|primera semana|threw up|vomit\w*)\b/,
    without: [
      ...FAINT_OR_FAILING,
      ...words('vaginal-bleeding belly-pain leg-swelling-one leg-swelling sexual-assault'),
    ],
    explains: words('emergency-contraception unprotected-sex refill-or-visit dose-mistake'),
  },
  {
    tells: [
      /\b(?:forgot|missed|skipped|didnt think of|olvid\w+|se me (?:paso|olvido))\b/,
      /\b(?:(?:blood )?pressure|statin|cholesterol|thyroid|levothyroxine|lisinopril|losartan|amlodipine|hydrochlorothiazide|atorvastatin|simvastatin|rosuvastatin|vitamin\w*|allergy|presion|colesterol|tiroides|losartan|enalapril)\b/,
      /\b(?:yesterday|last night|this morning|(?:one|a) (?:dose|pill|tablet|day)|once|ayer|anoche|una (?:dosis|pastilla|sola))\b/,
      /\b(?:normal\w*|fine|as usual|as ever|well|1[0-4]\d (?:over|con|sobre)|bien|como siempre)\b/,
    ],
    never:
      /\b(?:(?:two|three|four|several|few|couple of|\d+|dos|tres|varios) (?:days|weeks|doses|dias|semanas|dosis)(?! a week)|1[6-9]\d (?:over|con|sobre)|2\d\d (?:over|con|sobre)|worst|sudden\w*)\b/,
    without: [
      ...FAINT_OR_FAILING,
      ...words(
        'bp-160 bp-180 palpitations heart-disease blood-thinner diabetes weak-immunity weak-immunity-person pregnant',
      ),
    ],
    explains: words('high-blood-pressure refill-or-visit chronic-illness dose-mistake'),
  },
  {
    tells: [
      /\b(?:tylenol|acetaminophen|paracetamol|acetaminofen)\b/,
      /\b(?:una sola|solo una|nomas una|una nomas|(?:just|only) one|one single|a single)\b/,
      /\b(?:325|500|650|1000|pastilla|tableta|pill|tablet)\b/,
      /\b(?:higado|liver|envenen\w+|intoxic\w+|poison\w*)\b/,
    ],
    unless:
      /\b(?:frasco|muchas|varias|mas de|cada|diari\w+|todos los dias|bebe|nin[oa]s?|alergi\w+|cirrosis|hepatitis|alcohol\w*|borrach\w+|amarill\w+|vomit\w*|orina oscura|bottle|several|every|daily|baby|toddler|child|allerg\w*|cirrhosis|drinks|drunk|yellow|dark urine|a proposito|on purpose|morir)\b/,
    without: words('suicide-said suicide-named liver-disease infant-word'),
    explains: words('poison too-many-pills'),
  },
  {
    tells: [
      /\b(?:(?:flu|covid|tetanus)? ?(?:shot|vaccine|booster)|vaccine|vacun\w+|inyeccion|(?:pusieron|puse|aplicaron|puso) (?:\w+ ){0,4}(?:influenza|gripe|covid|neumonia))\b/,
      OF_DAYS,
      /\b(?:arm|brazo|bracito)\b/,
      NO_FEVER,
      /\b(?:desayun\w+|come|comio|cen\w+|novela|eats?|eating|ate|watching|walk\w*|camina|trabaj\w+|me siento bien)\b/,
    ],
    never:
      /\b(?:hives|ronchas|hinch\w+|swollen|aire|breath\w*|faint\w*|desmay\w*|vomit\w*|mare\w+|dizz\w*|pecho|chest|confus\w*|confund\w*|no (?:puede|puedo)|cant|cannot|habl\w+|speech|garganta|throat|un lado|one side|debil\w*|weak\w*|cabeza|headache)\b/,
    explains: words('flu tired pain-other unusual-exhaustion'),
  },
  {
    of: words('tired nausea'),
    tells: [
      /\b(?:radiacion\w*|radioterapia|radiation|ozempic|wegovy|mounjaro|zepbound|semaglutid\w*|tirzepatid\w*|metformin\w*)\b/,
      /\b(?:doctora?|medic[oa]|enfermer[oa]|oncolog[oa]|nurse|dr|farmaceutic[oa]|pharmacist)\b[^.;!?\n]{0,20}\b(?:aviso|dijo|advirtio|explico|warned|said|told)\b[^.;!?\n]{0,45}\b(?:asi|normal|esperad[oa]|como (?:el|al) principio|primer\w*|like that|expected|at first|first)\b/,
      /\b(?:como|comiendo|tomo agua|orino|eat\w*|drink\w*|pee)\b/,
    ],
    never:
      /\b(?:vomit\w*|fiebre|fever|calentura|dolor|pain|duele\w*|hurts?|mare\w+|dizz\w*|desmay\w*|faint\w*|aire|breath\w*|sangr\w+|blood|bleed\w*|oscur[oa]|dark|amarill\w+|yellow|quimio\w*|chemo\w*|no (?:puedo|como)|cant|confund\w*|confus\w*|orino poco)\b/,
    explains: words('tired nausea new-medicine risky-medicine cancer unusual-exhaustion'),
  },
  {
    tells: [PRESSURE_PILL, ONE_MORE, PRESSURE_IS_FINE, IS_WELL],
    unless: MANY,
    without: [
      ...BODY_OR_THROAT_FAILS,
      ...words('dizzy feels-faint bp-low age-under-18 child-word kidney-disease pregnant heart-failure'),
    ],
    explains: words('dose-mistake dose-repeated risky-medicine refill-or-visit'),
  },
  {
    tells: [BABY_ASPIRIN, ONE_MORE],
    unless: ULCER_OR_THINNER,
    without: [...BODY_OR_THROAT_FAILS, ...words('age-under-18 blood-thinner black-stool belly-pain pregnant')],
    explains: words('dose-mistake dose-repeated child-swallowed infant-word child-word risky-medicine'),
  },
  {
    tells: [FLUSH, WENT_RED, FADES],
    unless: /\b(?:throat (?:is|feels|clos\w*|tight)|wheez\w*|lips? (?:swell\w*|swollen)|faint\w*|handful|bottle)\b/,
    without: BODY_OR_THROAT_FAILS,
    explains: words('allergy-trigger allergy-mild anxious hives rash burn pain-other anaphylaxis'),
  },
  {
    tells: [HAIR_OUT, AFTER_CHEMO, WARNED],
    explains: words('hair-loss needs-visit temple-pain hair-shed pain-other cancer weak-immunity weak-immunity-person'),
    unless: /\b(?:fever|chills|10[0-4]|sores?|fiebre|escalofrios)\b/,
  },
  {
    tells: [VACCINATED, ARM_SORE, DAY_AGO],
    unless: ARM_FESTERS,
    without: [...BODY_OR_THROAT_FAILS, ...words('age-under-2 infant-word newborn-word fever temp-38 hives')],
    explains: words('lump pain-other swelling-other joint-ache needs-visit lockjaw gunshot limbs-like-lead'),
  },
  {
    tells: [PEN, WAS_RIGHT, SUGAR_STEADY],
    without: [...BODY_OR_THROAT_FAILS, ...words('glucose-70 glucose-54 tremor sweating')],
    explains: words(
      'dose-mistake dose-repeated insulin-without-food insulin-swapped risky-medicine anxious diabetes insulin twice-unmeant',
    ),
  },
  {
    of: words('chills pain-other fever'),
    tells: [
      /\b(?:vaccines?|vaccin\w*|jabs?|booster|vacuna\w*|refuerzo)\b/,
      /\b(?:night|day|hours?|evening|dia|noche|horas) (?:after|later|despues)\b|\bafter (?:my|the|his|her)\b|\bdespues de (?:la|mi)\b/,
      /\b(?:sore|ach\w*|chills|shiver\w*|escalofrios|adolorid\w*|cuerpo cortado)\b/,
    ],
    below: 38.5,
    unless:
      /\b(?:streaks?|pus|spread\w*|hives|wheez\w*|swell\w* (?:face|lips|tongue)|throat|faint\w*|chest|stiff|confus\w*|rash|week|ronchas|garganta|pecho|desmay\w*|semana)\b/,
    without: words(
      'age-under-2 age-under-3-months infant-word newborn-word child-word weak-immunity pregnant severe-pain extreme-pain vomiting dizzy',
    ),
    explains: words('chills pain-other joint-ache'),
    upTo: 3,
  },
  {
    of: words('dry-mouth needs-visit'),
    tells: [
      /\b(?:dry mouth|mouth (?:is |feels |gets |so |really |a bit |very )*dry|boca (?:\w+ )?(?:sec[oa]|reseca)|resequedad (?:en|de) (?:la )?boca|cotton ?mouth)\b/,
      /\b(?:allergy (?:pills?|medicine|meds?|tablets?)|cold (?:medicine|meds?|pills?)|antihistamines?|zyrtec|claritin|allegra|benadryl|cetirizine|loratadine|diphenhydramine|sudafed|dramamine|unisom|nyquil|(?:pastilla|medicina|jarabe)s? (?:\w+ ){0,3}(?:alergia|gripa|gripe|mareo)|loratadina|cetirizina|difenhidramina)\b/,
    ],
    explains: words('dry-mouth needs-visit allergy-mild cold very-thirsty'),
    unless:
      /\b(?:confus\w*|vision|blurr\w*|cant (?:pee|urinate)|heart|racing|fever|thirst\w*|weeks|months|swoll?en|too many|borros\w*|no puedo orinar|corazon|fiebre|sed|semanas|meses|hinchad\w*)\b/,
    without: words('infant-word child-word glucose-250 diabetes'),
  },
  {
    of: ['diarrhea'],
    tells: [
      /\b(?:metformin\w*|ozempic|semaglutide|wegovy|mounjaro|magnesium|antibiotics?|metformina|magnesio|antibiotico)\b/,
      /\b(?:started|starting|since|began|new|empece|empezar|desde|inicie|empezo)\b/,
      /\b(?:(?:doc|doctor|nurse|pharmacist|leaflet|label|sheet|doctora|medico|enfermera|farmaceutic[oa]|hoja|papelito)\b[^.;!?\n]{0,25}\b(?:expect\w*|common|normal|happens?|warned|says?|said|comun|puede|pasa|dijo))\b/,
      /\b(?:(?:one|two|once|twice|a couple|1|2|una|dos)\b[^.;!?\n]{0,20}\b(?:day|loose|dia|aguadas?)|a bit|a little|mild\w*|un poco|poquit\w+|leve)\b/,
    ],
    unless:
      /\b(?:blood\w*|fever|dizz\w*|vomit\w*|dehydrat\w*|dry mouth|(?:five|six|eight|ten|\d{2}) times|sangre|fiebre|mare\w+|anciano)\b/,
    without: [...BODY_FAILS, ...words('belly-pain blood-in-stool dizzy age-65-plus kidney-disease')],
    explains: words('diarrhea new-medicine nausea no-gas'),
    upTo: 14,
  },
  {
    of: ['lump'],
    tells: [
      /\b(?:vaccin\w*|booster|moderna|pfizer|flu shot|covid shot|tetanus shot|vacuna\w*|refuerzo)\b/,
      /\b(?:armpit|under (?:my|his|her|the) arm|axila|sobaco|debajo del brazo)\b/,
      /\b(?:same (?:side|arm)|smaller|shrinking|going down|mism[oa] (?:lado|brazo)|mas chic\w+|bajando|second day|segundo dia)\b/,
    ],
    unless:
      /\b(?:months?|bigger|grow\w*|breast|weight|night sweats|seno|pecho|chichi|meses|mas grande|crec\w+|sudores)\b/,
    without: words('fever temp-38 red-spreading-skin weight-loss cancer weak-immunity'),
    explains: words('lump pain-other swelling-other woman-visit'),
    upTo: 14,
  },
  {
    of: words('chronic-illness dose-mistake dose-repeated'),
    tells: [
      /\b(?:cholesterol|statin\w*|\w+statin|vitamins?|allergy pill|colesterol|estatina\w*|\w+statina|vitaminas?)\b/,
      /\b(?:(?:in the )?morning|instead of (?:at )?night|wrong time|early|late|hour|manana|en vez de (?:en )?la noche|otra hora|cambio de hora|temprano|tarde)\b/,
      /\b(?:skip\w*|instead|only (?:once|one)|not (?:take|double)|brinc\w+|se (?:la )?salta\w*|en vez|nomas (?:una|hoy)|solo una)\b/,
    ],
    unless:
      /\b(?:two|double|whole bottle|handful|blood thinner|warfarin|insulin\w*|child|toddler|dos|doble|frasco|nin[oa]|anticoagul\w*)\b/,
    without: [
      ...BODY_FAILS,
      ...words(
        'too-many-pills sore-muscles dark-urine jaundice pregnant risky-medicine slowing-medicine blood-thinner',
      ),
    ],
    explains: words('chronic-illness dose-mistake dose-repeated'),
  },
]
