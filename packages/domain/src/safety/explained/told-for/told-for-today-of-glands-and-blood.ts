import type { HomePicture } from '../pictures/picture'
import { MONTHS_OR_YEARS_AGO, THESE_DAYS, WEEKS_OR_YEARS_AGO } from './told-for-words'

const ADRENALS =
  /\b(?:addison\w*|adrenal (?:insufficiency|failure)|hypopituitar\w+|hydrocortisone (?:every ?day|daily|three times|twice)|insuficiencia suprarrenal|enfermedad de addison|hipopituitarismo)\b/
const FALLS_ILL =
  /\b(?:fever\w*|10[0-4](?:\.\d)?|3[89](?:\.\d)?|flu|came down|stomach bug|diarrh?ea|infection|uti|fiebre|calentura|gripe|gripa|influenza|diarrea|infeccion)\b/

const STRESS_DOSE =
  /\b(?:doubl\w*|tripl\w*|stress dos\w*|sick day|extra dose|up(?:ped)? (?:my|the|his|her) dose|emergency (?:shot|injection)|duplic\w*|triplic\w*|doble|dosis de estres|card|tarjeta)\b/

const CRISIS_PAIN =
  /\b(?:(?:usual|typical|normal|regular|another|my|same) (?:\w+ )?(?:sickle(?: cell)? )?(?:pain )?crisis|crisis pain|vaso ?occlusive|pain crisis|crisis de (?:dolor|celulas falciformes|drepanocit\w+))\b/
const HOME_PILLS_FAIL =
  /\b(?:home|my) (?:pain )?(?:pills?|meds?|medicines?|oxy\w*|opioids?)[^.;!?\n]{0,40}\b(?:hold|holds|isnt|arent|not|hardly|barely|only|wear\w* off|dont|doesnt|run out)\b|\binfusion (?:day )?(?:unit|center|clinic)\b|\bday (?:unit|hospital)\b|\b(?:pastillas|medicina)[^.;!?\n]{0,40}\b(?:no me (?:quita|alcanza|hace)|apenas|casi no)\b/

const BLEEDER_OR_FACTOR = /\b(?:h[ae]+mophili\w*|hemofili\w*|von willebrand|factor (?:viii|ix|8|9)|factor dose)\b/
const ANY_JOINT =
  /\b(?:knees?|ankles?|elbows?|hips?|shoulders?|wrists?|joints?|rodillas?|tobillos?|codos?|cadera|hombro|muneca|coyuntura)\b/
const BLEEDS_INSIDE =
  /\b(?:tight|warm|swoll\w*|swell\w*|tingl\w*|stiff|bubbling|bends? (?:only )?half\w*|hurts?|pain\w*|target|full|tens[oa]|calient\w*|hinch\w*|hormigue\w*|duele|ties[oa])\b/

const STEROID =
  /\b(?:prednis\w*|hydrocortisone|dexamethasone|methylprednisolone|steroids?|hidrocortisona|prednisona|dexametasona|cortisona|esteroides?)\b/
const PROCEDURE =
  /\b(?:colonoscopy|endoscopy|surgery|operation|procedure|sedation|anesthesia|dental (?:work|extraction)|extraction|colonoscopia|endoscopia|cirugia|operacion|sedacion|anestesia|extraccion)\b/
const SOON =
  /\b(?:tomorrow|tonight|in (?:the )?(?:morning|\d+ hours)|day after|today|monday|manana|hoy|pasado manana|lunes)\b/
const UNTOLD =
  /\b(?:(?:nobody|no one|noone|never|didnt|forgot|not)[^.;!?\n]{0,40}\b(?:said|say|told|tell|mention\w*|steroid|prednisone|what to do|ask\w*)|what (?:to do|do i do|should i do) (?:about|with)|nadie (?:me )?(?:dijo|explico|aviso)|que hago con)\b/

const SUGAR_PILL =
  /\b(?:glimepirida|glibenclamida|glipizida|gliburida|glimepiride|glipizide|glyburide|amaryl|glucotrol|insulina|insulin|lantus|basaglar|tresiba|novolin|nph)\b/
const LOW_NUMBERS =
  /\b(?:amaneci|desperte|sali|salio|marco|marca|en|a|was|at|woke(?: up)? (?:at|with)|hit|read|reads|of|de)(?: el| un)? (?:4[0-9]|5\d|6[0-8])\b[^|]{0,45}\b(?:en|a|y|otra vez|antier|ayer|anoche|otro|and|again|yesterday|twice|night before)\b[^|]{0,20}\b(?:4[0-9]|5\d|6[0-9])\b|\b(?:dos|tres|varias|two|three|several) (?:bajones|bajas|hipos|hipoglucemias|lows)\b/

const NO_ADRENALS =
  /\b(?:addison\w*|insuficiencia (?:suprarrenal|adrenal)|adrenal insufficiency|hiperplasia suprarrenal|sin (?:glandulas )?suprarrenales)\b/
const SICK_DAY =
  /\b(?:gripa|gripe|fiebre|calentura|resfri\w+|infeccion|tos|anginas|diarrea|38(?:[.,]\d)?|39(?:[.,]\d)?|10[0-3](?:[.,]\d)?|flu|fever|cold|infection|sinus\w*|tooth\w*|muela)\b/

const SICKLE =
  /\b(?:falciforme\w*|drepanoc\w+|sickle)\b(?<!\brasgo falciforme)(?<!\brasgo de celulas falciforme)(?! (?:cell )?trait)/
const HURTS = /\b(?:dol\w+|duele\w*|pain\w*|hurt\w*|ach\w+|crisis)\b/
const CRISIS_STAYS =
  /\b(?:no se (?:me |le )?(?:va|quita|calma|pasa)|sigue\w*|sigo|bajo de \w+ a \w+|no (?:me )?(?:hace|hizo|alcanza|baja)|not (?:going away|gone|better|enough|working)|still|wont (?:quit|go)|isnt (?:going|gone|better))\b/

const BLEEDER = /\b(?:hemofili\w+|hemophili\w+|von willebrand)\b/
const JOINT =
  /\b(?:rodillas?|codos?|tobillos?|hombros?|cadera|muneca|knees?|elbows?|ankles?|shoulders?|hips?|wrists?)\b/
const JOINT_BLEEDS =
  /\b(?:hormigue\w+|tibi[oa]|calient\w+|hinch\w+|inflamad\w+|ties[oa]|dur[oa]|no (?:la |lo )?dobl\w+|cosquill\w+|burbuj\w+|tingl\w*|warm\w*|swoll\w*|swell\w*|tight\w*|stiff\w*|bubbl\w*)\b/

/** Of sugar, adrenals, sickle cells and bleeding disorders what a doctor should hear of today (MedlinePlus, AHA, CDC, NHLBI, NHS 111). */
export const FOR_TODAY_OF_GLANDS_AND_BLOOD: readonly HomePicture[] = [
  { tells: [ADRENALS, FALLS_ILL], says: [FALLS_ILL], never: MONTHS_OR_YEARS_AGO },
  { tells: [ADRENALS, STRESS_DOSE, THESE_DAYS], never: MONTHS_OR_YEARS_AGO },
  { tells: [CRISIS_PAIN, HOME_PILLS_FAIL], says: [CRISIS_PAIN] },
  {
    tells: [BLEEDER_OR_FACTOR, ANY_JOINT, BLEEDS_INSIDE, THESE_DAYS],
    says: [BLEEDS_INSIDE],
    never: MONTHS_OR_YEARS_AGO,
  },
  { tells: [STEROID, PROCEDURE, SOON, UNTOLD] },
  { tells: [SUGAR_PILL, LOW_NUMBERS] },
  { tells: [NO_ADRENALS, SICK_DAY], says: [SICK_DAY] },
  { tells: [SICKLE, HURTS, CRISIS_STAYS], says: [HURTS] },
  { tells: [BLEEDER, JOINT, JOINT_BLEEDS], says: [JOINT_BLEEDS], never: WEEKS_OR_YEARS_AGO },
]
