const TASKS =
  '(?:trabajo|tareas?|pendientes|deudas?|papeleo|papeles|mensajes|correos|emails?|cuentas|ropa|trastes|quehacer|tramites|examenes|juntas|biles|estres|impuestos)'
const NEWS_OF_MONEY =
  '(?:factura|recibo|cuentas?|precios?|boleta|chisme|bill|biles?|total|costo|cobro|noticia|multa|renta|saldo|gol|boletos?|estado de cuenta|calificaciones)'
const SWOON = '(?:patatus|telele|soponcio|sincope|yeyo|supiritaco|infarto|ataque|vahido|desmayo)'
const SEEING =
  '(?:cuando|al|de|por|con) (?:que )?(?:(?:la|lo|le|el|te|me|los|las) )?(?:vi|vio|vimos|ver\\w*|oi|oir\\w*|supe|saber\\w*|lei|leer|enter\\w+|escuch\\w+|dij\\w+|beso|propuso|sonri\\w+)'
const FAMILY_CROSS =
  '(?:papa|mama|padre|madre|abuel[oa]|espos[oa]|mujer|novi[oa]|maestr[oa]|profe\\w*|jef[ea]|entrenador|herman[oa]|hij[oa]|tia|tio|patron|viejo|viej[ia]|marido|suegr[oa])'
const TRIFLE =
  '(?:blusa|calificaciones|notas|boleta|aniversario|cumpleanos|vestido|camisa|vidrio|jarron|platos?|trastes|florero|carro|celular|telefono|tarea|cuarto|compras?|gasto|gastar|dinero|multa|choque|pelo|tatuaje|llaves|basura|perro|alfombra|mancha|regalo|llegar tarde|reprobar|reprobe|olvid\\w+|perder|romper|rompi|manchar|quemar (?:la|el) (?:comida|arroz|sopa|frijoles))'
const SPARRED =
  '(?:videojuego|fortnite|roblox|free fire|call of duty|minecraft|gta|xbox|play(?: ?station)?|paintball|gotcha|juego|sueno|pelicula|serie|novela|obra|simulacro)'
const SPANISH_STING =
  '(?:pico|mordio|pica|muerde)(?: (?:un|una|el|la|al))? (?:alacran|vibora|serpiente|arana|abeja|avispa|escorpion|culebra|perro|raya|medusa)'

/** Spanish turns that name a danger and mean work, money, a game or a laugh: said otherwise, and what is meant. */
export const SPANISH_FIGURES: readonly (readonly [RegExp, string])[] = [
  [/\bmano (?:derecha )?en el (?:pecho|corazon) (?:y )?(?=jur|prometi)/g, ' '],
  [
    new RegExp(
      `\\b(?:me |le |se me |se le )(?:paro|detuvo|paralizo|salio) el corazon ${SEEING}(?:(?! (?:y|pero) )[^.,;!?|]){0,30}`,
      'g',
    ),
    ' it ',
  ],
  [
    new RegExp(
      `\\b(?:mi|tu|su|la|el) ${FAMILY_CROSS} (?:me|nos) (?:van?|quieren?|iban?) (?:a )?matar (?:por|si|cuando|porque|con) (?:(?:la|el|lo|las|los|mi|mis|su|no|se me|que|no le|mis malas|sacar|sus|un|una) ){0,3}${TRIFLE}\\b`,
      'g',
    ),
    ' it ',
  ],
  [
    new RegExp(
      `\\b(?:me |nos |se )?(?:estoy |estamos |esta |estan )?ahog(?:ando|ado|ada|o|a|amos|andome|aba) (?:de|con|en|por|entre) (?:tant[oa]s? |much[oa]s? |pur[oa]s? |el |la |las |los |un mar de |mis )*${TASKS}\\b`,
      'g',
    ),
    ' it ',
  ],
  [/\b(?:se|te|me|nos|le) ahog\w+ en un (?:vaso (?:de|con) agua|mar de (?:lagrimas|dudas|papeles|trabajo))\b/g, ' it '],
  [
    new RegExp(
      `\\b(?:se )?(?:me|le|nos) (?:explota|revienta|estalla|truena|va a (?:explotar|estallar|reventar)|quiere explotar) la cabeza (?:con|de|por) (?:tant[oa]s? |las? |los |el |mi |puras? )*(?:${TASKS}|ruido|gritos|ninos|informacion|numeros|problemas|cosas|estudiar|ideas)\\b`,
      'g',
    ),
    ' it ',
  ],
  [
    new RegExp(
      `\\b(?:casi )?(?:me|le|les|nos) (?:dio|da|va a dar|daba|iba a dar) (?:un |el |una )?${SWOON} (?:(?:cuando|al|con|de|por) )(?:(?:vi|vio|ver|abrir|abrio|abri|leer|lei|oir|saber|la|el|los|las|lo|del|mi|su|tanto) ){0,4}${NEWS_OF_MONEY}\\b`,
      'g',
    ),
    ' it ',
  ],
  [
    /(?<!\b(?:siento|creo|sentia|parece|como) (?:que |si )?(?:ya |casi )?)\b(?:casi )?les? (?:va|iba|vaya) a dar (?:un|el) (?:patatus|telele|soponcio|yeyo)\b/g,
    ' it ',
  ],
  [
    /\bcasi (?:me|le|nos) (?:da|dio|daba) (?:un |el )?(?:patatus|telele|soponcio|sincope|yeyo)\b(?: con (?:la|el|los|las) \w+)?/g,
    ' it ',
  ],
  [
    new RegExp(
      `\\b(?:casi )?(?:me|se|nos) desmay\\w+ (?:de|con|por|al ver|cuando vi|cuando vio) (?:(?:la|el|los|las|lo|del|puro|pura|tanta|tan|ver) ){0,2}(?:risa|carcajadas?|caro|verguenza|${NEWS_OF_MONEY})\\b|\\bcasi (?:me|se) desmay\\w+ del (?:precio|costo|total|cobro|gusto)\\b`,
      'g',
    ),
    ' it ',
  ],
  [/\bcasi (?:me|se|nos) (?:ahog\w+|muer\w+|mor\w+) (?:de|por) (?:la |tanta |pura )?(?:risa|carcajadas?)\b/g, ' risa '],
  [
    /\b(?:me|se|nos|te) (?:qued\w+|dej\w+) sin (?:aire|aliento|habla|palabras|respiracion) (?:al|cuando|de) (?:la |lo |te |los )?(?:verl\w+|vi|vio|verte|ver|besarl\w+|beso|oirl\w+|escuch\w+)(?: (?:tan|bien|muy|a|la|el|mi|su)){0,2}(?: \w+)?/g,
    ' it ',
  ],
  [
    /\b(?:paisaje|vista|pelicula|cancion|novela|serie|concierto|noticia|sorpresa|belleza|atardecer|voz|vestido|foto) (?:\w+ )?(?:te|me|nos|le) (?:deja|dejo|quita|quito) (?:sin )?(?:el )?(?:aliento|aire|habla|respiracion|palabras)\b/g,
    ' it ',
  ],
  [/\bsin (?:habla|palabras) (?:de(?: la)? (?:emocion|sorpresa|gusto)|con (?:la|el) \w+|por (?:la|el) \w+)/g, ' it '],
  [
    /\b(?:me (?:falta|faltaba|quedo|quede|quedaba) (?:sin )?(?:el )?(?:aire|aliento)|sin aliento) (?:cuando|despues de|al|si) (?:corr\w+|hacer (?:mucho )?ejercicio|entrenar|sub\w+ (?:al |el |los |las )?(?:\w+ )?(?:pisos?|cerro|escaleras) corriendo)(?: (?:\w+ )?(?:kilometros|kms?|millas|vueltas|carreras?))?(?= *(?:[,;!?|]|$))/g,
    ' cansado de correr ',
  ],
  [
    /\bme (?:apunal\w+|clav\w+ (?:el|un) (?:punal|cuchillo)) por la espalda (?:con (?:el|lo|la|mi|ese|un) (?:del? )?(?:ascenso|contrato|negocio|chisme|puesto|trabajo|aumento|herencia|proyecto|cliente)|en (?:el|la) (?:trabajo|oficina|junta)|al (?:contar|decir|hablar|votar))\b/g,
    ' it ',
  ],
  [
    /\bdesangr\w+ (?:con|en|por) (?:los |las |la |el )?(?:impuestos|liga|deudas|bancos?|cobros|renta|torneo|tabla|elecciones|gastos|intereses|biles|pagos)\b/g,
    ' it ',
  ],
  [
    /\b(?:equipo|pais|empresa|economia|negocio|seleccion|partido|club)\b[^.;,|]{0,12}\bse (?:esta )?desangr\w+/g,
    ' it ',
  ],
  [
    /\b(se|me|nos) esta(\w*) desangrando\b(?=[^.|]{0,6}\bque (?:hago|hacemos|puedo hacer|hay que hacer)\b)/g,
    '$1 esta$2 bleeding out . ',
  ],
  [
    /\b(?:estoy que )?me corto las venas (?:con|por|de|si) (?=(?:esta|este|esa|ese|la|el|no|otra|tanta) (?:cancion|musica|rola|novela|clase|junta|tarea|partido|trafico|espera|hay))(?:\w+ ){1,3}/g,
    ' it ',
  ],
  [
    /\b(?:lo nuestro|nuestra relacion|nuestro matrimonio|nuestro amor|la fiesta|el negocio|la economia)\b[^.;,|]{0,10}\b(?:no tiene|sin) pulso\b/g,
    ' it ',
  ],
  [
    /\bcuando (?:yo |el |ella )?(?:tenia (?:\w+|\d+) anos|era (?:muy )?(?:nin[oa]|chic[oa]|chiquit[oa]|joven|pequen[oa]))(?=[^.|]{0,3}(?:$|\|))/g,
    ' hace muchos anos ',
  ],
  [
    new RegExp(
      `\\b(?:una vez )?(?:me|le|nos|lo|la) ${SPANISH_STING},? (?:una vez,? )?(?:hace|de) (?:(?:muchos|varios|como|unos|\\w+) )?(?:anos|nin[oa]|chic[oa]|tiempo)\\b`,
      'g',
    ),
    ' it ',
  ],
  [
    /\b(?:me|se|le) (?:desmay\w+|pico|mordio|quebr\w+|atragant\w+|ahog\w+|convulsion\w+) (?:(?:un|una|el|la) \w+ )?una vez,? (?:en|cuando|de|hace) (?:la |el |era |estaba en |)?(?:prepa|escuela|secundaria|primaria|universidad|nin[oa]|chic[oa]|kinder|servicio|anos|iglesia|misa|mi pueblo)\b/g,
    ' it ',
  ],
  [
    /\b(?:atropell\w+|balac\w+|balear\w+|apunal\w+|dispar\w+|chocaron|volcamos)(?: \w+){0,4}? en (?:el )?(?:19\d\d|200\d|201\d)\b/g,
    ' it ',
  ],
  [
    /\b(?:perdio|perdi|volo|volaron|amputaron) (?:un|una|el|la|dos|tres|la mitad del?) (?:dedos?|pierna|mano|brazo|ojo|pie|oreja|oido) en (?:la guerra|vietnam|irak|el ejercito|la milicia|afganistan)\b/g,
    ' it ',
  ],
  [
    /\bque (?:hacer|se hace|debo hacer|hay que hacer) si (?:me|te|le|nos|uno|alguien|te llega a) (?:pica|muerde|picar|morder|pican|muerden)\b(?:(?! (?:y|pero) )[^.,;:!?|])*/g,
    ' it ',
  ],
  [
    /\bsi (?:un|algun) dia (?:me|le|nos|te|se) (?:da|dan|diera|pasa|llega|muero|atraganto|pica|ahogo|quemo)\b(?:(?! (?:y|pero) )[^.,;:!?|])*/g,
    ' it ',
  ],
  [
    /\bme (?:preocupa|da miedo|asusta|angustia) que (?:mi |mis |el |la |nuestro |a mi |le |les |un dia )+[^.;!?|]{0,50}? (?:algun|un) dia\b/g,
    ' mere worry ',
  ],
  [
    /\bno (?:me )?quiero (?:morir|morirme|matarme),? (?:solo|nomas|nada mas|solamente|es que solo) (?:estoy|ando|me siento) (?:un poco |muy |bien |algo )?(?:triste|aguitad[oa]|bajonead[oa]|depre)\b/g,
    ' estoy triste ',
  ],
  [
    /\bno (?:lo|la|le|me|te|nos) (?:pico|mordio|picaron|ataco) (?:el |la |ningun |un |una |ninguna )?(?:alacran|vibora|arana|abeja|avispa|perro|serpiente|culebra|escorpion)\b/g,
    ' it ',
  ],
  [
    /\b(?:me |se )?atragant(?:e|o|ue) con [^.;|]{1,25}(?:,| y| pero)[^.;|]{0,15}(?:\btosi\b|\btosio\b|ya estoy bien|ya esta bien|ya paso|se (?:me|le) paso|ya respir\w+ bien|ya se me paso)(?:,? (?:y )?ya (?:estoy|esta) bien)?/g,
    ' ya estoy bien ',
  ],
  [
    /\bno siento que (?:me|le|nos|lo|te|la) (?:quier\w+|am[ea]\w*|valor\w+|import\w+|escuch\w+|entiend\w+)\b/g,
    ' me siento triste ',
  ],
  [
    new RegExp(
      `\\b(?:me|lo|la|nos|le) (?:dispar\\w+|apunal\\w+|mataron|mato|balear\\w+|acuchill\\w+) (?:ayer |otra vez |muchas veces )?(?:en|jugando|durante) (?:el |la |mi |un |una |al )?${SPARRED}\\b`,
      'g',
    ),
    ' it ',
  ],
  [
    new RegExp(
      `\\ben (?:mi|el|un|ese) (?:videojuego|fortnite|roblox|free fire|gta|juego|sueno|minecraft),? (?:me|lo|la|nos|le) (?:\\w+ )?(?:dispar\\w+|apunal\\w+|mat\\w+|balear\\w+|acuchill\\w+|mord\\w+)`,
      'g',
    ),
    ' it ',
  ],
  [
    /\b(?:sone|sonaba|sueno|tuve un sueno (?:de|en el)|la pesadilla (?:de|fue)) (?:anoche )?(?:de )?que\b(?:(?! (?:y|pero) )[^.,;:!?|])*/g,
    ' tuve un sueno ',
  ],
  [
    /\bchoque\b([^.;|]{0,60})\b(?:nadie (?:salio |quedo |resulto |esta )?(?:herid[oa]|lastimad[oa])|sin heridos|todos (?:estamos )?bien|no hubo heridos|no paso nada)\b/g,
    ' it$1 ',
  ],
  [
    /\b(?:me|le|nos|les) (?:pego|pega|golpeo|invadio) (?:muy |bien |bastante |tan )?(?:fuerte |duro )?(?:la|el|mucho la) (?:nostalgia|tristeza|sol|crisis|inflacion|realidad|hambre|sueno|cansancio|noticia|gripe|gripa|flu|covid|depre|flojera|curiosidad|culpa|soledad|frio|calor|economia|pandemia)\b/g,
    ' it ',
  ],
  [/\b(?:me |le )?sub\w+ la bilirrubina\b/g, ' it '],
  [
    /\b(?:se|me|nos|te) (?:avento|aventaron|aviento|lanzo|avente|va a aventar|quiere aventar) (?:un|una|unos|unas|el|la|tremendo|otro|otra) (?:buen |gran )?(?:chistes?|cancion|discurso|rola|baile|chelas?|cervezas?|siesta|tacos?|carrera|partido|paso|palomazo|clavado|comentario|pregunta|frase|maraton|trago|turno|show|pelicula|viaje)\b/g,
    ' it ',
  ],
  [/\bse me (?:va|fue|iba) la onda (?:en|con|a veces|cuando|de|al|mucho|todo)\b/g, ' me distraigo en '],
  [
    /\b(?:paliza|golpiza|madriza|tunda|chinga)\b([^.;|]{0,30})\b(?:partido|futbol|beisbol|basquet\w*|juego|ajedrez|cartas|domino|loteria|final|liga|equipo|elecciones|videojuego|mario|uno|cancha|torneo|\d{1,2} a \d{1,2})\b/g,
    ' derrota$1',
  ],
  [
    /\b(?:me|se|nos|te) (?:mato|mata|matamos|matan|estoy matando|esta matando|ando matando) (?:trabajando|estudiando|limpiando|haciendo|cocinando|entrenando|en el (?:gym|trabajo)|por (?:mis|mi|sus|nosotros|los|la)|cargando|lavando)\b/g,
    ' trabajo mucho ',
  ],
  [/\bpega(?:n|rle)? (?:\w+ )?a la (?:pelota|bola|pinata|pared|bateria|guitarra)\b/g, ' juega '],
  [
    /\b(?:muert[oa]|como muert[oa]) (?:de|del) (?:cansancio|cansad[oa]|sueno|hambre|risa|calor|frio|sed|miedo|aburrimiento|trabajar)\b/g,
    ' it ',
  ],
  [
    /\bojala (?:ya )?no (?:me |se )?(?:despert\w+|despierte\w*|amaneci\w+) (?:(?:el|la|mi|los) (?:bebe|nin[oa]s?|hij[oa]s?|vecin[oa]s?|perro)|tan temprano|temprano|lloviendo|nublado|nevando|con frio)\b/g,
    ' it ',
  ],
  [/\bse hac(?:e|ia) dano (?=(?:en|con|al|jugando|cuando|la|el|si)\b)/g, ' se golpea '],
]
