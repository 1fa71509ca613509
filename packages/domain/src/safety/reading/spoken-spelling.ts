import { wordSet } from '../../free-text/words'

/** How people write what they say, and common slips that stand more than one letter from the word, plain. */
const MEANT = new Map(
  Object.entries({
    cain: 'cant',
    caint: 'cant',
    cnat: 'cant',
    cheast: 'chest',
    presure: 'pressure',
    puls: 'pulse',
    colapsed: 'collapsed',
    colapse: 'collapse',
    rist: 'wrist',
    rists: 'wrists',
    batary: 'battery',
    buton: 'button',
    skwirting: 'squirting',
    sagrando: 'sangrando',
    contrasiones: 'contracciones',
    contracsiones: 'contracciones',
    husban: 'husband',
    swetting: 'sweating',
    crushng: 'crushing',
    tung: 'tongue',
    tounge: 'tongue',
    toung: 'tongue',
    tonge: 'tongue',
    throte: 'throat',
    throt: 'throat',
    thoat: 'throat',
    lipps: 'lips',
    blud: 'blood',
    blod: 'blood',
    blodd: 'blood',
    coffing: 'coughing',
    cofing: 'coughing',
    caughing: 'coughing',
    couging: 'coughing',
    vomting: 'vomiting',
    vomitting: 'vomiting',
    vommiting: 'vomiting',
    throwign: 'throwing',
    thorwing: 'throwing',
    breeving: 'breathing',
    breeve: 'breathe',
    bloo: 'blue',
    blu: 'blue',
    tuk: 'took',
    pils: 'pills',
    pillz: 'pills',
    magnits: 'magnets',
    battry: 'battery',
    batery: 'battery',
    weeknes: 'weakness',
    weeknees: 'weakness',
    sudenly: 'suddenly',
    suddn: 'sudden',
    suden: 'sudden',
    nubm: 'numb',
    lfet: 'left',
    sied: 'side',
    mvoe: 'move',
    cnt: 'cant',
    sweling: 'swelling',
    swellin: 'swelling',
    swolen: 'swollen',
    swolled: 'swollen',
    tite: 'tight',
    weezing: 'wheezing',
    peenut: 'peanut',
    peenuts: 'peanuts',
    srimp: 'shrimp',
    fase: 'face',
    faace: 'face',
    drupy: 'droopy',
    werds: 'words',
    rong: 'wrong',
    wron: 'wrong',
    flopy: 'floppy',
    anaflaxis: 'anaphylaxis',
    anafilaxis: 'anaphylaxis',
    babby: 'baby',
    bayb: 'baby',
    waek: 'wake',
    tylenl: 'tylenol',
    paracetmol: 'paracetamol',
    todler: 'toddler',
    swollowed: 'swallowed',
    swollow: 'swallow',
    fevr: 'fever',
    daugter: 'daughter',
    bdoy: 'body',
    closeing: 'closing',
    ahart: 'a heart',
    astroke: 'a stroke',
    canot: 'cannot',
    cannto: 'cannot',
    wrods: 'words',
    wrds: 'words',
    rigth: 'right',
    rihgt: 'right',
    speach: 'speech',
    spech: 'speech',
    kant: 'cant',
    ain: 'aint',
    tryna: 'trying to',
    tryina: 'trying to',
    finna: 'gonna',
    boutta: 'about to',
    hisself: 'himself',
    theirself: 'themselves',
    theyself: 'themselves',
    iont: 'i dont',
    breating: 'breathing',
    breathign: 'breathing',
    breahting: 'breathing',
    brething: 'breathing',
    breth: 'breath',
    pian: 'pain',
    kil: 'kill',
    stabed: 'stabbed',
    collasped: 'collapsed',
    collasping: 'collapsing',
    unresponisve: 'unresponsive',
    unconsious: 'unconscious',
    unconcious: 'unconscious',
    chocking: 'choking',
    choaking: 'choking',
    bleading: 'bleeding',
    anaphalaxis: 'anaphylaxis',
    anaphalactic: 'anaphylactic',
    siezure: 'seizure',
    siezures: 'seizures',
    seizeing: 'seizing',
    siezing: 'seizing',
    suicde: 'suicide',
    sucide: 'suicide',
    suside: 'suicide',
    kiero: 'quiero',
    qiero: 'quiero',
    kiere: 'quiere',
    qiere: 'quiere',
    asul: 'azul',
    bomita: 'vomita',
    bomito: 'vomito',
    bomitando: 'vomitando',
    bomitar: 'vomitar',
    voi: 'voy',
    asules: 'azules',
    combulsiona: 'convulsiona',
    combulsionando: 'convulsionando',
    oxigen: 'oxygen',
    lavios: 'labios',
    combulciones: 'convulsiones',
    combulcion: 'convulsion',
    sangrre: 'sangre',
  }),
)

/** Verbs of which the last g may not be said ("breathin"), without their ending. */
const UNSAID_G = wordSet(`
  ach act ask babbl bear beat bleed blister boil breath bring burn carry chas choak chok clos clutch com contract
  convuls cough crawl crown crush cry cutt deliver do doubl drink drip driv drool droop drown dy eat end exist
  faint fall feed feel fight float foam freez gasp gett giv go grabb gurgl gush hang hav hear hitt hold huff hurt
  itch jerk jump keep kick kill lay leak lean lett lightn limp liv look los ly miss mov mumbl nurs ooz pass peel
  plann point poison pound pour press puk pump push rac rap respond rid ripp rott rubb runn say scream see seiz
  shak shiver shoot show sink sitt sleep slid slipp slurr smok smother snor snort soak speak spinn spread spurt
  squeez squirt stabb stalk stand start starv sting stopp strangl struggl suffocat swallow swalow sweat swell tak
  talk tear tell think thrash threat threaten throb throw tighten touch tremb try turn twitch us vomit wak walk
  wander want wheez wish work
  `)

/** One word that a space fell into. */
const SPLIT = 'breathe breathing chest stroke seizure bleeding unconscious swallowed overdose'
  .split(' ')
  .flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_letter, at) => `${word.slice(0, at + 1)} ${word.slice(at + 1)}`),
  )
const IS_SPLIT = new RegExp(`(?<![a-z])(?:${SPLIT.join('|')})(?![a-z])`, 'g')

const joined = (parts: string) => parts.replace(' ', '')

const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sea sure|see zure|cea sure)\b/g, 'seizure'],
  [/\bsewer slide\b/g, 'suicide'],
  [/\bhea?rt burn\b/g, 'heartburn'],
  [/\bhea?rt a tac?k\b/g, 'heart attack'],
  [/\bc (?:ant|an t)\b|\bca nt\b|\bcan t(?= )/g, 'cant'],
  [/\b(i|he|she|they) tok (?=\d|all|my|the|a bunch|too)/g, '$1 took '],
  [/\b(kid|baby|toddler|son|daughter|he|she|boy|girl) et (?=[a-z])/g, '$1 ate '],
  [/\bion (?=want|wanna|feel|know|think|care|got|trust|even)/g, 'i dont '],
  [
    /\b(?:dont|doesnt|didnt|aint|isnt) (?:have|got|feel|feeling|see|find|hear) no (?=pulse|heartbeat|air|breath|feeling|signal)/g,
    'has no ',
  ],
  [
    /(?<=[a-z] )(?<!\b(?:i|you|we|please|just|to|if) )(?:dont|wouldnt) (?=(?:wake up|wake right|wake$|respond|breathe|answer|lift|move|quit|nurse)(?![a-z])(?! (?:me|her|him|us|them|at|in the|during|until|till|for|early)\b))/g,
    'wont ',
  ],
  [
    /\b(?:aint|hasnt|havent|isnt|wont|not|didnt) com(?:e|ing) to(?= yet| since| still| after| for|[.,;!?\n]|$)/g,
    'wont wake up',
  ],
  [
    /\b(wont|cant|doesnt|never|not) quit (?=(?:bleeding|seizing|shaking|vomiting|puking|throwing|crying|screaming|coughing|pouring|gushing)\b)/g,
    '$1 stop ',
  ],
  [/\b(bleeding|blood|shaking|seizing|vomiting|puking|crying) (wont|cant|doesnt) quit\b/g, '$1 $2 stop'],
  [/\b[bv]oy a (?=(?:mat|mor|suicid|tom|cort|dar|ahorc|tir|avent|acab|hacer)[a-z]*\b)/g, 'voy a '],
  [/\bba a (?=[a-z]{2,}r(?:me|se|lo|la|nos)?\b)/g, 'va a '],
  [/\bsta (?=[a-z]{2,}ndo)/g, 'esta '],
]
const MAY_TURN =
  /\bsea sure|\bsee zure|\bcea sure|\bsewer slide|\bhea?rt burn|\ba tac?k\b|\bc an?t?\b|\bca nt\b|\bcan t\b|\btok |\bet |\bion |\bquit\b|\bno (?:pulse|heartbeat|air|breath|feeling)|\b(?:dont|wouldnt) |\bcom(?:e|ing) to\b|\b(?:boy|ba) a |\bsta /

const WORD = /(?<![a-z\d])[a-z]{3,}(?![a-z\d])/g

function meantBy(word: string): string {
  const isShort = word.endsWith('in') && UNSAID_G.has(word.slice(0, -2))
  return isShort ? `${word}g` : (MEANT.get(word) ?? word)
}

/** A plain text in which what is written as it is spoken ("cain't", "tryna", "kiero") stands as dictionaries have it. */
export function withoutSpokenSpelling(text: string): string {
  const meant = text.replaceAll(IS_SPLIT, joined).replaceAll(WORD, meantBy)
  return MAY_TURN.test(meant) ? TURNS.reduce((left, [said, read]) => left.replaceAll(said, read), meant) : meant
}
