import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { PEOPLE } from '../people'
import { graver, unlessTold } from '../unless-told'
import { NO_DOCTOR, says } from '../vocabulary'

const REDDENS =
  /\b(?:red|purple|black|swollen|swell\w*|spread\w*|hot|warm|blister\w*|pus|pain\w*|hurts?|throb\w*|chills|roj[oa]|morad[oa]|negr[oa]|hinchad\w+|duele|dolor)\b/
const WOUND_OR_SICK =
  /\b(?:wound|cut|bite|bitten|scratch\w*|scrape\w*|burn\w*|pus|red|swollen|sore|pierc\w*|stitches|incision|fever\w*|tattoo|catheter|pain\w*|hurts?|nail|blister\w*|lump|needle|sex|condom|herida|cortada|roj[oa]|hinchad\w+|fiebre|dolor|duele)\b/
const ONLY_SORE = /\b(?:engorg\w*|rocks?|hard|leaking|both|milk|breast ?milk|boobs|breasts|pechos|leche)\b/
const BREAST_RED =
  /\b(?:red|hot|chills|streaks?|one (?:breast|boob|side)|wedge|lump|pus|incision|stitches|section|foul|smell\w*|belly|pelvi\w*|roj[oa]|escalofrios|cesarea|puntos)\b/
const JAMMED =
  /\b(?:jamm?ed|volleyball|basketball|softball|football|baseball|ball|caught|goalie|pelota|balon|voleibol)\b/
const INFECTED =
  /\b(?:fever|red|hot|warm|pus|streak\w*|bite|bit|cut|splinter|thorn|puncture|days|spreading|fiebre|roj[oa]|caliente|espina|mordio|cortad\w*)\b/
const STUNG = /\b(?:abejas?|avispas?|avispon|alacran|hormigas?|mosquitos?|zancudos?)\b/
const BENT_FINGER = /\b(?:dobl\w+|estir\w+|enderez\w+|pus|mordi\w*|clav\w+|espina|aguja|dias?)\b/
const WALKS_MUCH =
  /\b(?:maraton|corredor\w*|corr(?:er|i|io|iendo)|caminata|zapatos?|tenis|botas?|futbol|martill\w+|machu\w+|golpe\w*|senderismo)\b/
const NAIL_GRAVER =
  /\b(?:diabet\w+|pus|huele|fiebre|calentura|piel negra|dedo (?:esta )?negro|fri[oa]|sin sensib\w+|no siento|roj[oa]|hinch\w+|lunar|raya)\b/
const TO_COME = new RegExp(
  `${NO_DOCTOR}\\b(?:dice|dicen|dijo|dijeron|jura|juran|grita|gritaba|insiste|asegura|piensa|cree|creen) (?:\\w+ )?que (?:(?:ya|seguro|el|la) )*(?:\\w+ )?(?:(?:se|me|le|nos|les) ){1,2}(?:va|van|iba|iban|puede|podria) a? ?[^.;!?\\n]*`,
  'g',
)
const BOIL = /\b(?:grano|nacido|absceso|forunculo|furunculo|golondrino|boil|abscess)\b/
const BEYOND_THE_BOIL =
  /\b(?:rayas?|lineas?|extiend\w*|corre\w*|subiendo|escalofri\w*|temblando|confund\w*|mare\w*|vomit\w*|cara|nariz|ojo|labio|columna|ano|testicul\w*|escroto|vagina\w*|genital\w*|negr[oa]|diabet\w*|quimio\w*|meses|recien|embaraz\w*|10[2-9]|39|4\d|streaks?|spread\w*|chills|confus\w*|face|scrotum|black)\b/
const EAR = /\b(?:oidos?|ears?)\b/
const BEYOND_THE_EAR =
  /\b(?:herida|cirugia|operaci\w+|operaron|puntos|cortad\w*|llaga|piel|pierna|pie|mano|brazo|detras|cuello|cara|hinchad[oa]|confund\w*|convuls\w*|dormid[oa]|diabet\w*|wound|surgery|behind|neck|stiff|swollen|confus\w*)\b/
const KIN =
  '(?:aunt|mother|mom|mama|sister|neighbou?r|friend|grandma|mother in law|cousin|suegra|tia|vecina|comadre|abuela|abuelita|amiga|hermana|prima)'
const SKIN_IS_ILL =
  /\b(?:red|redder|hot|warm|swoll\w*|swelling|pus|ooz\w*|fever|spread\w*|tender|hurts?|painful|streaks?|roj[oa]|caliente|hinchad[oa]|supur\w*|fiebre|calentura|duele)\b/

/** Words about skin that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_INFECTION_SKIN: readonly OtherMeaning[] = [
  {
    of: ['extreme-pain'],
    meant:
      /(?<!\bno (?:\w+ )?)\b(?:aguant\w+|soport\w+|toler\w+) (?:bien )?(?:el |la )?(?:dolor|molestia)\b[^.;]{0,40}/g,
  },
  {
    of: ['rash'],
    meant:
      /\b(?:touch\w*|rubb\w*|brush\w*|graz\w*|walk\w*|against|through|near|stepp\w+|pull\w*) (?:\w+ ){0,3}?itchy rash\b/g,
    unless: (plain) => !/\bno (?:itch\w*|rash|bumps|blisters|marks)\b/.test(plain),
  },
  {
    of: ['rash-not-fading'],
    meant: /\b(?:blanch\w*|fades?|fading)\b(?: (?:on|when|with|under|to) (?:\w+ )?(?:press\w*|touch\w*|glass))?/g,
    unless: (plain) =>
      /\b(?:not|non|no|doesnt|dont|didnt|wont|isnt|arent|never|without|wouldnt)\b[^.;,]{0,20}\b(?:blanch\w*|fad(?:e|es|ing))\b/.test(
        plain,
      ),
  },
  {
    of: words('infection'),
    meant:
      /\b(?:eso|esto|luego|siempre|puede|podria) (?:termina|acaba|terminar|acabar|se vuelve|volverse|se hace) (?:en )?(?:una )?infeccion\b/g,
  },
  {
    of: ['flesh-eating'],
    meant:
      /\b(?:read(?:ing)?|googl\w+|watch\w+|videos?|articles?|tiktok|worr\w+|scared|afraid|terrified|leyendo|lei|miedo|preocup\w+)\b[^.;!?\n]{0,45}\b(?:flesh eating|come ?carne)\b(?: \w+)?/g,
    unless: (plain) => REDDENS.test(withoutDenials(plain)),
  },
  {
    of: ['infection'],
    meant:
      /\b(?:am i|are we|is (?:he|she)|could (?:i|we|he|she) be|did i get|have i been) infected\b|\b(?:estoy|estaremos|estare|estara) infectad[oa]s?\b/g,
    unless: (plain) => WOUND_OR_SICK.test(withoutDenials(plain)),
  },
  {
    of: words('infection sepsis'),
    meant:
      /\bthought (?:i|it|he|she) (?:was|had|were) (?:going |getting |gone )?(?:septic|infected|sepsis|an infection)\b/g,
    unless: (plain) => WOUND_OR_SICK.test(withoutDenials(plain)),
  },
  {
    of: ['infection'],
    meant: /\b(?:is|could|can) (?:this|it|that) (?:be )?(?:an? )?(?:\w+ )?infect(?:ion|ed)\b/g,
    unless: (plain) =>
      !ONLY_SORE.test(plain) || BREAST_RED.test(withoutDenials(plain)) || !/\bno fever\b|\b9[78]\.\d/.test(plain),
  },
  {
    of: words('shingles rash'),
    meant:
      /\b(?:coworker|colleague|roommate|neighbou?r|friend|boss|classmate|(?:grand)?(?:mother|father|ma|pa)|mom|dad|husband|wife|companer[oa]|vecin[oa]|amig[oa]|abuel[oa]) (?:has|had|got|just got|tiene|tuvo|le dio) (?:the )?(?:shingles|herpes zoster|culebrilla)\b[^.;!?\n]{0,40}/g,
    unless: (plain) =>
      /\b(?:i (?:have|got|see|found)|my (?:\w+ )?(?:rash|blisters?|bumps?)|blister\w*|burning|tengo|me salio|ampollas?)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['infection'],
    meant:
      /\b(?:says?|said|means?|dicen?|significa) (?:\w+ ){0,3}?(?:means?|is|es)? ?(?:an? |una )?(?:\w+ )?(?:infection|infeccion)\b/g,
    unless: (plain) => !/\b(?:snot|mucus|boogers?|runny|mocos?)\b/.test(plain),
  },
  {
    of: ['skin-change', 'mole'],
    meant:
      /\b(?:black|toxic|bathroom|shower) (?:\w+ )?mou?ld\b|\bpatch of (?:black |green )?mou?ld\b(?: the size of (?:\w+ )?\w+)?|\bmoho (?:negro|toxico|verde)\b/g,
  },
  {
    of: ['finger-curled'],
    meant:
      /\b(?:fingers?|thumb|dedos?|pulgar)\b[^.;!?\n]{0,15}\b(?:swollen|swelled(?: up)?|fat|puffed|hinchad[oa]) (?:up )?(?:like|as|como) (?:an? |una )?(?:\w+ )?(?:sausage|hot ?dog|salchicha)\b/g,
    unless: (plain) => !JAMMED.test(plain) || INFECTED.test(withoutDenials(plain)),
  },
  {
    of: ['getting-worse'],
    meant:
      /\b(?:was|were|estaba|era) (?:\w+ )?(?:worse|peor) (?:this morning|yesterday|last night|earlier|before|on \w+|en la manana|ayer|anoche|antes) (?:than|que) (?:it is |its )?(?:now|today|right now|ahora|ahorita|hoy)\b/g,
  },
  {
    of: ['infection'],
    meant:
      /\bboil(?:ed|ing)?[ -](?:water )?(?:notice|advisory|order|alert|warning)\b|\b(?:aviso|alerta) de (?:hervir|hervido)\b/g,
  },
  {
    of: ['finger-curled'],
    meant: /\b(?:como|parece|parecia) (?:un |una )?(?:salchich\w+|chorizo|longaniza)\b/g,
    unless: (plain) => !STUNG.test(plain) || BENT_FINGER.test(withoutDenials(plain)),
  },
  {
    of: ['rash-not-fading'],
    meant:
      /(?<!\bno )\bse (?:le |les )?(?:borran?|quitan?|desaparecen?|van|blanquean|ponen? blanc[oa]s?)\b[^.;!?\n]{0,12}\b(?:apriet\w+|presion\w+|aplast\w+|estir\w+|tocar?l[oa]s?|toco)\b|\b(?:apriet\w+|presion\w+|aplast\w+|estir\w+)\b[^.;!?\n]{0,8}\bse (?:le |les )?(?:borran?|quitan?|desaparecen?|van|blanquean|ponen? blanc[oa]s?)\b/g,
    unless: (plain) =>
      /\b(?:morad\w*|vino|negr[oa]s?|sangre|tinta|purpura|petequi\w*|no se (?:le |les )?(?:borr|quit|desaparec|van)\w*)\b/.test(
        plain,
      ),
  },
  {
    of: ['rash-not-fading'],
    meant: /\bno (?:hay que|hace falta|es necesario|se los|me los|se las|me las) quit\w+/g,
  },
  {
    of: ['black-wound'],
    meant: /\bnegr[oa] (?:la|una|las) una\b[^.;!?\n]{0,20}|\bunas? (?:\w+ ){0,5}?negr[oa]s?\b/g,
    unless: (plain) => !WALKS_MUCH.test(plain) || NAIL_GRAVER.test(withoutDenials(plain)),
  },
  {
    of: ['shingles'],
    meant:
      /(?<=^|[.;!?\n\u00bf] ?)(?:es|sera|puede ser|podria ser|sera que es)? ?(?:la |el |una )?(?:culebrilla|herpes zoster|zoster) ?\?/g,
    unless: (plain) =>
      !/\b(?:fuegos?|boquera|labios?)\b/.test(plain) ||
      /\b(?:espalda|costado|cintura|banda|frente|parpado|punta de la nariz)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['tick-bite'],
    meant: /\bgarrapatas?\b/g,
    becomes: 'harmless-sign',
    unless: (plain) =>
      !/\b(?:caminaba|caminando|andaba|suelta|sin pegar\w*|no (?:se |le )?(?:habia pegado|estaba pegada|alcanzo a pegar\w*)|ni (?:siquiera )?(?:se habia pegado|estaba pegada))\b/.test(
        plain,
      ) ||
      /\b(?:mancha|ronch\w+|roj\w+|fiebre|calentura|dolor|duele\w*|inflamad\w+|llena de sangre|gorda|inflada)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['rash-not-fading'],
    meant: /\b(?:puntos?|puntitos?|bolitas?|manchitas?|lunares) roj\w+/g,
    unless: (plain) => !/\b(?:punt\w+ rubi|angiomas?|nevos? rubi|lunares rubi)\b/.test(plain),
  },
  {
    of: ['infection'],
    meant:
      /\b(?:va|vaya|puede|podria|pueda) (?:a )?(?:ir(?:se)?|pasar(?:se)?|llegar|subir(?:se)?|correr(?:se)?) (?:la |una )?infeccion (?:al?|a la|hasta) \w+/g,
  },
  { of: words('infection skin-black sepsis ear-pain stiff-neck airway-burn'), meant: TO_COME },
  {
    of: words('red-spreading-skin hot-skin'),
    meant:
      /\b(?:agua|ducha|regadera|bano|sauna|jacuzzi|vapor)\b[^.;!?\n]{0,25}\bcaliente\b[^.;!?\n]{0,25}\broj[oa]s?\b(?: como (?:una? )?(?:langosta|jitomate|tomate|camaron))?/g,
    unless: (plain) => /\b(?:quem\w+|ampoll\w+|pus|fiebre|calentura|ronchas|hinchad\w+)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['infection'],
    meant:
      /\b(?:aunt|mother|mom|grand\w+|neighbou?r|friend|sister|coworker|uncle|cousin)(?: in law)? (?:\w+ )?(?:says?|said|told (?:me|her|him|us)|swears|thinks) (?:that )?(?:it|the \w+|this|hers?|his|my \w+) (?:will|is going to|would|could|might) [^.;!?\n]*/g,
  },
  {
    of: ['red-spreading-skin'],
    meant:
      /\b(?:grano|nacido|absceso|forunculo|furunculo|golondrino|boil|abscess)\b[^.;!?\n]{0,70}\b(?:caliente|roj[oa]|hot|warm|red)\b/g,
    unless: (plain) => !BOIL.test(plain) || says(plain, BEYOND_THE_BOIL),
    becomes: 'same-day',
  },
  {
    of: ['red-spreading-skin'],
    meant:
      /\b(?:olla|sarten|comal|plancha|agua|cafe|estufa|horno|metal|taza|cacerola|parrilla) (?:bien |muy )?caliente\b/g,
  },
  {
    of: ['wound-trouble'],
    meant: /\bpus\b/g,
    unless: (plain) => !EAR.test(plain) || says(plain, BEYOND_THE_EAR),
  },
  {
    of: words('infection sepsis'),
    meant: new RegExp(
      `\\b(?:(?:${PEOPLE}|lei|leyo|dicen|oi|jura|dice) (?:\\w+ ){0,2}?)?(?:que|q|y) (?:[^.;,!?\\n]{0,40}? )?infeccion (?:que )?(?:se |ya )*(?:va|vaya|iba|pasa|corre|sube|puede ir|puede pasar|mete) (?:\\w+ )?(?:a|al|hasta|por) (?:(?:la|el) )?(?:sangre|cerebro|corazon|hueso|ojo)\\b`,
      'g',
    ),
    unless: (plain) =>
      /\b(?:pus|rayas?|hinch\w+|caliente|roj[oa]|fiebre|calentura|duele|dolor|huele|escalofri\w*|supur\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('extreme-pain cannot-bear-it'),
    meant:
      /\bno (?:l[aeo] )?(?:aguant|soport|toler)\w+ (?:bien |mucho |ni )?(?:la |las |el |los )?(?:luz|luces|sol|ruidos?|brillo|claridad|olor(?:es)?)\b/g,
  },
  {
    of: words('wound-trouble bleeding vaginal-bleeding infection'),
    meant: /\b(?:pus|sangre)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:apret\w+|expri\w+|reven\w+|tron\w+|popped|squeez\w+)\b[^.;!?\n]{0,20}\b(?:gran(?:o|it)\w*|barr(?:o|it)\w*|espinill\w*|pimple|zit)\b/,
        /\b(?:seco|se seco|costrita|cerro|no (?:esta|hay|se ve) (?:hinchad\w*|hinchazon|roj\w+))\b|\b(?:dried|dry|scab\w*|not swollen)\b/,
      ],
      graver(
        'hinch\\w+|caliente|rayas?|extiend\\w*|extendi\\w*|crec\\w+|ojo|parpado|dolor de cabeza|escalofri\\w*|diabet\\w*|sigue|todavia|duele|duro|swollen|hot|spread\\w*|streaks?|eye',
      ),
    ),
  },
  {
    of: ['wound-trouble'],
    meant:
      /\b(?:punt(?:o|ito)s?|ampollit?as?|granit?os?|bolit?as?|pimples?|bumps?|dots?)\b[^.;!?\n]{0,14}\bpus\b(?: \w+)?/g,
    becomes: 'insect-sting',
    unless: unlessTold(
      [/\b(?:hormigas? (?:colorad|roj|brav|de fuego)\w*|hormigas?|fire ants?)\b/],
      graver(
        'hinch\\w+|caliente|rayas?|extiend\\w*|extendi\\w*|crec\\w+|ronchas|cara|labios?|garganta|escalofri\\w*|diabet\\w*|dias|semana|swollen|hot|spread\\w*|streaks?|throat|lips?|hives|days',
      ),
    ),
  },
  {
    of: ['rash'],
    meant:
      /\b(?:circulos?|aros?|anillos?|ronchas?) roj[oa]s?\b[^.;!?\n]{0,30}\b(?:tiro al blanco|diana)\b|\bbulls? ?eye(?: (?:rash|ring|mark))?|\b(?:ring|rash)\b[^.;!?\n]{0,20}\b(?:bulls? ?eye|target)\b/g,
    becomes: 'lyme-ring',
    unless: (plain) =>
      !/\b(?:garrapata|ticks?)\b/.test(plain) ||
      /\b(?:munecas?|tobillos?|palmas?|plantas?|punt\w+ roj\w+|manchas|por todo|todo el cuerpo|confundid\w*|vomit\w*|(?:duele la|dolor de) cabeza|cuello|wrists?|ankles?|palms?|soles?|spots|all over|confus\w*|headache|neck)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['infection'],
    meant:
      /\b(?:infect(?:ing)?|infectar|contagiar) (?:a )?(?:the|my|our|everyone|everybody|others|anyone|people|him|her|them|cowork\w+|los|las|mis|mi|todos|otros|la|el|nadie)\b(?: \w+)?/g,
  },
  {
    of: ['infection'],
    meant: new RegExp(
      `\\b${KIN} (?:says?|said|thinks?|insists?|swears?|dice|jura|cree|insiste) (?:that |que )?(?:its |it is |thats |es |eso es |tiene |esta )?(?:an? |una )?(?:\\w+ )?infec\\w+`,
      'g',
    ),
    unless: (plain) => SKIN_IS_ILL.test(withoutDenials(plain)),
  },
  {
    of: words('tick-bite'),
    meant:
      /\b(?:tick|ticks|garrapatas?)\b[^.;!?\n]{0,20}\b(?:off|on|from|del?|al?) (?:the |my |our |mi |la |el )?(?:\w+ )?(?:dog|cat|puppy|perr[oa]|gat[oa])\b/g,
    unless: (plain) =>
      !/\b(?:never on me|not on me|none on me|wasnt on me|didnt bite me|nothing on me|no (?:bite|mark) on me|(?:a mi|en mi) (?:no|nunca)|no me (?:pico|mordio)|nunca (?:en mi|me pico))\b/.test(
        plain,
      ) || /\b(?:rash|fever|found one on me|salpullido|sarpullido|fiebre)\b/.test(withoutDenials(plain)),
  },
]
