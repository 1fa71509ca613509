import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'
import { BYSTANDER, isSwallowed } from '../vocabulary'
const BLEEDS_STILL =
  /\b(?:sangro|sangra|sangrar|sangre|sangrando|sangrado|coagulos?|toallas?|empap\w+|mucha sangre|bleeding|soak\w*|clots?)\b/
const ATE_RED = /\b(?:beets?|beetroot|borscht|rhubarb|betabel\w*|remolacha\w*|pitahaya|dragon ?fruit)\b/
const BLEEDS_ON =
  /\b(?:soak\w*|pads? (?:every|an|per)|every hour|clots?|dizz\w*|faint\w*|pale|wont stop|pour\w*|gush\w*|weak\w*|pregnan\w*|empap\w*|coagul\w*|mare\w*|palid\w*|embaraz\w*)\b/
const OF_BLOOD =
  /\b(?:red|blood\w*|black|tarry|pale|pain\w*|hurt\w*|limp|faint\w*|roj[oa]|sangr\w+|negr[oa]|palid[oa]|duele|dolor)\b/
const SPORT =
  /\b(?:quien gano|pelea de (?:box|anoche|\w+ contra)|la pelea anoche|boxeador\w*|peleador\w*|ufc|canelo|en que canal|la pasan|pago por evento|repeticion)\b/
const OF_OWN =
  /\b(?:me (?:noque\w+|pego|pegaron)|(?:a|de) mi (?:hij\w+|herman\w+|espos\w+|papa|novi\w+)|mi (?:hij\w+|herman\w+|espos\w+) (?:boxea|pelea|peleo|quedo))\b/
const FOOD_BLED =
  /\b(?:huevos?|yema|clara)\b[^.;!?\n]{0,40}\bsangr\w+|\bsangr\w+ (?:de|del|en) (?:el |la |un )?(?:huevo|pollo|carne|res|bistec|higado|pescado|filete)\b|\b(?:pollo|carne|bistec|filete)\b[^.;!?\n]{0,20}\b(?:con|tenia|tiraba|solto) (?:\w+ )?sangr\w+|\bera sangre(?: de verdad)?\b/g
const FOOD = /\b(?:huevos?|yema|pollo|carne|bistec|higado|pescado|filete)\b/
const BLED_ONESELF =
  /\b(?:vomit\w*|orin\w*|popo|caca|heces|tos|tosi|nariz|boca|vagin\w*|panal|regla|cort\w+|herida|me (?:salio|sali|sale)|le (?:salio|sale))\b/
const BLOOD = 'bleeding vaginal-bleeding heavy-vaginal-bleeding much-blood severe-bleeding'
const BLEEDS_MUCH =
  /\b(?:chorr\w*|no (?:me |le )?(?:para|ha parado|deja|cede)|sigue|sigo|otra vez|litros?|empap\w*|regla|embaraz\w+|parto|cesarea|aborto|toallas?|anticoagulante\w*|warfarina|eliquis|xarelto|aspirina|mare\w*|desmay\w*|palid\w+|hond[oa]|profund[oa]|cuchill\w*|semanas|diario|dias sangr\w+|bajando de peso|still|wont stop|keeps?|bleed\w* again|pregnan\w*|period|warfarin|blood thinner|dizz\w*|faint\w*|bruis\w*|every day|weeks)\b/
const bleedsOn = (plain: string): boolean =>
  BLEEDS_MUCH.test(plain.replaceAll(/\bno (?:tengo |hay )?(?:moretones|mareos?)\b/g, ' '))
const RED_FOOD =
  '(?:ketchup|catsup|tomato (?:sauce|juice)|salsa|hot sauce|jam|jelly|beet juice|nail polish|lipstick|paint|red (?:dye|ink|sauce|marker)|fake blood|pintura|mermelada|betabel|remolacha|barniz|jugo|sangre falsa|salsa)'
const REAL_BLOOD =
  /\b(?:cut|gash|wound|still bleed\w*|real blood|herida|cortada|cortad[oa]|sangre de verdad|sigue sangrando)\b/

/** Words about bleeding that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_MOTHER_BLEEDING: readonly OtherMeaning[] = [
  {
    of: words('poison severe-bleeding bleeding vaginal-bleeding'),
    meant: /\b(?:poison\w*|venom\w*|venenos?|hemorrag\w+|bleed\w*|hemorrhag\w+)\b/g,
    unless: (plain) =>
      !/\b(?:(?:mi|su|una|la) tarea (?:de|sobre|para)|homework|(?:school|science|class) (?:project|report|essay)|essay (?:on|about)|ensayo (?:de|sobre)|proyecto de (?:ciencias|biologia|quimica)|exposicion (?:de|sobre))\b/.test(
        plain,
      ) ||
      isSwallowed(plain) ||
      /\b(?:me|le|lo|la) (?:mordio|pico)\b|\b(?:bit|stung|bitten|sangrando|bleeding (?:now|a lot|everywhere|heavily|badly)|(?:im|is|hes|shes|keeps?|still) bleeding|(?:wont|will not|doesnt|does not|cant) stop|no (?:me |le |se )?(?:para|deja)|sigue sangrando|got into)\b|\bmi (?:\w+ )?(?:hij[oa]|herman[oa]|bebe|mama|papa|espos[oa]|amig[oa])\b/.test(
        plain,
      ),
  },
  {
    of: words('bleeding vaginal-bleeding severe-bleeding'),
    meant:
      /\b(?:kill|die|death|dies|died|kills|mata|muere\w*) (?:\w+ )?(?:by|from|of|de|por) (?:internal )?(?:bleeding|bleed|sangrado|hemorragia)\b/g,
  },
  {
    of: words('severe-bleeding vaginal-bleeding bleeding much-blood bleeding-elsewhere'),
    meant:
      /\b(?:ya )?(?:dej[oe]|par[eo]) de sangrar (?:desde )?(?:hace|desde) [^.;,!?\n]{0,25}|\bstopped bleeding (?:\w+ ){0,3}(?:ago|weeks|months)\b/g,
    unless: (plain) =>
      BLEEDS_STILL.test(
        withoutDenials(plain.replaceAll(/\b(?:dej[oe]|par[eo]) de sangrar\b|\bstopped bleeding\b/g, ' ')),
      ),
  },
  {
    of: words('severe-bleeding vaginal-bleeding much-blood bleeding'),
    meant:
      /\bblood clots? (?:\w+ ){0,2}(?:shoot|travel|mov|go|fly|rac|break)\w* (?:\w+ )?(?:to|into|in) (?:the |my |his |her )?(?:lungs?|brain|heart)\b/g,
  },
  {
    of: words('bleeding vaginal-bleeding'),
    meant:
      /\b(?:thought|figured|pense|crei) (?:que )?(?:i|he|she|it)? ?(?:was|were|estaba|me estaba)? ?(?:bleeding|sangrando|desangrando)\b(?: (?:inside|internally|out|to death|por dentro))?/g,
    unless: (plain) => !ATE_RED.test(plain) || /\b(?:clots?|coagul\w+|still red|pads?)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('bleeding vaginal-bleeding severe-bleeding much-blood'),
    meant: new RegExp(
      `\\b${BYSTANDER} (?:\\w+ )?(?:says?|thinks?|said|told (?:me|us)|insists?|swears|is (?:sure|convinced)|dicen?|cree|jura)(?: that| que)? (?:hes|shes|he is|she is|im|i am|its|se esta) (?:bleeding (?:to death|out)|desangrando)`,
      'g',
    ),
    unless: (plain) => BLEEDS_ON.test(withoutDenials(plain)),
  },
  {
    of: words('bleeding vaginal-bleeding'),
    meant:
      /\b(?:first|second|third|last) day of (?:the |my |her )?bleeding\b|\bprimer dia de (?:la )?(?:regla|sangrado)\b/g,
    unless: (plain) =>
      !/\bperiods?\b|\bregla\b/.test(plain) ||
      /\b(?:pregnan\w*|menopaus\w*|heavy|clots?|soak\w*|between)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('bleeding vaginal-bleeding severe-bleeding'),
    meant:
      /\b(?:is|could|can) (?:something|anything|he|she|it|i) (?:be )?bleeding (?:inside|internally)(?: of)?(?: him| her| me)?\b|\b(?:esta|estara|estaria) sangrando (?:algo )?(?:por |a)?dentro\b/g,
    unless: (plain) =>
      !/\b(?:green|blue|teal|purple|verde|azul|morad[oa]) (?:\w+ )?(?:poops?|stools?|caca|popo)\b|\b(?:poops?|stools?|caca|popo)\b[^.;!?\n]{0,20}\b(?:green|blue|teal|purple|verde|azul)\b/.test(
        plain,
      ) ||
      !/\b(?:frosting|icing|cupcake|cake|spinach|popsicle|kool ?aid|food colou?ring|candy|gatorade|betun|pastel|espinacas?|paleta|dulces?|colorante)\b/.test(
        plain,
      ) ||
      OF_BLOOD.test(withoutDenials(plain.replaceAll(/\bbleeding inside\b/g, ' '))),
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
    of: words('bleeding vaginal-bleeding blood-in-stool blood-in-urine'),
    meant:
      /\b(?:pas[ae]\w*|met[ae]\w*|met(?:io|ido)|va|vaya|ir|entr[ae]\w*|lleg[aeu]\w*|absorb\w+|corre|circula\w*) (?:\w+ ){0,2}?(?:a|en|por|hasta|hacia) (?:la|mi|su) sangre\b|\b(?:don(?:ar|e|o|aba|ando|acion(?:es)?)(?: de)?|sac(?:ar|aron|arme|aban|ado)|analisis de|examen(?:es)? de|prueba de|cancer (?:de|en)(?: la)?|azucar en(?: la)?|banco de) sangre\b/g,
  },
  {
    of: words('bleeding vaginal-bleeding'),
    meant:
      /\b(?:grit[oa]|gritaba|dice|dijo|jura|asegura|cree) (?:que|q) (?:era|es) (?:una |pura )?(?:hemorragia|sangre)\b/g,
    unless: (plain) =>
      !/\bhierro\b/.test(plain) ||
      /\b(?:roj[oa]|fresca|coagul\w+|pegajos[oa]|negr[oa]|chapopote|palid\w+|debil\w*|mare\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('head-injury head-danger nosebleed bleeding vaginal-bleeding bleeding-elsewhere'),
    meant: /[^.;!?\n]*\b(?:asalto|round|noquead\w+|nocaut|knockout)\b[^.;!?\n]*/g,
    unless: (plain) => !SPORT.test(plain) || OF_OWN.test(plain),
  },
  {
    of: words('bleeding vaginal-bleeding allergy-trigger'),
    meant: FOOD_BLED,
    unless: (plain) => !FOOD.test(plain) || BLED_ONESELF.test(withoutDenials(plain)),
  },
  {
    of: words('bleeding vaginal-bleeding'),
    meant:
      /\b(?:sangre|sangra) (?:con germenes|se (?:pudre|coagula|envenena|infecta))\b|\bchup\w+ (?:\w+ ){0,2}sangre\b|\bmanchas? (?:viejas? |secas? )?de sangre (?:de|en|del) (?:una?|la|el|mi|las|los) (?:sabanas?|colchon|ropa|alfombra|camisa|pantalon|sillon)\b/g,
  },
  {
    of: words('bleeding vaginal-bleeding'),
    meant:
      /\b(?:enfermedad(?:es)?|problemas?|infeccion(?:es)?|virus|transmit\w+|contagi\w+) (?:de|en|por) (?:la )?sangre\b/g,
  },
  {
    of: words('bleeding vaginal-bleeding severe-bleeding drops-of-blood fall'),
    meant:
      /\bgot(?:a|ita)s? de (?:la )?sangre de (?:mi|un|una|otr[oa]|su|el|la|alguien) (?:\w+ )?[^.;,!?\n]{0,40}\b(?:cay\w+|salpic\w+|mano|brazo|piel)\b[^.;,!?\n]{0,20}|\b(?:me|le) (?:cayo|salpico) (?:una )?got(?:a|ita)s? de (?:la )?sangre de (?:mi|un|una|otr[oa]|su|el|la|alguien) \w+/g,
    unless: unlessTold(
      [
        /\b(?:piel (?:\w+ )?(?:sana|intacta|entera|completa)|sin (?:heridas?|cortadas?)|no (?:tengo|tenia|habia) (?:ninguna |ni )?(?:heridas?|cortadas?|cortes?|llagas?))\b/,
      ],
      /\b(?:ojos?|boca|labios?|nariz|aguja|jeringa|cortada|herida|pinch\w*|pique|llaga|raspon)\b/,
    ),
  },
  {
    of: words('bleeding vaginal-bleeding'),
    meant: /\b(?:punt(?:os|itos)|lunar(?:es|citos)|manchit?as|bolitas) (?:\w+ )?de sangre\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [/\b(?:hace|desde hace|por|tengo) (?:\w+ )?anos\b/, /\bbenign[oa]s?\b|\bangiomas?\b|\bpuntos? rubi\b/],
      graver('moret\\w*|nuev[oa]s|aparec\\w+|mas cada|encias|nariz|sangra\\w*|baj\\w+ de peso|cansancio'),
    ),
  },
  {
    of: words(`${BLOOD} tooth-pain cancer`),
    meant:
      /\b(?:hilo dental|dental floss|floss\w*|dental|encias?|gums?)\b|\bsangr\w*|\bbl(?:ood|ed|eed\w*)\b|\b(?:tengo|sera|es) (?:leucemia|cancer) ?\?/g,
    becomes: 'harmless-sign',
    unless: (plain) =>
      !/\b(?:hilo dental|floss\w*)\b/.test(plain) ||
      !/\b(?:poquit\w+|tantit\w+|un poco|a (?:little|bit)|gotit\w+|pink|rosadit\w+)\b/.test(plain) ||
      bleedsOn(plain) ||
      /\b(?:moret\w+|hinch\w+|pus|duele|dolor|floj[oa]s?|swollen|loose|pain|hurts?|quimio\w*|chemo\w*|solas|fiebre|fever)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words(`${BLOOD} amputation`),
    meant:
      /\b(?:arranqu\w+|arranco|quit\w+|jal\w+|mord\w+|pulled|ripped) (?:off )?(?:un |el |a |my )?(?:padrastro|pellejito|cuerito|cuticula|hangnail)(?: \w+){0,4}|\bsangr(?:o|e|aba) (?:mucho|como \w+(?: \w+){0,3})|\bsangr\w*|\bbled (?:\w+ ){0,3}\w+|\bbl(?:ed|eed\w*|ood)\b/g,
    becomes: 'minor-cut',
    unless: (plain) =>
      !/\b(?:padrastro|cuticula|pellejito|cuerito|hangnail|cuticle)\b/.test(plain) ||
      !/\b(?:aprete|apreto|presione|presion|pressed|pressure|held)\b[^.;!?\n]{0,30}\b(?:y ya|paro|ya no|se quito|se detuvo|stopped|done|and that was it)\b/.test(
        plain,
      ) ||
      bleedsOn(plain),
  },
  {
    of: words(`${BLOOD} stroke`),
    meant:
      /\b(?:un |unos )?(?:coagul(?:o|ito)s?|tantit[ao]|poquit[ao]|gotit?as?|hilit?os?)(?: de)? sangre (?:\w+ )?(?:al|cuando me|de la) (?:son\w+|nariz)\b/g,
    becomes: 'harmless-sign',
    unless: (plain) => bleedsOn(plain) || /\b(?:golpe\w*|garganta|moret\w+)\b/.test(withoutDenials(plain)),
  },
  { of: words('bleeding vaginal-bleeding'), meant: /\bsangr\w+ (?:dinero|lana|billetes)\b/g },
  {
    of: words('bleeding vaginal-bleeding fall feels-faint bp-low'),
    meant:
      /\b(?:manch\w+|puntit\w+|gotit\w+|tantit\w+|poquit\w+|spots?|drops?|speck|streak|bit|little) (?:de |of )?(?:dried |dry )?(?:sangre|blood)\b(?: sec[oa])?|\bse le cayo (?:el|su) (?:ombligu?i?t?o|cordon)\b|\bvi sangre\b|\b(?:cord|stump) fell\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:ombligu?i?t?o|cordon umbilical|umbilical|belly ?button|cord|stump|navel)\b/,
        /\b(?:dias|semanas|days?|weeks?|recien nacid[oa]|newborn)\b/,
        /\b(?:no esta roj[oa]|ni roj[oa]|piel (?:alrededor )?(?:normal|bien)|alrededor (?:normal|bien)|sin (?:pus|mal olor|enrojecimiento)|no (?:huele|sale pus)|not red|no (?:redness|pus|smell)|skin (?:around )?(?:it )?(?:is |looks )?(?:normal|fine))\b/,
        /\b(?:come|mama|duerme|eats?|feeds?|feeding|nurses|sleeps?|eating)\b/,
      ],
      /\b(?:chorr\w*|no (?:le )?para|sigue|empap\w*|mucha|gotea|roj[oa]|pus|huele|apesta|fiebre|calentura|no (?:come|mama|quiere)|floj[oa]|aguad[oa]|amarill\w+|moret\w+|nariz|encias|popo|caca|vomit\w*|vagina|(?:wont|doesnt) stop|keeps|soak\w*|ooz\w+|red|smells?|fever|limp|yellow|bruis\w*|nose|stool|poop)\b/,
    ),
  },
  {
    of: ['bleeding', 'vaginal-bleeding'],
    meant:
      /\b(?:(?:qued[ae]|va|vaya|pas[ae]|entr[ae]|llega|llegue|met[ae]|mete|absorbe)n? (?:a|en|por|hasta) (?:la|mi|su) sangre|(?:la|mi|su) sangre se (?:me |le )?(?:llena|lleno|ensucia|ensucio|enveneno|intoxica)|(?:gets?|goes|got|going|absorbed|stays?|enters?) (?:in|into|to)? ?(?:the|my|your|his|her) blood(?: ?stream)?)\b/g,
  },
  {
    of: ['bleeding', 'vaginal-bleeding', 'wound-trouble'],
    meant: new RegExp(
      `\\b(?:bleed\\w*|bled|blood|sangr\\w+)\\b[^|!?]{0,80}\\b(?:its|it is|it was|was|turned out(?: to be)?|era|es|fue|resulto(?: ser)?) (?:just |only |all |pur[oa] |solo |nomas )?${RED_FOOD}\\b`,
      'g',
    ),
    unless: (plain) => REAL_BLOOD.test(withoutDenials(plain)),
  },
  {
    of: ['heavy-vaginal-bleeding'],
    meant: /\bmoja(?:ndo)? (?:\w+ ){0,3}?panal(?:es|itos?)?\b|\bpanal(?:es|itos)? (?:bien |muy )?mojad\w+/g,
    unless: (plain) => /\b(?:sangr\w+|coagul\w+)\b/.test(plain),
  },
]
