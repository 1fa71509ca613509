import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

/** Unless the whole is told and nothing graver is said beside it. */
export const unlessTold =
  (tells: readonly RegExp[], graver: RegExp) =>
  (plain: string): boolean =>
    !tells.every((sign) => sign.test(plain)) || graver.test(withoutDenials(plain))

const BODY_GRAVER =
  'respir\\w+ mal|aire|breath\\w*|desmay\\w*|faint\\w*|passed out|vomit\\w*|confund\\w*|confus\\w*|convuls\\w*|seizure|fiebre|calentura|fever|empeor\\w*|peor|worse'
export const graver = (list: string) => new RegExp(`\\b(?:${BODY_GRAVER}|${list})\\b`)

/** A small thing with its harmless cause told, and what would make more of it. */
export const OTHER_MEANINGS_OF_SMALL_MISHAPS: readonly OtherMeaning[] = [
  {
    of: words('likely-broken severe-pain broken-bone'),
    meant:
      /\b(?:tron\w+|cruji\w+|crac\w*|hizo (?:crac|clic|pop)|popped|cracked|clicked)\b[^.;!?\n]{0,50}?\b(?:fuerte|rodilla|hombro|tobillo|cuello|loud\w*|knee|shoulder|ankle)\b(?:[^.;!?\n]{0,40}?\b(?:fuerte|loud\w*|dolor|pain)\b)?/g,
    unless: unlessTold(
      [
        /\b(?:ni|sin|no (?:hay|tengo|hubo|siento)) (?:nada de )?dolor\b|\bno me duele\b|\bno (?:pain|swelling)\b|\b(?:doesnt|didnt) hurt\b/,
        /\b(?:ni|sin|o|no (?:hay|esta|tengo)) (?:hinchazon|hinchad[oa]|inflamacion)\b|\bno swelling\b|\b(?:or|nor) swelling\b|\bnot swollen\b/,
        /\b(?:camino|camina|apoyo|apoya|ando|muevo|doblo|walk\w*|bend\w*|move\w*) (?:\w+ )?(?:normal\w*|bien|igual|fine|ok)\b|\besta bien\b/,
      ],
      graver(
        'cai|cayo|caida|accidente|choque|fell|fall|hit|golpe\\w*|deform\\w*|chuec[oa]|se me traba|traba\\w*|locks?|gives? way|floj[oa]|cojeo',
      ),
    ),
  },
  {
    of: ['tremor'],
    meant:
      /\bme puse (?:yo )?(?:a temblar|temblando)\b|\b(?:sigo|estoy|quede|ando) (?:\w+ )?temblando(?: del? (?:susto|miedo|nervios|coraje))?\b|\b(?:im|i am) (?:still )?(?:shaking|trembling)(?: (?:from|with) (?:fear|fright|nerves))?\b/g,
    unless: unlessTold(
      [
        /\b(?:no (?:me|le|lo|la) (?:alcanzo a |llego a )?(?:pico|mordio|toco|paso nada)|poquit\w+|chicharo|pizca|gotita|didnt (?:bite|sting|touch)|pea sized)\b/,
      ],
      graver(
        'azucar|glucosa|diabet\\w*|insulina|escalofri\\w*|frio|alcohol|medicina|pastillas?|pecho|sugar|chills?|chest|pills?',
      ),
    ),
  },
  {
    of: words('snake-bite spider-bite insect-sting'),
    meant:
      /\b(?:alacran\w*|escorpion\w*|aranas?|vibora|culebra|serpiente|scorpions?|spiders?|snakes?)\b[^.;!?\n]{0,40}/g,
    unless: unlessTold(
      [
        /\bno (?:me|le|lo|la|nos) (?:alcanzo a |llego a |logro )?(?:pico|picar|mordio|morder|hizo nada)\b|\b(?:didnt|did not|never) (?:bite|sting|touch|get)\b/,
        /\b(?:lo|la) (?:vi|mate|aplaste|pise|saque|sacudi) (?:\w+ )?(?:antes|y|de|con|a)\b|\bantes de (?:poner\w*|meter\w*|tocar\w*)\b|\bbefore (?:i|he|she|it|putting)\b/,
      ],
      graver(
        'duele|dolor|arde|ardor|hinch\\w+|roj[oa]|morad[oa]|hormigue\\w*|adormec\\w*|entum\\w*|marcas?|punt(?:o|it)\\w*|piquete|creo|bebe|llora\\w*|babea\\w*|suda\\w*|lengua|cr(?:y|ies|ying)|drool\\w*|hurts?|pain|swollen|red|numb\\w*|tingl\\w*|marks?|think|maybe|baby',
      ),
    ),
  },
  {
    of: words('animal-bite snake-bite spider-bite'),
    meant:
      /\b(?:murcielago|vibora|culebra|serpiente|arana|alacran|mapache|zorro|perro|gato|oso)s? (?:\w+ )?(?:de (?:peluche|juguete|plastico|hule|goma|trapo|carton)|disecad[oa]s?)\b|\b(?:stuffed|plush|toy|rubber|plastic|fake|taxiderm\w+) (?:bat|snake|spider|scorpion|raccoon|dog|cat)s?\b|\b(?:era|es|estaba) (?:disecad[oa]|de (?:peluche|plastico|juguete|hule))\b/g,
  },
  {
    of: words('electric-shock burn stye'),
    meant:
      /\b(?:cayo|dio|pego|struck) (?:\w+ )?(?:un )?(?:rayo|lightning)\b[^|]{0,20}\bde (?:mentira|mentiras|mentis|broma|juego)\b|\b(?:un )?(?:toque|toquecito|chispazo|descarga) (?:de|por) (?:la )?(?:pura )?estatica\b|\bperillas?\b/g,
    unless: unlessTold(
      [/\bestatica\b/],
      graver(
        'enchufe|cables?|contacto|corriente|apagador|volt\\w*|quem\\w+|pecho|palpit\\w*|mojad\\w*|tormenta|entum\\w*|dolor',
      ),
    ),
  },
  {
    of: words('chemical-splash eye-pain poison burn burn-size'),
    meant:
      /\b(?:ard(?:io|e|ia)|quem(?:o|a|aba)|pic(?:o|a)|stung|stings?|burned|burns?)(?: \w+){0,2} (?:como|like) (?:\w+ )?(?:acido|fuego|diablo|demonio|chile|infierno|acid|fire|hell|crazy)\b|\bojos? y (?:me |le )?ardio\b|\b(?:cayo|entro|metio|salpico|got) (?:\w+ )?(?:shampoo|champu|jabon|bloqueador|acondicionador|soap|sunscreen)\b[^.;,!?\n]{0,45}/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:shampoo|champu|jabon|bloqueador|protector solar|crema|agua (?:de (?:la )?alberca|de mar)|soap|sunscreen|conditioner|acondicionador)\b/,
        /\b(?:enjuag\w+|lav(?:e|o|amos)|eche agua|rins\w+|flush\w+|wash\w+)\b/,
        /\b(?:veo|ve|see|sees|vision) (?:\w+ )?(?:bien|normal|perfecto|clar[oa]|fine|ok)\b/,
      ],
      graver(
        'cloro|lejia|sosa|drano|cal|cemento|amoniaco|destapacanos|limpiahornos|bleach|lye|oven|alcalin\\w*|industrial|borros[oa]|no (?:puede|puedo) abrir|lentes de contacto|dolor fuerte|mucho dolor|blur\\w*|contact lens\\w*|detergente|capsula|pod',
      ),
    ),
  },
  {
    of: ['poison'],
    meant: /\b(?:me|lo|la|le|nos|se) (?:puede|podria|pueda|va|vaya|pudo) (?:a )?(?:envenen|intoxic)\w+\b/g,
    unless: unlessTold(
      [
        /\b(?:escupi\w*|la tengo en la mano|no (?:se )?(?:la |lo )?(?:trago|trague))\b/,
        /\b(?:monedas?|canica|boton|tornillo|llave|anillo|piedrit?a|juguete|metal)\b/,
      ],
      graver('pila|bateria|iman\\w*|otra moneda|falta|dos monedas|babea\\w*|tos|tose|dolor|duele|plomo'),
    ),
  },
  {
    of: words('poison heartburn'),
    meant:
      /\b(?:respir\w+|inhal\w+|hizo|huele a|gases?) (?:un )?(?:gas(?:es)?|vapor(?:es)?|humo)? ?toxic[oa]s?\b|\bgas toxico\b/g,
    unless: unlessTold(
      [
        /\b(?:detergente|suavizante|jabon|vinagre|bicarbonato|pinol|fabuloso)\b/,
        /\b(?:no (?:llevaba|tenia|traia|lleva|tiene|trae|habia|uso)|sin) (?:nada de )?(?:cloro|lejia|amoniaco)\b/,
      ],
      /\b(?:tos|tose|tosiendo|ahog\w+|le falta|pecho|mare\w+|vomit\w*|ojos|garganta|silb\w+|sosa|acido|destapacanos|muriatico|dolor)\b/,
    ),
  },
  {
    of: ['birth-now'],
    meant: /\b(?:bebe|nin[oa]|nen[ea]|hij[oa]) (?:\w+ ){0,5}?(?:puja\w*|pujando|hace fuerza)\b/g,
    unless: (plain) =>
      !/\b(?:popo|caca|pupu|pop[oó]|evacu\w+|pedos?|gases|hace del bano)\b/.test(plain) ||
      /\b(?:embaraz\w+|contraccion\w*|parto|fuente|semanas de|dilat\w+|corona\w*|cabeza sale)\b/.test(plain),
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
    of: ['lump'],
    meant:
      /\b(?:bolita|bola|ganglio|bulto|bultito|lump|knot|swollen (?:gland|node))\b[^.;,!?\n]{0,25}\b(?:axila|sobaco|armpit)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:vacun\w*|vaccine\w*|shot|booster|refuerzo)\b/,
        /\b(?:ayer|antier|anteayer|hoy|anoche|hace (?:dos|tres|cuatro|2|3|4) dias|yesterday|today|(?:two|three|2|3) days ago)\b/,
      ],
      /\b(?:semanas|(?<!quedan )meses|crec\w+|duro como|seno|pecho|mama izquierda|mama derecha|antes de la vacuna|weeks|months|growing|breast|nipple|pezon)\b/,
    ),
  },
  {
    of: words('same-day'),
    meant:
      /\b(?:met\w+|puso|trago|stuck|put|shoved) (?:un |una |el |la |a |an )?\w+ (?:\w+ )?(?:en|por|in|up) (?:la |su |his |her |the )?(?:nariz|nose)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:(?:lo|la|se lo|se la) (?:saco|sacamos|saque|echo)|(?:le )?salio|(?:came|blew|sneezed) (?:it )?(?:right )?out)\b/,
        /\b(?:enter[oa]|complet[oa]|whole|in one piece)\b/,
        /\brespira (?:\w+ )?(?:bien|normal|igual)\b|\bbreath(?:es|ing) (?:\w+ )?(?:fine|well|normal\w*|ok)\b/,
      ],
      graver(
        'pila|bateria|iman\\w*|batter\\w*|magnet\\w*|otr[oa] (?:adentro|pedazo adentro)|huele|mocos? (?:verde|con sangre)|sangr\\w+|falta|another|still|smell\\w*',
      ),
    ),
  },
  {
    of: words('black-stool child-visit needs-visit fainted'),
    meant:
      /\b(?:rayit?as?|hilit?os?|hebr(?:as?|itas?)|fibr(?:as?|itas?)|gusanit?os?|punt(?:os|itos)|threads?|strings?|specks?|streaks?) (?:\w+ )?(?:negr[oa]s?|black)(?: como (?:gusan\w+|hilit?os?|pelit?os?))?(?: (?:en|in) (?:la|el|su|the|his|her) (?:popo|caca|panal|pupu|poop|diaper))?|\bblack (?:threads?|strings?|specks?)\b|\bcomo gusan\w+(?: en (?:la|el|su) (?:popo|caca|panal))?|\bcasi me desmay[oe]\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:platanos?|bananos?|guineos?|bananas?|cambur)\b/,
        /\b(?:bebe|panal|nin[oa]|nen[ea]|hij[oa]|gordo|gordit[oa]|baby|diaper)\b/,
      ],
      /\b(?:toda (?:la )?(?:popo|caca)|alquitran|chapopote|pegajos[oa]|sangre|roj[oa]|se mueven?|vivos?|mare\w*|palid[oa]|diarrea|tarry|sticky|blood\w*|red|moving|pale|floppy|vomit\w*|fiebre|fever)\b/,
    ),
  },
  {
    of: words('burn-size hot-spill'),
    meant:
      /\b(?:brazo|mano|pierna|pie|dedo|muslo|aceite|manteca|agua|arm|hand|leg|foot|finger|thigh|oil|grease|water)(?: (?:caliente|hirviendo))?\b/g,
    unless: unlessTold(
      [
        /\b(?:gotit?as?|salpic\w+|drops?|droplets?|splatter\w*)\b/,
        /\b(?:lenteja|frijol|chicharo|grano de arroz|cabeza de alfiler|chiquit\w+|punt(?:o|ito)s?|moneda|lentil|pea|pinhead|grain of rice|tiny|dime)\b/,
      ],
      graver(
        'ampoll\\w*|blister\\w*|blanc[oa]|white|negr[oa]|black|no (?:siento|duele)|bebe|nin[oa]|hij[oa]|baby|child|son|daughter|toddler|cara|face|ojos?|eye|todo (?:el|la)|whole|pus|sosa|acido|quimic\\w*|chemical|diabet\\w*',
      ),
    ),
  },
  {
    of: words('dizzy'),
    meant: /\b(?:me |le )?(?:daba|dio|dieron|daban) (?:\w+ )?vueltas\b|\bdizzy\b|\bmare(?:o|e|ad[oa])\b|\bspinning\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:montana rusa|juegos? mecanicos?|carrusel|tazas locas|barco|lancha|roller ?coaster|(?:carnival|fair|spinning) ride|merry go round|teacups)\b/,
        /\b(?:a los|en|como a los|despues de|after|within|in) (?:\w+ ){0,2}?(?:minutos?|minutes?|rato)\b/,
        /\b(?:ya (?:estaba|comia|andaba|me sentia|estoy|esta|se me)|se me (?:paso|quito)|(?:was|am|im) (?:\w+ )?(?:fine|ok|normal)|went away)\b/,
      ],
      graver(
        'golpe\\w*|cuello|cabeza|embaraz\\w+|pecho|corazon|habl\\w+|doble|debil\\w*|adormec\\w*|todavia|sigue|hit|neck|headache|head|pregnan\\w*|chest|heart|still|double|numb\\w*|weak\\w*',
      ),
    ),
  },
  {
    of: words('needs-visit'),
    meant:
      /\b(?:hinchad[oa]|hinchazon|bol(?:a|ita)|roncha|swollen|welt) (?:\w+ ){0,2}?(?:como|del tamano de|like|the size of) (?:una? |a )?(?:moneda|peso|coin|quarter|dime|nickel)(?: \w+)? y (?:me |le )?(?:pica|arde)\b/g,
    unless: unlessTold(
      [/\b(?:abeja|avispa|hormiga|mosquito|zancudo|bee|wasp)\b/],
      graver(
        'cara|labios?|lengua|garganta|ojo|ronchas|mare\\w*|pus|rayas?|extiend\\w*|extendi\\w*|semanas|dias|lips?|tongue|throat|face|hives',
      ),
    ),
  },
  {
    of: words('vision-change photophobia eye-pain vision-loss'),
    meant:
      /\b(?:vision|vista) (?:\w+ )?(?:borros[oa]|nublad[oa])\b|\b(?:veo|ve) (?:\w+ )?(?:borros[oa]|nublado)\b|\bborros[oa]\b|\b(?:blurry|blurred)(?: vision)?\b|\bluz me (?:mata|molesta|lastima)\b|\bciego\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\bdilat\w+/,
        /\b(?:hoy|ahorita|hace (?:\w+ ){1,2}(?:horas?|rato|minutos)|al salir|hours? ago|today|just (?:left|came|got)|leaving|this (?:morning|afternoon))\b/,
        /\b(?:gotas|oculista|oftalmolog\w+|optometrista|eye (?:doctor|exam|appointment|drops)|drops|optometrist|ophthalmolog\w+)\b/,
      ],
      graver(
        'dolor|duele|halos?|aureolas?|nausea\\w*|cortina|sombra|relampagos|destellos|ayer|dias|roj[oa]|cirugia|operad[oa]|un solo ojo|pain\\w*|hurts?|curtain|flashes|yesterday|days|surgery|one eye|red|chuec\\w*|habl\\w+|debil\\w*',
      ),
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
    of: words('cannot-breathe short-of-breath'),
    meant: /\b(?:ya )?no (?:puedo|podia|podemos) respirar\b|\bcant breathe\b|\bcouldnt breathe\b/g,
    unless: unlessTold(
      [
        /\b(?:ri(?:o|endo|e|mos)|reir\w*|carcajad\w*|cosquillas|laugh\w*|tickl\w*)\b/,
        /\bya (?:esta|estoy|estamos|anda) (?:\w+ )?(?:bien|normal|tranquil[oa])\b|\b(?:is|am|im|hes|shes) (?:\w+ )?(?:fine|ok|okay|good) now\b/,
      ],
      graver(
        'asma|asthma|pecho|chest|morad[oa]|azul|blue|purple|silb\\w+|wheez\\w*|atragant\\w*|atoro|chok\\w*|todavia|sigue|still|labios|ronchas|sudor\\w*|brazo|palpit\\w*',
      ),
    ),
  },
  {
    of: words('fever lasting-fever'),
    meant:
      /\bya se (?:me |le )?(?:fue|quito) la (?:fiebre|calentura)\b|\b(?:fever|temperature) (?:is|has) (?:already )?gone\b/g,
    unless: (plain) =>
      /\b(?:volv\w+|regres\w+|vuelve|otra vez|noches?|meses|recien nacid[oa]|bebe|tylenol|paracetamol|ibuprofeno|motrin|aspirina|back|again|baby|newborn|months?|quimio\w*|chemo\w*|trasplant\w*|embaraz\w+|pregnan\w*)\b/.test(
        plain,
      ),
  },
]
