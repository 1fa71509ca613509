import { MONTH, WEEKS, type ForDays } from './for-days'
import { MOTHER } from './told-for-words'

const OTHER_TESTED =
  /\b(?:he|she|they|partner|ex|boyfriend|girlfriend|husband|wife|guy|girl|pareja|novi[oa]|espos[oa]|muchach[oa])\b[^.;!?\n]{0,50}\b(?:positive|positiv[oa]|has|tiene|salio)\b[^.;!?\n]{0,20}\b(?:chlamydia|gonorrh?ea|syphilis|trich\w*|hpv|clamidia|gonorrea|sifilis|tricomon\w*)\b/

const SEX_WEEKS_AGO =
  /\b(?:unprotected|without (?:a )?condom|no condom|condom broke|sin (?:proteccion|condon|cuidarnos|cuidarme))\b[^|!?\n]{0,50}\b(?:weeks?|months?|semanas?|mes(?:es)?)\b/

const GENITAL =
  /\b(?:penis|shaft|vulva|labia|genitals?|scrotum|foreskin|privates|down there|pene|partes|vagina|glande)\b/
const WARTS = /\b(?:warts?|bumps?|growths?|verrugas?|granitos?|bolitas?)\b/

const LEAKS_ON_COUGH_OR_JUMP =
  /\b(?:leak\w*|pee(?:d|ing)? (?:a little|a bit|myself|my pants)|wet myself|gote\w+|se me sale|escapa)\b[^.;!?\n]{0,40}\b(?:jump\w*|sneez\w*|cough\w*|laugh\w*|run\w*|brinc\w+|estornud\w+|tos\w*|rio|carg\w+)\b/

const SORE = /\b(?:sores?|ulcers?|chancre|llag\w+|ulceras?|chancro)\b/
const OF_SEX =
  /\b(?:penis|shaft|foreskin|vulva|vagina|labia|genitals?|privates|pene|glande|prepucio|genitales|partes)\b/

const ERECTION =
  /\b(?:erections?|erectile|impoten\w+|(?:get|getting|keep|keeping) it up|things in the bedroom|down there works|disfuncion|se me para|erecci\w+)\b/
const FAILS =
  /\b(?:not work\w*|(?:havent|hasnt|isnt|arent|doesnt|dont) (?:been )?work\w*|cant (?:get|keep)|trouble|problems?|dysfunction|lose|losing|fail\w*|no (?:se me|funciona|logro|puedo)|disfuncion|pierdo)\b/
const STAYS_HARD = /\b(?:wont go (?:down|away)|hours|horas|painful|dolorosa)\b/

const PASSES_WATER = /\b(?:pee|pees|peed|peeing|pissing|urinat\w*|urine|orin\w+|pipi)\b/
const BURNS = /\b(?:burns?|burning|stings?|arde|ardor|quema)\b/
const AT_ALL_TIMES =
  /\b(?:every (?:\w+ )?(?:minutes?|mins)|constantly|all the time|nonstop|twenty times|broken faucet|a cada rato|cada (?:rato|\w+ minutos)|todo el tiempo|sin parar)\b/
const OF_NO_WATERWAYS = /\b(?:newborn|stones?|piedras?|blister\w*|ampolla\w*|sores?|llagas?)\b/

const TESTICLE = /\b(?:testic\w*|balls?|nuts?|scrotum|huevos?|bolas)\b/
const LUMP = /\b(?:lumps?|bumps?|knots?|nodul\w*|bolit\w*|bultit\w*|bulto|dur[oa]s?)\b/
const OF_MAN = /\b(?:testic\w*|scrotum|(?:my|his|left|right|one) (?:\w+ )?(?:balls?|nuts?)|huevos?)\b/

const LEAKS = /\b(?:leak\w*|drip\w*|(?:pee|wet) (?:my|a (?:little|bit)|myself)|se me (?:sale|escapa|chorrea)|goteo)\b/
const OF_WATER = /\b(?:pee|urine|bladder|pants|underwear|myself|orina|pipi|calzon\w*)\b/
const ON_STRAIN =
  /\b(?:when(?:ever)? (?:i|she) (?:\w+ )?(?:cough|sneeze|laugh|jump|run|lift|exercise)\w*|(?:cough|sneez|laugh|jump|runn)ing|al (?:toser|estornudar|reir\w*|brincar|correr)|cuando (?:toso|estornudo|me rio|brinco|corro))\b/

const OF_WATERWAYS = /\b(?:orin\w+|urinari\w+|vejiga|vias|uti|bladder|pee|urine)\b/
const WAS_TREATED =
  /\b(?:antibiotic\w*|(?:me )?cur[eo]|termin[eo]|acab[eo]|tratamiento|tom[eo] (?:las )?pastillas|nitrofurantoina|macrobid|bactrim|cipro\w*|finished|treated)\b/
const BURNS_AGAIN =
  /\b(?:(?:otra vez|de nuevo|volvi\w+|regres\w+|sigue\w*|again|still|came back)\b[^.;!?\n]{0,25}\b(?:ard\w+|quem\w+|molest\w+|burn\w*|sting\w*)|(?:ard\w+|burn\w*|sting\w*)\b[^.;!?\n]{0,20}\b(?:otra vez|de nuevo|again))\b/

/** Of urine and sex what a doctor should see in days (MedlinePlus, ACOG, CDC, NHS, USPSTF). */
export const FOR_DAYS_OF_URINE_AND_SEX: readonly ForDays[] = [
  { tells: [OTHER_TESTED], says: [/\b(?:positive|positiv[oa]|has|tiene|salio)\b/] },
  { tells: [SEX_WEEKS_AGO], from: WEEKS, explains: ['unprotected-sex'] },
  { tells: [GENITAL, WARTS], says: [WARTS], from: WEEKS },
  {
    tells: [LEAKS_ON_COUGH_OR_JUMP],
    says: [/\b(?:leak\w*|pee(?:d|ing)? (?:a little|a bit|myself|my pants)|wet myself|gote\w+|se me sale|escapa)\b/],
    overrules: true,
  },
  { tells: [SORE, OF_SEX], says: [SORE, OF_SEX], never: /\b(?:razor|shav\w*|zipper|rasur\w*|diaper|panal)\b/ },
  { tells: [ERECTION, FAILS], from: MONTH, never: STAYS_HARD },
  { tells: [PASSES_WATER, BURNS, AT_ALL_TIMES], says: [BURNS], never: OF_NO_WATERWAYS, without: MOTHER },
  {
    tells: [TESTICLE, LUMP, OF_MAN],
    says: [LUMP],
    never: /\b(?:hit|kick\w*|ball hit|always (?:had|been)|since birth|golpe|pelotazo|siempre|normal)\b/,
  },
  {
    tells: [LEAKS, OF_WATER, ON_STRAIN],
    without: ['back-pain', 'saddle-numb', 'both-legs-weak', 'pregnant'],
    explains: ['postpartum', 'cough', 'infant-word', 'lost-bladder-control'],
  },
  { tells: [OF_WATERWAYS, WAS_TREATED, BURNS_AGAIN], says: [BURNS_AGAIN], without: ['pregnant', 'postpartum'] },
]
