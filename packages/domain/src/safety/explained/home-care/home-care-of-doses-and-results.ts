import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const BODY_FAILS = words(
  'fainted confused drowsy seizure unresponsive short-of-breath cannot-breathe chest-pain face-swelling vomiting dizzy feels-faint stiff-neck suicide-said',
)

/** After a vaccine, one pill late, and a result known for years: each told as a whole (CDC, MedlinePlus). */
export const HOME_CARE_OF_DOSES_AND_RESULTS: readonly HomePicture[] = [
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
      ...BODY_FAILS,
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
    of: words('jaundice needs-visit liver-disease'),
    tells: [/\bgilberts?\b/, /\bbilirr?ub\w+\b/, /\b(?:normal|fine|ok|in (?:the )?range|clear|normales)\b/],
    never:
      /\b(?:(?:eyes?|skin|whites|piel|ojos) (?:is |are |look\w* |turned )?(?:(?!isnt|arent|not|no)\w+ )?(?:yellow\w*|amarill\w+)|dark (?:urine|pee)|pale stools?|itch\w*|belly (?:pain|ache)|vomit\w*|fever|orina oscura)\b/,
    without: [...BODY_FAILS, ...words('pregnant age-under-2 infant-word newborn-word belly-pain dark-urine')],
    explains: words('jaundice needs-visit liver-disease'),
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
    without: [...BODY_FAILS, ...words('vaginal-bleeding belly-pain leg-swelling-one leg-swelling sexual-assault')],
    explains: words('emergency-contraception unprotected-sex refill-or-visit dose-mistake'),
  },
  {
    tells: [
      /\b(?:silica(?: gel)?|do not eat packets?|desiccant|gel de silice|silice|crayons?|crayolas?|(?:sidewalk )?chalk|gises?|glow ?sticks?|play ?doh|plastilina|dirt|sand|tierra|arena)\b/,
      /\b(?:ate|eaten|eat|bit|bitten|chew\w*|swallow\w*|lick\w*|mouth|mouthful|tongue|mordio|comio|trago|chupo|boca)\b/,
      /\b(?:fine|normal\w*|usual|playing|plays|happy|ate|drank|lunch|herself|himself|bien|jugando|juega|como siempre)\b/,
    ],
    never:
      /\b(?:chok(?:es|ing)|gagging|cant (?:breathe|swallow)|drooling|wheez\w*|turned blue|vomit\w*|threw up|limp|batter\w+|magnets?|pills?|medicine|cleaner|detergent|pods?|se ahoga|atragant\w+|vomit\w+)\b/,
    without: [...BODY_FAILS, ...words('choking drooling')],
    explains: words('child-swallowed chewed-it mouth-or-missing in-mouth poison minor-cut'),
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
      ...BODY_FAILS,
      ...words(
        'bp-160 bp-180 palpitations heart-disease blood-thinner diabetes weak-immunity weak-immunity-person pregnant',
      ),
    ],
    explains: words('high-blood-pressure refill-or-visit chronic-illness dose-mistake'),
  },
  {
    tells: [
      /\b(?:son|boy|he|him|hes|male|hijo|muchacho|nino)\b/,
      /\b(?:nipples?|breasts?|areola\w*|pezon\w*|tetill\w*)\b/,
      /\b(?:lumps?|discs?|disks?|rubbery|buttons?|tissue|swell\w*|swollen|tender|sore|bolit\w+|boton\w*|duro)\b/,
      /\b(?:1[1-7] ?(?:years?|yr|y|anos)|(?:is|age|aged) 1[1-7])\b/,
    ],
    unless:
      /\b(?:discharge|bleed\w*|blood\w*|red\b|hot|fever|testic\w* (?:lump|mass|swelling)|head ?aches?|weight loss|marijuana|weed|steroids?|hard (?:as|like)|pus|secrecion|sangre|fiebre)\b/,
    without: BODY_FAILS,
    explains: words(
      'lump pain-other needs-visit breast-sore joint-ache month-or-more lasting long-lasting swelling-other',
    ),
  },
]
