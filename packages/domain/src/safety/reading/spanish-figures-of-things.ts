const WORN =
  '(?:corbata|camisa|cuello|collar|cinturon|blusa|faja|bufanda|chamarra|uniforme|sueter|playera|brasier|bra|gargantilla|renta|hipoteca|deuda|casco|mascarilla)'
const MADE_THING =
  '(?:carro|coche|auto|motor|troca|camioneta|moto|llantas?|balon|pelota|globo|ventilador|abanico|clima|minisplit|casa|cuarto|oficina|salon|bicicleta|bici|compresor|aspiradora|colchon|apartamento|departamento|aula|bodega)'
const EATEN =
  '(?:vino|moras?|moritas|paletas?|algodon(?: de azucar)?|helado|nieve|raspados?|pintura|uvas?|dulces?|plumon|marcador|labial|betabel|jamaica|arandanos?|chicle|pastel|refresco|tinta|maquillaje|crayolas?|zarzamoras?|blueberries|gelatina|popsicle)'
const SLEPT_ON =
  '(?:(?:dormir|dormirme|acostarme|estar|quedarme|recargarme|sentarme)[^.,;|]{0,20}(?:encima|arriba|acostad[oa]|sentad[oa]|sobre|apoyad[oa]|recargad[oa]|mal|cruzad[oa])|mala postura|la posicion|cruzar las piernas)'
const CALLED =
  '(?:telefonos?|cel(?:ular)?|llamadas?|mensajes?|mensajitos|whats ?apps?|wasaps?|whats|textos?|correos?|emails?|dms?|chats?|stories|historias)'
const THING_ASKED =
  '(?:banco|computadora|compu|laptop|celular|telefono|pagina|app|aplicacion|pantalla|tele|control|internet|tablet|impresora|seguro|compania|escuela|abogad[oa]|casero|gobierno|sistema|servidor|teclado|consola)'
const FOR_SCHOOL =
  '(?:para (?:(?:ir|irse|irnos|entrar|llegar) )?(?:a |al )?(?:la |el )?(?:escuela|trabajo|clases?|kinder|misa|desayunar|trabajar|guarderia|gym)|temprano|con (?:la|el|su|mi) (?:alarma|despertador)|a tiempo|a la primera|es (?:muy |bien )?(?:floj[oa]|dormilon\\w*))'
const FOOD_OR_TALK =
  '(?:tacos?|cena|comida|chelas?|cervezas?|cafe|refrescos?|tragos?|desayuno|lonche|almuerzo|entradas?|boletos?|ronda|pizza|helado|precios?|ventas?|costos?|renta|gasolina|mirada|preguntas?|correo|mensaje|foto)'

/** Spanish sayings of things and errands that sound like a body in danger: said otherwise, and what is meant. */
export const SPANISH_FIGURES_OF_THINGS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?<!\\b(?:en|de|con|desde|por|a|sobre|bajo|y) )\\b(?:el|la|mi|mis|su|las|los|tu|este|esta|nuestra) ${MADE_THING}(?: ya| nuev[oa]| viej[oa]| me| siempre)? (?:no respira|se (?:me )?quedo sin aire|sin aire|(?:le )?falta (?:el )?aire|no (?:tiene|agarra) (?:\\w+ )?aire|pierde aire|tira aire|se ahoga)(?: bien)?\\b`,
      'g',
    ),
    ' it ',
  ],
  [
    new RegExp(
      `\\b(?:(?:le|les) falta (?:el )?aire a(?:l| la| las| los| mis?)? ${MADE_THING}|(?:no me llega|llega|sale|falta) (?:el )?aire (?:acondicionado|(?:del|de la|al) ${MADE_THING})|se (?:le )?(?:va|sale|salio|fue) el aire (?:a|de) (?:la|las|mi|mis|el) ${MADE_THING}|no (?:tiene|tengo|hay|tenemos|sirve el|prende el) aire (?:acondicionado|en (?:mi|el|la|este|esta|nuestra) \\w+))`,
      'g',
    ),
    ' it ',
  ],
  [
    new RegExp(
      `\\b(?:me|le|nos|te|se|les) (?:disparo|dispararon|disparaste|va a disparar|dispara) (?:(?:a|la|el|los|las|un|una|unos|unas|su|lo) ){0,2}${FOOD_OR_TALK}\\b`,
      'g',
    ),
    ' it ',
  ],
  [
    /\bque veneno (?:tiene|tienen|trae|es)\b|\b(?:lengua|puro|destila|suelta|echa) veneno\b(?= (?:mi|la|esa|ese|el|contra|cuando habla)\b)/g,
    ' it ',
  ],
  [
    /\bveneno (?:para|contra|de) (?:(?:las?|los|el) )?(?:hormigas?|cucarachas?|moscas?|mosquitos|ratas?|ratones|raton|caracoles|chinches|pulgas|hierbas?|zacate|plagas?)\b(?= (?:en|por|alrededor|afuera|atras|debajo) )/g,
    ' cebo ',
  ],
  [
    /\b(?:guard\w+|escond\w+|tir\w+|compr\w+) (?:todo )?(?:el|los|ese|un) venenos? (?:bajo llave|en (?:el|la|un) (?:garaje|garage|gabinete|bodega|alacena|caja|basura)|lejos|en alto|donde no)\b/g,
    ' it ',
  ],
  [
    /\b(?:durmio|durmieron|dormida|dormido|duerme|adormec\w+|entumi\w+|anesteci\w+|anestesi\w+)[^.;|]{0,25}\b(?:en (?:el|la) dentista|con (?:la )?anestesia(?: del dentista)?|por (?:la )?anestesia|con (?:la )?novocaina)\b|\bdentista (?:me|le) (?:durmio|adormecio|anestesio|entumio) (?:\w+ ){0,2}(?:cara|boca|lengua|labio|encia|cachete|mandibula)\b/g,
    ' it ',
  ],
  [
    new RegExp(
      `\\bse (?:me|le) (?:durmio|duerme|durmieron|entumio|duermen) (?:el|la|los|las|un|una) (?=mano|brazo|dedo|cara|mitad|lado)(?:\\w+ )?(?:por|de|al) ${SLEPT_ON}(?: (?:de )?(?:ella|el|mi|la mesa))?`,
      'g',
    ),
    ' it ',
  ],
  [/\bcomo se (?:dice|escribe|pronuncia|traduce|deletrea)\b[^.|]{0,60}?\ben (?:ingles|espanol|frances)\b/g, ' it '],
  [/\bque (?:significa|quiere decir) (?:la (?:palabra|frase) )?[^.|]{1,40}? en (?:ingles|espanol)\b/g, ' it '],
  [
    /\b(?:nariz (?:\w+ )?tapada|narices tapadas|resfri\w+|catarro|gripa|mocos|constipad[oa])\b([^.;|]{0,20})\bno (?:puedo respirar|respir[oae]\w*|puede respirar) (?:bien )?por (?:ella|ellas|la nariz|ahi|un lado)\b/g,
    ' nariz tapada$1 ',
  ],
  [
    new RegExp(
      `\\b(?:labios?|boca|lengua|cara|dientes|manos|dedos)(?: (?:toda|todos|muy|bien|medio))? (?:morad|azul|negr|pintad)\\w* (?:por|de|con) (?:(?:el|la|los|las|tanto|tanta|tantas|comer|comerse|tomar|un|una|su|puro|haber comido|chupar) ){0,3}${EATEN}\\b`,
      'g',
    ),
    ' it ',
  ],
  [
    /\b(?:se )?(?:pint|manch|maquill)\w+ (?:los|la|las|el|su|sus) (?:labios?|boca|cara|unas|cuerpo|pelo|piel|manos) (?:de |color )?(?:azul|morad[oa]|negro)\b/g,
    ' it ',
  ],
  [
    /\b(?:panalero|vestido|trajecito|gorro|gorrito|ropa|pijama|mameluco|cobija|camisa|playera|sueter|chamarra|disfraz|mochila|blusa|falda|corbata)s? (?:\w+ )?(?:azul|morad[oa])(?:es|s)?\b/g,
    ' it ',
  ],
  [
    new RegExp(
      `\\bno (?:se )?(?:puedo|logro|podemos|consigo|hay quien|quiere|despierta|desperto|se despierta|despertar) ?(?:despertar(?:lo|la|se|me)?)? ?(?:a (?:mi|mis|la|el) \\w+ )?(?:(?:ni|nunca|bien|solo|sola|muy) )?${FOR_SCHOOL}`,
      'g',
    ),
    ' duerme ',
  ],
  [
    new RegExp(
      `\\bno (?:me |nos |le |te |se )?(?:responden?|contestan?|reaccion(?:a|an)|ha (?:respondido|contestado)|contesto|respondio|reacciono) (?:a )?(?:(?:el|la|los|las|mis|mi|su|sus|ningun|ni) ){0,2}${CALLED}\\b`,
      'g',
    ),
    ' it ',
  ],
  [
    new RegExp(
      `(?<!\\b(?:en|de|con|desde|por|a|sobre|y|ante) )\\b(?:el|la|mi|tu|su|los|las|mis|este|esta) ${THING_ASKED} (?:\\w+ )?no (?:me |nos |le )?(?:responde|contesta|reacciona|prende)n?\\b`,
      'g',
    ),
    ' it ',
  ],
  [
    /\b(?:cancion|corrido|rola|letra|libro|poema|novela|noticiero|noticia|reportaje|documental|periodico|pelicula|serie)\b[^.;!?|]{0,12}\b(?:habla|hablo|trata|cuenta|canta|dice|hablaba|conto|hablaron) (?:del?|sobre|a|que) (?:(?! (?:y|pero) )[^.,;:!?|])*/g,
    ' it ',
  ],
  [
    /\b(?:(?:necesito|quiero|pedir|ocupo|renovar) (?:una |la |mi |otra )?(?:receta|resurtido|refill)(?: nueva)? (?:para|de|del) (?:mi |el |la )?epi ?pen|(?:se me )?(?:vencio|caduco|acabo|perdio|expiro) (?:el|mi|la) epi ?pen)\b/g,
    ' receta ',
  ],
  [
    /\bfuente (?:de (?:vidrio|agua|cristal|sodas?|barro|plata|ceramica|piedra|trabajo|ensalada)|del (?:parque|jardin|patio|comedor|centro|pueblo)|de la (?:plaza|oficina|escuela|casa))\b/g,
    ' it ',
  ],
  [
    new RegExp(
      `\\b${WORN}\\b([^.;,|]{0,20})\\b(?:me|le|nos) (?:(?:esta|estan) )?(?:ahorca\\w*|asfixia\\w*|aprieta\\w*|estrangula\\w*|mata\\w*)`,
      'g',
    ),
    ' ropa$1 ',
  ],
  [
    /\b(?:me |le |nos )?(?:van|vas|va|tienen que|quieren|fui|voy) a? ?(?:a )?(?:sacar(?:me|le)?|hacer(?:me|le)?) (?:(?:la|los|un|una|examen(?:es)? de|analisis de|prueba de) )?sangre\b/g,
    ' analisis ',
  ],
  [
    /(?<!\ben (?:un|una|el|la) )\b(cajas?|botes?|frascos?|latas?|botellas?|paquetes?|bolsas?|vasos?|jarras?|galon(?:es)?|litros?)(?: enter[oa]| complet[oa]| grande)? de (?:leche|jugo|agua(?! (?:oxigenada|con|de cal))|galletas?|cereal|suero|pedialyte|electrolit|dulces|chocolates?|refresco|soda|coca cola|cafe|helado|papas|papitas|chicles|gerber|comida|yogur\w*|gatorade|limonada|horchata|donas|pizza|fresas|uvas)\b/g,
    ' leche ',
  ],
  [
    /\b(?:tome|tomo|acabe|termine|tomado|tomaron) (?:ya )?(?:todos? |todas? )?(?:(?:el|los|las|mis|la caja (?:entera )?de|el frasco de) )?(?:antibioticos?|amoxicilina|azitromicina|tratamiento|vitaminas)\b([^.;|]{0,20})(?=\b(?:me siento|sigo|sigue|no se me quita|ya estoy|como me|y no)\b)/g,
    ' termine el tratamiento$1',
  ],
  [
    /(?<!\b(?:en|de|con|desde|por|a|sobre|bajo|y) )\b(?:el|la|mi|tu|su|este|las|los) (?:cielo|mar|agua|pared|cuarto|carro|pelo|cabello|auto|piso|pasto|mueble|sofa|techo|silla|puerta|uniforme|pantalla|foco|luz|flor(?:es)?|dia)(?: ya| siempre)? (?:esta|es|se ve|se puso|amanecio|quedo) (?:muy |todo |toda |bien )?(?:azul|morad[oa])\b/g,
    ' it ',
  ],
  [
    /\b(?:se puso|esta|amanecio|que) (?:muy |todo )?(?:azul|morado) (?:el|la|del) (?:cielo|mar|agua|dia|pared|cuarto)\b/g,
    ' it ',
  ],
  [
    /\b(?:pintad[oa]|manchad[oa]|vestid[oa]|disfrazad[oa]|maquillad[oa]) (?:toda |todo )?(?:de|con) (?:\w+ )?(?:azul|morado)\b/g,
    ' it ',
  ],
  [/\bduerm[eo]n? (?:siempre |mejor )?(?:de (?:lado|ladito)|boca (?:abajo|arriba)|del lado \w+)\b/g, ' duerme bien '],
  [
    /\b(?:me|se|le|nos|estoy|esta|estan)? ?(?:estoy|esta|estaba|estan|ando) cortando (?:el|la|las|los|mi|su|un|una|mis|sus) (?:pelo|cabello|unas|leche|barba|fleco|llamada|internet|senal|luz|mayonesa|crema|cebolla|carne|fruta|verdura|pasto|zacate|papel|tela|pastel|tomate|jitomate|arbol|ramas?)\b/g,
    ' it ',
  ],
  [
    /\bme (?:estoy|ando) (?:lastimando|quemando) (?:la|el|los|las|mi|mis) (?=(?:rodillas?|espalda|tobillos?|hombros?|pies?|talon(?:es)?|cintura|codos?|cuello|piel)\b)/g,
    ' me duele ',
  ],
  [
    /\b(?:colgar|colgarme|colgarse|colgo|cuelgo) (?:ya )?(?:el|la|un|una|los|las|mi|su|unos|unas) (?:collar|medalla|cadena|mochila|bolsa|hamaca|foto|fotos|cuadros?|telefono|celular|aretes|cortinas?|ropa|llamada|sueter|chamarra|adornos?|pinata|bandera|focos|columpio|espejo|pantalla|tele|video|computadora|pagina|sistema|app)\b/g,
    ' poner algo ',
  ],
  [
    /\bse (?:me |le |nos )?(?:colgo|cuelga|esta colgando|colgaba) (?:la|el|mi|todo el) (?:compu\w*|laptop|pagina|sistema|llamada|telefono|celular|app|internet|programa|tele|video|tablet|juego|zoom)\b/g,
    ' it ',
  ],
  [
    /(?<!\bcomo (?:un )?)\btiros? (?:libres?|penal(?:es)?|de esquina|al (?:arco|poste|blanco|angulo|travesano)|a (?:la )?(?:porteria|gol|canasta)|de tres|con arco)\b/g,
    ' juego ',
  ],
  [/\bsentido (?:del|de la|de) (?=(?:olfato|gusto|humor|vida|orientacion|oido|tacto)\b)/g, ''],
  [
    /\b(?:en|al|el|un|hubo|hacen|hicieron|hazme|hazle|haceme|hacer(?:me|nos|le)?|hace) (?:un |el )?paro (?=(?:de (?:maestros|trabajadores|camiones|transporte|labores|brazos)|nacional|laboral|desde|hace|por|los|la|con|porfa|en la escuela)\b)/g,
    ' huelga ',
  ],
  [
    /\bbebe viene (?:de|con) (?:los )?(?:pies|nalgas)\b(?=[^.|]{0,60}\b(?:semanas|ultrasonido|eco|sonograma|cesarea programada|doctora?|se volte[ae])\b)/g,
    ' bebe en otra posicion ',
  ],
  [/\bun (?:gran )?morado(?= (?:en|del|por|chico|grande|feo)\b)/g, 'un moreton'],
  [/\bcuadros? colgad[oa]s?\b/g, ' it '],
  [/\bpor la nariz (?:ni|y) (?:por )?la boca\b/g, ''],
  [
    /\b(?:me|le|nos|te) sacaron (?:un poco de |un tubo de )?sangre\b(?=[^.|]{0,40}\b(?:analisis|examen(?:es)?|laboratorio|prueba|estudios|chequeo)\b)/g,
    ' analisis ',
  ],
  [
    /\b(?:se|me|le|nos) cort(?:a|o|e|aron|amos) (?:solo |sola )?(?:el|las|los|la) (?:pelo|cabello|unas|fleco|barba|bigote|puntas)\b/g,
    ' it ',
  ],
  [
    /\b(?:(?:celular|telefono|computadora|compu|tele|tableta|pantalla|pagina|app|aplicacion|internet|wifi|impresora|control) (?:[a-z]+ ){0,4}no (?:me )?(?:responde|reacciona|despierta|prende|contesta))\b/g,
    ' no sirve ',
  ],
  [
    /\b(?:(?:toca|toco|hago|hice|hare) (?:de|ser) (?:el|la|un|una) (?:apunalad[oa]|muert[oa]|herid[oa]|balead[oa]|ahorcad[oa]|asesin[oa]))\b/g,
    ' actuo ',
  ],
  [/\b(?:(?:(?:me|te|le|nos) )?(?:(?:pego|dio|cayo) )?(?:un )?golpe de suerte)\b/g, ' suerte '],
  [
    /\b(?:me (?:da|dio|va a dar) un paro (?:cardiaco )?(?:de|del|de la|por la|por el) (?:emocion|gusto|susto|risa|coraje|alegria))\b/g,
    ' me emociono ',
  ],
  [
    /\b(?:(?:dispare|disparo|disparamos|dispararon|tire|tiro) (?:al|a un|a la|a los|a las) (?:venados?|conejos?|patos?|coyotes?|jabali\w*|palomas?|guajolotes?|blanco|latas?|botellas?)(?: y (?:ya )?(?:lo|la|los|las) colg\w+)?)\b/g,
    ' cazo ',
  ],
  [
    /\b(?:(?:pez|peces|pececito|pescadito|betta|goldfish) (?:[a-z]+ ){0,5}(?:respir\w*|muri\w*|flota\w*|muert[oa]))\b/g,
    ' pez ',
  ],
  [
    /\b(?:(?:rola|cancion|corrido|disco|album|banda|grupo) (?:[a-z]+ ){0,3}(?:veneno|sangre|muerte|suicid\w*|balas?)(?: en la sangre)?)\b/g,
    ' musica ',
  ],
  [
    /\b(?:(?:dejo|deja|quede|quedamos) sin aire (?:[a-z]+ ){0,2}(?:montana rusa|juego|subida|vista|noticia|beso|paisaje|pelicula))\b/g,
    ' gusto ',
  ],
  [
    /\b(?:donde (?:puedo )?(?:compro|comprar|venden|vende|consigo|conseguir|hay) (?:el |un )?veneno (?:de|para|contra) (?:[a-z]+ )?(?:ratas?|ratones|cucarachas|hormigas|plagas?|alacranes))\b/g,
    ' compro ',
  ],
  [/\b(?:como se (?:dice|escribe|traduce) [a-z ]{1,30} en (?:ingles|espanol))\b/g, ' traduce '],
  [
    /\b(?:(?:duele|dolor|molesta) (?:[a-z]+ ){0,3}hombro[^.|]{0,30}no puedo (?:alzar|levantar|subir) bien el brazo)\b/g,
    ' duele el hombro ',
  ],
  [
    /\b(?:se me (?:paro|para|detuvo) el corazon (?:con|cuando|al|por) (?:vi|la cuenta|el recibo|la renta|los precios|el precio|la factura|el bil|ver|llego))\b/g,
    ' me asuste ',
  ],
  [/\b(?:simulacros? de (?:balacera|incendio|tiroteo|sismo|temblor|tirador\w*))\b/g, ' simulacro '],
  [
    /\b(?:sangre (?:falsa|artificial|de (?:puerco|res|cerdo|pollo|borrego|chivo|mentiras|utileria))|sangrita (?:para|del?|con) (?:el )?tequila|(?:receta|hacer) (?:[a-z]+ ){0,2}(?:sangrita|moronga|morcilla))\b/g,
    ' comida ',
  ],
  [
    /\b(?:(?:carro|coche|troca|camioneta|moto|lavadora|motor|secadora) (?:se |me )?(?:convulsiona|tose|ahoga|tiembla|desangra|muere))\b/g,
    ' falla ',
  ],
  [/\b(?:(?:hombre|mujer|viej[oa]|tip[oa]|suegra|ex|jef[ea]|relacion|persona|gente) es pur[oa] veneno)\b/g, ' es mal '],
  [
    /\b(?:(?:dodgers|yankees|padres|gigantes|aguilas|tigres|chivas|rayados|pumas|equipo|equipos|seleccion|cowboys|lakers) (?:se )?(?:desangr\w+|murieron|ahog\w+|ahorc\w+))\b/g,
    ' pierden ',
  ],
  [
    /\b(?:(?:pelicula|novela|serie|libro|cuento|obra|documental) (?:donde|en que|en la que|sobre|de) (?:el|la|un|una|los|las) (?:[a-z]+ ){1,2}(?:envenen\w*|mata\w*|apunal\w*|ahorc\w*|desangr\w*|suicid\w*|dispar\w*))\b/g,
    ' cuenta ',
  ],
  [
    /\b(?:habl(?:o|aron|a) (?:[a-z]+ ){0,2}suicidio en (?:la |el )?(?:misa|sermon|clase|iglesia|escuela|noticiero|junta))\b/g,
    ' hablo ',
  ],
  [
    /(?<!\b(?:se|me|nin[oa]|hij[oa]|bebe|el|ella|que) )\btomo (?:mucho|demasiado|bastante|tanto) (?:alcohol|licor|vino|tequila)\b/g,
    ' bebe de mas ',
  ],
]
