import { MONTH, WEEKS, type ForDays } from './for-days'
import { ALLERGY_NOW, OF_OFFICE } from './told-for-words'

const DAILY_PILL =
  /\b(?:\w+statins?|statins?|lipitor|crestor|lisinopril|enalapril|\w+pril|amlodipine|losartan|metoprolol|metformin|(?:water|blood pressure|pressure|cholesterol) pills?|diuretic|hctz|hydrochlorothiazide|furosemide|chlorthalidone|estatinas?|(?:pastillas?|medicina) (?:de|para) (?:la |el )?(?:presion|colesterol|agua)|spironolactone|espironolactona)\b/
const SIDE_EFFECT =
  /\b(?:ach(?:e|es|y|ing)|cramps?|cough\w*|tos|tosecita|calambres?|dolor\w*|duel\w+|sore|swollen ankles|dizz\w+|rash|tickl\w+)\b/
const SINCE_PILL =
  /\b(?:since|after|(?:weeks?|months?) (?:after|into)|started|starting|raised|upped|gives me|desde|empece|empezo|me (?:subieron|subio|da))\b/

const MOOD_PILL =
  /\b(?:antidepressants?|ssri|sertraline|zoloft|lexapro|escitalopram|citalopram|celexa|prozac|fluoxetine|paxil|paroxetine|venlafaxine|effexor|antidepresivos?|sertralina|fluoxetina|paroxetina|(?:pastilla|medicina)[^.;!?\n]{0,15}(?:depresion|nervios|animo))\b/
const NO_SEX =
  /\b(?:sex(?: drive| life)?|libido|orgasm\w*|finish(?: in bed)?|climax|in bed|bedroom|erect\w*|get it up|(?:no|nada de) (?:deseo|ganas)|deseo|en la cama|intimidad|acabar|sexo|sexual\w*|downstairs[^.;!?\n]{0,40}(?:nobody\w*|nothing|dead|asleep|numb)|con mi (?:marido|esposo|mujer|esposa|pareja|novi[oa])[^.;!?\n]{0,10}nada)\b/

const PRIL_OR_ACE_INHIBITOR =
  /\b(?:lisinopril|enalapril|benazepril|ramipril|captopril|quinapril|\w+april|ace inhibitor)\b/
const DRY_COUGH =
  /\b(?:dry|tickl\w+|nagging|hacking)\b[^.;!?\n]{0,15}\bcough\w*|\b(?:tos|tosecita) (?:\w+ )?(?:seca|necia|terca|de cosquill\w+)|\bcough\w* since (?:i )?(?:start\w*|they)/
const SWELLS =
  /\b(?:swollen (?:lips?|tongue|face)|fever|short of breath|runny|sneez\w*|sore throat|hinchad[oa]s? (?:los )?labios|mocos?|gripa|gripe)\b/

const LIVER_TEST =
  /\b(?:liver (?:numbers?|enzymes?|tests?|panel|function)|alt|ast|ggt|enzimas (?:del higado|hepaticas)|transaminasas|higado)\b/
const TESTS_HIGH =
  /\b(?:(?:a (?:little|bit|touch) |slightly |is |are |was |were |came back |came out )(?:high|elevated|raised|up)|elevated|salieron altas?|salio alt[ao]|elevadas?|alt[oa]s)\b/
const NO_FURTHER = /\b(?:normal now|retest\w* normal|already (?:saw|seen)|ya me vio)\b/

const FLOW_PILL =
  /\b(?:tamsulosin|flomax|terazosin|doxazosin|prostate pill|\w+pril|losartan|amlodipine|metoprolol|(?:water|blood pressure|pressure) pills?|hctz|tamsulosina|amlodipino|(?:pastillas?|medicina) (?:de|para) (?:la )?(?:presion|prostata))\b/
const ON_STANDING =
  /\b(?:stand\w* (?:up|quick\w*|fast)|get(?:ting)? up|me (?:paro|levanto)|al (?:pararme|levantarme))\b/
const LIGHT_HEADED =
  /\b(?:see stars|dizz\w*|light ?headed|woozy|head ?rush|spin\w*|go(?:es)? (?:gray|grey|dark)|mare\w+|veo (?:estrellas|negro|lucecitas))\b/
const RAISED = /\b(?:since|raised|upped|started|doubled|increased|new|desde|me (?:subieron|subio|cambiaron)|empece)\b/
const FELL = /\b(?:faint\w*|passed out|fell|black (?:stools?|poop)|chest pain|desmay\w*|me cai|popo negro)\b/

const PRIL = /\b(?:lisinopril|enalapril|benazepril|ramipril|captopril|\w+april)\b/
const LITTLE_COUGH = /\btos(?:ec|es)ita\b|\btos\b[^.;!?\n]{0,15}\b(?:seca|terca|necia)\b/

const DUE =
  '(?:over ?due|past due|(?:was|were|is|are|am|im) (?:\\w+ )?due\\b|due (?:last|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|since|months|weeks|a (?:month|year))|miss(?:ed|ing) (?:my|his|her|the|it|a|our)|missed|skipped|forgot|put(?:ting)? (?:it )?off|behind on|never (?:had|got|gotten|done|did|went|been)|(?:havent|hasnt|have not|didnt) (?:\\w+ )?(?:had|done|gotten|get|got|been|gone|go|seen|checked)|(?:its|it has|has) been (?:\\w+ ){0,3}years|years since|(?:needed|supposed) (?:to (?:get|have|do|go|come|be)|my|the)|se me paso|me toca(?:ba)?|atrasad[oa]|nunca me (?:he )?(?:hecho|hice|han hecho)|no me (?:he )?(?:hecho|hice|han hecho|checan?|checado)|hace (?:\\w+ )?anos que no|falte a|no fui (?:a|al)|come back for a)'
const CONTROL =
  '(?:inr|pro ?time|(?:coumadin|warfarin|lithium|thyroid|levothyroxine|kidney|liver|potassium|cholesterol|sugar|diabetes|methotrexate|litio|warfarina|tiroides|rinon(?:es)?|higado) (?:\\w+ ){0,2}(?:check\\w*|levels?|tests?|labs?|blood ?work|function|panel|nivel(?:es)?|analisis)|a1c|labs|blood ?(?:work|tests?|levels?)|(?:nivel(?:es)?|analisis|control|examen) (?:\\w+ )?(?:del?|de la) (?:litio|warfarina|tiroides|azucar|sangre|rinon(?:es)?|colesterol|embarazo)|colonoscop\\w*|cologuard|mammograms?|mamografias?|pap(?: ?smears?| tests?)?|hpv test|(?:colon|prostate|stool) (?:test|screening|exam)|papanicolau?|psa|dexa|bone density|(?:lung|chest) (?:scan|screening|ct)|low dose ct|eye exams?|(?:my |his |her )?(?:eyes|feet|foot) (?:checked|exam\\w*)|(?:check\\w*|revis\\w+) (?:de )?(?:my|his|her|los) (?:eyes|ojos)|glucose (?:test|screen\\w*)|anatomy scan|20 week scan|prenatal (?:visit|appointment|checkup)|(?:stitches|staples|sutures|puntos|grapas) (?:\\w+ ){0,4}(?:out|off|removed)|(?:yearly|annual|heart|diabetes|asthma|blood pressure|blood test|lupus|cancer) (?:check ?up|visit|check|follow ?up|control)|follow ?up (?:scan|test|blood|colonoscopy|visit)|rechecks?|recheck|revision anual|ultrasonido de control)'
const CONTROL_DUE = new RegExp(`\\b(?:${DUE}\\b[^.;!?\n]{0,40}\\b${CONTROL}|${CONTROL}\\b[^.;!?\n]{0,40}\\b${DUE})\\b`)

const FATTY_LIVER =
  /\b(?:fatty liver|higado graso|(?:alt|ast|liver (?:enzymes?|tests?|numbers?|panel)|transaminas\w*|enzimas del higado)\b[^.;!?\n]{0,40}\b(?:high|elevated|raised|up|twice|double|triple|times|above|alt[oa]s?|elevad[oa]s?|doble))\b/
const OF_WELL =
  /\b(?:jaundice\w*|yellow|confus\w*|vomit\w*|tylenol|acetaminophen|overdose|dark urine|amarill\w*|vomit\w*)\b/

const PLATELETS = /\b(?:platelets?|plaquetas|plt)\b[^.;!?\n]{0,40}\b(?:[5-9]\d|1[0-4]\d)(?:k|,?000)?\b/
const COUNT_KNOWN =
  /\b(?:last (?:year|time|month)|same|stable|was|were|has been|routine|follow ?up|repeat\w*|recheck|ano pasado|igual|estable|rutina|repetir)\b/
const BLEEDS =
  /\b(?:bleed\w*|bruis\w*|dots|petechi\w*|nose ?bleeds?|surgery|pregnan\w*|fever|dropp\w*|falling|sangr\w+|moreton\w*|puntitos|cirugia|embaraz\w+|fiebre)\b/

const DAILY_TYLENOL =
  /\b(?:tylenol|acetaminophen|paracetamol|ibuprofen|advil|aleve|naproxen|acetaminofen|ibuprofeno|naproxeno|nsaids?)\b/
const DAY_AFTER_DAY =
  /\b(?:(?:pretty much |nearly |almost )?every ?day|daily|each day|todos los dias|diario|diariamente|casi diario)\b/
const FOR_MONTHS =
  /\b(?:months?|years?|since (?:about )?(?:january|february|march|april|may|june|july|august|september|october|november|december|last (?:year|fall|spring|summer|winter))|meses|anos?|desde (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b/
const AS_PRESCRIBED =
  /\b(?:doctor (?:prescribed|told|said)|prescribed|my doctor knows|baby aspirin|81|doctor me (?:receto|dijo))\b/

const ON_STEROIDS = /\b(?:prednis\w*|steroids?|dexamethasone|cortisone|prednisona|esteroides?|cortisona|dexametasona)\b/
const STEROID_LOOK =
  /\b(?:moon face|(?:face|cheeks)(?: \w+){0,3} (?:round|puffy|moon|fat)|round as|pimples|acne|buffalo hump|stretch marks|mood\w*|snap\w*|irritab\w*|cara (?:\w+ )?(?:redonda|hinchada|de luna)|espinillas|acne|estrias|enoj\w*)\b/

const ANKLE_PILL =
  /\b(?:amlodipine|norvasc|nifedipine|felodipine|gabapentin|pregabalin|pioglitazone|amlodipino|nifedipino|pregabalina)\b/
const ANKLES_SWELL =
  /\b(?:ankles?|feet|legs?|tobillos?|pies|piernas?)\b[^.;!?\n]{0,50}\b(?:sock (?:mark|line|ring)s?|swell\w*|swollen|puff\w*|dents?|tight shoes|hinch\w+|marcad\w+|marca\w* (?:del? )?(?:la )?(?:calceta|calcetin))\b|\b(?:sock (?:mark|line|ring)s?|marca\w* (?:del?|de la|de los) calcet\w+)\b/
const ILL_OF_HEART =
  /\b(?:one (?:leg|ankle|side|calf)|(?:left|right) (?:leg|ankle|calf)|breathless|short of breath|cant (?:lie|breathe)|(?:gained|up) \d+|pregnan\w*|red|hot|una (?:sola )?pierna|falta de aire|sub\w+ de peso|embarazad[oa])\b/

const ALLERGY =
  /\b(?:allerg\w*|wasps?|bee|hornet|yellow ?jacket|sting|stings|penicillin|amoxicillin|peanuts?|nuts?|shellfish|hives|alerg\w*|avispas?|abejas?|penicilina|cacahuates?|mariscos?|ronchas?)\b/
const TO_BE_TESTED =
  /\b(?:(?:allergy|skin|venom|blood) (?:test\w*|shots?)|(?:get|be|been|want|wants|like|need|needs|getting|have) (?:\w+ ){0,2}(?:allergy )?tested|see (?:an |the )?allergist|(?:referral|referred|sent|appointment) (?:to|with|for) (?:an |the )?allerg\w+|allergist|shots for (?:venom|bees?|wasps?|stings)|desensiti\w+|prueba (?:de|para) (?:la )?alergias?|ver (?:a |al |a un |a una )?(?:alergolog[oa]|alergista)|alergolog[oa]|que me hagan (?:la |una )?prueba)\b/
const HAS_REACTED =
  /\b(?:rash|hives|itch\w*|swell\w*|swoll\w*|reacti\w+|reacted|sneez\w*|estornud\w*|pican?|chart|label\w*|told|since|every time|each time|whenever|as a (?:kid|baby|child)|stung|sting|refer\w*|booked|sarpullido|ronchas?|comezon|hinch\w*|reaccion\w*|dijeron|desde|cada vez|de (?:nin[oa]|chic[oa]|bebe)|pico)\b/

const SPECIALIST =
  '(?:neumologo|pulmonologo|cardiologo|nefrologo|neurologo|oncologo|urologo|ginecologo|reumatologo|hematologo|endocrin\\w+|oftalmolog\\w+|especialista|dentista|podolog\\w+|doctor|doctora|medico)'
const VISIT_DUE = new RegExp(
  `\\bcorresponde\\b[^.;!?\\n]{0,25}\\b${SPECIALIST}\\b|\\b(?:se me paso|perdi|falte a|no he ido a|no +fu(?:e|i) +(?:a|al|con)|deje de ir a|no he vuelto (?:a|con)|llevo (?:\\w+ ){1,3}sin (?:ir|ver)|hace (?:\\w+ ){1,3}que no (?:voy|va|veo|me (?:revis|chec)\\w+|lo revis\\w+|la revis\\w+))\\b[^.;!?\\n]{0,35}\\b(?:${SPECIALIST}|control|revision|chequeo)\\b|\\b(?:control|revision|chequeo|citas?)\\b[^.;!?\\n]{0,40}\\bllev(?:o|a|amos) (?:\\w+ ){1,3}sin (?:ir|hacer\\w*|ver\\w*)\\b`,
)
const SINCE_LONG =
  /\b(?:desde hace|hace|llev(?:o|a|amos)|van|atrasad[oa]|vencid[oa]|se me paso|perdi|falte|ano pasado|mes pasado)\b/
const LIVES_WITH =
  /\b(?:oxigeno|diabet\w+|azucar|presion|corazon|marcapasos?|rinon\w*|dialisis|epilep\w+|asma|epoc|lupus|artritis|tiroides|cancer|vih|hepatitis|cirrosis|trasplant\w*|litio|warfarina|anticoagulante\w*|insulina|glaucoma|retina)\b/
const OF_COVER_OR_APPOINTMENT =
  /\b(?:aseguran\w*|seguro|cobertura|cubre\w*|cobr\w+|factura\w*|cuest\w+|pagar|pago|reclamo|autoriz\w+|referid[oa]|referencia|transporte|interprete|reprogramar|cambiar|cancel\w+|plan|medicaid|medicare)\b/

/** Of medicines, test results and visits due what a doctor should see in days or weeks (MedlinePlus, CDC, NIDDK, NHS, USPSTF). */
export const FOR_DAYS_OF_TREATMENT_AND_TESTS: readonly ForDays[] = [
  { tells: [DAILY_PILL, SIDE_EFFECT, SINCE_PILL], says: [SIDE_EFFECT], from: WEEKS },
  { tells: [MOOD_PILL, NO_SEX], from: MONTH },
  { tells: [PRIL_OR_ACE_INHIBITOR, DRY_COUGH], says: [DRY_COUGH], never: SWELLS },
  { tells: [LIVER_TEST, TESTS_HIGH], says: [TESTS_HIGH], never: NO_FURTHER },
  { tells: [FLOW_PILL, ON_STANDING, LIGHT_HEADED, RAISED], never: FELL },
  { tells: [PRIL, LITTLE_COUGH], says: [LITTLE_COUGH] },
  { tells: [CONTROL_DUE], never: OF_OFFICE },
  { tells: [FATTY_LIVER], says: [FATTY_LIVER], never: OF_WELL },
  { tells: [PLATELETS, COUNT_KNOWN], unless: BLEEDS },
  {
    tells: [DAILY_TYLENOL, DAY_AFTER_DAY, FOR_MONTHS],
    never: AS_PRESCRIBED,
    without: ['jaundice', 'black-stool', 'dark-urine', 'vomiting'],
  },
  {
    tells: [ON_STEROIDS, STEROID_LOOK, FOR_MONTHS],
    without: ['throat-swelling', 'hives', 'cannot-breathe', 'short-of-breath', 'vomiting', 'fever'],
    explains: ['face-swelling', 'rash'],
    overrules: true,
  },
  { tells: [ANKLE_PILL, ANKLES_SWELL], says: [ANKLES_SWELL], never: ILL_OF_HEART, overrules: true },
  { tells: [ALLERGY, TO_BE_TESTED, HAS_REACTED], says: [HAS_REACTED], never: ALLERGY_NOW, overrules: true },
  { tells: [VISIT_DUE, SINCE_LONG, LIVES_WITH], unless: OF_COVER_OR_APPOINTMENT },
]
