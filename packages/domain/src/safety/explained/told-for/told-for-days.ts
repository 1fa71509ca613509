import { findingsOf } from '../../find-findings'
import { readMessage } from '../../reading/read-message'
import { isAtLeast } from '../../safety-level'
import { withoutQuestions } from '../fears/feared'
import { MONTH, THREE_WEEKS, WEEKS, type ForDays } from './for-days'
import { longestDays } from '../how-long'
import { albumOf, picturesTold } from '../pictures/picture'
import { hasAny, type Reading } from '../reading'
import { isOfPet } from './of-pet'
import { FOR_DAYS_BELOW } from './told-for-below'
import { BY_THE_WAY_FOR_DAYS } from './told-by-the-way'
import { FOR_DAYS_IN_STORIES } from './told-for-days-in-stories'
import { FOR_DAYS_FOUND_BY_CHANCE } from './told-for-days-found-by-chance'
import { FOR_DAYS_OF_HEAD_AND_MIND } from './told-for-days-of-head-and-mind'
import { FOR_DAYS_IN_PLAIN_SPANISH } from './told-for-days-in-plain-spanish'
import { FOR_DAYS_OF_HEART_AND_LUNGS } from './told-for-days-of-heart-and-lungs'
import { FOR_DAYS_NOT_BETTER } from './told-for-days-not-better'
import { FOR_DAYS_OF_THE_TREATED } from './told-for-days-of-the-treated'
import { FOR_DAYS_OF_HURTS } from './told-for-hurts'
import { FOR_DAYS_PLAINLY } from './told-for-days-plainly'
import { BODY_FOR_DAYS } from './told-for-days-of-the-body'

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

const STOOL =
  /\b(?:poop\w*|poo|stools?|bowel|bms?|constipat\w*|goes|se tapa|tapad[oa]|estren\w+|popo|pupu|caca|obra|evacua|hace del bano)\b/
const SELDOM =
  /\b(?:every|each|cada|(?:solo|nomas) cada)(?: (?:3|4|5|6|7|three|four|five|tres|cuatro|cinco))(?: (?:or|o|a|to) (?:4|5|6|7|four|five|cuatro|cinco|seis))? (?:days|dias)\b|\b(?:no (?:hace|obra|evacua)[^.;!?\n]{0,15} en (?:3|4|5|tres|cuatro|cinco)(?: o \w+)? dias)\b/
const HARD_STOOL =
  /\b(?:hard|big ones|huge|rocks?|pellets|cries|screams|strain\w*|dur[oa]|bolitas|llora|puja|sangrita|duele)\b/

const HEARTBURN =
  /\b(?:heartburn|acid reflux|reflux|agruras|acidez|reflujo|ardor (?:en|de) (?:la boca del )?estomago)\b/
const NIGHTLY =
  /\b(?:every|each|most|cada|todas las) (?:nights?|days?|noches?|dias?)|comes? back|keeps|siempre|diario\b/

const BABY_WANTED =
  /\b(?:trying|tried|ttc|tratando|buscando|queriendo|intentando|tratamos|buscamos)\b[^.;!?\n]{0,40}\b(?:baby|babies|pregnant|conceive|kids?|embaraz\w*|encargar|bebe|hijos?|familia)\b/
const A_YEAR =
  /\b(?:(?:1[0-9]|2\d|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|diez|once|doce|trece|catorce|quince|dieciseis|dieciocho) (?:months|meses)|(?:a|an|one|two|three|1|2|3|un|dos|tres) (?:whole |full |and a half )?(?:years?|anos?)|over a year|mas de un ano)\b/

const PERIOD = /\b(?:periods?|menses|regla|periodo|menstruacion)\b/
const PERIOD_AWAY =
  /\b(?:(?:hasnt|havent|didnt|not|never) (?:come|had|shown|started|gotten|got)|no periods?|missed|stopped|skipp\w+|gone|no (?:me |le )?(?:baja|bajado|ha bajado|viene|ha venido|llega)|nunca (?:le |me )?(?:ha )?baj\w+|sin (?:regla|periodo))\b/
const FOR_MONTHS =
  /\b(?:(?:two|three|four|five|six|[2-9]|dos|tres|cuatro|cinco|seis|varios|several) (?:months|meses)|nunca|never)\b/

const FLUSHES = /\b(?:hot (?:flash\w*|flush\w*)|night sweats|bochornos?|sofocos?|calores)\b/

const WEIGHT_DOWN = /\b(?:lost|losing|baj\w+|perdi\w*|dropp\w+|weight)\b/
const JITTERY = /\b(?:jittery|jumpy|shaky|trembl\w*|wired|tembl\w+|acelerad[oa]|nervios[oa])\b/
const RUNS_HOT = /\b(?:hot all the time|always hot|sweat\w*|heat|heart (?:runs|races|at)|calor|sud\w+|palpit\w+)\b/

const DRINKS =
  /\b(?:drink\w*|drank|beers?|tall ?boys|wine|vodka|whiskey|liquor|six ?packs?|alcohol|tomo|toma|tomar|cervezas?|caguamas?|vino|licor)\b/
const WANTS_LESS =
  /\b(?:cut (?:down|back)|cutting (?:down|back)|quit drinking|stop drinking|drink less|get sober|dejar (?:de tomar|la bebida|el alcohol|la cerveza)|tomar menos|bajarle)\b/

const OTHER_TESTED =
  /\b(?:he|she|they|partner|ex|boyfriend|girlfriend|husband|wife|guy|girl|pareja|novi[oa]|espos[oa]|muchach[oa])\b[^.;!?\n]{0,50}\b(?:positive|positiv[oa]|has|tiene|salio)\b[^.;!?\n]{0,20}\b(?:chlamydia|gonorrh?ea|syphilis|trich\w*|hpv|clamidia|gonorrea|sifilis|tricomon\w*)\b/
const SEX_WEEKS_AGO =
  /\b(?:unprotected|without (?:a )?condom|no condom|condom broke|sin (?:proteccion|condon|cuidarnos|cuidarme))\b[^|!?\n]{0,50}\b(?:weeks?|months?|semanas?|mes(?:es)?)\b/
const TESTED_POSITIVE =
  /\b(?:tb|tuberculosis|ppd|quantiferon|chagas)\b[^.;!?\n]{0,40}\bpositiv(?:e|o|a)\b|\bpositiv(?:e|o|a)\b[^.;!?\n]{0,30}\b(?:tb|tuberculosis|ppd|quantiferon|chagas)\b|\b(?:nunca se (?:ha hecho|hizo)|never (?:been |got |was )?tested)\b[^.;!?\n]{0,20}\bchagas\b/
const A1C =
  /\b(?:a1c|hemoglobina glic\w+|hemoglobina glucosilada|azucar en ayunas|fasting sugar)\b[^.;!?\n]{0,30}\b(?:6 ?\. ?[5-9]|[7-9](?: ?\. ?\d)?|1[0-4](?: ?\. ?\d)?)\b/
const NEW_SUGAR =
  /\b(?:never (?:been )?(?:told|diagnosed|had)|first time|nunca|no soy diabetic[oa]|now what|what (?:now|next)|que sigue|screening|feria|health fair)\b/

const METAL = /\b(?:arsenic|lead|plomo|arsenico|mercury)\b/
const METAL_FOUND =
  /\b(?:tests? (?:high|positive)|tested (?:high|positive)|came back (?:high|positive|over)|(?:over|above) the limit|salio (?:alt[oa]|positiv[oa]))\b/
const METAL_TAKEN =
  /\b(?:drink\w*|drank|chew\w*|eat\w*|ate|lick\w*|mouth\w*|suck\w*|tom\w+|beb\w+|chup\w+|come|comio|lame|muerde|mord\w+|bit(?:es|ing)|gnaw\w*)\b/
const PEELING_PAINT =
  /\bpintura\b[^.;!?\n]{0,30}\b(?:pelad[oa]|pelando|descarap\w+|cayendo|despega\w*|vieja)\b|\b(?:peeling|chipp\w+|flak\w+) (?:old )?paint\b/
const OLD_HOUSE = /\b(?:casa vieja|casa antigua|19[0-7]\d|18\d\d|old house|victorian)\b/

const FIRST_CARE =
  /\b(?:havent (?:seen|been to|found) (?:anyone|a doctor|a midwife|an? ob\w*)|no (?:doctor|prenatal care|appointment) yet|not seen (?:anyone|a doctor)|no he ido (?:al|con el) (?:doctor|medico)|sin control prenatal|no me ha visto (?:nadie|ningun))\b/
const LATCH =
  /\b(?:breast ?feed\w*|nursing|latch\w*|nipples?|amamant\w+|dar(?:le)? pecho|lactancia|pezon\w*)\b[^|]{0,120}\b(?:hurts?|pain\w*|pinched|flat|crack\w*|slides off|clicks|duele\w*|agriet\w+|se suelta)\b/

const FEED_LASTS = /\b(?:every (?:single )?(?:time|feed)|weeks|cada toma|semanas)\b/

const OTHER_FOR_DAYS: readonly ForDays[] = [
  { tells: [DAILY_PILL, SIDE_EFFECT, SINCE_PILL], says: [SIDE_EFFECT], from: WEEKS },
  { tells: [MOOD_PILL, NO_SEX], from: MONTH },
  { tells: [STOOL, SELDOM, HARD_STOOL], says: [HARD_STOOL], from: MONTH },
  { tells: [HEARTBURN, NIGHTLY], says: [HEARTBURN], from: THREE_WEEKS },
  { tells: [BABY_WANTED, A_YEAR], never: /\b(?:my (?:sister|friend|cousin)|gave birth|x ?ray\w*|wait)\b/ },
  {
    tells: [PERIOD, PERIOD_AWAY, FOR_MONTHS],
    without: ['pregnant', 'postpartum'],
    never: /\b(?:menopause|iud|depo|implant|breast ?feeding|nexplanon|menopausia)\b/,
  },
  { tells: [FLUSHES], says: [FLUSHES], from: MONTH },
  { tells: [WEIGHT_DOWN, JITTERY, RUNS_HOT], says: [JITTERY, RUNS_HOT], from: WEEKS },
  { tells: [DRINKS, WANTS_LESS] },
  { tells: [OTHER_TESTED], says: [/\b(?:positive|positiv[oa]|has|tiene|salio)\b/] },
  { tells: [SEX_WEEKS_AGO], from: WEEKS, explains: ['unprotected-sex'] },
  { tells: [TESTED_POSITIVE] },
  { tells: [A1C, NEW_SUGAR] },
  {
    tells: [METAL, METAL_FOUND, METAL_TAKEN],
    says: [METAL],
    never: /\b(?:batter\w+|negative|no lead|bat negative|lead (?:to|me|the)|below the limit|pencil)\b/,
  },
  { tells: [PEELING_PAINT, OLD_HOUSE, METAL_TAKEN] },
  { of: ['pregnant'], tells: [FIRST_CARE] },
  { tells: [FIRST_CARE, /\bim (?:[4-9]|[1-3]\d) weeks\b/] },
  { tells: [LATCH, FEED_LASTS], overrules: true },
]

const FOR_DAYS = albumOf<ForDays>([
  ...OTHER_FOR_DAYS,
  ...BODY_FOR_DAYS,
  ...BY_THE_WAY_FOR_DAYS,
  ...FOR_DAYS_IN_STORIES,
  ...FOR_DAYS_OF_HURTS,
  ...FOR_DAYS_PLAINLY,
  ...FOR_DAYS_BELOW,
  ...FOR_DAYS_OF_THE_TREATED,
  ...FOR_DAYS_NOT_BETTER,
  ...FOR_DAYS_OF_HEART_AND_LUNGS,
  ...FOR_DAYS_IN_PLAIN_SPANISH,
  ...FOR_DAYS_OF_HEAD_AND_MIND,
  ...FOR_DAYS_FOUND_BY_CHANCE,
])
const OF_PERSON = /\b(?:months|weeks) (?:old|pregnant|postpartum)|meses de (?:embarazo|edad|nacid[oa])/g
const FOR_A_MONTH = /\b(?:months|meses|(?:last|past|whole) month|un mes|mes y medio|over a month)\b/

const isLongEnough = (plain: string, from?: number): boolean =>
  from === undefined ||
  longestDays(plain) >= from ||
  (from <= MONTH && FOR_A_MONTH.test(plain.replaceAll(OF_PERSON, ' ')))

const MOTHER = ['pregnant', 'postpartum']
const WEIGHS_MORE = ['weak-immunity', 'weak-immunity-person']
/** The whole of something lesser is told. */
const LESSER = ['home-care', 'harmless-sign', 'usual-of-baby', 'usual-of-child', 'usual-of-woman', 'usual-of-pregnancy']

const isFor = (reading: Reading, { from, overrules }: ForDays, isLesser: boolean): boolean =>
  isLongEnough(reading.plain, from) && (!isLesser || overrules === true)

function toldForDays(reading: Reading): readonly ForDays[] {
  const isLesser = hasAny(reading, LESSER)
  return isOfPet(reading.plain) ? [] : picturesTold(reading, FOR_DAYS).filter((each) => isFor(reading, each, isLesser))
}

/** Whether the immune system is weak by what is told, not by what is only asked, read or feared. */
const isImmuneWeak = (reading: Reading): boolean =>
  hasAny(reading, WEIGHS_MORE) &&
  hasAny(readMessage(withoutQuestions(reading.plain), new Set(WEIGHS_MORE)), WEIGHS_MORE)

const forToday = (said: ReadonlySet<string>): number =>
  findingsOf(said).filter(({ level }) => isAtLeast(level, 'high')).length

/** Stands beside a visit in days that is told as a whole: the mere sound of it takes it back no more. */
export const TOLD_FOR_DAYS = 'told-for-days'

/** With a visit in days where something is told as a whole that asks for one; of a mother her whole story is weighed. */
export function withVisitInDays(reading: Reading): ReadonlySet<string> {
  const told = toldForDays(reading)
  if (told.length === 0 || isImmuneWeak(reading)) return reading.said
  const explains = told.flatMap((each) => each.explains ?? [])
  const left = new Set([...reading.said].filter((each) => !explains.includes(each)))
  const unweighed = new Set([...left].filter((each) => !WEIGHS_MORE.includes(each)))
  const isLost = forToday(unweighed) < forToday(left)
  return new Set([
    ...(isLost ? left : unweighed),
    hasAny(reading, MOTHER) ? 'visit-of-pregnancy' : 'needs-visit',
    TOLD_FOR_DAYS,
  ])
}
