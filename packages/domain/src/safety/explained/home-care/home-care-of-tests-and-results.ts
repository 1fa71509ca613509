import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { BODY_OR_THROAT_FAILS, FAINT_OR_FAILING, OF_FEAR, also } from './home-care-words'

const METER =
  /\b(?:glucometer|glucose meter|meter|finger ?stick|sugar (?:monitor|meter)|cgm|glucometro|aparato del azucar)\b/
const NOT_DIABETIC =
  /\b(?:no diabetes|not (?:a )?diabetic|non ?diabetic|dont have diabetes|wifes|husbands|moms|dads|friends|no (?:soy|es) diabetic\w*|sin diabetes)\b/
const AFTER_FOOD =
  /\b(?:after|minutes|hour|post|despues)\b[^.;!?\n]{0,40}\b(?:cake|cheesecake|dessert|pie|ice cream|meal|dinner|lunch|breakfast|soda|juice|eating|pizza|pasta|postre|pastel|comer|cena|refresco)\b/
const UNDER_180 = /\b1[0-7]\d\b/

const TESTED_POSITIVE =
  /\b(?:ana|rheumatoid factor|antinuclear|anticuerpos antinucleares|factor reumatoide)\b[^.;!?\n]{0,40}\b(?:positive|1 ?: ?(?:40|80)|low|weak|borderline|positiv[oa]|bajo)\b/
const DOCTOR_CLEARED =
  /\b(?:doctor|dr|rheumatologist|physician|medic[oa]|doctora)\b[^.;!?\n]{0,50}\b(?:no follow ?up|nothing|normal|fine|not worried|no (?:need|concern)|ignore|went through|sin seguimiento|no es nada|tranquil\w+)\b/

const WELL =
  /\b(?:no (?:pain|symptoms|trouble|fever)|never (?:had )?(?:any )?pain|painless|without (?:pain|symptoms)|feel\w* (?:fine|well|great|good)|sin (?:dolor|sintomas|molestias|fiebre)|nunca (?:me )?(?:ha dolido|he tenido dolor)|no (?:me )?duele|me siento bien)\b/
const MOTHERS = words('pregnant postpartum blood-thinner age-under-2 infant-word')

/** Results and findings that mean little, each told as a whole (MedlinePlus, CDC, NIDDK, NHS). */
export const HOME_CARE_OF_TESTS_AND_RESULTS: readonly HomePicture[] = [
  {
    of: words('jaundice needs-visit liver-disease'),
    tells: [/\bgilberts?\b/, /\bbilirr?ub\w+\b/, /\b(?:normal|fine|ok|in (?:the )?range|clear|normales)\b/],
    never:
      /\b(?:(?:eyes?|skin|whites|piel|ojos) (?:is |are |look\w* |turned )?(?:(?!isnt|arent|not|no)\w+ )?(?:yellow\w*|amarill\w+)|dark (?:urine|pee)|pale stools?|itch\w*|belly (?:pain|ache)|vomit\w*|fever|orina oscura)\b/,
    without: [...FAINT_OR_FAILING, ...words('pregnant age-under-2 infant-word newborn-word belly-pain dark-urine')],
    explains: words('jaundice needs-visit liver-disease'),
  },
  {
    tells: [METER, NOT_DIABETIC, AFTER_FOOD, UNDER_180],
    without: [
      ...BODY_OR_THROAT_FAILS,
      ...words('very-thirsty weight-loss pregnant child-word age-under-18 glucose-250 glucose-300'),
    ],
    explains: words('diabetes sugar-test needs-visit'),
  },
  {
    tells: [TESTED_POSITIVE, DOCTOR_CLEARED],
    unless:
      /\b(?:joints?|rash|swollen|swelling|fever|fatigue|tired|hair|mouth sores|coyuntura\w*|sarpullido|fiebre|cansad\w+)\b/,
    explains: words('chronic-illness needs-visit lab-alarming'),
  },
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
      /\b(?:lsil|cin ?(?:1|i|one)|asc ?us|ascus|low grade|hpv|vph)\b/,
      /\b(?:(?:repeat|retest\w*|next (?:test|pap|check\w*)|come (?:back )?|test(?:ing)?|again|again in|repetir\w*|vuelv\w+|regres\w+)\b[^.;!?\n]{0,40}\b(?:year|12 months|six months|ano|meses))\b/,
      /\b(?:said|says|told|letter|doctor|nurse|gyn\w*|dijo|dice|carta|doctora?|ginecolog[oa])\b/,
    ],
    unless: also(
      'bleed\\w*|hsil|cin ?[23]|high grade|cancer cells|pregnan\\w*|missed|sangr\\w*|embaraz\\w*|alto grado',
    ),
    explains: [...OF_FEAR, 'child-word'],
  },
]
