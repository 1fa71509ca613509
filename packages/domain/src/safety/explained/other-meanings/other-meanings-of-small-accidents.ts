import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const CHILD =
  /\b(?:my (?:\w+ )?(?:baby|toddler|son|daughter|kid|child|girl|boy|grandson|granddaughter)s?|(?:\d+|two|three) (?:year|month|yr|mo)s? old|mi (?:\w+ )?(?:bebe|hij[oa]|nin[oa]|niet[oa]))\b/
const MILD_PILL =
  /\b(?:vitamin (?:c|b ?\d*)|(?:gummy )?(?:multi ?)?vitamins?|(?:vitamin )?gumm(?:y|ies)|cough drops?|probiotics?|tums|antacids?|vitamina (?:c|b ?\d*)|gomitas de vitaminas?|multivitaminico|pastillas para la tos)\b/
const STRONG_OR_MANY =
  /\b(?:iron|ferrous|prenatal\w*|vitamin (?:a|d)|niacin|thc|cbd|weed|edibles?|melatonin|sleep\w*|benadryl|tylenol|bottle|jar|handful|whole|entire|container|pack|(?:[2-9]\d|\d\d\d) (?:\w+ ){0,2}?(?:of (?:them|the|those)|gummies|vitamins|pills|tablets|drops)|(?:ate|took|had|eaten) (?:like |about |around |maybe )?[1-9]\d|dozens?|hundred|vomit\w*|drows\w*|dizz\w*|on purpose|depress\w*|suicid\w*|want(?:ed)? to (?:die|end)|die tonight|hierro|frasco|puno|bote|vomit\w+|mare\w*|a proposito)\b/
const isNoMildPill = (plain: string): boolean =>
  !MILD_PILL.test(plain) || CHILD.test(plain) || STRONG_OR_MANY.test(withoutDenials(plain))
const TASTED =
  /\b(?:(?:a|one|tiny|single|few|couple of) (?:drops?|lick|splash|speck|dab|smear)|lick\w*|on (?:my|the) lips?|una gota|gotita|lami\w*|chup\w*|en (?:el|los) labios?)\b/
const DRUNK =
  /\b(?:drank|drunk|drink\w*|gulp\w*|swallow\w*|bottle|shots?|passed out|vomit\w*|throw\w*|confus\w*|wont wake|slur\w*|drows\w*|sleepy|dizz\w*|bebi\w*|tome|tomo|trag\w+|botella|borrach\w*|vomit\w+|mare\w*)\b/
const SAME_DRUG =
  /\b(?:same (?:drug|pill|medicine|medication|med|tablet)|(?:misma|mismo) (?:medicina|pastilla|medicamento))\b/
const SAME_DOSE =
  /\b(?:same (?:dose|strength|number|amount|mg|milligrams?)|my (?:own|usual|normal) dose|misma dosis|mi (?:propia )?dosis)\b/
const MORE_TAKEN =
  /\b(?:both|also took|as well|too many|twice|two|three|second|again|dizz\w*|faint\w*|slow|weak\w*|confus\w*|child|toddler|ambas|dos|tambien me tome|otra vez|mare\w*|desmay\w*|debil\w*)\b/
const CHECKED_LABELS =
  /\b(?:both (?:bottles|labels|boxes)|twice now|two (?:different )?(?:pill ?)?(?:boxes|bottles)|checked (?:\w+ ){0,3}twice)\b/g
const isNotTheSame = (plain: string): boolean =>
  !SAME_DRUG.test(plain) ||
  !SAME_DOSE.test(plain) ||
  MORE_TAKEN.test(withoutDenials(plain.replaceAll(CHECKED_LABELS, ' ')))
const PANIC = /\b(?:panic attacks?|ataques? de (?:panico|ansiedad))\b/
const AS_BEFORE =
  /\b(?:same as|as usual|as always|like (?:always|the others|every time)|diagnos\w*|therapist|many times|seventh|eighth|igual que|como siempre|terapeuta|muchas veces)\b/
const IS_OVER =
  /\b(?:(?:it )?(?:passed|ended|was over|went away|stopped) (?:\w+ ){0,2}(?:in|after|within)|(?:was|is|its) over|(?:been|felt|feel) (?:fine|well|ok|okay|good) since|nothing since|se me (?:paso|quito)|paso en|ya paso|desde entonces (?:estoy )?bien)\b/
const IS_NOW =
  /\b(?:right now|happening|wont (?:stop|go)|again (?:now|today)|chest (?:hurts|pain)|cant (?:breathe|swallow)|worse|different this time|ahora(?:ita)?|no (?:se me quita|puedo respirar)|esta vez)\b/
const NOT_PANIC_OVER = (plain: string): boolean =>
  !PANIC.test(plain) || !AS_BEFORE.test(plain) || !IS_OVER.test(plain) || IS_NOW.test(withoutDenials(plain))
const HURT_ARM =
  /\b(?:fell|fall\w*|land(?:ed|s)|jump\w*|trip\w*|yank\w*|pulled|tugged|swung|trampoline|couch|slide|monkey bars|elbow|wrist|collarbone|cayo|caida|jal\w+|codo|muneca|brinc\w+)\b/
const OF_THE_BRAIN =
  /\b(?:face|smile|speech|slur\w*|talk(?:s|ing)? (?:funny|weird|strange)|droop\w*|(?:and|or) (?:his|her|the|my) (?:\w+ )?leg|hit (?:his|her|my) head|confus\w*|seizure|grandm\w+|grandp\w+|woke up|suddenly|de repente|cara|sonrisa|pierna|cabeza|convuls\w*)\b/
const NOSE = /\b(?:nose|nostrils?|nasal|congest\w*|stuffy|nariz|fosa)\b/
const AIRLESS =
  /\b(?:wheez\w*|asthma|inhaler|chest|blue|gasp\w*|cough\w*|lungs?|panic|worse|tight|short of breath|asma|silb\w*|pecho|tos)\b/
const LIMP_IS_REAL =
  /\b(?:fever\w*|swollen|swelling|swells|deformed|bent|crooked|bone|snap\w*|crack\w*|pop\w*|wont (?:walk|stand|put)|cant (?:walk|stand|put)|refus\w*|scream\w*|worse|purple|numb\w*)\b/
const FLOATERS_NEW =
  /\b(?:new|more|sudden\w*|flash\w*|curtain|shadow|shower|veil|dark|blurr\w*|worse|lost|nuev[oa]s|mas|destellos?|cortina|sombra|de repente|borros[oa])\b/
const CHECKED_FLOATERS =
  /\b(?:eye doctor|optometrist|ophthalmologist|retina\w*|doctor|oculista|oftalmolog\w+|optometrista)\b[^|]{0,60}\b(?:normal|harmless|fine|nothing wrong|healthy|just|bien|normales|inofensiv[oa]s)\b/
const UNCHANGED =
  /\b(?:(?:nothings?|nothing has|havent|hasnt|not|they dont|no han|nada ha|no ha) (?:\w+ )?(?:chang\w*|cambi\w*)|(?:the )?same (?:ones|as (?:before|ever|always))|(?:los|las) mism[oa]s)\b/

/** Words of danger of an accident too small for them, or of a part of the body they do not tell of. */
export const OTHER_MEANINGS_OF_SMALL_ACCIDENTS: readonly OtherMeaning[] = [
  {
    of: words('too-many-pills overdose-look'),
    meant: /\b(?:overdos\w*|sobredosis)\b/g,
    unless: isNoMildPill,
  },
  {
    of: ['alcohol-poisoning'],
    meant: /\balcohol poisoning\b|\bintoxicacion (?:por|con) alcohol\b/g,
    unless: (plain) => !TASTED.test(plain) || CHILD.test(plain) || DRUNK.test(withoutDenials(plain)),
  },
  {
    of: words('too-many-pills dose-mistake'),
    meant:
      /\b(?:overdos\w*|sobredosis)\b|\b(?:took|taken|tome|tomo) (?:\w+ ){1,8}?(?:instead of (?:mine|my own|my)|en (?:vez|lugar) de (?:la|el) mi[ao])\b/g,
    unless: isNotTheSame,
  },
  {
    of: ['choking'],
    meant:
      /\b(?:feelings?|sensations?|sense) of (?:choking|suffocat\w+)\b|\bsensacion de (?:ahogo|asfixia|atragant\w+)\b/g,
    unless: NOT_PANIC_OVER,
  },
  {
    of: ['small-danger', 'dangerous-object', 'chewed-it'],
    meant:
      /\b(?:9|nine|nueve) ?(?:v|volts?|voltios?) (?:batter\w+|pilas?)\b|\b(?:pila|bateria) (?:cuadrada|de (?:9|nueve) ?(?:v|volt\w*))\b/g,
    unless: (plain) =>
      /\b(?:button|coin|missing|gone|leak\w*|broke\w*|blister\w*|bleed\w*|chok\w*|drool\w*|vomit\w*|opened|acid|swallow(?:s|ed)|boton|moneda|falta|trago|derram\w*|babe\w*|vomit\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:wont|doesnt want to|refuses to|isnt|not) (?:use|using|move|moving|lift|lifting) (?:the|his|her|that|one|it|this) ?(?:\w+ )?(?:arm|hand|elbow|wrist)\b|\bno (?:quiere )?(?:mover|usar|mueve|usa|levantar) (?:el|la|ese|su) (?:brazo|mano|codo)\b/g,
    unless: (plain) => !CHILD.test(plain) || !HURT_ARM.test(plain) || OF_THE_BRAIN.test(withoutDenials(plain)),
    becomes: 'same-day',
  },
  {
    of: ['cannot-breathe', 'short-of-breath'],
    meant:
      /\b(?:cant|cannot|couldnt|hard to|trouble) breath(?:e|ing) (?:at all )?(?:from|through|out of|on|thru) (?:the |my |his |her |that |one |its )?(?:left|right|one|other|blocked) ?(?:side|nostril|nose)?\b|\bno (?:puedo|puede) respirar (?:por|de) (?:el lado|la fosa|un lado|ese lado|una fosa) ?(?:izquierd[oa]|derech[oa])?/g,
    unless: (plain) => !NOSE.test(plain) || AIRLESS.test(withoutDenials(plain)),
    becomes: 'same-day',
  },
  {
    of: ['cannot-breathe'],
    meant:
      /\b(?:cant|cannot) breathe (?:when|if|whenever|cause|because) i(?:m| am)? ?laugh\w*(?: (?:too|so|really) (?:hard|much))?|\bno puedo respirar (?:cuando|si) me rio\b/g,
    unless: (plain) => AIRLESS.test(withoutDenials(plain)),
  },
  {
    of: ['tremor'],
    meant:
      /\b(?:my |his |her |the |one |left |right |lower |upper )*(?:eye ?lids?|eyes?|lids?) (?:has |have |is |are |keeps? |been |was |just |wont stop )*twitch\w*|\btwitch\w* (?:in |of )?(?:my |the |his |her )?(?:\w+ )?(?:eye ?lids?|eyes?)\b|\b(?:me |le )?(?:tiembla|brinca|salta|late) (?:el|un) (?:ojo|parpado)\b/g,
    unless: (plain) =>
      /\b(?:weeks?|months?|droop\w*|half|side of (?:my|his|her) face|cheek|mouth|weak\w*|numb\w*|vision|double|closes|shut|seizure|semanas?|meses|mejilla|boca|cara|debil\w*|vista)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['infection'],
    meant:
      /\bboil(?:ed|ing)?[ -](?:water )?(?:notice|advisory|order|alert|warning)\b|\b(?:aviso|alerta) de (?:hervir|hervido)\b/g,
  },
  {
    of: ['withdrawal'],
    meant:
      /\b(?:heat\w*|furnace|air|ac|a c|winter|wind|weather|fan|radiator|stove|dryer|humidity) (?:\w+ ){0,5}?(?:dr(?:y|ies|ied|ying) (?:\w+ )?out)\b|\bdr(?:y|ies|ied|ying) out (?:the|my|our|his|her) (?:\w+ )?(?:apartment|house|air|nose|skin|room|sinuses|eyes|hands|lips)\b/g,
  },
  {
    of: words('hearing-fading'),
    meant:
      /\bturn(?:s|ed|ing)? (?:off|down) (?:the|his|her|my|our) (?:tv|television|radio|music|volume|sound)\b|\b(?:apaga|apago|baja|bajo) (?:la tele|el radio|la radio|la musica|el volumen)\b/g,
  },
  {
    of: words('face-swelling throat-swelling swelling-other'),
    meant:
      /\bneck (?:\w+ )?(?:like|of) (?:an? )?(?:bull|linebacker|wrestler|tree|tree trunk|weight ?lifter)\b|\bcuello (?:de|como(?: de| un)?) toro\b|\bbull ?neck(?:ed)?\b(?= and snor| with snor)/g,
    unless: (plain) => !/\b(?:snor\w*|ronca\w*|ronquid\w*)\b/.test(plain),
  },
  {
    of: ['severe'],
    meant:
      /(?<!\bthe )\bworst (?:at (?:night|bedtime)|in the (?:mornings?|evenings?)|after (?:a )?(?:hot )?(?:shower|bath))\b/g,
    unless: (plain) =>
      !/\b(?:itch\w*|dry skin|heartburn|congest\w*|cough)\b/.test(plain) ||
      /\bpain(?:s|ful)?\b/.test(withoutDenials(plain)),
  },
  {
    of: ['same-day', 'dangerous-object', 'child-swallowed'],
    meant:
      /\b(?:lump|bump|node|gland|nodule|swelling|knot|bolita|bulto|ganglio)\b[^.;!?\n]{0,40}\b(?:about|like|size of|than|maybe|como|tamano de) (?:an? |una? )?(?:pea|bean|marble|grape|pebble|chicharo|frijol|canica|uva)\b/g,
    unless: (plain) =>
      /\b(?:stuck|shoved|pushed|put|inside|fever\w*|red|hot|grow(?:ing|s)|grew|bigger|metio|adentro|fiebre|roj[oa]|caliente|crec\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('leg-swelling-one leg-swelling'),
    meant:
      /\b(?:bruis\w*|black and blue|moreton\w*|moret[eo]\w*)\b[^.;!?\n]{0,30}\b(?:thigh|leg|shin|calf|hip|muslo|pierna|espinilla)\b[^.;!?\n]{0,12}\b(?:size of|big as|tamano de|tan grande como)\b/g,
    unless: (plain) =>
      /\b(?:swollen|swell\w*|puffy|warm|hot|tight|calf|breath\w*|chest|hinchad[oa]|hinch\w+|caliente|pantorrilla|pecho)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('bleeding vaginal-bleeding'),
    meant:
      /\b(?:vaginal |the |my )?bleeding +(?:ended|stopped|over|done) +(?:\w+ +)?(?:weeks|months) ago\b|\b(?:says?|swears?|insists?|convinced)(?: that)? (?:im|hes|shes|i am|its) "?bleeding internally"?/g,
    unless: (plain) =>
      /\b(?:pads?|clots?|again|period|pregnan\w*|dizz\w*|faint\w*|belly|stool|vomit\w*|thinners?|warfarin|eliquis)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('floaters flashes-floaters vision-change'),
    meant: /\b(?:floaters?|squiggles?|specks?|cobwebs?|floating|moscas volantes|flotadores)\b/g,
    unless: (plain) =>
      !CHECKED_FLOATERS.test(plain) || !UNCHANGED.test(plain) || FLOATERS_NEW.test(withoutDenials(plain)),
  },
  {
    of: ['refuses-walk'],
    meant:
      /\blimp(?:s|ing|ed)? only (?:when|if|while) (?:some(?:body|one)|any(?:body|one)|i|we|people|grandma) (?:is |am |are |s )?(?:look\w*|watch\w*)|\b(?:cojea|renquea) (?:solo|nomas|nada mas) (?:cuando|si) (?:alguien )?(?:la|lo) (?:ve\w*|mira\w*)/g,
    unless: (plain) => LIMP_IS_REAL.test(withoutDenials(plain)),
  },
  {
    of: ['broken-bone'],
    meant: /\b(?:has|have|says|got) (?:an? )?"broken (?:leg|arm|foot|toe|finger|ankle|wrist)"/g,
    unless: (plain) =>
      LIMP_IS_REAL.test(withoutDenials(plain)) ||
      !/\b(?:jump\w*|runs?|running|danc\w*|giggl\w*|plays?|playing)\b/.test(plain),
  },
  {
    of: ['elder-word'],
    meant:
      /\b(?:great )?(?:grand(?:ma|mother|pa|father|dad)|nana|granny)(?: on the phone| online)? (?:insists|swears|says|thinks|wants) (?:that )?(?:i|we|me|us)\b/g,
    unless: (plain) => !/^.{0,10}\bmy (?:\d+|\w+) (?:year|month|yr)s? old\b/.test(plain),
  },
  {
    of: words('long-lasting lasting month-or-more'),
    meant:
      /\b(?:babys?|newborns?|son|daughter|shes|hes|she is|he is) (?:is |only |just |now )?\d+ (?:weeks|months)(?= and\b| old\b|[,.])|\b\d+[ -]months? (?:shots?|vaccin\w*|check ?up|visit|well)\b|\b(?:stays?|sits|remains) in (?:you|your \w+|the \w+|him|her|there) for (?:\w+ )?years\b|\bse queda (?:\w+ ){0,4}(?:\w+ )?anos\b|\bnext weeks? (?:check ?up|visit|appointment)\b/g,
  },
  {
    of: words('headache severe-headache'),
    meant: /\bkilling me in my head\b|\bslowly killing (?:me|us)\b/g,
  },
  {
    of: ['speech-trouble'],
    meant:
      /\bsounds? (?:like|as if|as though) (?:its |theyre |its all |everything is |it is |im )?(?:\w+ )?(?:packed|stuffed|filled|full|plugged|wrapped|underwater|under water|through|in) ?(?:with |of |in )?(?:\w+ )?(?:cotton|wool|water|a tunnel|a pillow)?/g,
    unless: (plain) =>
      !/\b(?:ear|ears|hearing)\b/.test(plain) ||
      /\b(?:my|his|her) (?:words|speech|voice|talking|mouth|tongue)|slur\w*|talk\w*|face|arm|weak\w*/.test(
        withoutDenials(plain),
      ),
    becomes: 'same-day',
  },
  {
    of: ['fruity-breath'],
    meant: /\b(?:ketones?|cetonas?)\b[^.;!?\n]{0,20}?\b(?:small|low|bajas|pequenas)\b/g,
    unless: (plain) =>
      /\b(?:moderate|large|high ketones|vomit\w*|throw\w*|breath\w*|belly|stomach|confus\w*|drows\w*|weak\w*|fruity|nause\w*|rising|vomit\w+|respir\w*|panza|mare\w*)\b/.test(
        withoutDenials(plain),
      ),
    becomes: 'same-day',
  },
  {
    of: ['poison'],
    meant:
      /\b(?:have|did|am|could) i (?:just |have |really )?poison\w* (?:myself|us|my family|everyone|them)\b|\bme (?:habre )?envenen(?:e|ado)\b/g,
    unless: (plain) =>
      !/\b(?:plastic|microwav\w*|tupperware|styrofoam|wax paper|parchment|foil|recipiente de plastico|microondas|unicel)\b/.test(
        plain,
      ) ||
      /\b(?:drank|swallow\w*|chewed|bleach|cleaner|vomit\w*|dizz\w*|fumes|breath\w*|smoke|headache|pieces?|trag\w+|tome|cloro|vomit\w+|mare\w*|humo)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['animal-bite'],
    meant:
      /\bcat(?:s)? (?:\w+ )?scratch\w*(?: me| us)?(?: fever| disease)?|\bscratch\w* (?:by|from) (?:my|our|the) (?:own )?(?:\w+ )?(?:cat|kitten)\b|\b(?:me )?(?:rasguno|arano) (?:mi|el|la) (?:propi[oa] )?gat\w+/g,
    unless: (plain) =>
      !/\b(?:indoor|house ?cat|my own|our own|de (?:la )?casa)\b/.test(plain) ||
      !/\b(?:vaccinat\w*|shots|vacunad[oa])\b/.test(plain) ||
      !/\b(?:barely|tiny|thin|faint|superficial|surface|hairline|didnt bleed|apenas|finit[oa])\b/.test(plain) ||
      /\b(?:deep|red|redness|swollen|swelling|pus|(?<!scratch )fever|stray|eyes?|baby|toddler|bit|bitten|bites|streaks?|lumps?|glands?|diabet\w*|chemo|transplant|immun\w*|profund[oa]|roj[oa]|hinchad\w*|fiebre|ojo|mordio|defensas)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('animal-bite same-day'),
    meant:
      /\b(?:human bites?|(?:was |got |been )?bit(?:ten)? (?:me|by)|(?:was |got )bitten|bit (?:me|my \w+)|s[ua]nk (?:his|her) teeth(?: in(?:to)?)?|me mordio|mordid[oa] (?:de|por))\b/g,
    unless: (plain) =>
      !/\b(?:by (?:a|my|another) (?:\w+ )?(?:child|toddler|kid|baby)|(?:my|our) (?:\w+ )?(?:toddler|baby|son|daughter|\d year old)|mi (?:bebe|hij[oa]|nin[oa]))\b/.test(
        plain,
      ) ||
      !/\bskin (?:isnt|is not|wasnt|was not|didnt|never) (?:\w+ )?(?:broken|break|broke)|\b(?:didnt|did not|doesnt|hasnt) (?:even )?(?:break|broken|broke) (?:the )?skin|\bno (?:broken skin|se (?:rompio|abrio) la piel|rompio la piel)/.test(
        plain,
      ) ||
      /\b(?:dogs?|cats?|bats?|rats?|raccoon|monkey|snake|spider|fever|pus|streaks?|bleed\w*|blood|perr[oa]|gat[oa]|murcielago|fiebre|sangr\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['deep-cut'],
    meant:
      /\b(?:thin|tiny|little|small) (?:\w+ )?flap(?: of skin)?\b|\bflap of skin (?:\w+ ){0,2}(?:quarter|eighth)(?: of an)? inch\b|\b(?:pellejito|colgajito)\b/g,
    becomes: 'minor-cut',
    unless: (plain) =>
      /\b(?:deep|gap\w*|bone|tendon|fat|numb\w*|cant (?:bend|move|feel)|wont stop|still (?:bleed\w*|ooz\w*)|spurt\w*|dirty|rusty|face|eye ?lid|palm|bit|bite|hondo|profund[oa]|hueso|no para|todavia sangra|cara|palma)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('fall'),
    meant: /\b(?:arms?|legs?|heads?|nose|butt|ears?|foot|feet|hand) (?:\w+ ){0,3}?(?:fell|falls?|falling) off\b/g,
  },
  {
    of: words('electric-shock shock-thrown'),
    meant: /\b(?:zap\w*|shock\w*|toques?|corriente)\b/g,
    unless: (plain) =>
      !/\b(?:9|nine|nueve) ?(?:v|volts?|voltios?)\b/.test(plain) ||
      /\b(?:outlets?|sockets?|wires?|cords?|plug\w*|110|120|220|240|toaster|burn\w*|blister\w*|faint\w*|passed out|seiz\w*|enchufe|cable|quem\w+|desmay\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['dangerous-accident'],
    meant:
      /\b(?:nearly|almost) (?:got |was |been )?(?:hit|run over|struck|rear ended|t boned)(?: by (?:an? |the )?\w+)?|\bcasi me (?:atropell\w+|chocan|pegan|choca)\b/g,
    unless: (plain) =>
      /\b(?:fell|thrown|landed|crashed|hurts?|pain|neck|head|bruis\w*|bleed\w*|swerv\w*|rolled|cai|caida|duele|dolor|cuello|cabeza|sangr\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
]
