import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const WRITER_IS_WELL =
  /\b(?:i feel|im|i am|ive been) (?:\w+ )?(?:well|fine|ok|okay|good|great)\b|\b(?:me siento|estoy|ando) (?:\w+ )?bien\b/
const STILL_DOWN =
  /\b(?:(?:isnt|is not|not|wont|hasnt|doesnt|stopped) (?:\w+ )?(?:breath\w*|wak\w*|respond\w*|mov\w*)|right now|help|still (?:out|down|unconscious)|on the floor|(?:no|ni) (?:respira|despierta|responde|reacciona)|ahorita|sigue (?:tirad|inconsciente)|ayuda)\b/
const FAINTS_TOO =
  /\bi (?:\w+ )?(?:fainted|passed out|collapsed|felt faint|dizzy)\b|\b(?:im|i am|feel) dizzy\b|\bme desmaye\b|\b(?:smoke|gas|fumes|monoxide|smell\w*|everyone|several people|humo|olor|monoxido|todos|varios)\b/

/** Scares that the message itself clears up: a gas man found nothing, the bleach was rinsed water, a cramp lasted a minute. */
export const OTHER_MEANINGS_SOON_CLEARED_UP: readonly OtherMeaning[] = [
  {
    of: ['carbon-monoxide'],
    meant: /\b(?:gas leak|leaking gas|smell\w* gas|fuga de gas|olia a gas)\b/g,
    unless: (plain) =>
      !/\b(?:found (?:zip|nothing|zero|no (?:gas|leak)|zilch)|(?:gas (?:company|man|guy)|fire ?(?:department|fighters?)) (?:\w+ ){0,4}(?:said|found|cleared) (?:\w+ ){0,3}(?:no|nothing|clear|fine|zero|ok)|no (?:encontr\w+|hallaron|habia) (?:nada|fuga|gas|ninguna fuga))\b/.test(
        plain,
      ) ||
      /\b(?:alarm (?:is|keeps|went)|beep\w*|generator|headache|dizz\w*|nause\w*|vomit\w*|sleepy|faint\w*|still smell\w*|suena|mare\w*|dolor de cabeza|nauseas?|sigue oliendo)\b/.test(
        withoutDenials(plain.replaceAll(/\b(?:nobodys?|no ones?|nadie)\b[^.;,!?\n]*/g, ' ')),
      ),
  },
  {
    of: ['getting-worse'],
    meant:
      /\b(?:was|were|estaba|era) (?:\w+ )?(?:worse|peor) (?:this morning|yesterday|last night|earlier|before|on \w+|en la manana|ayer|anoche|antes) (?:than|que) (?:it is |its )?(?:now|today|right now|ahora|ahorita|hoy)\b/g,
  },
  {
    of: ['child-swallowed', 'poison'],
    meant:
      /\b(?:drank|drunk|swallowed|tomo|bebio|trago) (?:some |the )?(?:bleach|cloro)\b|\bthe bleach was from [^.;!?\n]*|\bel cloro era de [^.;!?\n]*/g,
    unless: (plain) =>
      !/\b(?:it was|i mean|really|actually|just|only|era) (?:\w+ )?(?:bath|tub|de la tina|de la banera) ?(?:water|agua)?\b/.test(
        plain,
      ) ||
      !/\b(?:rinsed|enjuag\w+)\b/.test(plain) ||
      /\b(?:cough\w*|drool\w*|vomit\w*|gag\w*|burn\w*|blister\w*|smell\w*|cap(?:ful)?|splash|tos\w*|babe\w*|quem\w+|huele)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['same-day'],
    meant:
      /\b(?:mother|mom|dad|father|aunt|uncle|sister|brother|grandma|grandmother|neighbou?r|friend|in law|suegra|abuela|tia|mama|vecina|comadre) (?:\w+ )?(?:says?|said|swears|thinks?|insists|dice|jura|cree) (?:that |que )?(?:its |it is |es |tiene )?(?:whooping cough|pertussis|tosferina|tos ferina)\b/g,
    unless: (plain) =>
      /\b(?:cough\w*|whoop\w*|tose\w*|tos)\b/.test(
        withoutDenials(plain.replaceAll(/\b(?:whooping cough|tos ?ferina)\b/g, ' ')),
      ),
  },
  {
    of: ['leg-swelling-one'],
    meant: /\b(?:cramps?|cramped|charley horse|calambre)\b[^.;!?\n]{0,15}\b(?:cal(?:f|ves)|pantorrilla)\b/g,
    unless: (plain) =>
      !/\b(?:lasted|for|took|after|duro|como) (?:about |like |maybe |un |una |solo )*(?:an? |one |two |few |a few )?(?:minutes?|seconds?|mins?|minutos?|segundos?)\b/.test(
        plain,
      ) ||
      !/\b(?:same size|not swollen|isnt swollen|no swelling|(?:del )?mismo tamano|no esta hinchad[oa]|sin hinchazon)\b/.test(
        plain,
      ) ||
      /\b(?:swollen|swelling|bigger|red|warm|hot|clot|flight|cast|surgery|breath\w*|chest|pregnan\w*|pill|hinchad\w*|roj[oa]|caliente|coagulo|vuelo|yeso|pecho)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('anaphylaxis stroke heart-attack sepsis seizure'),
    meant:
      /\bis (?:this|that|it) how (?:an? )?(?:anaphyla\w+|strokes?|heart attacks?|sepsis|seizures?) (?:begins?|starts?|feels?)\b|\basi (?:empieza|comienza|es) (?:la |el |un |una )?(?:anafilaxia|derrame|infarto|sepsis)\b/g,
    unless: (plain) =>
      !/\b(?:gone|went away|passed|stopped|se (?:me )?(?:quito|paso)|ya no)\b/.test(plain) ||
      !/\b(?:no swelling|not swollen|sin hinchazon|no (?:se me |me )?hincho)\b/.test(plain) ||
      /\b(?:hives|throat|swell\w*|swollen|tongue|wheez\w*|vomit\w*|faint\w*|dizz\w*|peanut|nut|bee|wasp|sting|stung|shellfish|shrimp|ronchas|garganta|lengua|abeja|camaron\w*|cacahuate|mare\w*|face|arm|chest|pecho|brazo|cara|weak\w*|speech)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['fainted', 'feels-faint'],
    meant:
      /\b(?:woman|man|guy|lady|kid|girl|boy|person|somebody|someone|dude|mujer|senora?|muchach[oa]|chav[oa]|persona|tipo) (?:\w+ )?(?:ahead of|in front of|next to|behind|before|across from|delante de|enfrente de|al lado de|junto a|atras de) (?:me|us|mi|nosotros)\b[^.;!?\n]{0,20}\b(?:fainted|passed out|collapsed|keeled over|se desmayo)\b|\bthey (?:all )?(?:faint|pass out|keel over) like (?:dominoes|flies)\b|\b(?:get|catch) it by touch[, ]+fainting\b/g,
    unless: (plain) => !WRITER_IS_WELL.test(plain) || STILL_DOWN.test(plain) || FAINTS_TOO.test(withoutDenials(plain)),
  },
]
