import type { Reading } from './reading'
import { remembering } from './remembering'
import { words } from '../../free-text/words'

const FINE =
  '(?:fine|ok|okay|normal|well|good|great|perfect|healthy|happy|himself|herself|myself|alright|all right|clear|100 ?%?)'
const IS =
  '(?:feel|feeling|feels|felt|am|im|is|are|was|were|hes|shes|theyre|its|looks?|looked|acting|behaving|seems?|been|breathing|eating|playing|eats|plays|breathes|everything|otherwise|still)'
const WELL = new RegExp(
  [
    `\\b${IS} (?:(?:absolutely|perfectly|totally|completely|otherwise|quite|just|all|still|pretty|very|really|so|as|back to|doing|feeling|acting|now|a|my) ){0,3}${FINE}\\b(?! (?:enough|reason))`,
    '\\b(?:no|zero|without|any|not had|never had) (?:\\w+ ){0,2}(?:symptoms?|complaints?|trouble|problems?|reaction|sintomas?|molestias?)\\b',
    '\\b(?:nothing|nada) (?:has |else |new |was |ha |raro)?(?:is |has )?(?:happened|wrong|hurts|changed|new|pasado|paso|me duele|siento)\\b',
    '\\bno ?(?:one|body)(?:s| is| has| was)? (?:any |been |gotten )?(?:unwell|sick|ill|tummy|symptom\\w*|trouble)',
    '\\b(?:dont|doesnt|didnt|do not|does not) (?:feel (?:any )?(?:different|anything|sick|bad)|hurt|have any (?:pain|symptoms?))\\b|\\bpainless\\b|\\bnot painful\\b',
    '\\b(?:then|now|back to|all|totally|everything) (?:is |went )?(?:fine|ok|okay|normal|clear|better)\\b|\\bcomfortabl[ey]\\b|\\bgone (?:entirely|completely|now)\\b|\\bso much as a\\b|\\bhappy\\b|\\beasing\\b|\\bhealthy\\b|\\bnormal (?:blood )?pressure\\b|\\bsmile fine\\b|\\b(?:talk|walk|breathe|eat|drink|move) (?:\\w+ ){0,4}(?:fine|normally|well|ok|okay)\\b',
    '\\b(?:playing|dancing|sings?|singing|salsa|running (?:around|about)|jumping|stacking|reading a|eating (?:dinner|lunch|breakfast|pancakes|a snack)|drinking (?:his|her|my|their) |drinking (?:well|fine|normally)|had (?:his|her) bottle|back on the|wants more|coo(?:s|ing)|babbl\\w+|chirpy|gurgling|bright and|full of (?:beans|energy)|asked for (?:more|seconds|an? ?ice cream|a snack)|(?:been )?(?:at|back at|went to) (?:school|daycare|work|football|practice|gym)|jog\\w*|climbed|right as rain|(?:feeds?|nurses|eats|drinks) like a|running (?:laps|circles)|doing (?:cartwheels|flips|homework)|laughing|giggling|smiling|kicking as|moving as|eats like|slept (?:fine|well|like)|as (?:always|usual|ever)|bossing|chatting|watching (?:tv|cartoons)|asleep as usual|in (?:his|her) usual)\\b',
    '\\b(?:me siento|esta|estoy|estamos|anda|se siente|se ve|sigue|todo|esta muy) (?:muy |perfectamente |completamente |totalmente |de lo mas |todo )?(?:bien|normal|tranquil[oa]|content[oa]|feliz|perfect[oa]|jugando|comiendo|corriendo|riendo\\w*)\\b',
    '\\b(?:head is clear|(?:nothing|none of it) (?:is )?(?:sore|swollen|itchy|red)|burped|everyone (?:else )?(?:is |feels )?(?:fine|well|ok|okay))\\b',
    '\\b(?:sin|ningun|(?:no|ni) (?:tengo|tiene|hay|tenemos)) (?:\\w+ )?(?:sintomas?|molestias?|nada|problemas?)\\b|\\bno me duele nada\\b|\\bno siento nada\\b|\\bjugando\\b|\\bcomo si nada\\b',
  ].join('|'),
)
const UNWELL =
  /\b(?:not|isnt|dont|doesnt|no longer|never|no) (?:feel|feeling|acting|me siento|esta|estoy) (?:\w+ )?(?:fine|ok|okay|normal|well|good|right|bien)\b|\bfine (?:at first|until|before|yesterday|apart|except|otherwise except)\b/
const DENIAL =
  /\b(?:no|without|sin|ningun[oa]?)(?! (?:sound|breath|pulse|response|answer|movement|sense|pulso|respira\w*|responde|puede|puedo|idea|one|way|more|longer|point|se|me|le|lo|la))\b \w+|\b(?:never|not) (?:dizzy|faint|feverish|swollen|red|warm|short|coughing|agitated)\b/g
const DENIALS_OF_THE_WELL = 2

/** Says of the person that nothing is the matter, or denies at least two things. */
export const isToldWell = remembering(
  (plain) => !UNWELL.test(plain) && (WELL.test(plain) || (plain.match(DENIAL) ?? []).length >= DENIALS_OF_THE_WELL),
)

/** What a poison, an infection, a clot or a stroke would make somebody feel. */
const FELT = words(
  'vomiting nausea dizzy headache worst-headache severe-headache drowsy confused unresponsive short-of-breath cannot-breathe wheezing cough coughing-blood chest-pain belly-pain severe-belly-pain diarrhea blood-in-stool seizure fainted feels-faint tremor burn suicide-said suicide-named self-harm fever temp-38 high-fever stiff-neck one-side-weak both-legs-weak limb-numb face-droop speech-trouble vision-loss vision-change balance-loss throat-danger throat-swelling face-swelling hives airway-burn drooling poison-drool tiny-pupils palpitations leg-swelling-one severe-pain extreme-pain gray-look red-spreading-skin',
)

/** What was felt and is gone: "a slight headache that went away". */
const OVER =
  /[^.;,!?\n]*\b(?:went away|goes away|(?:is|are|has) gone(?= now| away| already|[.;,!?]|$)|gone now|(?:and was|now) fine|cleared up|se me quito|se le quito|ya se fue|ya paso|(?:like|as) (?:every day|usual|always|normal))\b[^.;!?\n]*|\bcough (?:syrups?|drops?|medicine|sweets|remed\w+)\b|\bjarabe para la tos\b/g
export const withoutWhatIsOver = (told: string): string => told.replaceAll(OVER, ' ')

/** Whether anything is felt that a danger would bring. */
export const isFelt = ({ said }: Pick<Reading, 'said'>): boolean => FELT.some((each) => said.has(each))
