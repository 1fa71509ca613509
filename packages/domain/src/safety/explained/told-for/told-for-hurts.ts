import type { HomePicture } from '../pictures/picture'
import type { ForDays } from './for-days'

const LATELY =
  /\b(?:today|yesterday|last night|this morning|tonight|(?:two|three|2|3) days ago|hoy|ayer|anoche|antier|esta manana|hace (?:dos|tres|2|3) dias)\b/
const LONG_AGO = /\b(?:weeks|months|years|semanas|meses|anos)\b/

/** Hurts that a doctor should see today (MedlinePlus, NHS 111). */
export const FOR_TODAY_OF_HURTS: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:rear ?ended|car (?:crash|accident|wreck)|crash\w*|collision|wreck|t ?boned|fender bender|mvc|mva|rta|(?:me|nos|lo|la) (?:chocaron|pegaron por (?:atras|detras))|choque|alcance)\b/,
      /\b(?:neck|cervical|cuello|nuca|pescuezo)\b/,
      /\b(?:stiff\w*|limited|(?:cant|cannot|hard to|hurts to|painful to) (?:turn|move|look)|turning|painful|ties[oa]|no (?:puedo|puede) (?:voltear|girar|mover)|duele)\b/,
      LATELY,
    ],
    says: [/\b(?:stiff\w*|limited|painful|turning|hurts?|sore|ties[oa]|duele|voltear|girar|turn)\b/],
    never: LONG_AGO,
  },
  {
    tells: [
      /\b(?:ears?|pinna|auricle|oreja)\b/,
      /\b(?:wrestl\w*|rugby|box(?:ing|er)|jiu ?jitsu|bjj|mma|grappl\w*|mat|punch\w*|blow|struck|kneed|judo|lucha|box|golpe|rodillazo|punetazo)\b/,
      /\b(?:swell\w*|swollen|puff\w*|fluid|squishy|balloon\w*|tense|lump|hinch\w*|inflam\w*|bola|liquido|blandit[oa])\b/,
      LATELY,
    ],
    says: [/\b(?:swell\w*|swollen|puff\w*|fluid|squishy|balloon\w*|tense|lump|hinch\w*|inflam\w*|bola|liquido)\b/],
    never: LONG_AGO,
  },
]

/** Hurts and skins for a doctor in days. */
export const FOR_DAYS_OF_HURTS: readonly ForDays[] = [
  {
    tells: [
      /\b(?:cant|cannot|wont|doesnt|unable to|not) (?:\w+ )?(?:straighten|extend|lift)\b|\bdroop\w*\b|\bmallet\b|\bno (?:\w+ )?(?:enderez\w+|estir\w+)\b|\b(?:caid[oa]|colgando)\b/,
      /\b(?:finger ?tip|(?:tip|end|last joint|top joint) of (?:my|his|her|the) (?:\w+ ){0,2}(?:finger|thumb|pinky)|mallet finger|punta del dedo|ultima (?:articulacion|falange|coyuntura))\b/,
      /\b(?:splint\w*|urgent care|hand (?:clinic|specialist|surgeon|doctor)|follow ?up|ferula|clinica de mano|especialista)\b/,
    ],
    never: /\b(?:cut|sliced|knife|open|bleed\w*|red|hot|pus|cortad\w*|cuchillo|sangr\w*)\b/,
  },
  {
    tells: [
      /\b(?:velvety|dark (?:\w+ )?(?:patch\w*|skin|neck|band)|acanthosis|aterciopelad[oa]|oscur[oa]|negr[oa]|prieto)\b/,
      /\b(?:neck|armpits?|nape|cuello|axilas?|nuca)\b/,
      /\b(?:gain\w*|weight|pounds|sugar|diabetes|blood test|a1c|prediabet\w*|peso|kilos|libras|azucar)\b/,
    ],
    never: /\b(?:sudden\w*|very thirsty|vomit\w*|hickey|bruise|vomit\w*)\b/,
    overrules: true,
  },
  {
    tells: [
      /\b(?:navel|belly ?button|umbilic\w+|ombligo)\b/,
      /\b(?:pink|red|moist|wet|granuloma|blob|rosad[oa]|roj[oa]|humed[oa]|bolita|carnosit\w+)\b/,
      /\b(?:granuloma|blob|nub|lump|tissue|bolita|carnosit\w+)\b/,
      /\b(?:cord|stump|weeks?|cordon|semanas?)\b/,
    ],
    never: /\b(?:spreading|hot skin|skin (?:is |around (?:\w+ )?)?red|foul|smelly|huele mal|caliente)\b/,
    overrules: true,
  },
  {
    tells: [
      /\b(?:heels?|tail ?bone|sacrum|hips?|buttocks?|talon(?:es)?|nalgas?|cadera|cola|sacro)\b/,
      /\b(?:red|redness|pink|purple|roj[oa]|rojez|colorad[oa])\b/,
      /\b(?:lying|lies|bed ?ridden|bedbound|in bed|wheelchair|sits all|acostad[oa]|encamad[oa]|silla de ruedas|en cama)\b/,
      /\b(?:mattress|cushions?|pressure|pressed|colchon|cojin(?:es)?|presion\w*)\b/,
    ],
    never: /\b(?:fever|pus|black|smell\w*|bone|hot|open|deep|fiebre|negr[oa]|huele|hueso|abiert[oa])\b/,
    overrules: true,
  },
  {
    tells: [
      /\b(?:cough\w*|tos|tose)\b/,
      /\b(?:at night|nights?|noches?|de noche)\b/,
      /\b(?:when (?:he|she|i) runs?|running|exercise|plays?|pe|cuando corre|al correr|ejercicio|al jugar)\b/,
    ],
    from: 28,
    overrules: true,
  },
]
