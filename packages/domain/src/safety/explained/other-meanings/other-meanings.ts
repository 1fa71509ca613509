import { words } from '../../../free-text/words'

/** Words of a danger that stand for something else where they stand so. */
export interface OtherMeaning {
  readonly of: readonly string[]
  readonly meant: RegExp
  /** What is heard in their place, if anything. */
  readonly becomes?: string
  /** Where the same words may mean what they name. */
  readonly unless?: (plain: string) => boolean
}

const RELATIVE =
  '(?:father|mother|dad|mom|mum|aunt|uncle|brother|sister|cousin|grand\\w+|nan|parent|padre|madre|tia|tio|abuel[oa]|prim[oa]|herman[oa])'
/** Who died of it, or had it at an age that is told: nobody who is ill now. */
const RELATIVE_LONG_AGO = new RegExp(
  `\\b${RELATIVE}\\b(?:(?!\\b(?:now|just|today|tonight|ahora|hoy)\\b)[^.;]){0,50}\\b(?:died|went blind|had (?:lung|breast|bowel|colon|skin)|at (?:age )?\\d\\d|aged \\d\\d|in (?:old age|his|her)|was in|murio|a los \\d\\d)\\b[^.;]*`,
  'g',
)

/** The patient may be a relative who is named at once. */
const TOLD_FIRST = new RegExp(`^.{0,60}\\b${RELATIVE}\\b`)

const IS_SWOLLEN = /\b(?:veins?|swell\w*|swollen|puff\w*|hinch\w+|varicose|varices)\b/
const IS_LAME =
  /\b(?:sudden\w*|cant|cannot|unable|lift|weak\w*|drag\w*|arms?|speech|mouth|de repente|no (?:la |lo )?pued[oe]|debil\w*|brazo)\b/
const HEADACHE = /\b(?:migrain\w*|head ?aches?|queasy|lie in the dark)\b/
const SEES_NOT = /\bno (?:\w+ )?(?:veo|ve)\b/
const KIN_GONE_BLIND =
  /\b(?:mother|father|mom|dad|mum|brother|sister|uncle|aunt|cousin|grand\w+|relative|madre|padre|abuel[oa]|ti[oa]|prim[oa]|herman[oa])s?\b[^.;!?\n]{0,30}\b(?:went|is|was|became|lost|blind|quedo|cieg[oa])\b[^.;!?\n]{0,50}/g
const GOES_BLIND =
  /\b(?:blind\w*|cieg[oa]|(?:lost|losing|lose) (?:\w+ )?(?:sight|vision)|(?:sight|vision) (?:loss|gone|lost)|curtain)\b/

/** "Pale urine" is no pale skin, "woke and cannot turn my head" no coma. */
export const OTHER_MEANINGS: readonly OtherMeaning[] = [
  {
    of: ['mottled-skin', 'gray-look'],
    meant:
      /\b(?:urine|pee|wee|stools?|poops?|motions|phlegm|orina|heces)\b(?:[, ]+\w+){0,4}? (?:pale\w*|palid\w+)|\b(?:pale\w*|palid\w+)[, ]+(?:\w+[, ]+){0,2}?(?:urine|pee|wee|stools?|yellow|pink|straw|cent(?:er|re)|middle|patch\w*|spots?|scar|ring|orina)|\b(?:mucosa\w*|turbinates?|membranes?|conjunctiva\w*)\b[^.;]{0,15}\bpale\b|\bpale (?:\w+ )?(?:nasal )?(?:mucosa\w*|turbinates?)|\b(?:paler|pale) (?:in the )?(?:middle|cent(?:er|re))|\b(?:urine|pee|wee|stools?|poops?|poos?|phlegm|sputum) (?:is |was |are |were |still |stays |looks |runs )*(?:\w+ )?(?:pale|grey|gray)\b|\b(?:pale|gr[ae]y)(?: yellow| straw)? (?:urine|pee|wee|stools?|poops?|phlegm)\b|\bpaler? (?:middle|cent(?:er|re)|ring|halo)\b|\b(?:his|her|my|the)?(?: \w+)? ?urine has turned dark and (?:his|her|my|the) stools pale\b/g,
  },
  {
    of: ['drowning'],
    meant:
      /\b(?:hand|finger|thumb|arm|wrist|foot|toe|leg|burn|it|skin)\b[^.;]{0,25}\bunder (?:the |a )?(?:cool|cold|running|lukewarm|tap|tepid)\b[^.;]*/g,
  },
  {
    of: ['fruity-breath'],
    meant:
      /\b(?:ketones?|cetonas?)\b[^.;,]{0,18}\b(?:(?:\w+ ){0,5}negativ[oa]s?|0[.,]\d|1[.,][0-4]|negativ\w*|nil|none|trace|normal\w*|neg|bajas?)\b|\bno (?:ketones?|cetonas?)\b/g,
  },
  {
    of: ['lockjaw'],
    meant: /\b(?:vacuna (?:\w+ ){0,3})?tetanos\b[^.;]{0,15}\b(?:al dia|vigente|puesta|vacun\w+|hace)\b/g,
  },
  {
    of: ['unresponsive', 'not-wake'],
    meant:
      /\b(?:woke|woken|wake|waking)\b[^.;]{0,50}\b(?:cant|couldnt|cannot|unable to) (?:turn|move|bend|lift|straighten|tilt|raise|rotate|look)\b|\b(?:bult\w+|nodul\w+|bolita|bola|ganglio|zona dura|lump|node|gland|nodule)\b[^.;]{0,70}\b(?:no se mueve|not moving|doesnt move|not mov\w+)|\b(?:woke|wakes?|waking|awoke) (?:up )?(?:(?:this|yesterday|in the) (?:morning )?|today )?(?:and |with |to )?(?:(?:a |my )?stiff neck )?(?:i |he |she )?(?=(?:cant|couldnt|could not|cannot|unable to|hardly) (?:\w+ )?(?:turn|bend|twist|straighten|lift|raise|move (?:my|his|her) (?:neck|head|shoulder|back)|fully))/g,
  },
  {
    of: ['child-abuse', 'stiff-neck', 'sexual-assault'],
    meant:
      /\btouch(?:es|ed|ing)? (?:his|her|my|the|their) (?:chin|nose|toes|knees|ear)\b|(?<!\b(?:not|cant|cannot) )\b(?:can|could|able to) (?:\w+ )?(?:put|get|tuck|bring) (?:his|her|my) chin (?:on|to|down to) (?:his|her|my) chest\b(?: no problem| fine| easily)?|\btouch\w* (?:his|her|my|their|the) (?:chin|toes|nose)(?: to (?:his|her|my|their|the) (?:chest|knees?))?/g,
  },
  {
    of: ['cannot-breathe', 'short-of-breath'],
    meant:
      /\b(?:isnt|not|wasnt|is not|doesnt) breath\w+ (?:any )?(?:fast\w*|hard\w*|heav\w+|quick\w*|rapid\w*|noisi\w*|deeply|oddly)\b|\bno (?:\w+ )?(?:difficulty|trouble|problems?) (?:with |in )?breathing\b(?: or \w+(?: \w+)?)?|\b(?:isnt|not|arent|wasnt|never) breathing (?:too |very |so )?(?:fast|hard|heav\w+|quick\w*|rapid\w*|nois\w+)[^.;!?\n]*|\b(?:no|without|denies) (?:difficult\w*|trouble|problems?|issues?) (?:with )?(?:breathing|swallowing)(?:,? (?:or|nor) [^.;!?\n]*)?/g,
  },
  {
    of: ['one-side-weak'],
    meant: /\bno (?:rodea|afecta|toma|compromete|incluye|da la vuelta a) (?:\w+ ){0,2}(?:mano|dedos?|brazo)\b/g,
  },
  {
    of: ['extreme-pain'],
    meant:
      /(?<!\bno (?:\w+ )?)\b(?:aguant\w+|soport\w+|toler\w+) (?:bien )?(?:el |la )?(?:dolor|molestia)\b[^.;]{0,40}/g,
  },
  {
    of: ['jaundice', 'liver-disease'],
    meant:
      /\b(?:bruis\w*|bump|lump|swelling|egg|moreton\w*)\b[^.;]{0,90}\b(?:yellow\w*|amarill\w+)\b|\b(?:bruise|bump|lump|shiner)\b[^.;!?\n]{0,60}\byellow\w*(?:[ -]green)?|\b(?:mucus|phlegm|snot|sputum|discharge|nose|pus|crusts?|boogers?|scabs?|mocos?|flemas?)\b[^.;!?\n,]{0,40}\b(?:yellow\w*(?:[ -]green\w*)?|amarill\w*)|\b(?:nails?|scales?|flakes?|crusts?) (?:\w+ ){0,3}yellow\w*/g,
  },
  {
    of: ['black-stool'],
    meant: /\b(?:urine|pee|orina)\b[^.;]{0,25}\b(?:dark|oscura)\b[^.;]{0,25}\b(?:stools?|heces)\b[^.;]{0,12}/g,
  },
  { of: ['poison'], meant: /\bpoisons? (?:help ?line|line|cent(?:er|re)|information|hotline|service)\b[^.;]{0,12}/g },
  {
    of: ['vision-loss'],
    meant:
      /\b(?:sight|vision|eyesight|vista) (?:has |had |have |is |se )?(?:gone|went|going|become|becoming|got|getting|grown|puesto) (?:a bit |a little |slightly |more |so )?(?:misty|cloudy|foggy|hazy|blurr\w+|fuzzy|dim\w*|milky|smear\w+|borros\w+|nublad\w+)\b/g,
    becomes: 'vision-change',
  },
  { of: ['lethal-means'], meant: /\b(?:toy|model|electric|steam) (?:trains?|guns?|planes?)\b/g },
  {
    of: ['choking'],
    meant:
      /\b(?:snor\w*|ronquid\w+|ronca\w*)\b[^.;]{0,30}\b(?:as if|like|como si)\b[^.;]{0,12}\b(?:chok\w+|atragant\w+)/g,
  },
  {
    of: ['cannot-keep-down'],
    meant:
      /\b(?:not|isnt|never|dont|doesnt|wasnt) drink\w* (?:any ?more|more|alcohol|much|heavily|beer|wine)\b|\b(?:does not|doesnt|dont|do not) drink\b(?= ?(?:[.,;|]|or|$))/g,
  },
  {
    of: ['sepsis'],
    meant:
      /\b(?:scared|afraid|worried|terrified|frightened|panick\w*|convinced) (?:of|about|it (?:could|might) be|this is|its) (?:\w+ )?sepsis\b/g,
  },
  {
    of: ['stroke'],
    meant:
      /\b(?:neighbou?r|friend|coworker|colleague|mother in law|google|internet) (?:says?|said|thinks?|joked|insists?) (?:that )?(?:it|this|its|i)\b[^.;]{0,40}/g,
  },
  {
    of: ['post-surgery'],
    meant:
      /\b(?:\w+oscop\w*|surgery|operation|\w+ectomy|bypass|biopsy|cirugia|operacion|operaron)\b[^.;]{0,30}\b(?:\w+ )?(?:years?|decades?) (?:ago|before|earlier)\b|\b(?:\w+oscop\w*|cirugia|operacion|operaron)\b[^.;]{0,20}\bhace (?:\w+ )?anos\b|\b(?:\w+oscop\w*|surgery|operation|\w+ectomy|biopsy) (?:\w+ ){0,2}last (?:year|spring|summer|fall|autumn|winter)\b|\b(?:last|next|yearly) (?:year )?(?:\w+oscop\w*)\b|\b(?:\w+oscopia|cirugia|operacion) (?:\w+ ){0,2}(?:el ano pasado|del ano pasado)\b/g,
  },
  {
    of: ['hearing-fading'],
    meant: /\b(?:realiz\w+|noticed|found) (?:\w+ ){0,2}(?:on|over) the phone\b/g,
  },
  { of: ['severe-pain'], meant: /\b(?:nunca|jamas|never)\b[^.;]{0,30}\b(?:dolor|pain)\b(?: \w+)?/g },
  {
    of: ['eye-pain'],
    meant:
      /\b(?:pain|ache|aching|throb\w*|stab\w*|pulsing)\b (?:\w+ ){0,2}(?:over|above|behind|around) (?:one|my|the|her|his|left|right|an?) (?:\w+ )?eyes?\b/g,
    becomes: 'headache',
    unless: (plain) => !HEADACHE.test(plain),
  },
  {
    of: ['testicle-pain', 'groin-blow'],
    meant:
      /\bballs? of (?:my|his|her|the|each|both|one|left|right)? ?(?:left |right )?(?:foot|feet|thumb|toe|big toe)\b|\bball of foot\b/g,
  },
  {
    of: ['blood-in-stool'],
    meant:
      /\bred (?:[\w-]+ ){0,2}(?:bottom|bum|buttocks?|nappy area|diaper area|skin|rash|patch\w*|eyes?|cheeks?)\b|\b(?:bottom|bum|buttocks?|cheeks?|skin) (?:is |are |looks? )?(?:\w+ )?red\b/g,
  },
  {
    of: ['urine-trouble', 'cannot-hold-urine'],
    meant: /\bwet(?:ter| sounding)? cough\w*|\bwet (?:nappies|diapers)\b/g,
  },
  {
    of: ['genital-discharge'],
    meant:
      /\b(?:nasal|nose|ear|eye|nipple|sinus) (?:discharge|drainage)\b|\bdischarge from (?:the |my |his |her |one |both )?(?:\w+ )?(?:nose|nostrils?|ears?|eyes?|navel|wound)\b/g,
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:legs?|cal(?:f|ves)|ankles?|feet|foot|piernas?) (?:\w+ )?(?:feels?|is|are|felt|gets?|se sienten?) (?:\w+ )?(?:heavy|pesad[oa]s?)\b|\b(?:heavy|tired) (?:feeling )?(?:legs?|cal(?:f|ves))\b/g,
    unless: (plain) => !IS_SWOLLEN.test(plain) || IS_LAME.test(plain),
  },
  {
    of: ['postpartum'],
    meant:
      /\b(?:gave birth to|had|delivered|mother of|after|dio a luz a|tuvo) (?:two|three|four|five|six|[2-9]|several|dos|tres|cuatro|cinco) (?:\w+ )?(?:children|kids|babies|births|deliveries|pregnancies|hijos|partos)\b(?![^.;]{0,30}\b(?:yesterday|today|days?|weeks?|ayer|hoy|dias|semanas)\b)|\b(?:gave birth|dio a luz)\b[^.;]{0,30}\b(?:years ago|hace \w+ anos)\b/g,
  },
  {
    of: ['weight-up-fast'],
    meant:
      /\b(?:up|gained|put on)\b[^.;!?\n]{0,25}\b(?:pounds?|lbs?|kilos?|kg)\b[^.;!?\n]{0,15}\b(?:since (?:last )?(?:spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|christmas|year|high school|college)|(?:over|in|during) (?:the )?(?:past |last )?(?:\w+ )?(?:months|an? year|years?)|this year)\b/g,
  },
  { of: ['anxious'], meant: /\bon (?:the |its )?edges? of\b/g },
  {
    of: ['face-droop'],
    meant:
      /\b(?:(?:left|right) )?(?:lower|upper) (?:(?:left|right) )?(?:eye ?)?lids?\b(?![^.;!?\n]{0,40}\b(?:droop\w*|sag\w*|hang\w*|drop\w*|sink\w*|slid\w*)\b)/g,
  },
  { of: ['palpitations'], meant: /\b(?:eye ?lids?|lids?|baby)\b[^.;!?\n]{0,50}\bflutter\w*/g },
  {
    of: ['one-side-weak'],
    meant: /\bheav\w+ (?:\w+ )?between (?:my|his|her|the) legs\b/g,
  },
  { of: ['violence-home'], meant: /\bhearts? (?:\w+ )?beat(?:s|ing)?\b/g },
  {
    of: ['short-of-breath'],
    meant: /\b(?:snor\w*|ronca\w*|ronquid\w+)\b[^.;!?\n]{0,40}\b(?:breath\w*|respira\w*)/g,
  },
  {
    of: ['saddle-numb'],
    meant:
      /(?<!\b(?:cant|cannot|dont|doesnt|not|longer|couldnt|hardly|barely) )\bfeels? (?:everything|it all|the paper|normal\w*|fine|all of it)\b[^.;!?\n]{0,25}|\bsiento (?:todo|bien)\b[^.;!?\n]{0,25}/g,
  },
  { of: ['hair-loss'], meant: /\b(?:gain\w*|puts? on|putting on) (?:plenty of |good )?weight\b/g },
  { of: ['no-urine'], meant: /\bplenty of wet (?:nappies|diapers)\b|\bdribbl\w+ it\b/g },
  { of: ['baby-delusion'], meant: /\bsomething (?:annoys|upsets|scares|frightens|startles|hurts) (?:him|her)\b/g },
  {
    of: ['dangerous-accident', 'back-danger'],
    meant: /\b(?:fell|came|tumbled|slipped) (?:off|from) (?:(?:a|his|her|the|my) )?(?:kick )?scooter\b/g,
  },
  {
    of: ['copd', 'cancer', 'heart-disease'],
    meant:
      /\b(?:my |his |her )?(?:nan|nana|gran|granny|grandad|granddad|grandpop|gramps|neighbou?r|coworker|colleague)\b[^.;!?\n]*/g,
  },
  {
    of: ['trunk-word', 'bad-burn', 'burn'],
    meant:
      /\bburning (?:between|in|of|under|on) (?:the |my |his |her |both )?(?:\w+ ){0,3}(?:toes?|feet|foot|soles?|tongue|mouth|eyes?)\b/g,
  },
  {
    of: words('stroke lung-clot heart-attack cancer vision-loss dangerous-accident fainted'),
    meant: RELATIVE_LONG_AGO,
    unless: (plain) => TOLD_FIRST.test(plain),
  },
  {
    of: ['vision-loss'],
    meant: KIN_GONE_BLIND,
    unless: (plain) => !(plain.match(KIN_GONE_BLIND) ?? []).some((told) => GOES_BLIND.test(told)),
  },
  {
    of: ['vision-loss', 'vision-change'],
    meant: /(?<!\bno )\b(?:veo|ve) (?:muy |perfectamente )?(?:bien|normal)\b/g,
    unless: (plain) => SEES_NOT.test(plain),
  },
]
