import { withoutDenials } from '../../told'
import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'
import { IN_SECONDS, says } from '../vocabulary'

const KIN_GONE_BLIND =
  /\b(?:mother|father|mom|dad|mum|brother|sister|uncle|aunt|cousin|grand\w+|relative|madre|padre|abuel[oa]|ti[oa]|prim[oa]|herman[oa])s?\b[^.;!?\n]{0,30}\b(?:went|is|was|became|lost|blind|quedo|cieg[oa])\b[^.;!?\n]{0,50}/g
const GOES_BLIND =
  /\b(?:blind\w*|cieg[oa]|(?:lost|losing|lose) (?:\w+ )?(?:sight|vision)|(?:sight|vision) (?:loss|gone|lost)|curtain)\b/
const SEES_NOT = /\bno (?:\w+ )?(?:veo|ve)\b/
const SEES_A_PATIENT =
  '(?:doctors?|physician|\\w+ologist|\\w+iatrist|dentist|specialist|surgeon|therapist|counselor|clinic|office|practice|pediatrician|midwife|nurse|he|she|they)'
const FOR_LONG = /\b(?:years?|months?|all my life)\b/
const SUDDENLY =
  /\b(?:sudden\w*|today|tonight|this (?:morning|afternoon|evening)|yesterday|minutes?|hours?|an hour|just now|right now|slur\w*|droop\w*|weak\w*|numb\w*|stroke|garbled|jumbled|wrong words|worse)\b/
const TALKS =
  /\b(?:speech|slur\w*|talk\w*|words?|voice|mumbl\w*|speak\w*|gibberish|garbl\w*|makes? no sense|habl\w+|palabras)\b/
const SEES_NOTHING =
  /\b(?:(?:cant|cannot|couldnt|dont|hardly) (?:\w+ )?see|(?:vision|sight|eye) (?:is |went |has |was )?(?:gone|out|black|dark|lost|blurr\w*)|blind|curtain|shadow|no ve[or]?|cieg[oa]|vista)\b/
const LIKE_A_LOST_EYE =
  /\b(?:one eye|(?:left|right|an) eye|curtain|blind\w*|headache|still|(?:black|dark|gone) for (?:\w+ ){0,2}(?:hours?|minutes?)|chest|bleed\w*|black stools?|pregnan\w*|slur\w*|weak\w*|numb\w*|(?:un|ojo) (?:solo )?(?:ojo|derecho|izquierdo)|cortina|cieg[oa]|embaraz\w*|sangr\w*|debil\w*)\b/
const NEAR_ONLY =
  /\b(?:texts?|text messages|menus?|labels?|print|small letters|phone|book|newspaper|needle|mensajes|letras?|celular|periodico|etiquetas?)\b/
const HELD_AWAY =
  /\b(?:(?:hold|holding|held) (?:\w+ ){1,4}(?:away|at arms length|across the room|farther|further|out)|arms? length|readers|reading glasses|far (?:off|away) is (?:crisp|fine|clear|ok\w*|good)|distance is (?:fine|clear|ok\w*|crisp|good)|(?:de lejos|lejos) (?:veo|esta|todo) (?:\w+ )?(?:bien|claro|perfecto|nitido)|aleja\w*|lentes para leer)\b/
const LOSES_SIGHT =
  /\b(?:sudden\w*|today|yesterday|this morning|one eye|left eye|right eye|curtain|shadow|flash\w*|floaters?|pain|headache|blind|black|double|halos|half|de repente|hoy|ayer|un ojo|cortina|sombra|destellos|dolor|doble)\b/
const HOARSE = /\b(?:ronquera|ronc[oa]|afonic[oa]|afonia|canto|coro|grit(?:e|ar|ando)|laringitis)\b/
const SPEECH_LOST =
  /\b(?:palabras|enred\w*|arrastr\w*|chuec[oa]|cara|brazo|pierna|confund\w*|confus[oa]|de repente|derrame|entiende|babe\w*)\b/
const SMALL_TALKER = /\b(?:nin[oa]|hij[oa]|nen[ea]|bebe|chiquit[oa])\b[^.;!?\n]{0,20}\bde (?:1|2|3|un|dos|tres) anos?\b/
const LOST_SPEECH =
  /\b(?:de repente|repentin\w*|hoy|ayer|anoche|ahorita|desde (?:esta|la) manana|golpe\w*|c[ai]y\w*|fiebre|convuls\w*|brazo|pierna|(?:la|su) cara|babea\w*|dejo de|antes (?:si )?habl\w+|ya no|tomo|trago)\b/
const STOOD_UP =
  /\b(?:levant\w+|par[eo]\w*|pararme|pararse|levantarme) (?:\w+ ){0,2}?(?:rapido|de golpe|de repente|aprisa)\b|\b(?:stood|stand|got|get) up (?:too )?(?:fast|quick\w*)\b/
const FOR_SECONDS = /\b(?:(?:un|una|dos|tres|unos|pocos|\d) )?(?:segundit?os?|segundos?|seconds?|instante)\b/
const BEYOND_STANDING =
  /\b(?:un (?:solo )?ojo|ojo (?:izquierdo|derecho)|one eye|cortina|curtain|habl\w+|speech|adormec\w*|entum\w*|brazo|arm|numb\w*|debil\w*|weak\w*|cara|face|pecho|chest|palpit\w*|desmay\w*|faint\w*|passed out|cai|me cai|fell|sangr\w*|bleed\w*|embaraz\w*|pregnan\w*|negr[oa]s?|popo|vomit\w*|dolor|pain|cada vez|varias veces|todo el dia)\b/
const SPEAKS_ILL =
  /\b(?:no (?:se )?(?:le |me )?(?:sal\w+|pued\w+|entiend\w+|logra)|arrastr\w*|enred\w*|trab\w*|palabras?|balbuc\w*|boca|cara|lengua|tartamud\w*|torcid\w*)\b/

/** Words about speech sight and balance that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BRAIN_SPEECH_SIGHT_AND_BALANCE: readonly OtherMeaning[] = [
  {
    of: ['vision-loss'],
    meant:
      /\b(?:sight|vision|eyesight|vista) (?:has |had |have |is |se )?(?:gone|went|going|become|becoming|got|getting|grown|puesto) (?:a bit |a little |slightly |more |so )?(?:misty|cloudy|foggy|hazy|blurr\w+|fuzzy|dim\w*|milky|smear\w+|borros\w+|nublad\w+)\b/g,
    becomes: 'vision-change',
  },
  { of: ['vision-loss'], meant: /\bblack eyes?\b/g },
  {
    of: ['speech-trouble'],
    meant:
      /\bi(?:d)? (?:just |really )?(?:need|want|wanted|like|have|would like) to (?:talk|speak) (?:to|with) (?:someone|somebody|anyone|a (?:real |live )?(?:person|human)|an agent)\b|\b(?:quiero|quisiera|necesito|me gustaria) (?:hablar|platicar) con (?:alguien|una persona|un humano)\b/g,
    unless: (plain) => /\b(?:slur\w*|my words?|come out|face|droop\w*|lengua|palabras|boca|cara)\b/.test(plain),
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
  {
    of: ['vision-loss'],
    meant: new RegExp(
      `\\b${SEES_A_PATIENT} (?:\\w+ )?cant see (?:me|us|him|her|them|anyone)\\b(?= (?:for|until|till|before|sooner|any|this|next|today|tomorrow|in)\\b| *[,.;?!])|\\bcant see (?:why|how(?! many)|what the|the point|any (?:point|reason|need|harm|wax|redness|swelling|rash|spots?|bites?|pus|splinter|cause)|a reason|anything (?:wrong|there|in|on)|myself|that (?:it|this|we|i)|it being|where (?:it|the))\\b`,
      'g',
    ),
  },
  {
    of: ['speech-trouble'],
    meant:
      /\b(?:los(?:e|es|ing)|forget\w*|search\w* for|hunt\w* for|grop\w+ for) (?:for )?(?:my |his |her |some |a |the )?(?:words?|names?)\b/g,
    unless: (plain) => !FOR_LONG.test(plain) || SUDDENLY.test(withoutDenials(plain)),
  },
  { of: ['speech-trouble'], meant: /\bdicen? que (?:\w+ )?arrastr\w+ (?:\w+ ){0,2}(?:pies?|piernas?|pata)\b/g },
  {
    of: ['speech-trouble'],
    meant:
      /\b(?:sounds?|hear(?:s|ing)?|everything) (?:\w+ ){0,3}?(?:like|as if|as though|se oye) (?:\w+ ){0,3}?(?:under ?water|in an? (?:tunnel|barrel|well|bubble|can|cave|jar|fishbowl))\b|\b(?:sounds?|se oye|oigo) (?:\w+ ){0,2}(?:under ?water|bajo el agua|debajo del agua)\b/g,
    unless: (plain) => TALKS.test(withoutDenials(plain)),
  },
  {
    of: ['vision-loss'],
    meant: /\bno (?:veo|ve) (?:muy |tan |ya )?bien (?:de|por las?|en la|al) (?:noches?|lejos|cerca|manejar|leer)\b/g,
  },
  {
    of: ['speech-trouble'],
    meant:
      /\b(?:only|just|hardly|barely) (?:says?|has|knows|speaks) (?:(?:about|maybe|like|around|a) )?(?:\w+ ){1,2}words\b/g,
    unless: (plain) =>
      !/\b(?:toddler|(?:one|two|three|1|2|3)(?: and a half)? ?(?:years?|yrs?|yo)\b|(?:1[5-9]|2\d|3\d) ?(?:months?|mo)\b)/.test(
        plain,
      ) ||
      /\b(?:sudden\w*|today|this morning|stopped|lost|used to|fell|hit|droop\w*|limp|weak\w*|fever|seiz\w*|drows\w*|slur\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('vision-loss'),
    meant:
      /\b(?:wash\w*|rins\w*|flush\w*|irrigat\w*|came|come|got|get|fell|blink\w*|cri(?:ed|es)|took|pull\w*|fish\w*|pick\w*) (?:it |them |that |her eye |his eye |my eye |the eye )?(?:all |right |back )?out\b/g,
    unless: (plain) => SEES_NOTHING.test(plain),
  },
  {
    of: words('vision-loss'),
    meant:
      /\b(?:vision|sight|eyesight|everything|it all|eyes) (?:\w+ )?(?:went|goes|gets?|turn(?:s|ed)) (?:\w+ )?(?:black|dark|gr[ae]y|spotty)\b[^.;!?\n]{0,30}\b(?:when(?:ever)?|as|if|after|every time) (?:i|he|she|we) (?:\w+ ){0,2}(?:stand|stood|got up|get up|gets up|jump\w* (?:out|up)|rose|rise|climb\w* out|sat up|stepped out|hop\w* out)\b|\bse me (?:puso|pone|nublo|nubla|oscurecio|oscurece) (?:todo |la vista )?(?:negr[oa]|oscur[oa])?[^.;!?\n]{0,30}\b(?:al|cuando me) (?:levant\w+|par\w+|ponerme de pie)\b/g,
    becomes: 'dizzy',
    unless: (plain) => !IN_SECONDS.test(plain) || LIKE_A_LOST_EYE.test(withoutDenials(plain)),
  },
  {
    of: words('vision-loss vision-change floaters'),
    meant:
      /\bsee (?:an? |the |some )?(?:\w+ ){0,2}(?:dark|black|brown|rusty|shiny) (?:specks?|spots?|dots?|flecks?|bits?)\b[^.;!?\n]{0,15}\b(?:on|in) (?:the|my|his|her) (?:brown|blue|green|colou?red|white|iris|eye ?ball|surface|cornea|eye)\b(?: part)?/g,
  },
  {
    of: ['speech-trouble'],
    meant:
      /\bmouth (?:(?:is|feels|was|felt) )?(?:\w+ )?(?:like|full of) cotton\b|\bcotton ?mouth\b|\bboca (?:como|de) algodon\b/g,
    becomes: 'dry-mouth',
  },
  {
    of: words('vision-loss vision-change'),
    meant:
      /\b(?:cant|cannot|dont|couldnt) (?:even )?see (?:an?|any|the|no) (?:way (?:out|forward|through)|future|end (?:to|of)|point|solution|hope|other way)\b|\bno (?:le |les )?veo (?:una |la |ninguna |el |mas )?(?:salida|futuro|fin|solucion|manera|sentido)\b/g,
  },
  {
    of: words('vision-loss vision-change'),
    meant:
      /\b(?:cant|cannot|couldnt|hard to) (?:even )?(?:see|read) (?:my |the |any |small |fine )*(?:\w+ ){0,2}?(?:texts?|text messages|messages|menus?|labels?|print|book|newspaper|phone|needle)\b|\bno (?:veo|alcanzo a ver|puedo (?:ver|leer)) (?:los |las |mis |el |la |bien )*(?:mensajes|letras?|letra chica|celular|periodico|etiquetas?|menu)\b/g,
    becomes: 'needs-visit',
    unless: (plain) => !NEAR_ONLY.test(plain) || !HELD_AWAY.test(plain) || LOSES_SIGHT.test(withoutDenials(plain)),
  },
  {
    of: words('vision-loss vision-change'),
    meant:
      /\b(?:cant|cannot|couldnt|dont|didnt) (?:always |even |really |actually |usually )?see (?:the |a |an |any |no |his |her |its )?(?:(?:bite|tooth|puncture|scratch|fang|teeth) )?(?:marks?|bites?|punctures?|scratch\w*|stinger|splinter|wound|cut|hole|eggs|ticks?|mites|point|harm)\b|\b(?:cant|cannot|wont) see me (?:\w+ing)\b|\b(?:dogs?|cats?|pugs?|poodle|horse|hamster|pup\w*|perr[oa]|gat[oa]) (?:\w+ )?(?:went|is|was|became|goes|got|(?:se )?quedo) (?:\w+ )?(?:blind|cieg[oa])\b/g,
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
    of: ['speech-trouble'],
    meant:
      /\bhabl\w+ (?:muy )?mal (?:del?|d) (?:mi|el|ella|ellos|uno|una|ti|nosotros|los demas|la gente|todos|otros|alguien|la|las|mis?|sus?)\b/g,
  },
  {
    of: ['speech-trouble'],
    meant: /\b(?:ya )?no (?:me|le) sale (?:bien )?(?:la|mi|su) voz\b/g,
    unless: (plain) => !HOARSE.test(plain) || SPEECH_LOST.test(withoutDenials(plain)),
  },
  {
    of: ['speech-trouble'],
    meant: /\bno se le entiende\b[^.;!?\n]{0,60}|\bno ha perdido (?:palabras|habilidades)\b/g,
    unless: (plain) => !SMALL_TALKER.test(plain) || says(plain, LOST_SPEECH),
    becomes: 'needs-visit',
  },
  {
    of: words('vision-loss vision-change'),
    meant:
      /\bse me (?:nublo|nubla|oscurecio|oscurece|puso (?:borrosa|oscura)|borro) (?:toda )?(?:la )?(?:vista|vision)\b|\b(?:vision|sight) (?:went|goes|blurred|got) \w+/g,
    unless: (plain) => !STOOD_UP.test(plain) || !FOR_SECONDS.test(plain) || says(plain, BEYOND_STANDING),
  },
  {
    of: ['speech-trouble'],
    meant:
      /\b(?:quier[eo]|quisiera|necesit[ao]) hablar(?:lo|le|les)?(?: (?:hoy|ahora|manana|mejor|ya))? (?:con|de|del|sobre)\b/g,
    unless: (plain) => SPEAKS_ILL.test(plain),
  },
  {
    of: ['speech-trouble'],
    meant:
      /\b(?:pegad[oa]|atorad[oa]|pego|peg[oó] (?:de )?la lengua) (?:con |de |por )?(?:la |su |mi )?lengua\b|\blengua\b[^.;!?\n]{0,15}\b(?:pego|pegad[oa]|atorad[oa])\b/g,
    unless: (plain) => !/\b(?:hielo|helad[oa]|congel\w+|poste|metal|tubo|paleta|fierro|barandal)\b/.test(plain),
  },
]
