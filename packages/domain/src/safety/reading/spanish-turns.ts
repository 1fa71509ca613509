import { SPANISH_FIGURES } from './spanish-figures'
import { SPANISH_FIGURES_OF_THINGS } from './spanish-figures-of-things'

const BODY_TIME = '(?:al dia|vigente|hace|completa|puesta|reciente)'

/** Spanish words that sound like another thing, and what is meant by them here. */
export const SPANISH_TURNS: readonly (readonly [RegExp, string])[] = [
  ...SPANISH_FIGURES,
  ...SPANISH_FIGURES_OF_THINGS,
  [
    /\bno (puede|puedo) (hablar|comer|acostarse|acostarme|dormir|caminar|dar (?:dos|tres|\w+) pasos?|(?:decir|terminar|completar) (?:ni )?(?:dos|tres|una|cuatro|mas de dos) (?:palabras?|frases?)(?: seguidas)?) sin (?:ahogarse|ahogarme|sofocarse|sofocarme|asfixiarse|parar a respirar)\b/g,
    'no $1 respirar',
  ],
  [/\b(?:haberme|que me haya) (?:tomado|tragado|bebido|inyectado)\b/g, 'ya me tome'],
  [/\b(?:haberse|que se haya) (?:tomado|tragado|bebido|inyectado)\b/g, 'que se tomo'],
  [/\b(mi|el|la|un|una|su) bb\b/g, '$1 bebe'],
  [/\bd (?=(?:la|el|los|las|mi|mis|su|un|una|que|l[oa]s?|tanto|pecho|cabeza|embarazo)\b)/g, 'de '],
  [
    /(?<=\b(?:dolor\w*|ataque|pedazo|pedacito|vacuna|falta|antes|despues|ganas|dosis|caja|semanas|meses|anos|dias) )d (?=[a-z])/g,
    'de ',
  ],
  [
    /\b(perd\w+|cog\w+|tom(?:ar|e|o|ando)|agarr\w+|esper\w+|par(?:ada|o) de|sub\w+ (?:a|en)|mont\w+ (?:a|en)|baj\w+ de|en|paso|se (?:me )?fue) la guagua\b/g,
    '$1 el bus',
  ],
  [/\bse (?:me |le |nos )?ahog(?:o|a|aba) (?:el |la |mi )?(?:carro|coche|motor|auto|troca|moto|camioneta)\b/g, ' it '],
  [
    /\bse me (?:fue|iba) (?:el aire|el alma|la respiracion)(?: del cuerpo)? (?:del?|por el) (?:puro )?(?:susto|coraje|miedo|risa|impresion)\b/g,
    ' it ',
  ],
  [/\b(?:risa|video|chiste|carcajadas?)\b[^.;|]{0,25}\bcasi me ahogo\b/g, ' risa '],
  [/\b(?:me |se )?desangr\w+ de (?:amor|pena|tristeza|celos)\b/g, ' it '],
  [
    /\b(?:me (?:da|dio|va a dar)|que me da) un (?:infarto|ataque|derrame) (?:del?|por el?) (?:puro )?(?:coraje|risa|susto|enojo|estres|emocion)\b/g,
    ' it ',
  ],
  [
    /\b(no (?:me |se )?(?:puedo|puede|aguanto|aguanta)) ni (\w+)(?: bien)? (?:del?|por|con)(?: el| la| los| las)? (?=\w)/g,
    '$1 $2 . ',
  ],
  [/\bno (?:me |le )?(?:duele|duelen|molesta)(?: nada)? al mover\b/g, ' no duele . '],
  [
    /(?<!\b(?:el|la|mi|su|tu|un|una|al|del|nuestr[oa]|est[ea]|es[ea]|otr[oa]|de|tengo|tiene|con|recien|y) )\bbebe(?= (?:(?:mucha|poca|un|una|su|solo|mas|menos|suficiente|bastante|algo de|un poco de) )?(?:agua|suero|liquidos?|caldos?|leche|jugos?|te|refrescos?|electrolitos|sopa|poco|mucho|menos|normal|a sorb\w+|sorb\w+)\b)|(?<=\b(?:come|camina|sonrie|orina|duerme|juega)(?:,| y) )bebe\b|\bbebe(?=,? y (?:come|orina|juega|duerme)\b)/g,
    ' toma ',
  ],
  [
    /\b(?:mi|su|una|la|tu|otra|cuya|mis|tus|sus|las) tias?\b|\btia(?= (?:materna|paterna|abuela|que|murio|fallecio|tuvo|tiene|padece|dice|politica|y (?:prim|abuel|mam)\w+)\b)|\btia(?= con (?!recuper|resolu|deficit|hemi|dura|afasia))|(?<=\b(?:mama|papa|abuel[oa]|prim[oa]|herman[oa]),? y )tia\b/g,
    ' prima ',
  ],
  [/\bsangr(?:ado|o)\b[^.;,|]{0,15}\b(?:detenido|controlado|contenido|cedio|cesado)\b/g, ' it '],
  [
    /\b(?:diarrea|tos|catarro)\b(?: leves?)?(?: que)?(?: ya)? (?:resuelt[oa]s?|cedio|cedieron|se quito|se quitaron|se (?:le|me) quit(?:o|aron)|paso)\b/g,
    ' it ',
  ],
  [
    /\b(?:mare\w+|vomit\w+)(?: y (?:se )?(?:vomit\w+|mare\w+))?(?: solo| siempre| nada mas| nomas| solamente)?(?: cuando (?:va|voy|leo|lee|viaj\w+)| al (?:ir|viajar|leer))? en (?:el |la |los |las )?(?:carros?|camion|autobus|bus|guagua|barco|lancha|coche|auto|avion|troca|camioneta|carretera|curvas)\b/g,
    ' nausea de viaje ',
  ],
  [
    /\b(?:mare\w+|vomit\w+) (?:\w+ ){0,3}?en (?:los )?(?:juegos(?: mecanicos)?|la feria|la montana rusa|el carrusel)\b|\bmare\w+(?:,? (?:y )?vomit\w+)?(?<=\b(?:feria|juegos mecanicos|montana rusa|carrusel|martillos?)\b[^.|]{0,70})/g,
    ' nausea de viaje ',
  ],
  [/\b(?:calenturas?|fuegos?) en (?:el|los) labios?\b/g, ' fuego en el labio '],
  [
    /(?<!\b(?:no|ni|apenas|casi|sin|ya no) )\b(?:mueve|muevo) (?:bien )?(?:todos )?los dedos\b(?=[,;]| y\b|$)/g,
    ' esta bien ',
  ],
  [/(?<!\b(?:no|ni|casi|apenas|tampoco|puede|puedo) )\baguanta (?:bien )?(?:el|su) dolor\b/g, ' dolor leve '],
  [/\b(bult\w+|bol(?:a|ita)|nodulo|dureza)\b([^.|]{0,80}?)\bno se mueve(?: mucho)?\b/g, '$1$2 fija '],
  [/\b(?:abajo|arriba|debajo) del ojo\b/g, 'del ojo'],
  [/\b((?:evacu|obr|popo|caca|hece|excremento|deposicion)\w*\b[^.|]{0,40}?)\baguad\w+/g, '$1liquido'],
  [
    /\bhinch\w+ (?:mucho |un poco )?(?:los |las |mis )?(pies|tobillos|piernas) (?:despues de|por|de) (?:(?:estar|andar|tanto|mucho|tanta) )*(?:parad[oa]|sentad[oa]|bailar|caminar|viaj\w+|manejar)\b/g,
    '$1 cansados ',
  ],
  [/\bronchitas?\b/g, 'ronchas'],
  [/\bllaguitas?\b/g, 'llagas'],
  [/\bcortadita\b/g, 'cortada'],
  [/\bcomo si (?:se )?(?:atragant|ahog)(?:ara|ase|aba)\b/g, ' ronca '],
  [
    /\b(?:se (?:le|me) )?(?:corta|detiene|para|interrumpe) la respiracion (?=(?:mientras |cuando |estando )?(?:dormid[oa]|duerm\w+)\b)/g,
    ' ronca con pausas ',
  ],
  [/\bnunca (?:ha|he|han|habia) dejado de (?=\w)/g, ' sigue siempre '],
  [
    new RegExp(
      `\\b(?:pusieron|puse|puso|puesto|poner(?:me|le|se|nos)?|ponen|ponga|aplicaron|aplico|toca|tocaba|refuerzo de|esquema de)\\b[^.;|]{0,40}\\btetan(?:os?|ica)\\b|\\btetanos? ${BODY_TIME}\\b|\\b(?:la |vacuna )?anti ?tetanica\\b`,
      'g',
    ),
    ' vaccine ',
  ],
  [
    /\b(?:me|le|nos|lo|la) (?:pego|pica|picaron|pico|mordio|pegaron) (?=(?:un |una |unos |unas |el |los )?(?:mosc[oa]s?|mosquitos?|zancudos?|mosquit\w+|bichos?|hormigas?|pulgas?|jejen\w*|insectos?)\b)/g,
    ' piquete de ',
  ],
  [
    /\bse (?:pego|golpeo) (?![^.;,|]{0,40}\b(?:cabeza|cabecita|nuca|frente|sien|craneo|mollera)\b)(?=(?:con|contra|en) (?:la |el |una |un |su |mi )?(?:puerta|mesa|pared|silla|cama|mueble|banqueta|escalon|esquina|poste|piso|martillo|cajon|dedo|pie|mano|rodilla|codo|espinilla)\b)/g,
    ' se machuco ',
  ],
  [/\b(?:cierre|fin|final|reporte|examenes|calificaciones|notas) (?:del?|de este|de) trimestre\b/g, ' it '],
  [
    /\b(?:no|ni|sin) (?:se )?(?:veo|ve|ver) (?:luces|lucecitas|destellos|moscas|doble|borroso|manchas|sombras?|puntos)\b/g,
    ' it ',
  ],
]
