import type { Explanation } from '../explanation'
import { hasAny, type Reading } from '../reading'
import { saysInNoList } from '../says'
import { words } from '../../../free-text/words'

const OLDEST = 50
const NERVES_FAIL = words(
  'face-droop speech-trouble vision-loss confused chest-pain seizure severe-headache worst-headache age-65-plus pregnant postpartum heart-disease suicide-said',
)
const isYoung = ({ ages }: Reading): boolean => ages.every((age) => age >= 10 && age < OLDEST)

const TINGLES =
  /\b(?:tingl\w*|pins and needles|hormigue\w*)\b[^|]*\bbreath(?:e|ing|ed)? (?:\w+ )?fast|\bbreath(?:e|ing|ed)? (?:\w+ )?fast\b[^|]*\btingl\w*|\bhormigue\w*[^|]*\brespir\w+ (?:\w+ )?rapido/
const CALLED_PANIC =
  /\b(?:doctors?|er|cardiologist|medic[oa]|cardiolog[oa]|psiquiatra)\b[^.;!?]{0,110}\b(?:panic|anxiety|hyperventilat\w*|panico|ansiedad|nervios)\b/
const AS_ALWAYS =
  /\bsame (?:thing|as|like)\b|\bmany times before\b|\bevery time (?:before|i)\b|\bfor years\b|\bcomo siempre\b|\bigual que (?:siempre|las otras)\b/
const PASSED = /\b(?:stopped|passed|went away|gone|is away|already over|se me (?:paso|quito)|ya paso)\b/
const LAMED = /\b(?:one side|half of|weak\w*|droop\w*|slur\w*|different|worse than|passed out|un lado|debil|peor que)\b/

/** Tingling of fast breath as many times before, called panic by a doctor, and over. */
const isUsualOverbreathing = (reading: Reading): boolean =>
  [TINGLES, CALLED_PANIC, AS_ALWAYS, PASSED].every((sign) => sign.test(reading.plain)) &&
  !saysInNoList(reading.plain, LAMED) &&
  isYoung(reading) &&
  !hasAny(reading, [...NERVES_FAIL, 'fainted', 'cannot-breathe', 'blue-lips', 'wheezing', 'one-side-weak'])

const SAT_ON =
  /\b(?:toilet|kneel\w*|knelt|squat\w*|crouch\w*|cross ?legged|crossed my legs|sitting on|sat on|sentad[oa]|sentarme|me sente|cuclillas|inodoro|taza del bano|rodillas)\b/
const LEG_ASLEEP =
  /\b(?:leg|foot|feet|legs|pierna|piernas|pie|pies)\b[^.;!?]{0,25}\b(?:numb|asleep|dead|dormi\w+|hormigue\w*)\b|\b(?:hormigue\w*|adormec\w+)[^.;!?]{0,20}\b(?:pies?|piernas?)\b|\bse me (?:durmio|durmieron|duerme|adormec\w+) (?:la|las|el|los) (?:piernas?|pies?)\b/
const BACK_IN_MINUTES =
  /\b(?:back|gone|normal|away|paso|quito|regreso|volvio)\b[^.;!?]{0,20}\b(?:seconds?|minutes?|moments?|segundos?|minutos?|ratito)\b|\b(?:seconds?|minutes?|segundos?|minutos?)\b[^.;!?]{0,20}\b(?:back|gone|normal|paso|quito)\b/
/** A leg gone to sleep from how one sat, back in minutes. */
const isLegSatOn = (reading: Reading): boolean =>
  [SAT_ON, LEG_ASLEEP, BACK_IN_MINUTES].every((sign) => sign.test(reading.plain)) &&
  !saysInNoList(reading.plain, /\b(?:arm|face|speech|groin|saddle|bladder|back pain|brazo|cara|ingle)\b/) &&
  isYoung(reading) &&
  !hasAny(reading, NERVES_FAIL)

const AWAKE_UNMOVING =
  /\b(?:woke\w*|wak\w+|opened my eyes|falling asleep|despert\w+|abri los ojos|durmiendome)\b[^.;!?\n]{0,40}\b(?:unable to|cant|couldnt|could not|no (?:me )?pod\w+|no (?:me )?puedo) (?:move|speak|scream|mover\w*|hablar|gritar)\b/
const IN_A_MINUTE =
  /\b(?:a minute|seconds|one minute|(?:two|few) minutes|un minuto|segundos|unos minutos|dos minutos)\b/
const WELL_SINCE =
  /\b(?:(?:feel|am|im|been|was) (?:\w+ )?(?:fine|normal|ok|okay|well)|(?:estoy|ando|todo) (?:\w+ )?(?:normal|bien)|hablo y camino|camino y hablo|walk and talk|talk and walk)\b/
/** Awake for a minute before the body moves, in somebody young, and well since. */
const isWakingStill = (reading: Reading): boolean =>
  [AWAKE_UNMOVING, IN_A_MINUTE, WELL_SINCE].every((sign) => sign.test(reading.plain)) &&
  !saysInNoList(
    reading.plain,
    /\b(?:one side|un lado|left|right|izquierd[oa]|derech[oa]|arms?|legs?|face|mouth|brazos?|piernas?|cara|boca|still|todavia)\b/,
  ) &&
  isYoung(reading) &&
  !hasAny(reading, [...NERVES_FAIL, 'fainted', 'short-of-breath'])

const NUMBED =
  /\b(?:dentist\w*|dental|filling|tooth|dentista|muela)\b[^|]*\b(?:numb\w*|lidocaine|novocain\w*|anesthe\w+|anestesi\w+|dormid[oa]s?)\b|\banestesi\w+[^.;!?\n]{0,40}\b(?:dentista|muelas?|diente)\b/
const LIMBS_FINE =
  /\b(?:arms? and legs?|legs? and arms?) (?:are |feel |move )*(?:fine|ok|okay|normal\w*)|\bbrazos? y piernas? (?:\w+ )?(?:bien|normal\w*)/g
/** A lip still numb hours after the needle of the dentist, both sides of the face moving. */
const isNumbedByDentist = (reading: Reading): boolean =>
  NUMBED.test(reading.plain) &&
  /\b(?:both sides|settled|moves? (?:fine|normal\w*)|dentist\w* (?:me )?(?:dijo|said|told me) (?:\w+ ){0,5}\d (?:a|to|o|or) \d (?:horas|hours)|smile (?:fine|normal\w*|even)|se mueve (?:bien|normal)|(?:arms? and legs?|legs? and arms?) (?:are |feel |move )*(?:fine|ok|okay|normal\w*)|brazos? y piernas? (?:\w+ )?(?:bien|normal\w*))\b/.test(
    reading.plain,
  ) &&
  !/\b(?:droop\w*|slur\w*|hives|swell\w*|swollen|wheez\w*|arms?|legs?|cant close|breath\w*|brazos?|piernas?|ronchas)\b/.test(
    reading.plain.replaceAll(LIMBS_FINE, ' '),
  ) &&
  !hasAny(
    reading,
    NERVES_FAIL.filter((each) => each !== 'face-droop'),
  )

const AT_LIGHTING =
  /\b(?:light(?:ing)?|lit|turn(?:ing)? on|start(?:ing)?|prend\w+|encend\w+|ignit\w+)\b[^.;!?]{0,25}\b(?:stove|burner|oven|hob|grill|estufa|hornilla|horno)\b/
const FOR_A_SECOND = /\b(?:for )?(?:a|one|two|few|couple of) seconds?\b|\bun (?:segundo|momento)\b|\bsegundos\b/
const GONE_AFTER =
  /\b(?:no (?:more )?(?:smell|odou?r)|smell (?:is |was )?(?:gone|goes|went)|then the flame|ya no huele|no huele|se va el olor)\b/
/** The whiff of gas before the flame catches, gone after it, with all in the house well. */
const isWhiffAtLighting = (reading: Reading): boolean =>
  [AT_LIGHTING, FOR_A_SECOND, GONE_AFTER].every((sign) => sign.test(reading.plain)) &&
  !/\b(?:alarm|detector|hiss\w*|leak\w*|headaches?|dizz\w*|nause\w*|sick|passed out|fainted|vomit\w*|mare\w*|fuga|alarma|dolor)\b/.test(
    reading.plain,
  )

const SCREEN = /\b(?:screens?|computer|monitor|laptop|spreadsheets?|phone|gaming|pantallas?|computadora|celular)\b/
const CLEARS =
  /\b(?:for (?:a |one |few |a few )?(?:minutes?|seconds?|moment)|then (?:sharp|clear\w*|fine|normal)|(?:clears|goes away|better) (?:when|after|with|if)|mornings? (?:are|is|its) (?:\w+ )?(?:great|fine|good|clear)|por (?:un momento|unos segundos|un minuto)|luego (?:se aclara|veo bien)|en la manana (?:\w+ )?bien)\b/
/** Gritty, for a moment blurred eyes of a day at the screen, fine after rest. */
const isScreenEyes = (reading: Reading): boolean =>
  SCREEN.test(reading.plain) &&
  CLEARS.test(reading.plain) &&
  isYoung(reading) &&
  !saysInNoList(
    reading.plain,
    /\b(?:halos?|rainbow|curtain|pain\w*|hurts?|ache\w*|headaches?|vomit\w*|nause\w*|contact lens\w*|contacts|discharge|one eye|sudden\w*|double|duele\w*|dolor|lentes de contacto|un ojo|doble)\b/,
  ) &&
  !hasAny(reading, ['vision-loss', 'eye-pain', 'flashes-floaters', 'diabetes'])

const HEATED = /\b(?:sauna|hot tub|jacuzzi|hot (?:bath|shower)|steam room|temazcal|vapor|agua caliente)\b/
/** A quick pulse of the sauna that came back to normal at rest. */
const isPulseOfHeat = ({ plain, said }: Reading): boolean => {
  const pulses = [...plain.matchAll(/\b(?:pulse|heart rate|hr|pulso)\b[^.;!?\d]{0,14}(\d{2,3})\b/g)].map(([, at]) =>
    Number(at),
  )
  const last = pulses.at(-1)
  return (
    HEATED.test(plain) &&
    pulses.length > 1 &&
    last !== undefined &&
    last < 100 &&
    Math.max(...pulses) < 160 &&
    !['dizzy', 'fainted', 'chest-pain', 'short-of-breath', 'confused', 'pregnant', 'heart-disease'].some((each) =>
      said.has(each),
    )
  )
}

const IN_PLACE =
  /\b(?:battery|batteries|pila|pilas)\b[^.;!?]{0,40}\b(?:is (?:still )?(?:there|inside|in (?:it|place)|in there)|still (?:there|inside|in (?:it|place))|accounted for|sigue (?:ahi|adentro|dentro|puesta)|esta (?:ahi|adentro|dentro|completa))\b|\b(?:la pila|ahi) (?:sigue|esta)\b/
const ONE_GONE =
  /\b(?:missing|cant find|swallowed|one of (?:the|two)|other (?:one|battery)|two batteries|falta|no encuentro|se la trago|drool\w*|chok\w*|gag\w*|vomit\w*|cough\w*|opened it|came open|was open|leak\w*|corroded|babea\w*)\b/
/** A key or toy that was sucked, its battery seen in place. */
const isBatteryInPlace = ({ plain }: Reading): boolean => IN_PLACE.test(plain) && !ONE_GONE.test(plain)

const BALL_IN_THROAT = /\b(?:lump|ball|knot|bola|nudo)\b[^.;!?\n]{0,20}\b(?:throat|garganta)\b/
const OF_NERVES =
  /\b(?:stress\w*|anxi\w+|upset|fights?|argu\w+|exams?|nervios\w*|estres\w*|pele\w+|angusti\w+|ansiedad)\b/
const GONE_AT_FOOD =
  /\b(?:gone|better|disappears?|goes away|not there) (?:while|when) (?:i )?(?:am )?(?:eat\w*|drink\w*|swallow\w*)\b|\b(?:food|water|eating|swallowing)\b[^.;!?\n]{0,30}\b(?:down (?:fine|well|without)|no (?:trouble|problem))|\b(?:se (?:me )?quita al comer|(?:como|trago|paso) (?:\w+ ){0,2} ?(?:esta )?bien)\b/
const OF_ALLERGY =
  /\b(?:peanuts?|nuts?|shrimp|shellfish|stung|sting|bee|wasp|penicillin|antibiotic\w*|new (?:medicine|pill|food)|hives|itch\w*|rash|swollen|swell\w*|wheez\w*|voice|drool\w*|lips?|tongue|mani|camaron\w*|mariscos|pico|ronchas|hinch\w+|lengua)\b/
/** The ball in the throat of evenings of strain, gone at meals. */
const isBallOfStress = (reading: Reading): boolean =>
  [BALL_IN_THROAT, OF_NERVES, GONE_AT_FOOD].every((sign) => sign.test(reading.plain)) &&
  !saysInNoList(reading.plain, OF_ALLERGY) &&
  !hasAny(reading, words('hives face-swelling short-of-breath cannot-breathe drooling stridor fever weight-loss'))

const NOT_THROUGH =
  /\b(?:no (?:me )?(?:alcanzo|toco|llego|traspaso|atraveso)(?: a| al| hasta)?(?: el| la| mi)? (?:pie|piel|dedo|planta)|(?:didnt|did not|never) (?:go|get|reach|come|touch|make it|poke)(?: all the way)?(?: through| into| to)?(?: to| into)? (?:my|his|her|the) (?:foot|skin|toe|sock|sole)|(?:skin|piel) (?:is |was |isnt |not |no |esta )*(?:intact\w*|unbroken|not broken))\b/
/** A nail that stayed in the sole: where no skin is broken nothing gets in. */
const isStoppedBySole = ({ plain }: Reading): boolean =>
  NOT_THROUGH.test(plain) &&
  /\b(?:nail|screw|staple|glass|thorn|clavo|tornillo|vidrio|espina)\b/.test(plain) &&
  !/\b(?:bled|bleeding|swollen|pus|hole in my (?:foot|skin)|sangro|sangra|hinchad\w+)\b/.test(plain)

const ON_SKIN =
  /\b(?:ran|spill\w*|splash\w*|drip\w*|leak\w*|got|dropped|cayo|escurrio|salpico|derram\w+)\b[^.;!?\n]{0,30}\b(?:over|on|onto|down|en|sobre|por) (?:my|his|her|the|mi|mis|la|el|los) (?:thumb|hands?|fingers?|arm|skin|leg|foot|palm|wrist|pulgar|manos?|dedos?|brazo|piel|pierna)\b/
const WASHED = /\b(?:rins\w+|wash\w+|wiped|enjuag\w+|lave|lavo|lavamos|limpie)\b/
const GOES_THROUGH_SKIN =
  /\b(?:hydrofluoric|hf|phenol|lye|cement|acid|pesticid\w*|insecticid\w*|organophos\w*|parathion|roundup|herbicid\w*|nicotine|mercury|bleach|gasoline|pain\w*|hurts?|burn\w*|blister\w*|red|swollen|swallow\w*|drank|mouth|eyes?|dizz\w*|vomit\w*|sick|fentanyl|acido|veneno para|pesticida|sosa|cal|arde|ardor|ampolla\w*|boca|ojos?|trag\w+|bebi\w*|mare\w*)\b/
/** A drop on whole skin, washed off: no poison of coolants, oils and lamps goes through it. */
const isOnWholeSkin = (reading: Reading): boolean =>
  ON_SKIN.test(reading.plain) && WASHED.test(reading.plain) && !saysInNoList(reading.plain, GOES_THROUGH_SKIN)

const OF_ACETAMINOPHEN = /\b(?:tylenol|acetaminophen|paracetamol|acetaminofen|tempra)\b/
const MILLIGRAMS = /\b(\d{3,4}) ?(?:mg|milligrams?|miligramos)\b/g
const TWO_AT_MOST = /\b(?:one|two|1|2|una|dos|couple of) (?:\w+ )?(?:pills?|tablets?|caplets?|pastillas?|tabletas?)\b/
const MORE =
  /\b(?:(?:three|four|five|six|seven|eight|nine|ten|[3-9]|\d\d|many|several|all|tres|cuatro|cinco|seis|muchas|varias) (?:\w+ )?(?:pills?|tablets?|caplets?|pastillas?|tabletas?|times|veces)|every hour|bottle|handful|whole|again and again|overdos\w*|nyquil|excedrin|norco|percocet|vicodin|vomit\w*|yellow|belly|child|kid|toddler|baby|nin[oa]|hij[oa]|frasco|puno|die|kill)\b/
const LABEL_GRAMS = /\b(?:makes|is|was|total\w*|en total|son|hace) (?:\w+ )?([1-4](?:[.,]\d)?) ?(?:g|grams?|gramos)\b/
/** A day of acetaminophen within its label, told by pill and in sum. */
const isDoseOfLabel = ({ plain, ages }: Reading): boolean =>
  OF_ACETAMINOPHEN.test(plain) &&
  TWO_AT_MOST.test(plain) &&
  !MORE.test(plain) &&
  ages.every((age) => age >= 18) &&
  [...plain.matchAll(MILLIGRAMS)].some(([, dose]) => Number(dose) <= 500) &&
  [...plain.matchAll(MILLIGRAMS)].every(([, dose]) => Number(dose) <= 1000) &&
  Number(LABEL_GRAMS.exec(plain)?.[1]?.replace(',', '.') ?? 9) <= 3

const RAN = /\b(?:sprint\w*|ran (?:for|to|after|up)|running (?:for|to|after|up)|corri|corriendo|correr|carrera)\b/
const BREATH_BACK =
  /\b(?:in|within|after|a los|en|como a los) (?:about |like |unos |como )?(?:a|one|two|three|few|a few|un|uno|dos|tres|\d) (?:minut\w+|minutes?)\b[^.;!?\n]{0,20}\b(?:normal|fine|ok|okay|back|bien|paso|quito)\b|\b(?:normal|fine|ok|okay|back|bien|paso|quito)\b[^.;!?\n]{0,12}\b(?:in|within|after|a los|en) (?:\w+ )?(?:a|one|two|three|few|un|dos|tres|\d) (?:minut\w+|minutes?)\b/
const MORE_THAN_WINDED = words(
  'chest-pain fainted feels-faint wheezing asthma copd hives face-swelling throat-swelling allergy-trigger insect-sting coughing-blood leg-swelling-one heart-disease heart-failure pregnant postpartum post-surgery infant-word child-word age-65-plus palpitations blue-lips fever sweating getting-worse lasting cough clot-risk',
)
/** Out of breath from a run, and back to normal within minutes, in somebody with no illness of heart or lung. */
const isWindedByRun = (reading: Reading): boolean =>
  [RAN, BREATH_BACK].every((sign) => sign.test(reading.plain)) &&
  !saysInNoList(
    reading.plain,
    /\b(?:at rest|again|still|every time|worse|en reposo|otra vez|todavia|cada vez|peor|pecho|chest)\b/,
  ) &&
  isYoung(reading) &&
  !hasAny(reading, MORE_THAN_WINDED)

/** What is feared of a body or a thing with its plain cause told, and over. */
export const FEARS_WITH_A_CAUSE: readonly Explanation[] = [
  {
    of: words(
      'stroke short-of-breath fast-breath pulse-fast overdose-look limb-numb mouth-tingle joint-ache anxious palpitations feels-faint dizzy odd-limbs limb-deadened for-long for-long-alone',
    ),
    holds: isUsualOverbreathing,
    becomes: 'harmless-sign',
  },
  {
    of: words('stroke limb-numb one-side-weak legs-unsure limb-deadened joint-ache anxious'),
    holds: isLegSatOn,
    becomes: 'harmless-sign',
  },
  {
    of: words('stroke one-side-weak limb-deadened legs-unsure anxious insomnia'),
    holds: isWakingStill,
    becomes: 'harmless-sign',
  },
  {
    of: words(
      'stroke anaphylaxis overdose-look street-drug poison limb-numb palpitations face-droop joint-ache one-side-weak',
    ),
    holds: isNumbedByDentist,
    becomes: 'harmless-sign',
  },
  {
    of: words('carbon-monoxide poison fainted several-ill heartburn'),
    holds: isWhiffAtLighting,
    becomes: 'harmless-sign',
  },
  { of: words('cannot-breathe short-of-breath'), holds: isWindedByRun, becomes: 'harmless-sign' },
  { of: words('red-eye vision-change'), holds: isScreenEyes, becomes: 'harmless-sign' },
  { of: words('pulse-very-fast pulse-fast palpitations'), holds: isPulseOfHeat, becomes: 'harmless-sign' },
  {
    of: words('dangerous-object child-swallowed chewed-it small-danger'),
    holds: isBatteryInPlace,
    becomes: 'harmless-sign',
  },
  {
    of: words('throat-lump throat-swelling allergy-trigger allergy-mild'),
    holds: isBallOfStress,
    becomes: 'harmless-sign',
  },
  { of: words('lockjaw dirty-wound through-body minor-cut'), holds: isStoppedBySole, becomes: 'harmless-sign' },
  { of: words('poison chemical-thing poison-thing'), holds: isOnWholeSkin, becomes: 'harmless-sign' },
  { of: ['many-acetaminophen', 'dose-repeated'], holds: isDoseOfLabel, becomes: 'harmless-sign' },
]
