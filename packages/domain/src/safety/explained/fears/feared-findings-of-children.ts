import type { FearedFinding } from './feared-finding'
import { words } from '../../../free-text/words'

const ILL =
  /\b(?:fever\w*|limp|floppy|blue|grey|gray|letharg\w*|wont (?:feed|eat|wake)|not (?:feeding|eating)|vomit\w*|letarg\w*|fiebre|azul|morad[oa]|aguad[oa]|no (?:quiere )?com\w*|bulg\w*|abultad[oa]|hurt (?:his|her) head|fell|dropped|cayo|golpe\w*)\b/
const BABY =
  /\b(?:bab(?:y|ies)|newborn|infant|(?:days?|weeks?|wks?|months?|mo|wk) olds?|\d+ (?:days?|weeks?|wks?|months?|mo)\b|day \d|daughter|son|bebes?|recien nacid[oa]|meses|semanas|dias de nacid[oa]|tiene \w+ dias|hij[oa]|nen[ea])\b/

/** What babies and children usually show and parents fear (AAP, HealthyChildren.org, of each). */
export const FINDINGS_OF_CHILDREN: readonly FearedFinding[] = [
  {
    tells: [
      BABY,
      /\b(?:paus\w*|stops?|stopped|holds? (?:his|her) breath|deja de respirar|pausas?|se detiene)\b/,
      /\b(?:[2-9]|10|a few|few|couple of|two|three|four|five|six|seven|eight|nine|ten|pocos|unos|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:(?:or|to|o|a) \w+ )?(?:secs?|seconds?|segundos?)\b/,
      /\b(?:asleep|sleep\w*|dorm\w+|duerm\w+)\b/,
      /\b(?:pink|colou?r (?:is |stays |looks )?(?:pink|good|fine|normal)|rosad\w+|color (?:normal|bien))\b/,
    ],
    never: new RegExp(
      `${ILL.source}|\\b(?:1[5-9]|[2-9]\\d|fifteen|twenty|thirty) (?:secs?|seconds?|segundos?)\\b|\\b(?:grunt\\w*|ribs|flar\\w*|preemie|premature|prematur[oa]|gasp\\w*|colou?r chang\\w+|quejid\\w*|costillas|hund\\w+|minutes?)\\b`,
    ),
    explains: ['short-of-breath', 'cannot-breathe', 'pregnant', 'breath-stops-asleep', 'newborn-word', 'blue-lips'],
    age: [0, 1],
  },
  {
    tells: [
      /\b(?:soft (?:spot|patch|place)|fontanel\w*|mollera)\b/,
      /\b(?:puls\w*|throb\w*|beat\w*|up and down|mov\w+|late|latir|puls\w+|brinca|sube y baja)\b/,
      /\b(?:flat|level|smil\w*|play\w*|eating|eats|feeding|feeds|happy|plana|sonrie|come bien|content[oa]|jugando)\b/,
    ],
    never: new RegExp(`${ILL.source}|\\b(?:sunken|hard|tense|high pitched|hundid[oa]|dura|tensa|llanto agudo)\\b`),
    explains: ['headache', 'child-visit', 'bulging-soft-spot', 'severe-headache', 'palpitations'],
    age: [0, 2],
  },
  {
    tells: [
      BABY,
      /\b(?:bluish|blue|grey|gray|slate|azulad[oa]|azul|gris|morad[oa])\b/,
      /\b(?:flat|patch\w*|marks?|spots?|stain|mancha\w*|lunar)\b/,
      /\b(?:bottom|bum|butt\w*|back|lower back|nalg\w+|pompis|espalda|sacro|cola)\b/,
      /\b(?:since birth|born with|from birth|desde que nacio|de nacimiento|al nacer|nacio con)\b/,
    ],
    never:
      /\b(?:grow\w*|raised|hairy|dimple|fever|cold|lips?|limp|drop\w*|fell|crec\w*|fiebre|labios|aguad[oa]|cayo|(?:he|she|someone|dad|nanny) (?:hit|shook|hurt))\b/,
    explains: [
      'harm-others',
      'bleeding',
      'postpartum',
      'bruise',
      'vaginal-bleeding',
      'blue-lips',
      'mottled-skin',
      'blood-thinner',
    ],
  },
  {
    tells: [
      BABY,
      /\b(?:diaper|nappy|vagina|panal)\b/,
      /\b(?:pink\w*|blood\w*|sangre|rosad\w*|sangrit\w+)\b/,
      /\b(?:smear|spot|drop|streak|little|tiny|bit|mucus|discharge|manchit\w+|mancha|gotita|poquit\w+|flujo|moco)\b/,
      /\b(?:vagina\w*|front of|girl|daughter|she|ninas?|nena|hija)\b/,
      /\b(?:day [2-9]|[2-9] days?|(?:two|three|four|five|six|seven|eight) days?|one week|(?:[2-9]|dos|tres|cuatro|cinco|seis|siete|ocho) dias|una semana|newborn|recien nacida)\b/,
      /\b(?:nurs\w*|feeds?|feeding|eating|eats|wet (?:diapers|nappies)|not bothered|come|mama|toma|moja)\b/,
    ],
    never: new RegExp(`${ILL.source}|\\b(?:stools?|poop|cord|clots?|soak\\w*|vomit|popo|ombligo|coagulos)\\b`),
    explains: [
      'coughing-blood',
      'no-urine',
      'violence-now',
      'bleeding',
      'vaginal-bleeding',
      'newborn-word',
      'urine-trouble',
      'blood-in-urine',
      'pink-urine',
      'postpartum',
      'cold',
    ],
    age: [0, 1],
  },
  {
    tells: [
      /\b(?:orange|yellow\w*|naranja|anaranjad[oa]s?|amarill\w+)\b/,
      /\b(?:palms?|soles|nose|skin|face|hands?|palmas|plantas|nariz|piel|cara|manos)\b/,
      /\b(?:carrots?|sweet potato\w*|pumpkin|squash|zanahorias?|camotes?|calabaza|mango)\b/,
      /\b(?:whites? (?:of|in)? ?(?:his|her|my|the)? ?(?:eyes?)? ?(?:of (?:his|her|the) eyes )?(?:is|are|look|stay|still)?|white eyes|eyes (?:are |look |stay |still )*white|ojos? (?:\w+ ){0,3}blanc[oa]s?|blanco de los ojos)\b/,
    ],
    never:
      /\b(?:pale (?:stool|poop)\w*|dark (?:pee|urine)|eyes (?:are |look )?yellow|newborn|itch\w*|vomit\w*|fever|tired|letharg\w*|orina oscura|popo blanca|ojos amarillos|fiebre)\b/,
    explains: ['jaundice', 'jaundice-legs', 'huge-size', 'large-area', 'newborn-word'],
  },
  {
    tells: [
      BABY,
      /\b(?:black|dark|negr[oa]s?|oscur[oa]s?)\b/,
      /\b(?:threads?|strings?|stringy|strands?|specks?|hair like|hilos?|hilitos?|fibras|rayitas|puntitos)\b/,
      /\b(?:bananas?|platanos?|guineo|kiwi)\b/,
      /\b(?:happy|smil\w*|play\w*|well|fine|no fever|content[oa]|jugando|bien|sin fiebre)\b/,
    ],
    never: /\b(?:tarry|tar like|blood\w*|wriggl\w*|pale|vomit\w*|limp|chapopote|sangre|palid[oa]|se mueven)\b/,
    explains: ['black-stool', 'blood-in-stool'],
    age: [0, 4],
  },
  {
    tells: [
      /\b(?:girl|daughter|nina|hija)\b/,
      /\b(?:under|behind|beneath|one|left|right|bajo|debajo|detras)\b[^.]{0,16}\b(?:nipples?|breasts?|pezon\w*|pecho|senos?|tetilla)\b/,
      /\b(?:lump|bud|bump|button|sore|tender|bolita|bultito|boton|duele)\b/,
      /\b(?:grown|tall\w*|inches|deodorant|hair|puberty|growth|nothing coming|no redness|crec\w+|desodorante|vello|pubertad|estir\w+|no (?:esta )?roj[oa]|sin secrecion)\b/,
    ],
    never: /\b(?:fever\w*|hot|pus|bloody|red and|under (?:six|seven)|fiebre|caliente|sangre)\b/,
    explains: ['confused', 'seems-drunk', 'tremor', 'withdrawal-danger', 'breast-sore', 'huge-size', 'child-visit'],
    age: [8, 15],
  },
  {
    tells: [
      /\b(?:newborns?|baby|babys|infant|(?:days?|weeks?) old|recien nacid[oa]|bebe)\b/,
      /\b(?:hands?|feet|fingers|toes|manos|manitas|pies|piecitos)\b/,
      /\b(?:blue|bluish|purple|purplish|azul\w*|morad\w+)\b/,
      /\b(?:cold|cool|bath|warms? up|fri[oa]s?|bano|se calient\w+)\b/,
      /\b(?:lips?|tongue|mouth|face|chest|labios|lengua|boca|cara|pecho)\b[^.;!?]{0,24}\b(?:pink|rosad\w+|rosit\w+|normal)\b/,
    ],
    never: new RegExp(
      `${ILL.source.replaceAll('blue|', '').replaceAll('azul|morad[oa]|', '')}|\\b(?:lips|tongue|mouth) (?:are |is |look )?(?:blue|grey)\\b`,
    ),
    explains: ['blue-lips', 'cold-limb', 'heart-disease', 'newborn-word', 'mottled-skin'],
    age: [0, 1],
  },
  {
    tells: [
      BABY,
      /\b(?:newborn|(?:days?|weeks?) old|recien nacid[oa]|dias|semanas)\b/,
      /\b(?:sneez\w*|hiccup\w*|hipo|estornud\w+)\b/,
      /\b(?:nurs\w+|feed\w*|eat\w*|latch\w*|mama|come|toma)\b[^.;!?]{0,24}\b(?:well|good|fine|great|normal\w*|bien)\b/,
    ],
    never: new RegExp(
      `${ILL.source}|\\b(?:cough\\w*(?! but)|grunt\\w*|ribs|fast breath\\w*|breathing fast|tos|costillas|respira rapido)\\b`,
    ),
    explains: ['cold', 'newborn-word', 'cough', 'infant-word'],
    age: [0, 1],
  },
  {
    tells: [
      BABY,
      /\b(?:chin|jaw|barbilla|menton|quijadita)\b/,
      /\b(?:trembl\w*|quiver\w*|shak\w*|tiembl\w*|tembl\w*)\b/,
      /\b(?:cr(?:y|ies|ying)|llor\w+)\b/,
      /\b(?:(?:calms?|stops?) (?:\w+ ){0,2}(?:if|when) (?:i |we )?(?:hold|pick|touch)|(?:se calma|se le quita|para) (?:\w+ ){0,2}(?:si|cuando|al) (?:l[oa] )?(?:carg|abraz|agarr|toc)\w*|en brazos)/,
      /\b(?:looks at me|me mira|me ve)\b/,
    ],
    never: new RegExp(
      `${ILL.source}|\\b(?:rigid|stiff\\w*|eyes roll\\w*|jerk\\w*|arms and legs|ojos en blanco|ties[oa]|sacud\\w+|brazos y piernas|no se calma|minutos|minutes)\\b`,
    ),
    explains: words(
      'seizure seizure-danger tremor overdose-look withdrawal-danger cold hiccups always heavy-vaginal-bleeding woman-visit newborn-word',
    ),
    age: [0, 0.34],
  },
  {
    tells: [
      /\b(?:meningitis|tuberculosis|hepatitis|covid|sarampion|measles|varicela|chicken ?pox)\b/,
      /\b(?:curad[oa]|recuperad[oa]|cured|recovered)\b/,
      /\b(?:hace (?:\w+ )?(?:meses|anos?)|el ano pasado|(?:\w+ )?(?:months|years) ago|last year)\b/,
      /\b(?:come|juega|canta|corre|jugando|eats|plays|playing|running|fine|esta bien)\b/,
    ],
    never: new RegExp(
      `${ILL.source}|\\b(?:rash|headache|stiff neck|manchas|ronchas|duele la cabeza|cuello (?:duro|ties[oa])|sleepy|dormilon\\w*|tos|cough)\\b`,
    ),
    explains: ['same-day', 'for-long', 'for-long-alone', 'stiff-neck'],
  },
]
